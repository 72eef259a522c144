import SystemSQLite

extension Direct {
  /// One row by its key, all columns read.
  static func lookupAll(_ ids: [Int64], _ database: OpaquePointer) -> Contender {
    Contender(Contender.direct) { stopwatch in
      var sum = Sum()
      var keys: Int64 = 0
      let statement = try prepare(database, Thing.selectOneAll)
      defer { sqlite3_finalize(statement) }
      try stopwatch.time {
        for id in ids {
          try check(sqlite3_bind_int64(statement, 1, id), database)
          if try step(statement, database) {
            keys &+= sqlite3_column_int64(statement, 0)
            sum.add(sqlite3_column_double(statement, 1), text: text(statement, 2))
          }
          try check(sqlite3_reset(statement), database)
        }
      }
      guard keys != 0 else { throw Failure(code: SQLITE_ERROR, message: "no row was read") }
      return sum.checksum
    }
  }

  /// What ``SQLiteManager/Connection/Configuration/recommended`` asks for, by the calls that C has for it.
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

  /// Opens the bundled file and the installed one, and reads both versions.
  static func openBoth(_ source: String, _ installed: String, _ count: Int) -> Contender {
    .repeating(Contender.direct, count) {
      let bundled = try open("file:\(source)?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
      let database = try open(installed, SQLITE_OPEN_READWRITE)
      let versions = (try version(bundled), try version(database))
      guard versions.0 == versions.1 else { throw Failure(code: SQLITE_ERROR, message: "the versions differ") }
      try check(sqlite3_close(bundled), bundled)
      try check(sqlite3_close(database), database)
      return versions.0
    }
  }
}
