import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteConformance
import SQLiteTestKit

/// A wrapper on which a random sequence is played: its connections and statements by number.
@safe final class RandomStage {
  private let wrapper: any Sqlite3WrapperProtocol
  private let path: String?
  /// Hears of each step and each end of a statement: connection, text, outcome, and the answers of `sqlite3_get_autocommit` and `sqlite3_txn_state` then.
  private let ran: (Int, String, String, Int32, Int32) -> Void
  private var connections: [OpaquePointer?] = unsafe []
  private var statements: [OpaquePointer?] = unsafe []
  /// The connection and the text of each statement.
  private var origins: [(connection: Int, sql: String)] = []

  /// Opens connections, each with a table `t(a INTEGER PRIMARY KEY, b)` that holds the row 1: to databases in memory, or all to one file.
  init(
    _ wrapper: any Sqlite3WrapperProtocol, connections count: Int, path: String? = nil,
    isWriteAhead: Bool = false, ran: @escaping (Int, String, String, Int32, Int32) -> Void = { _, _, _, _, _ in }
  ) {
    self.wrapper = wrapper
    self.path = path
    self.ran = ran
    for number in 0..<count {
      unsafe connections.append(open())
      if number == 0 || path == nil { _ = unsafe wrapper.sqlite3_exec(connections[number], Self.setup, nil, nil, nil) }
      _ = unsafe wrapper.sqlite3_exec(connections[number], "PRAGMA max_page_count = 3", nil, nil, nil)
      if isWriteAhead { _ = unsafe wrapper.sqlite3_exec(connections[number], "PRAGMA journal_mode = wal", nil, nil, nil) }
    }
  }

  private func open() -> OpaquePointer? {
    var db: OpaquePointer?
    _ = unsafe wrapper.sqlite3_open_v2(path ?? ":memory:", &db, OpenFlags([.readwrite, .create]).rawValue, nil)
    return unsafe db
  }

  static let setup = "CREATE TABLE t(a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 'one')"

  /// How many statements were prepared.
  var count: Int { unsafe statements.count }

  /// Whether a statement is there and not finalized.
  func isLive(_ place: Int) -> Bool { unsafe statements[place] != nil }

  /// Makes a call and returns everything that it answered.
  func play(_ call: RandomCall) -> [String] {
    switch call {
    case .prepare(let connection, let sql): return prepare(sql, connection)
    case .step(let place):
      let outcome = unsafe ConformanceStage.name(wrapper.sqlite3_step(statements[place]))
      tell(origins[place].connection, origins[place].sql, outcome)
      return unsafe [outcome] + look(connections[origins[place].connection])
    case .reset(let place):
      let code = unsafe wrapper.sqlite3_reset(statements[place])
      tell(origins[place].connection, origins[place].sql, "reset")
      return unsafe [ConformanceStage.name(code)] + look(connections[origins[place].connection])
    case .finalize(let place):
      let code = unsafe wrapper.sqlite3_finalize(statements[place])
      unsafe statements[place] = nil
      tell(origins[place].connection, origins[place].sql, "finalized")
      return unsafe [ConformanceStage.name(code)] + look(connections[origins[place].connection])
    case .bind(let place, let index, let cell): return unsafe [ConformanceStage.name(bind(statements[place], index, cell))]
    case .clearBindings(let place): return unsafe [ConformanceStage.name(wrapper.sqlite3_clear_bindings(statements[place]))]
    case .column(let place, let column, let reader): return unsafe [read(statements[place], column, reader)]
    case .inspect(let place): return unsafe inspect(statements[place])
    case .connection(let connection): return unsafe look(connections[connection])
    case .extendedCodes(let connection, let isOn):
      return unsafe [ConformanceStage.name(wrapper.sqlite3_extended_result_codes(connections[connection], isOn ? 1 : 0))]
    case .nextStatement(let connection):
      let newest = unsafe wrapper.sqlite3_next_stmt(connections[connection], nil)
      return [unsafe "\(statements.lastIndex { unsafe $0 != nil && $0 == newest } ?? -1)"]
    case .run(let connection, let sql): return run(sql, connection)
    case .whileWriting(let connection, let sql, let isInterrupted): return run(sql, connection, whileWriting: isInterrupted)
    case .interrupt(let connection):
      unsafe wrapper.sqlite3_interrupt(connections[connection])
      return []
    case .reopen(let connection):
      let code = unsafe wrapper.sqlite3_close(connections[connection])
      unsafe connections[connection] = unsafe open()
      return [ConformanceStage.name(code)]
    }
  }

