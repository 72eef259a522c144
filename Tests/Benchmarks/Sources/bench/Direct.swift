import SystemSQLite

/// The C API called straight from Swift, as a programmer would write it by hand.
///
/// The code is as careful as a program must be: every result code is looked at.
enum Direct {
  struct Failure: Error {
    let code: Int32
    let message: String
  }

  /// SQLITE_TRANSIENT: SQLite copies the text.
  static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  static func check(_ code: Int32, _ database: OpaquePointer?) throws {
    guard code != SQLITE_OK else { return }
    throw Failure(code: code, message: sqlite3_errmsg(database).map { String(cString: $0) } ?? "")
  }

  /// Opens a database with the settings that a `Connection` makes by default.
  static func open(_ path: String, _ flags: Int32) throws -> OpaquePointer {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let database = opened else {
      sqlite3_close(opened)
      throw Failure(code: code, message: path)
    }
    try check(bench_db_switch(database, SQLITE_DBCONFIG_ENABLE_FKEY, 1), database)
    try check(bench_db_switch(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0), database)
    try check(bench_db_switch(database, SQLITE_DBCONFIG_DEFENSIVE, 1), database)
    try check(bench_db_switch(database, SQLITE_DBCONFIG_DQS_DML, 0), database)
    try check(bench_db_switch(database, SQLITE_DBCONFIG_DQS_DDL, 0), database)
    try check(sqlite3_busy_timeout(database, 5_000), database)
    try check(sqlite3_exec(database, "PRAGMA recursive_triggers=OFF", nil, nil, nil), database)
    return database
  }

  static func prepare(_ database: OpaquePointer, _ sql: String) throws -> OpaquePointer {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil), database)
    guard let statement else { throw Failure(code: SQLITE_MISUSE, message: sql) }
    return statement
  }

  /// `user_version`.
  static func version(_ database: OpaquePointer) throws -> Int64 {
    let statement = try prepare(database, "PRAGMA user_version")
    let version = try step(statement, database) ? sqlite3_column_int64(statement, 0) : -1
    try check(sqlite3_finalize(statement), database)
    return version
  }

  static func execute(_ database: OpaquePointer, _ sql: String) throws {
    try check(sqlite3_exec(database, sql, nil, nil, nil), database)
  }

  /// Steps the statement, and returns whether there is a row.
  @inline(__always) static func step(_ statement: OpaquePointer, _ database: OpaquePointer) throws -> Bool {
    let code = sqlite3_step(statement)
    if code == SQLITE_ROW { return true }
    guard code == SQLITE_DONE else {
      throw Failure(code: code, message: sqlite3_errmsg(database).map { String(cString: $0) } ?? "")
    }
    return false
  }

  @inline(__always) static func text(_ statement: OpaquePointer, _ column: Int32) -> String {
    let start = sqlite3_column_text(statement, column)
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The checksum of the rows of the table "thing".
  static func checksumOfThings(_ database: OpaquePointer) throws -> Checksum {
    let statement = try prepare(database, "SELECT id, amount, title FROM thing ORDER BY id")
    defer { sqlite3_finalize(statement) }
    var checksum = Checksum()
    while try step(statement, database) {
      checksum.add(sqlite3_column_int64(statement, 0))
      checksum.add(sqlite3_column_double(statement, 1))
      checksum.add(text(statement, 2))
    }
    return checksum
  }
}
