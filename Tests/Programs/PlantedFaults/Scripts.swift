import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let scripts = [
    twoInOneExec, scriptEndsAtError, versionFirst, versionApart, tableListNotFreed, tableFreedAsMemory, getTableIgnored,
  ]

  private static let twoInOneExec = PlantedFault(
    "two statements in one exec", .calls, "Two updates in one sqlite3_exec are not a transaction: if the second fails, the first stays.",
    before: .accounts,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(
          db, "UPDATE account SET balance = balance - 30 WHERE id = 1; UPDATE account SET balance = balance + 30 WHERE id = 2")
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        let loss = "UPDATE account SET balance = balance - 30 WHERE id = 1"
        let script = "BEGIN; \(loss); UPDATE account SET balance = balance + 30 WHERE id = 2; COMMIT"
        let code = sqlite.sqlite3_exec(db, script, nil, nil, nil)
        if code != .ok, sqlite.sqlite3_get_autocommit(db) == 0 { sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil) }
        try sqlite.check(code, script)
        return .flag(true)
      }
    })

  private static let scriptEndsAtError = PlantedFault(
    "script ends at an error", .calls, "A statement that cannot be prepared ends the script as if no more statements followed.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try "CREATE TABLE a (x); CREATE TABLE b (x); CREATE TABLE c (x)".withCString { script in
          var rest: UnsafePointer<CChar>? = script
          var count: Int64 = 0
          while let text = rest, text.pointee != 0 {
            var statement: OpaquePointer?
            guard sqlite.sqlite3_prepare_v2(db, text, -1, &statement, &rest) == .ok, statement != nil else { break }
            defer { sqlite.sqlite3_finalize(statement) }
            try sqlite.finish(statement)
            count += 1
          }
          return .number(count)
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try "CREATE TABLE a (x); CREATE TABLE b (x); CREATE TABLE c (x)".withCString { script in
          var rest: UnsafePointer<CChar>? = script
          var count: Int64 = 0
          while let text = rest, text.pointee != 0 {
            var statement: OpaquePointer?
            try sqlite.check(sqlite.sqlite3_prepare_v2(db, text, -1, &statement, &rest), "script")
            guard statement != nil else { break }
            defer { sqlite.sqlite3_finalize(statement) }
            try sqlite.finish(statement)
            count += 1
          }
          return .number(count)
        }
      }
    })

  private static let versionFirst = PlantedFault(
    "version before the migration", .calls, "The version is set before the migration runs, and a failed migration is never run again.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        if try sqlite.numbers(db, "PRAGMA user_version") == [0] {
          try sqlite.run(db, "PRAGMA user_version = 1")
          try sqlite.run(db, "ALTER TABLE star ADD COLUMN magnitude REAL DEFAULT 1")
        }
        return .numbers(try sqlite.numbers(db, "SELECT count(*) FROM pragma_table_info('star')"))
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          guard try sqlite.numbers(db, "PRAGMA user_version") == [0] else { return }
          try sqlite.run(db, "ALTER TABLE star ADD COLUMN magnitude REAL DEFAULT 1")
          try sqlite.run(db, "PRAGMA user_version = 1")
        }
        return .numbers(try sqlite.numbers(db, "SELECT count(*) FROM pragma_table_info('star')"))
      }
    })

  private static let versionApart = PlantedFault(
    "version apart from the migration", .calls,
    "The migration and its version are written separately: if the second write fails, the migration runs twice.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        if try sqlite.numbers(db, "PRAGMA user_version") == [0] {
          try sqlite.run(db, "UPDATE star SET name = name || ' (star)'")
          try sqlite.run(db, "PRAGMA user_version = 1")
        }
        return .numbers(try sqlite.numbers(db, "SELECT max(length(name)) FROM star"))
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.transaction(db) {
          guard try sqlite.numbers(db, "PRAGMA user_version") == [0] else { return }
          try sqlite.run(db, "UPDATE star SET name = name || ' (star)'")
          try sqlite.run(db, "PRAGMA user_version = 1")
        }
        return .numbers(try sqlite.numbers(db, "SELECT max(length(name)) FROM star"))
      }
    })

  private static let tableListNotFreed = PlantedFault(
    "get_table not freed", .calls, "The result of sqlite3_get_table is not freed.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        var cells: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var rowCount: Int32 = 0
        try sqlite.check(sqlite.sqlite3_get_table(db, "VALUES (1), (2)", &cells, &rowCount, nil, nil), "get_table")
        return .number(Int64(rowCount))
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        var cells: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var rowCount: Int32 = 0
        try sqlite.check(sqlite.sqlite3_get_table(db, "VALUES (1), (2)", &cells, &rowCount, nil, nil), "get_table")
        sqlite.sqlite3_free_table(cells)
        return .number(Int64(rowCount))
      }
    })

  private static let tableFreedAsMemory = PlantedFault(
    "message of get_table not freed", .calls, "The result of sqlite3_get_table is freed, but its error message is not.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        var cells: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var message: UnsafeMutablePointer<CChar>?
        let code = sqlite.sqlite3_get_table(db, "SELECT count(*) FROM sqlite_schema", &cells, nil, nil, &message)
        defer { sqlite.sqlite3_free_table(cells) }
        if code != .ok { throw PlantedError(code: code, action: message.map { String(cString: $0) } ?? "get_table") }
        return .text(cells?[1].map { String(cString: $0) })
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        var cells: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var message: UnsafeMutablePointer<CChar>?
        let code = sqlite.sqlite3_get_table(db, "SELECT count(*) FROM sqlite_schema", &cells, nil, nil, &message)
        defer {
          sqlite.sqlite3_free_table(cells)
          sqlite.sqlite3_free(message)
        }
        if code != .ok { throw PlantedError(code: code, action: message.map { String(cString: $0) } ?? "get_table") }
        return .text(cells?[1].map { String(cString: $0) })
      }
    })

  private static let getTableIgnored = PlantedFault(
    "get_table that fails has no rows", .calls, "The row count of sqlite3_get_table is used without a check of its result code.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        var cells: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var rowCount: Int32 = 0
        sqlite.sqlite3_get_table(db, "SELECT id FROM star", &cells, &rowCount, nil, nil)
        sqlite.sqlite3_free_table(cells)
        return .number(Int64(rowCount))
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        var cells: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var rowCount: Int32 = 0
        let code = sqlite.sqlite3_get_table(db, "SELECT id FROM star", &cells, &rowCount, nil, nil)
        sqlite.sqlite3_free_table(cells)
        try sqlite.check(code, "get_table")
        return .number(Int64(rowCount))
      }
    })
}
