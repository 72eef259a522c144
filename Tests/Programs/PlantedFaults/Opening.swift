import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let opening = [openIgnored, failedOpenKept, openFallsBackToMemory, foreignKeysIgnored, attachIgnored, closedTwice]

  private static let openIgnored = PlantedFault(
    "open ignored", .calls, "The result of opening is ignored, and a database that cannot be read counts as one without stars.",
    before: .stars,
    faulty: { sqlite, stage in
      var db: OpaquePointer?
      sqlite.sqlite3_open_v2(stage.path, &db, OpenFlags.readwrite.rawValue, nil)
      defer { sqlite.sqlite3_close(db) }
      var statement: OpaquePointer?
      guard sqlite.sqlite3_prepare_v2(db, "SELECT count(*) FROM star", -1, &statement, nil) == .ok else { return .number(0) }
      defer { sqlite.sqlite3_finalize(statement) }
      return .number(try sqlite.next(statement) ? sqlite.sqlite3_column_int64(statement, 0) : 0)
    },
    right: { sqlite, stage in
      var db: OpaquePointer?
      let code = sqlite.sqlite3_open_v2(stage.path, &db, OpenFlags.readwrite.rawValue, nil)
      defer { sqlite.sqlite3_close(db) }
      try sqlite.check(code, "open")
      return .number(try sqlite.numbers(db, "SELECT count(*) FROM star").first ?? 0)
    })

  private static let failedOpenKept = PlantedFault(
    "handle of a failed open kept", .calls, "The handle of a failed open is not closed.",
    before: .stars,
    faulty: { sqlite, stage in
      var db: OpaquePointer?
      guard sqlite.sqlite3_open(stage.path, &db) == .ok else { throw PlantedError(code: 14, action: "open") }
      defer { sqlite.sqlite3_close(db) }
      return .numbers(try sqlite.numbers(db, "SELECT id FROM star ORDER BY id"))
    },
    right: { sqlite, stage in
      var db: OpaquePointer?
      let code = sqlite.sqlite3_open(stage.path, &db)
      defer { sqlite.sqlite3_close(db) }
      guard code == .ok else { throw PlantedError(code: code, action: "open") }
      return .numbers(try sqlite.numbers(db, "SELECT id FROM star ORDER BY id"))
    })

  private static let openFallsBackToMemory = PlantedFault(
    "memory instead of the file", .calls, "If the file cannot be opened, the star is saved in a database in memory and lost.",
    before: .stars,
    faulty: { sqlite, stage in
      let db = try (try? sqlite.opened(stage.path)) ?? sqlite.opened()
      defer { sqlite.sqlite3_close(db) }
      try sqlite.run(db, "CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY, name TEXT)")
      try sqlite.run(db, "INSERT INTO star VALUES (4, 'Rigel')")
      return .number(sqlite.sqlite3_last_insert_rowid(db))
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY, name TEXT)")
        try sqlite.run(db, "INSERT INTO star VALUES (4, 'Rigel')")
        return .number(sqlite.sqlite3_last_insert_rowid(db))
      }
    })

  private static let foreignKeysIgnored = PlantedFault(
    "foreign keys perhaps on", .calls, "The result of PRAGMA foreign_keys = ON is ignored, and photos may outlive their album.",
    before: .albums,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        sqlite.sqlite3_exec(db, "PRAGMA foreign_keys = ON", nil, nil, nil)
        try sqlite.run(db, "DELETE FROM album WHERE id = 1")
        return .number(Int64(sqlite.sqlite3_changes(db)))
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "PRAGMA foreign_keys = ON")
        try sqlite.run(db, "DELETE FROM album WHERE id = 1")
        return .number(Int64(sqlite.sqlite3_changes(db)))
      }
    })

  private static let attachIgnored = PlantedFault(
    "attach ignored", .calls, "If ATTACH fails, the stars are deleted without being copied to the archive.", before: .stars,
    faulty: { sqlite, stage in
      let table = "CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY, name TEXT)"
      try sqlite.withDatabase(stage.otherPath) { try sqlite.run($0, table) }
      return try sqlite.withDatabase(stage.path) { db in
        let isThere = sqlite.sqlite3_exec(db, "ATTACH '\(stage.otherPath)' AS archive", nil, nil, nil) == .ok
        try sqlite.transaction(db) {
          if isThere { try sqlite.run(db, "INSERT INTO archive.star SELECT * FROM main.star") }
          try sqlite.run(db, "DELETE FROM main.star")
        }
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      let table = "CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY, name TEXT)"
      try sqlite.withDatabase(stage.otherPath) { try sqlite.run($0, table) }
      return try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "ATTACH '\(stage.otherPath)' AS archive")
        try sqlite.transaction(db) {
          try sqlite.run(db, "INSERT INTO archive.star SELECT * FROM main.star")
          try sqlite.run(db, "DELETE FROM main.star")
        }
        return .flag(true)
      }
    })

  private static let closedTwice = PlantedFault(
    "closed twice", .calls, "The error path closes the connection, and so does the defer block.", peril: .undefinedWhenFailing,
    faulty: { sqlite, _ in
      let db = try sqlite.opened()
      defer { sqlite.sqlite3_close(db) }
      guard sqlite.sqlite3_exec(db, "CREATE TABLE star (id INTEGER PRIMARY KEY)", nil, nil, nil) == .ok else {
        sqlite.sqlite3_close(db)
        throw PlantedError(code: 1, action: "create")
      }
      return .flag(true)
    },
    right: { sqlite, _ in
      let db = try sqlite.opened()
      defer { sqlite.sqlite3_close(db) }
      try sqlite.run(db, "CREATE TABLE star (id INTEGER PRIMARY KEY)")
      return .flag(true)
    })
}
