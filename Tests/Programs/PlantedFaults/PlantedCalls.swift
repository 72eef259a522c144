import SQLiteCalls
import SQLiteManager

extension Int32 {
  static let ok: Int32 = 0
  static let busy: Int32 = 5
  static let nomem: Int32 = 7
  static let full: Int32 = 13
  static let constraint: Int32 = 19
  static let row: Int32 = 100
  static let done: Int32 = 101
}

/// The calls that the pieces make rightly where their fault is elsewhere.
extension Sqlite3WrapperProtocol {
  /// Opens a database for reading and writing, making it when it is not there.
  func opened(_ path: String = ":memory:") throws -> OpaquePointer? {
    var db: OpaquePointer?
    let code = sqlite3_open_v2(path, &db, OpenFlags([.readwrite, .create]).rawValue, nil)
    guard code == .ok else {
      _ = sqlite3_close_v2(db)
      throw PlantedError(code: code, action: "open")
    }
    return db
  }

  /// Lends an open connection and closes it.
  func withDatabase<Result>(_ path: String = ":memory:", _ body: (OpaquePointer?) throws -> Result) throws -> Result {
    let db = try opened(path)
    defer { _ = sqlite3_close(db) }
    return try body(db)
  }

  /// Compiles one statement.
  func prepared(_ db: OpaquePointer?, _ sql: String) throws -> OpaquePointer? {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(db, sql, -1, &statement, nil)
    guard code == .ok else { throw PlantedError(code: code, action: sql) }
    return statement
  }

  /// Lends a statement and finalizes it.
  func withStatement<Result>(_ db: OpaquePointer?, _ sql: String, _ body: (OpaquePointer?) throws -> Result) throws -> Result {
    let statement = try prepared(db, sql)
    defer { _ = sqlite3_finalize(statement) }
    return try body(statement)
  }

  /// Runs statements.
  func run(_ db: OpaquePointer?, _ sql: String) throws { try check(sqlite3_exec(db, sql, nil, nil, nil), sql) }

  /// Throws an error for a code that is not OK.
  func check(_ code: Int32, _ action: String = "call") throws {
    if code != .ok { throw PlantedError(code: code, action: action) }
  }

  /// Steps a statement that has no rows.
  func finish(_ statement: OpaquePointer?) throws {
    let code = sqlite3_step(statement)
    if code != .done { throw PlantedError(code: code, action: "step") }
  }

  /// Steps a statement, and returns whether there is a row.
  func next(_ statement: OpaquePointer?) throws -> Bool {
    switch sqlite3_step(statement) {
    case .row: return true
    case .done: return false
    case let code: throw PlantedError(code: code, action: "step")
    }
  }

  /// The numbers in the first column.
  func numbers(_ db: OpaquePointer?, _ sql: String) throws -> [Int64] {
    try withStatement(db, sql) { statement in
      var found: [Int64] = []
      while try next(statement) { found.append(sqlite3_column_int64(statement, 0)) }
      return found
    }
  }

  /// A text of the row; nil for NULL alone.
  func text(_ statement: OpaquePointer?, _ column: Int32) throws -> String? {
    if sqlite3_column_type(statement, column) == StorageClass.null.rawValue { return nil }
    guard let text = sqlite3_column_text(statement, column) else { throw PlantedError(code: .nomem, action: "column_text") }
    return String(cString: text)
  }

  /// Binds a text, which SQLite copies.
  func bind(_ statement: OpaquePointer?, _ index: Int32, _ text: String) throws {
    try check(sqlite3_bind_text(statement, index, text, -1, Sqlite3Destructor.transient), "bind")
  }

  /// Binds a number.
  func bind(_ statement: OpaquePointer?, _ index: Int32, _ number: Int64) throws {
    try check(sqlite3_bind_int64(statement, index, number), "bind")
  }

  /// Runs a closure in a transaction, which is done whole or not at all, whether the closure or SQLite ends it.
  func transaction(_ db: OpaquePointer?, _ body: () throws -> Void) throws {
    try run(db, "BEGIN IMMEDIATE")
    do {
      try body()
      try run(db, "COMMIT")
    } catch {
      if sqlite3_get_autocommit(db) == 0 { _ = sqlite3_exec(db, "ROLLBACK", nil, nil, nil) }  // SQLite may have done so itself
      throw error
    }
  }
}
