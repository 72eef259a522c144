public import SQLiteCalls
public import SQLiteCore

/// One wrapper with one open connection, and the C calls in a form in which facts are short.
///
/// Every method makes the calls in its name and answers with their results, result codes by name.
/// Text and blobs are bound with SQLITE_TRANSIENT. Calls for which a null pointer is undefined behaviour, and that get one because a wrapper
/// refused to make the object, are refused here, and so are those with a handle that came back: no wrapper can crash an examination.
@safe public final class FidelityStage {
  /// The wrapper under examination.
  public let wrapper: any Sqlite3WrapperProtocol
  /// A connection to a database in memory.
  public let db: OpaquePointer?

  /// More rows than any fact has: a wrapper may answer SQLITE_ROW for ever.
  static let mostRows = 1000

  /// Opens a database in memory and runs statements on it.
  public init(_ wrapper: any Sqlite3WrapperProtocol, setup: [String] = []) {
    let wrapper = CautiousSqlite3Wrapper(LedgerSqlite3Wrapper(wrapper))
    self.wrapper = wrapper
    unsafe db = unsafe Self.open(wrapper)
    for sql in setup { exec(sql) }
  }

  private static func open(_ wrapper: any Sqlite3WrapperProtocol) -> OpaquePointer? {
    var made: OpaquePointer?
    _ = unsafe wrapper.sqlite3_open_v2(":memory:", &made, OpenFlags([.readwrite, .create]).rawValue, nil)
    return unsafe made
  }

  /// Opens one more database in memory.
  public func openAnother() -> OpaquePointer? { unsafe Self.open(wrapper) }

  /// Finalizes the statements that are left and closes the connection.
  public func tearDown() {
    // A wrapper that is not true to SQLite might never come to an end of its statements.
    for _ in 0..<100 where wrapper.provides(.sqlite3_next_stmt) {
      guard let statement = unsafe wrapper.sqlite3_next_stmt(db, nil) else { break }
      _ = unsafe wrapper.sqlite3_finalize(statement)
    }
    _ = unsafe wrapper.sqlite3_close(db)
  }

  /// The name of a result code, or its number.
  public static func name(_ code: Int32) -> String { names[code] ?? String(code) }

  private static let names: [Int32: String] = [
    0: "OK", 1: "ERROR", 4: "ABORT", 5: "BUSY", 7: "NOMEM", 8: "READONLY", 9: "INTERRUPT", 13: "FULL", 18: "TOOBIG", 19: "CONSTRAINT",
    21: "MISUSE", 25: "RANGE", 100: "ROW", 101: "DONE",
  ]

  /// Runs a text.
  @discardableResult
  public func exec(_ sql: String) -> String { unsafe Self.name(wrapper.sqlite3_exec(db, sql, nil, nil, nil)) }

  /// Compiles a text; nil if that fails or there is no statement in it.
  public func prepare(_ sql: String, on other: OpaquePointer? = nil) -> OpaquePointer? {
    var made: OpaquePointer?
    _ = unsafe wrapper.sqlite3_prepare_v2(other ?? db, sql, -1, &made, nil)
    return unsafe made
  }

