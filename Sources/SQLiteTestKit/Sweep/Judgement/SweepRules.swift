/// The rules by which the runs of a sweep are judged.
struct SweepRules<Value> {
  var check: (Result<Value, any Error>) throws -> String?
  /// Decides whether two answers are the same; nil where that is left to their type.
  var areSame: ((Value, Value) throws -> Bool)?
  /// Decides whether the operation reported a failure without throwing; nil where it only throws.
  var witness: ((Value) -> Bool)?
  /// The calls whose failure may be swallowed.
  var tolerated: [(InjectedFault) -> Bool] = []
  var everyCommitIsFine = false
  /// Whether the preparation makes something that lives longer than the operation.
  var hasStage = false
  /// The checks that are not made.
  var skippedChecks: Set<SweepCheck> = []
}
