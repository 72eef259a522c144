import SQLiteManager
import SQLiteTestKit
import SystemSQLite

/// A step of the work of connections, to be done again by direct calls. Connections are numbered in the order in which they were opened.
enum Spoken {
  case opened(String, Int32)
  /// A statement with its values, and how many times it was stepped.
  case ran(Int, String, steps: Int)
  case closed(Int)

  /// Does the work by direct calls.
  static func run(_ work: [Spoken]) throws {
    var databases: [OpaquePointer] = []
    for step in work {
      switch step {
      case .opened(let path, let flags):
        var database: OpaquePointer?
        try Direct.check(sqlite3_open_v2(path, &database, flags, nil), database)
        guard let database else { throw Direct.Failure(code: SQLITE_NOMEM, message: path) }
        databases.append(database)
      case .ran(let number, let sql, let steps):
        let database = databases[number]
        var statement: OpaquePointer?
        try Direct.check(sqlite3_prepare_v3(database, sql, -1, 0, &statement, nil), database)
        guard let statement else { throw Direct.Failure(code: SQLITE_MISUSE, message: sql) }
        for _ in 0..<steps where try !Direct.step(statement, database) { break }
        try Direct.check(sqlite3_finalize(statement), database)
      case .closed(let number): try Direct.check(sqlite3_close_v2(databases[number]), nil)
      }
    }
  }
}

/// Writes down the statements that run.
final class SpokenWrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  private(set) var spoken: [Spoken] = []
  private var numbers: [OpaquePointer: Int] = [:]
  /// The place of the run of each statement that is on its way.
  private var running: [OpaquePointer: Int] = [:]
  private var opened = 0

  init() { super.init(Sqlite3Wrapper()) }

  override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    let code = super.sqlite3_open_v2(filename, ppDb, flags, zVfs)
    if let database = ppDb.pointee {
      spoken.append(.opened(String(cString: filename), flags))
      numbers[database] = opened
      opened += 1
    }
    return code
  }

  override func sqlite3_step(_ statement: OpaquePointer!) -> Int32 {
    if sqlite3_stmt_busy(statement) == 0, let number = numbers[sqlite3_db_handle(statement)], let sql = sqlite3_expanded_sql(statement) {
      running[statement] = spoken.count
      spoken.append(.ran(number, String(cString: sql), steps: 0))
      sqlite3_free(sql)
    }
    if let place = running[statement], case .ran(let number, let sql, let steps) = spoken[place] {
      spoken[place] = .ran(number, sql, steps: steps + 1)
    }
    return super.sqlite3_step(statement)
  }

  override func sqlite3_close_v2(_ database: OpaquePointer!) -> Int32 {
    if let number = numbers.removeValue(forKey: database) { spoken.append(.closed(number)) }
    return super.sqlite3_close_v2(database)
  }
}