  /// Compiles a text: the code, whether there is a statement, and the text that was left over.
  public func prepareOutcome(_ sql: String, byteCount: Int32 = -1) -> [String] {
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

  /// One step.
  @discardableResult
  public func step(_ statement: OpaquePointer?) -> String { unsafe Self.name(wrapper.sqlite3_step(statement)) }

  /// A reset.
  @discardableResult
  public func reset(_ statement: OpaquePointer?) -> String { unsafe Self.name(wrapper.sqlite3_reset(statement)) }

  /// A finalize.
  @discardableResult
  public func finalize(_ statement: OpaquePointer?) -> String { unsafe Self.name(wrapper.sqlite3_finalize(statement)) }

  /// Binds a value by the function for its type.
  @discardableResult
  public func bind(_ statement: OpaquePointer?, _ index: Int32, _ cell: SQLiteValue) -> String {
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

  /// Steps once and reads every column.
  public func row(_ statement: OpaquePointer?) -> [String] {
    let outcome = unsafe step(statement)
    guard outcome == "ROW" else { return [outcome] }
    return unsafe (0..<wrapper.sqlite3_column_count(statement)).map { unsafe value(statement, $0) }
  }

  /// Every row of a text, then how it ended; `ROW` when it did not end after a thousand rows.
  public func rows(_ sql: String, binding cells: [SQLiteValue] = []) -> [String] {
    let statement = unsafe prepare(sql)
    for (index, cell) in cells.enumerated() { unsafe bind(statement, Int32(index + 1), cell) }
    var found: [String] = []
    var outcome = unsafe step(statement)
    while outcome == "ROW", found.count < Self.mostRows {
      unsafe found.append((0..<wrapper.sqlite3_column_count(statement)).map { unsafe value(statement, $0) }.joined(separator: ", "))
      outcome = unsafe step(statement)
    }
    unsafe finalize(statement)
    return found + [outcome]
  }

  /// A column by its type.
  public func value(_ statement: OpaquePointer?, _ column: Int32) -> String {
    switch unsafe StorageClass(rawValue: wrapper.sqlite3_column_type(statement, column)) {
    case .integer: unsafe "integer \(wrapper.sqlite3_column_int64(statement, column))"
    case .float: unsafe "float \(wrapper.sqlite3_column_double(statement, column))"
    case .text: unsafe "text " + text(statement, column)
    case .blob: unsafe "blob " + blob(statement, column)
    case .null: "null"
    case let other: "type \(other.rawValue)"
    }
  }

  /// `sqlite3_column_text` with `sqlite3_column_bytes`.
  public func text(_ statement: OpaquePointer?, _ column: Int32) -> String {
    guard let text = unsafe wrapper.sqlite3_column_text(statement, column) else { return "nil" }
    let count = unsafe Int(wrapper.sqlite3_column_bytes(statement, column))
    return unsafe "'" + String(decoding: UnsafeRawBufferPointer(start: text, count: count), as: UTF8.self) + "'"
  }

  /// `sqlite3_column_blob` with `sqlite3_column_bytes`, in hexadecimal.
  public func blob(_ statement: OpaquePointer?, _ column: Int32) -> String {
    guard let bytes = unsafe wrapper.sqlite3_column_blob(statement, column) else { return "nil" }
    let count = unsafe Int(wrapper.sqlite3_column_bytes(statement, column))
    return unsafe UnsafeRawBufferPointer(start: bytes, count: count).hexadecimal
  }

  /// Every reader on one column: type, int, int64, double, text, bytes, blob.
  public func allReaders(_ statement: OpaquePointer?, _ column: Int32) -> [String] {
    unsafe [
      String(wrapper.sqlite3_column_type(statement, column)), String(wrapper.sqlite3_column_int(statement, column)),
      String(wrapper.sqlite3_column_int64(statement, column)), String(wrapper.sqlite3_column_double(statement, column)),
      text(statement, column), String(wrapper.sqlite3_column_bytes(statement, column)), blob(statement, column),
    ]
  }

  /// The error of the connection: code, extended code, message.
  public var error: [String] {
    let message = unsafe wrapper.sqlite3_errmsg(db).map { unsafe String(cString: $0) } ?? "nil"
    return unsafe [Self.name(wrapper.sqlite3_errcode(db)), Self.name(wrapper.sqlite3_extended_errcode(db)), message]
  }

  /// A C string of the wrapper.
  public func string(_ text: UnsafePointer<CChar>?) -> String { unsafe text.map { unsafe String(cString: $0) } ?? "nil" }

  /// Text that has to be freed.
  public func taking(_ text: UnsafeMutablePointer<CChar>?) -> String {
    guard let text = unsafe text else { return "nil" }
    defer { unsafe wrapper.sqlite3_free(text) }
    return unsafe String(cString: text)
  }
}
