import SQLiteCalls

extension MockConnection {
  /// Asks the commit hook whether a transaction that had the right to write may be committed.
  func allowsCommit() -> Bool {
    guard let function = unsafe commitHook.function else { return true }
    return unsafe function(commitHook.context) == 0
  }

  /// Tells the rollback hook.
  func tellRollback() { unsafe rollbackHook.function?(rollbackHook.context) }

  /// What a commit is that the commit hook has turned into a rollback.
  static let vetoed = MockAnswer.Failure(.constraintCommithook, message: "constraint failed")
}
