/// The rules for judging the runs of a sweep.
struct SweepRules<Value> {
  var check: (Result<Value, any Error>) throws -> String?
  /// Compares two results; nil to use the equality of their type.
  var areSame: ((Value, Value) throws -> Bool)?
  /// Returns whether the operation reported a failure without throwing; nil when it reports only by throwing.
  var witness: ((Value) -> Bool)?
  /// Predicates for the calls whose failure may be swallowed.
  var tolerated: [(InjectedFault) -> Bool] = []
  var everyCommitIsFine = false
  var orphansAreFine = false
  /// Whether the preparation makes a stage that outlives the operation.
  var hasStage = false
  /// The checks to leave out.
  var skippedChecks: Set<SweepCheck> = []
}
