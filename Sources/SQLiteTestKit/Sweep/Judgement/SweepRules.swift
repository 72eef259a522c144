/// The rules for judging the runs of a sweep.
struct SweepRules<Value> {
  var check: (Result<Value, any Error>) throws -> String?
  /// Compares two results; nil to use `Equatable`.
  var areSame: ((Value, Value) throws -> Bool)?
  /// Returns whether the operation reported a failure without throwing; nil if it reports failures only by throwing.
  var witness: ((Value) -> Bool)?
  /// Predicates for the calls whose failures may be ignored.
  var tolerated: [(InjectedFault) -> Bool] = []
  /// The modules whose traps are left out.
  var modulesOfTraps: Set<Substring> = []
  var everyCommitIsFine = false
  var orphansAreFine = false
  /// Whether the preparation creates a stage that outlives the operation.
  var hasStage = false
  /// The checks to skip.
  var skippedChecks: Set<SweepCheck> = []
}