  private func tell(_ connection: Int, _ sql: String, _ outcome: String) {
    let db = unsafe connections[connection]
    unsafe ran(connection, sql, outcome, wrapper.sqlite3_get_autocommit(db), wrapper.sqlite3_txn_state(db, "main"))
  }

  /// The rows of a text, how it ended, and what the connection says then.
  private func run(_ sql: String, _ connection: Int) -> [String] {
    let db = unsafe connections[connection]
    var statement: OpaquePointer?
    var outcome = unsafe ConformanceStage.name(wrapper.sqlite3_prepare_v2(db, sql, -1, &statement, nil))
    var found: [String] = []
    if unsafe statement != nil {
      outcome = unsafe ConformanceStage.name(wrapper.sqlite3_step(statement))
      while outcome == "ROW" {
        unsafe found.append(read(statement, 0, .text))
        outcome = unsafe ConformanceStage.name(wrapper.sqlite3_step(statement))
      }
      tell(connection, sql, outcome)
    }
    let offset = unsafe "\(wrapper.sqlite3_error_offset(db))"
    let finalized = unsafe ConformanceStage.name(wrapper.sqlite3_finalize(statement))
    return unsafe found + [outcome, offset, finalized] + look(db)
  }

  /// Runs a text while an INSERT with RETURNING is on its row.
  private func run(_ sql: String, _ connection: Int, whileWriting isInterrupted: Bool) -> [String] {
    let db = unsafe connections[connection]
    var statement: OpaquePointer?
    let code = unsafe wrapper.sqlite3_prepare_v2(db, RandomVocabulary.returning, -1, &statement, nil)
    var found = unsafe [ConformanceStage.name(code), ConformanceStage.name(wrapper.sqlite3_step(statement))]
    tell(connection, RandomVocabulary.returning, found.last ?? "")
    found += unsafe look(db) + run(sql, connection)
    if isInterrupted {
      unsafe wrapper.sqlite3_interrupt(db)
      found.append(unsafe ConformanceStage.name(wrapper.sqlite3_step(statement)))
      tell(connection, RandomVocabulary.returning, found.last ?? "")
    }
    found.append(unsafe ConformanceStage.name(wrapper.sqlite3_finalize(statement)))
    tell(connection, RandomVocabulary.returning, "finalized")
    return unsafe found + look(db)
  }

  /// Finalizes and closes everything, and returns the codes.
  func tearDown() -> [String] {
    let codes = unsafe statements.map { unsafe wrapper.sqlite3_finalize($0) } + connections.map { unsafe wrapper.sqlite3_close($0) }
    return codes.map { ConformanceStage.name($0) }
  }

  private func prepare(_ sql: String, _ connection: Int) -> [String] {
    let db = unsafe connections[connection]
    var made: OpaquePointer?
    let rest = unsafe sql.withCString { text in
      var tail: UnsafePointer<CChar>?
      let code = unsafe wrapper.sqlite3_prepare_v2(db, text, -1, &made, &tail)
      // The place where the parser gives up on a syntax error is its own affair.
      return code == 0 ? unsafe "OK, left: \(tail.map { unsafe String(cString: $0) } ?? "nil")" : ConformanceStage.name(code)
    }
    if unsafe made != nil {
      unsafe statements.append(made)
      origins.append((connection, sql))
    }
    return [rest, unsafe "\(made != nil)", unsafe String(wrapper.sqlite3_error_offset(db))]
  }

