/// Whether a transaction is open, as far as the statements that succeeded show. Nodes cannot be asked.
struct TransactionState: Equatable {
  private(set) var isOpen = false
  /// How far the transaction has come: it has read and written nothing, has read, or has written.
  private(set) var level = Level.none
  private var beganWithSavepoint = false
  private var savepoints: [String] = []

  /// The numbers of `sqlite3_txn_state`.
  enum Level: Int32 { case none, read, write }

  /// Notes that a statement was run, or tried, in the transaction.
  mutating func note(_ kind: StatementKind) {
    guard isOpen else { return }
    switch kind {
    case .select, .tells: level = level == .none ? .read : level
    case .changes, .schema, .transaction(.begin(writes: true)): level = .write
    case .setting, .transaction: break
    }
  }

  /// Whether a statement would commit the open transaction.
  func commits(_ statement: TransactionStatement) -> Bool {
    switch statement {
    case .commit: isOpen
    case .release(let name): beganWithSavepoint && innermost(name) == 0
    case .begin, .rollback, .savepoint, .rollbackTo: false
    }
  }

  /// Notes that a statement succeeded.
  mutating func note(_ statement: TransactionStatement) {
    switch statement {
    case .begin: isOpen = true
    case .commit, .rollback: self = TransactionState()
    case .savepoint(let name):
      if !isOpen { (isOpen, beganWithSavepoint) = (true, true) }
      savepoints.append(name)
    case .release(let name):
      guard let index = innermost(name) else { return }
      savepoints.removeSubrange(index...)
      if savepoints.isEmpty, beganWithSavepoint { self = TransactionState() }
    case .rollbackTo(let name):
      guard let index = innermost(name) else { return }
      savepoints.removeSubrange((index + 1)...)
    }
  }

  /// Notes that the transaction is gone.
  mutating func end() { self = TransactionState() }

  private func innermost(_ name: String) -> Int? { savepoints.lastIndex { Self.areSame($0, name) } }

  /// Names are the same whatever the case of ASCII letters.
  private static func areSame(_ first: String, _ second: String) -> Bool { first.lowercased() == second.lowercased() }
}
