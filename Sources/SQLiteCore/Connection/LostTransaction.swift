import SQLiteCalls

/// A transaction that was lost before its closure ended.
struct LostTransaction {
  /// The error that ended it.
  let error: any Error
  /// Whether the connection was open to all threads when the transaction was lost.
  let wasOpenToAll: Bool
}

extension Connection {
  /// Refuses all statements until the outermost transaction closure ends, except statements that undo work.
  func loseTransaction(to error: any Error) {
    guard lostTransaction == nil else { return }
    lostTransaction = LostTransaction(error: error, wasOpenToAll: admission.isOpenToAll)
    admission.closeToOthers()  // each entry is checked from now on, at no cost to other connections
  }

  /// Admits statements and threads as before ``loseTransaction(to:)``.
  func forgetLostTransaction() {
    if lostTransaction?.wasOpenToAll == true { admission.openToAll() }
    lostTransaction = nil
  }

  /// The error for any statement while a transaction is lost; nil otherwise.
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
