import SQLiteCalls

/// A transaction that is gone before the closure it was begun for has ended.
struct LostTransaction {
  /// The error that ended it.
  let error: any Error
  /// The connection was open to all threads when it happened.
  let wasOpenToAll: Bool
}

extension Connection {
  /// Refuses all statements until the outermost closure of a transaction ends, except those that take back what was begun.
  func loseTransaction(to error: any Error) {
    guard lostTransaction == nil else { return }
    lostTransaction = LostTransaction(error: error, wasOpenToAll: admission.isOpenToAll)
    admission.closeToOthers()  // each entry is checked from now on, which costs other connections nothing
  }

  /// Ends what ``loseTransaction(to:)`` began.
  func forgetLostTransaction() {
    if lostTransaction?.wasOpenToAll == true { admission.openToAll() }
    lostTransaction = nil
  }

  /// Why nothing may run: nil while no transaction is lost.
  var refusalOfLostTransaction: SQLiteError? {
    guard let error = lostTransaction?.error else { return nil }
    let known = error as? SQLiteError
    return .refused(
      .abortRollback,
      "the transaction was rolled back when a statement in its closure failed: \(known?.message ?? "\(error)"). Later statements would not belong to it: let that error "
        + "leave the closure",
      sql: known?.sql, underlying: error)
  }
}