  private func bind(_ statement: OpaquePointer?, _ index: Int32, _ cell: SQLiteValue) -> Int32 {
    let copy = unsafe Sqlite3Destructor.transient
    switch cell {
    case .null: return unsafe wrapper.sqlite3_bind_null(statement, index)
    case .integer(let value): return unsafe wrapper.sqlite3_bind_int64(statement, index, value)
    case .real(let value): return unsafe wrapper.sqlite3_bind_double(statement, index, value)
    case .text(let text): return unsafe text.withCString { unsafe wrapper.sqlite3_bind_text(statement, index, $0, -1, copy) }
    case .blob(let bytes):
      return unsafe bytes.withUnsafeBytes { unsafe wrapper.sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), copy) }
    }
  }

  private func read(_ statement: OpaquePointer?, _ column: Int32, _ reader: RandomCall.Reader) -> String {
    switch reader {
    case .type: return unsafe String(wrapper.sqlite3_column_type(statement, column))
    case .int: return unsafe String(wrapper.sqlite3_column_int(statement, column))
    case .int64: return unsafe String(wrapper.sqlite3_column_int64(statement, column))
    case .double: return unsafe String(wrapper.sqlite3_column_double(statement, column))
    case .text: return unsafe wrapper.sqlite3_column_text(statement, column).map { unsafe String(cString: $0) } ?? "nil"
    case .bytes: return unsafe String(wrapper.sqlite3_column_bytes(statement, column))
    case .bytes16: return unsafe String(wrapper.sqlite3_column_bytes16(statement, column))
    case .value: return unsafe String(wrapper.sqlite3_value_type(wrapper.sqlite3_column_value(statement, column)))
    case .blob:
      guard let bytes = unsafe wrapper.sqlite3_column_blob(statement, column) else { return "nil" }
      let count = unsafe Int(wrapper.sqlite3_column_bytes(statement, column))
      // Counting may have converted the value, and moved it.
      let now = unsafe wrapper.sqlite3_column_blob(statement, column) ?? bytes
      return unsafe "\(Array(UnsafeRawBufferPointer(start: now, count: count)))"
    case .text16:
      guard let text = unsafe wrapper.sqlite3_column_text16(statement, column) else { return "nil" }
      let count = unsafe Int(wrapper.sqlite3_column_bytes16(statement, column))
      return unsafe "\(Array(UnsafeRawBufferPointer(start: text, count: count + 2)))"
    }
  }

  private func inspect(_ statement: OpaquePointer?) -> [String] {
    let expanded = unsafe wrapper.sqlite3_expanded_sql(statement)
    defer { unsafe wrapper.sqlite3_free(expanded) }
    return unsafe [
      wrapper.sqlite3_sql(statement).map { unsafe String(cString: $0) } ?? "nil",
      unsafe expanded.map { unsafe String(cString: $0) } ?? "nil",
      unsafe "\(wrapper.sqlite3_column_count(statement)) \(wrapper.sqlite3_data_count(statement)) \(wrapper.sqlite3_stmt_busy(statement))",
      unsafe "\(wrapper.sqlite3_stmt_readonly(statement)) \(wrapper.sqlite3_bind_parameter_count(statement))",
      unsafe wrapper.sqlite3_column_name(statement, 0).map { unsafe String(cString: $0) } ?? "nil",
      unsafe wrapper.sqlite3_bind_parameter_name(statement, 1).map { unsafe String(cString: $0) } ?? "nil",
    ]
  }

  private func look(_ db: OpaquePointer?) -> [String] {
    unsafe [
      ConformanceStage.name(wrapper.sqlite3_errcode(db)), ConformanceStage.name(wrapper.sqlite3_extended_errcode(db)),
      wrapper.sqlite3_errmsg(db).map { unsafe String(cString: $0) } ?? "nil",
      unsafe "\(wrapper.sqlite3_changes(db)) \(wrapper.sqlite3_total_changes(db)) \(wrapper.sqlite3_last_insert_rowid(db))",
      unsafe "\(wrapper.sqlite3_get_autocommit(db)) \(wrapper.sqlite3_txn_state(db, "main"))",
    ]
  }
}
