import SystemSQLite

extension Direct {
  /// Opens with the settings of ``SQLiteManager/Connection/Configuration/recommended``, by the calls that C has for them.
  static func openRecommended(_ path: String, _ count: Int) -> Contender {
    .repeating(Contender.direct, count) {
      let database = try open(path, SQLITE_OPEN_READWRITE)
      try execute(
        database,
        "PRAGMA foreign_keys=ON; PRAGMA recursive_triggers=OFF; PRAGMA trusted_schema=OFF; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA cell_size_check=ON; PRAGMA mmap_size=0; PRAGMA busy_timeout=5000"
      )
      let version = try version(database)
      try check(sqlite3_close(database), database)
      return version
    }
  }

  static let reading = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
  static let writing = SQLITE_OPEN_READWRITE

  static func close(_ database: OpaquePointer) throws { try check(sqlite3_close(database), database) }

  /// The text of a query's only row.
  static func textOfOne(_ database: OpaquePointer, _ sql: String) throws -> String {
    let statement = try prepare(database, sql)
    defer { sqlite3_finalize(statement) }
    return try step(statement, database) ? text(statement, 0) : ""
  }
}
