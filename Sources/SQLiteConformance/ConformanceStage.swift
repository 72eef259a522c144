import SQLiteCalls
import SQLiteCore

/// A wrapper with one open connection, and methods that make the C calls, so that facts are short.
///
/// Every method makes the calls that it is named after and returns their results, with result codes by name. Texts and blobs are bound with
/// SQLITE_TRANSIENT. If a wrapper fails to make an object, the null pointer is not passed to calls whose behaviour it would make undefined.
/// A handle is not used after its release. So no wrapper can crash an examination, and methods that take handles are safe.
@safe package final class ConformanceStage {
  /// The wrapper under examination.
  let wrapper: any Sqlite3WrapperProtocol
  /// A connection to an in-memory database.
  let db: OpaquePointer?

  /// The maximum number of rows to read, more than any fact has, because a wrapper may return SQLITE_ROW forever.
  static let mostRows = 1000

  /// Opens an in-memory database and runs statements on it.
  package init(_ wrapper: any Sqlite3WrapperProtocol, setup: [String] = []) {
    let wrapper = CautiousSqlite3Wrapper(LedgerSqlite3Wrapper(wrapper))
    self.wrapper = wrapper
    unsafe db = unsafe Self.open(wrapper)
    for sql in setup { exec(sql) }
  }

  private static func open(_ wrapper: any Sqlite3WrapperProtocol, _ flags: OpenFlags = [.readwrite, .create]) -> OpaquePointer? {
    var made: OpaquePointer?
    _ = unsafe wrapper.sqlite3_open_v2(":memory:", &made, flags.rawValue, nil)
    return unsafe made
  }

  /// Opens another in-memory database, for writing or only for reading.
  @safe func openAnother(readonly isReadonly: Bool = false) -> OpaquePointer? {
    unsafe isReadonly ? Self.open(wrapper, .readonly) : Self.open(wrapper)
  }

  @discardableResult
  @safe func close(_ db: OpaquePointer?) -> String { unsafe Self.name(wrapper.sqlite3_close(db)) }

  /// Finalizes the remaining statements and closes the connection.
  package func tearDown() {
    // The loop is bounded because a faulty wrapper might return statements forever.
    for _ in 0..<100 where wrapper.provides(.sqlite3_next_stmt) {
      guard let statement = unsafe wrapper.sqlite3_next_stmt(db, nil) else { break }
      _ = unsafe wrapper.sqlite3_finalize(statement)
    }
    unsafe close(db)
  }

  /// Returns the name of a result code, or its number if the name is not known.
  package static func name(_ code: Int32) -> String { names[code] ?? String(code) }

  /// Returns the names of result codes.
  func codes(_ codes: Int32...) -> [String] { codes.map { Self.name($0) } }

  private static let names: [Int32: String] = [
    0: "OK", 1: "ERROR", 4: "ABORT", 5: "BUSY", 7: "NOMEM", 8: "READONLY", 9: "INTERRUPT", 13: "FULL", 18: "TOOBIG", 19: "CONSTRAINT",
    21: "MISUSE", 25: "RANGE", 100: "ROW", 101: "DONE",
  ]

  /// Sets a limit of the connection, or reads it with a negative value. Returns the previous limit.
  @discardableResult
  func limit(_ limit: Limit, _ value: Int32) -> Int32 { unsafe wrapper.sqlite3_limit(db, limit.rawValue, value) }

  func interrupt() { unsafe wrapper.sqlite3_interrupt(db) }

  /// The result of `sqlite3_get_autocommit`.
  var autocommit: String { unsafe String(wrapper.sqlite3_get_autocommit(db)) }

  /// The result of `sqlite3_changes`.
  var changes: String { unsafe String(wrapper.sqlite3_changes(db)) }

  /// The total number of changes and the last inserted rowid.
  var totals: String { unsafe "\(wrapper.sqlite3_total_changes(db)) \(wrapper.sqlite3_last_insert_rowid(db))" }

  /// Runs all statements of an SQL text.
  @discardableResult
  @safe func exec(_ sql: String, on other: OpaquePointer? = nil) -> String {
    unsafe Self.name(wrapper.sqlite3_exec(other ?? db, sql, nil, nil, nil))
  }

  /// Compiles an SQL text. Returns nil if that fails or if the text contains no statement.
  @safe func prepare(_ sql: String, on other: OpaquePointer? = nil) -> OpaquePointer? {
    var made: OpaquePointer?
    _ = unsafe wrapper.sqlite3_prepare_v2(other ?? db, sql, -1, &made, nil)
    return unsafe made
  }

  /// Compiles an SQL text. Returns the code, whether there is a statement, and the remaining text.
  func prepareOutcome(_ sql: String, byteCount: Int32 = -1) -> [String] {
    unsafe sql.withCString { text in
      var made: OpaquePointer?
      var tail: UnsafePointer<CChar>?
      let code = unsafe wrapper.sqlite3_prepare_v2(db, text, byteCount, &made, &tail)
      let left = unsafe tail.map { unsafe String(cString: $0) } ?? "no tail"
      let outcome = unsafe [Self.name(code), made == nil ? "no statement" : "statement", "left: \(left)"]
      _ = unsafe wrapper.sqlite3_finalize(made)
      return outcome
    }
  }

  /// Calls `sqlite3_step`.
  @discardableResult
  @safe func step(_ statement: OpaquePointer?) -> String { unsafe Self.name(wrapper.sqlite3_step(statement)) }

  /// Calls `sqlite3_reset`.
  @discardableResult
  @safe func reset(_ statement: OpaquePointer?) -> String { unsafe Self.name(wrapper.sqlite3_reset(statement)) }

  /// Calls `sqlite3_finalize`.
  @discardableResult
  @safe func finalize(_ statement: OpaquePointer?) -> String { unsafe Self.name(wrapper.sqlite3_finalize(statement)) }

  /// Binds a value with the function for its type.
  @discardableResult
  @safe func bind(_ statement: OpaquePointer?, _ index: Int32, _ cell: SQLiteValue) -> String {
    let copy = unsafe Sqlite3Destructor.transient
    let code: Int32
    switch cell {
    case .null: code = unsafe wrapper.sqlite3_bind_null(statement, index)
    case .integer(let value): code = unsafe wrapper.sqlite3_bind_int64(statement, index, value)
    case .real(let value): code = unsafe wrapper.sqlite3_bind_double(statement, index, value)
    case .text(let text):
      let count = Int32(text.utf8.count)
      code = unsafe text.withCString { unsafe wrapper.sqlite3_bind_text(statement, index, $0, count, copy) }
    case .blob(let bytes):
      code = unsafe bytes.withUnsafeBytes { unsafe wrapper.sqlite3_bind_blob(statement, index, $0.baseAddress, Int32($0.count), copy) }
    }
    return Self.name(code)
  }

  /// Steps once and returns every column; if there is no row, returns the result code.
  @safe func row(_ statement: OpaquePointer?) -> [String] {
    let outcome = step(statement)
    return outcome == "ROW" ? values(statement) : [outcome]
  }

  @safe private func values(_ statement: OpaquePointer?) -> [String] {
    unsafe (0..<wrapper.sqlite3_column_count(statement)).map { value(statement, $0) }
  }

  /// Returns every row of an SQL text, then the final result code; `ROW` if the text did not end after a thousand rows.
  package func rows(_ sql: String) -> [String] {
    let statement = prepare(sql)
    var found: [String] = []
    var outcome = step(statement)
    while outcome == "ROW", found.count < Self.mostRows {
      found.append(values(statement).joined(separator: ", "))
      outcome = step(statement)
    }
    finalize(statement)
    return found + [outcome]
  }

  /// Reads a column with the function for its type.
  @safe func value(_ statement: OpaquePointer?, _ column: Int32) -> String {
    switch unsafe StorageClass(rawValue: wrapper.sqlite3_column_type(statement, column)) {
    case .integer: unsafe "integer \(wrapper.sqlite3_column_int64(statement, column))"
    case .float: unsafe "float \(wrapper.sqlite3_column_double(statement, column))"
    case .text: "text " + text(statement, column)
    case .blob: "blob " + blob(statement, column)
    case .null: "null"
    case let other: "type \(other.rawValue)"
    }
  }

  /// Calls `sqlite3_value_text`.
  @safe func text(of value: OpaquePointer?) -> String {
    unsafe wrapper.sqlite3_value_text(value).map { unsafe String(cString: $0) } ?? "nil"
  }

  /// Calls `sqlite3_column_text` and `sqlite3_column_bytes`.
  @safe func text(_ statement: OpaquePointer?, _ column: Int32) -> String {
    guard let text = unsafe wrapper.sqlite3_column_text(statement, column) else { return "nil" }
    let count = unsafe Int(wrapper.sqlite3_column_bytes(statement, column))
    return unsafe "'" + String(decoding: UnsafeRawBufferPointer(start: text, count: count), as: UTF8.self) + "'"
  }

  /// Calls `sqlite3_column_blob` and `sqlite3_column_bytes`; the result is in hexadecimal.
  @safe func blob(_ statement: OpaquePointer?, _ column: Int32) -> String {
    guard let bytes = unsafe wrapper.sqlite3_column_blob(statement, column) else { return "nil" }
    let count = unsafe Int(wrapper.sqlite3_column_bytes(statement, column))
    return unsafe UnsafeRawBufferPointer(start: bytes, count: count).hexadecimal
  }

  /// Reads one column with every function. Returns one line: type, int, int64, double, text, bytes, blob.
  @safe func allReaders(_ statement: OpaquePointer?, _ column: Int32) -> String {
    let type = unsafe wrapper.sqlite3_column_type(statement, column)
    let (int, int64) = unsafe (wrapper.sqlite3_column_int(statement, column), wrapper.sqlite3_column_int64(statement, column))
    let numbers = unsafe "\(type) \(int) \(int64) \(wrapper.sqlite3_column_double(statement, column))"
    return unsafe "\(numbers) \(text(statement, column)) \(wrapper.sqlite3_column_bytes(statement, column)) \(blob(statement, column))"
  }

  /// The error of the connection on one line: code, extended code, message.
  var error: String {
    unsafe "\(code) \(Self.name(wrapper.sqlite3_extended_errcode(db))) \(message)"
  }

  /// The code of the connection's error.
  var code: String { unsafe Self.name(wrapper.sqlite3_errcode(db)) }

  /// The message of the connection's error.
  var message: String { unsafe message(of: db) }

  /// Returns the message of another connection's error.
  @safe func message(of other: OpaquePointer?) -> String { unsafe string(wrapper.sqlite3_errmsg(other)) }

  /// The byte offset of the connection's error in the SQL; -1 if unknown.
  var errorOffset: String { unsafe String(wrapper.sqlite3_error_offset(db)) }

  /// Returns a C string that belongs to the wrapper; the text `nil` for a null pointer.
  func string(_ text: UnsafePointer<CChar>?) -> String { unsafe text.map { unsafe String(cString: $0) } ?? "nil" }

  /// Returns a C string and frees it.
  func taking(_ text: UnsafeMutablePointer<CChar>?) -> String {
    guard let text = unsafe text else { return "nil" }
    defer { unsafe wrapper.sqlite3_free(text) }
    return unsafe String(cString: text)
  }
}
