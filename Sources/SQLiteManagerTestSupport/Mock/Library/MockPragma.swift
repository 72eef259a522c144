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
    if MockDatabase.pragmas.contains(name) { return runHeader(on: connection) }
    if let argument, !Self.calling.contains(name) { connection.pragmas[name] = Self.value(argument) }
    if name == "secure_delete", connection.pragmas[name] == "fast" { connection.pragmas[name] = 2 }
    if name == "busy_timeout", case .integer(let value)? = connection.pragmas[name] { connection.busyTimeout = Int32(clamping: value) }
    guard !columns.isEmpty else { return .done }
    let isInMemory = connection.filename.isEmpty || connection.filename == ":memory:"
    let standard = name == "journal_mode" && isInMemory ? "memory" : Self.defaults[name] ?? .null
    return MockAnswer(columns: columns, rows: [[connection.pragmas[name] ?? standard]])
  }

  /// Sets or reads a number in the header of the database: as much of it as SQLite takes, which reads any text as a number of 32 bits.
  private func runHeader(on connection: MockConnection) -> MockAnswer {
    guard let argument else { return MockAnswer(columns: [name], rows: [[connection.database.header[name] ?? 0]]) }
    guard connection.flags.contains(.readwrite), !connection.filename.contains("immutable=1") else {
      return .fails(.readonly, message: "attempt to write a readonly database")
    }
    connection.database.header[name] = .integer(Int64(Int32(argument) ?? 0))
    return .done
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
