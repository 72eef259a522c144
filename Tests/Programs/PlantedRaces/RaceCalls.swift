import SQLiteCalls
import SQLiteManager

/// The error of an operation on the functions of C.
struct RaceError: Error, CustomStringConvertible {
  /// The code that the call returned.
  let code: Int32
  /// The action that failed.
  let action: String

  var description: String { "\(action): code \(code)" }
}

extension Int32 {
  static let ok: Int32 = 0
  static let constraint: Int32 = 19
  static let row: Int32 = 100
  static let done: Int32 = 101
}

/// The part of an app that the operations have in common.
extension Sqlite3WrapperProtocol {
  /// Lends a connection of the library and closes it.
  func withConnection<Result>(
    _ path: String, access: Connection.Access = .readWrite, _ body: (Connection) throws -> Result
  ) throws -> Result {
    let connection = try Connection(.file(path), access: access, on: self)
    defer { try? connection.close() }
    return try body(connection)
  }

  /// Lends a connection of SQLite, which waits for locks, and closes it.
  func withDatabase<Result>(
    _ path: String, waitingMilliseconds: Int32 = 1_000, _ body: (OpaquePointer?) throws -> Result
  ) throws -> Result {
    var db: OpaquePointer?
    let code = sqlite3_open_v2(path, &db, OpenFlags([.readwrite, .create]).rawValue, nil)
    defer { _ = sqlite3_close_v2(db) }
    try check(code, "open")
    if waitingMilliseconds > 0 { try check(sqlite3_busy_timeout(db, waitingMilliseconds), "busy_timeout") }
    return try body(db)
  }

  /// Throws an error for a code that is not OK.
  func check(_ code: Int32, _ action: String) throws {
    if code != .ok { throw RaceError(code: code, action: action) }
  }

  /// Runs statements.
  func run(_ db: OpaquePointer?, _ sql: String) throws { try check(sqlite3_exec(db, sql, nil, nil, nil), sql) }

  /// Runs a statement with a bound text.
  func run(_ db: OpaquePointer?, _ sql: String, _ text: String) throws {
    try withStatement(db, sql, text) { statement in
      let code = sqlite3_step(statement)
      if code != .done { throw RaceError(code: code, action: sql) }
    }
  }

  /// Lends a statement with a bound text and finalizes it.
  func withStatement<Result>(
    _ db: OpaquePointer?, _ sql: String, _ text: String? = nil, _ body: (OpaquePointer?) throws -> Result
  ) throws -> Result {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(db, sql, -1, &statement, nil), sql)
    defer { _ = sqlite3_finalize(statement) }
    if let text { try check(sqlite3_bind_text(statement, 1, text, -1, Sqlite3Destructor.transient), sql) }
    return try body(statement)
  }

  /// Steps through all rows.
  func rows<Value>(
    _ db: OpaquePointer?, _ sql: String, _ text: String? = nil, _ read: (OpaquePointer?) throws -> Value
  ) throws -> [Value] {
    try withStatement(db, sql, text) { statement in
      var found: [Value] = []
      while true {
        switch sqlite3_step(statement) {
        case .row: found.append(try read(statement))
        case .done: return found
        case let code: throw RaceError(code: code, action: sql)
        }
      }
    }
  }

  /// The numbers in the first column.
  func numbers(_ db: OpaquePointer?, _ sql: String, _ text: String? = nil) throws -> [Int64] {
    try rows(db, sql, text) { sqlite3_column_int64($0, 0) }
  }

  /// The number in the first column of the first row; 0 if there is none.
  func number(_ db: OpaquePointer?, _ sql: String, _ text: String? = nil) throws -> Int64 { try numbers(db, sql, text).first ?? 0 }

  /// A text of the current row.
  func text(_ statement: OpaquePointer?, _ column: Int32) -> String? { sqlite3_column_text(statement, column).map { String(cString: $0) } }

  /// Runs a closure in a transaction that is rolled back if the closure throws.
  func transaction<Result>(_ db: OpaquePointer?, _ begin: String = "BEGIN IMMEDIATE", _ body: () throws -> Result) throws -> Result {
    try run(db, begin)
    do {
      let result = try body()
      try run(db, "COMMIT")
      return result
    } catch {
      if sqlite3_get_autocommit(db) == 0 { _ = sqlite3_exec(db, "ROLLBACK", nil, nil, nil) }
      throw error
    }
  }
}
