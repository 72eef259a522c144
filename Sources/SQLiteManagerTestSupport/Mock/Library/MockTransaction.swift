import SQLiteCalls

/// A statement that begins or ends a transaction. <https://sqlite.org/lang_transaction.html>
enum MockTransaction {
  case begin(TransactionStart)
  case commit
  case rollback
  case savepoint(String)
  case release(String)
  case rollbackTo(String)

  enum TransactionStart { case deferred, write }

  /// - Parameters:
  ///   - words: The words in capitals.
  ///   - spelled: The same words as they stand in the text.
  init?(words: [String], spelled: [String]) {
    let fillers: Set<String> = ["TRANSACTION", "SAVEPOINT"]
    let rest = spelled.dropFirst().filter { !fillers.contains($0.uppercased()) }
    switch words.first {
    case "BEGIN": self = .begin(words.contains("IMMEDIATE") || words.contains("EXCLUSIVE") ? .write : .deferred)
    case "COMMIT", "END": self = .commit
    case "ROLLBACK":
      if words.contains("TO"), let name = rest.dropFirst().first { self = .rollbackTo(Self.plain(name)) } else { self = .rollback }
    case "SAVEPOINT": self = .savepoint(Self.plain(spelled.dropFirst().first ?? ""))
    case "RELEASE": self = .release(Self.plain(rest.first ?? ""))
    default: return nil
    }
  }

  /// A name without its quotes.
  private static func plain(_ name: String) -> String {
    guard let quote = name.first, "\"'`[".contains(quote), name.count > 1 else { return name }
    let inner = String(name.dropFirst().dropLast())
    return inner.split(separator: String(quote) + String(quote), omittingEmptySubsequences: false).joined(separator: String(quote))
  }

  var isReadonly: Bool {
    if case .begin(.write) = self { return false }
    return true
  }

  /// Does it; nil, or what went wrong.
  func run(on connection: MockConnection) -> MockAnswer {
    switch self {
    case .begin(let start):
      if connection.isInTransaction { return .fails(.error, message: "cannot start a transaction within a transaction") }
      connection.isInTransaction = true
      connection.headers = [connection.database.header]
      connection.transactionState = start == .write ? .write : .none
    case .commit:
      guard connection.isInTransaction else { return .fails(.error, message: "cannot commit - no transaction is active") }
      return commit(connection)
    case .rollback:
      guard connection.isInTransaction else { return .fails(.error, message: "cannot rollback - no transaction is active") }
      connection.undoHeader()
      finish(connection)
      connection.tellRollback()
    case .savepoint(let name):
      if !connection.isInTransaction {
        connection.isInTransaction = true
        connection.savepointOpenedTransaction = true
      }
      if connection.headers.isEmpty { connection.headers = [connection.database.header] }
      connection.savepoints.append(name)
      connection.headers.append(connection.database.header)
    case .release(let name):
      guard let at = last(name, in: connection.savepoints) else { return missing(name) }
      if at == 0, connection.savepointOpenedTransaction {
        let outcome = commit(connection)
        connection.isInTransaction = outcome.failure != nil  // rolled back, but SQLite still takes it for open
        return outcome
      }
      connection.savepoints.removeSubrange(at...)
      connection.headers.removeSubrange((at + 1)...)
    case .rollbackTo(let name):
      guard let at = last(name, in: connection.savepoints) else { return missing(name) }
      connection.savepoints.removeSubrange((at + 1)...)
      connection.headers.removeSubrange((at + 2)...)
      connection.database.header = connection.headers[at + 1]
    }
    return .done
  }

  private func last(_ name: String, in names: [String]) -> Int? { names.lastIndex { $0.uppercased() == name.uppercased() } }

  private func missing(_ name: String) -> MockAnswer { .fails(.error, message: "no such savepoint: \(name)") }

  private func commit(_ connection: MockConnection) -> MockAnswer {
    let isAllowed = connection.transactionState != .write || connection.allowsCommit()
    if !isAllowed { connection.undoHeader() }
    finish(connection)
    if isAllowed { return .done }
    connection.tellRollback()
    return MockAnswer(failure: MockConnection.vetoed)
  }

  private func finish(_ connection: MockConnection) {
    connection.isInTransaction = false
    connection.headers = []
    connection.transactionState = .none
    connection.savepoints = []
    connection.savepointOpenedTransaction = false
  }
}
