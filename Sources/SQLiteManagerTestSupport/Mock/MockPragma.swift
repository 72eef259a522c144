import SQLiteCalls
import SQLiteCore

/// A PRAGMA, taken apart: reading, setting with `=`, or calling with parentheses. <https://sqlite.org/pragma.html>
struct MockPragma {
  let name: String
  let argument: String?

  init?(words: [String]) {
    guard words.first == "PRAGMA", words.count > 1 else { return nil }
    var rest = words.dropFirst()
    if rest.dropFirst().first == "." { rest = rest.dropFirst(2) }
    guard let first = rest.first else { return nil }
    name = first.lowercased()
    let value = rest.dropFirst(2).filter { $0 != ")" }.joined()
    argument = rest.count > 2 ? value : nil
  }

  private static let defaults: [String: SQLiteValue] = [
    "user_version": 0, "application_id": 0, "schema_version": 0, "data_version": 1, "foreign_keys": 0, "recursive_triggers": 0,
    "query_only": 0, "trusted_schema": 1, "cell_size_check": 0, "secure_delete": 0, "ignore_check_constraints": 0,
    "reverse_unordered_selects": 0, "auto_vacuum": 0, "page_size": 4096, "page_count": 1, "freelist_count": 0, "cache_size": -2000,
    "synchronous": 2, "temp_store": 0, "encoding": "UTF-8", "locking_mode": "normal", "journal_mode": "delete",
    "wal_autocheckpoint": 1000, "busy_timeout": 0, "integrity_check": "ok", "quick_check": "ok", "mmap_size": 0,
    "legacy_alter_table": 0, "journal_size_limit": -1, "defer_foreign_keys": 0, "max_page_count": 1_073_741_823, "automatic_index": 1,
  ]
  /// These give a row also when they are set.
  private static let answering: Set<String> = [
    "journal_mode", "locking_mode", "busy_timeout", "wal_autocheckpoint", "mmap_size", "secure_delete", "max_page_count", "integrity_check",
    "quick_check", "journal_size_limit",
  ]
  private static let calling: Set<String> = ["integrity_check", "quick_check", "table_info", "table_xinfo", "index_list", "wal_checkpoint"]

  /// Whether the statement has a row, as far as can be said before it runs.
  var columns: [String] {
    if name == "wal_checkpoint" { return ["busy", "log", "checkpointed"] }
    guard Self.defaults[name] != nil, argument == nil || Self.answering.contains(name) else { return [] }
    return [name == "busy_timeout" ? "timeout" : name]
  }

  /// Sets or reads the value among those of a connection.
  func run(on connection: MockConnection) -> MockAnswer {
    if name == "wal_checkpoint" { return MockAnswer(columns: columns, rows: [[0, -1, -1]]) }
    if let argument, !Self.calling.contains(name) { connection.pragmas[name] = Self.value(argument) }
    if name == "secure_delete", connection.pragmas[name] == "fast" { connection.pragmas[name] = 2 }
    if name == "busy_timeout", case .integer(let value)? = connection.pragmas[name] { connection.busyTimeout = Int32(clamping: value) }
    guard !columns.isEmpty else { return .done }
    let isInMemory = connection.filename.isEmpty || connection.filename == ":memory:"
    let standard = name == "journal_mode" && isInMemory ? "memory" : Self.defaults[name] ?? .null
    return MockAnswer(columns: columns, rows: [[connection.pragmas[name] ?? standard]])
  }

  private static func value(_ argument: String) -> SQLiteValue {
    if let number = Int64(argument) { return .integer(number) }
    switch argument {
    case "ON", "YES", "TRUE": return 1
    case "OFF", "NO", "FALSE": return 0
    default: return .text(argument.lowercased().filter { $0 != "'" && $0 != "\"" })
    }
  }
}

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
      connection.transactionState = start == .write ? .write : .none
    case .commit:
      guard connection.isInTransaction else { return .fails(.error, message: "cannot commit - no transaction is active") }
      return commit(connection)
    case .rollback:
      guard connection.isInTransaction else { return .fails(.error, message: "cannot rollback - no transaction is active") }
      finish(connection)
      connection.tellRollback()
    case .savepoint(let name):
      if !connection.isInTransaction {
        connection.isInTransaction = true
        connection.savepointOpenedTransaction = true
      }
      connection.savepoints.append(name)
    case .release(let name):
      guard let at = last(name, in: connection.savepoints) else { return missing(name) }
      if at == 0, connection.savepointOpenedTransaction {
        let outcome = commit(connection)
        connection.isInTransaction = outcome.failure != nil  // rolled back, but SQLite still takes it for open
        return outcome
      }
      connection.savepoints.removeSubrange(at...)
    case .rollbackTo(let name):
      guard let at = last(name, in: connection.savepoints) else { return missing(name) }
      connection.savepoints.removeSubrange((at + 1)...)
    }
    return .done
  }

  private func last(_ name: String, in names: [String]) -> Int? { names.lastIndex { $0.uppercased() == name.uppercased() } }

  private func missing(_ name: String) -> MockAnswer { .fails(.error, message: "no such savepoint: \(name)") }

  private func commit(_ connection: MockConnection) -> MockAnswer {
    let isAllowed = connection.transactionState != .write || connection.allowsCommit()
    finish(connection)
    if isAllowed { return .done }
    connection.tellRollback()
    return MockAnswer(failure: MockConnection.vetoed)
  }

  private func finish(_ connection: MockConnection) {
    connection.isInTransaction = false
    connection.transactionState = .none
    connection.savepoints = []
    connection.savepointOpenedTransaction = false
  }
}
