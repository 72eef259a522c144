import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let librarySchema = [indexTried, versionSetFirst, stepsApart, managerFallsBack, copyTried, seededTwice]

  private static let indexTried = PlantedFault(
    "index tried", .library, "A failed CREATE UNIQUE INDEX is ignored, and the same name is inserted twice.", before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try? database.execute("CREATE UNIQUE INDEX IF NOT EXISTS star_name ON star (name)")
      try database.execute("INSERT OR IGNORE INTO star (name) VALUES ('Vega')")
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.execute("CREATE UNIQUE INDEX IF NOT EXISTS star_name ON star (name)")
      try database.execute("INSERT OR IGNORE INTO star (name) VALUES ('Vega')")
      return .flag(true)
    })

  private static let versionSetFirst = PlantedFault(
    "version set first", .library, "The version is set before the column is added, without a transaction.", before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      if try database.pragma(.userVersion) == 0 {
        try database.setPragma(.userVersion, to: 1)
        try database.execute("ALTER TABLE star ADD COLUMN magnitude REAL DEFAULT 1")
      }
      return .number(try database.value("SELECT count(*) FROM pragma_table_info('star')", as: Int64.self) ?? 0)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try Migrator([.init(1, "ALTER TABLE star ADD COLUMN magnitude REAL DEFAULT 1")]).migrate(database)
      return .number(try database.value("SELECT count(*) FROM pragma_table_info('star')", as: Int64.self) ?? 0)
    })

  private static let stepsApart = PlantedFault(
    "rebuilt in steps", .library, "A table is rebuilt by create, copy, drop and rename without a transaction.", before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.execute("CREATE TABLE new (id INTEGER PRIMARY KEY, name TEXT NOT NULL)")
      try database.execute("INSERT INTO new SELECT id, name FROM star")
      try database.execute("DROP TABLE star")
      try database.execute("ALTER TABLE new RENAME TO star")
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.transaction {
        try database.execute("CREATE TABLE new (id INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        try database.execute("INSERT INTO new SELECT id, name FROM star")
        try database.execute("DROP TABLE star")
        try database.execute("ALTER TABLE new RENAME TO star")
      }
      return .flag(true)
    })

  private static let managerFallsBack = PlantedFault(
    "manager in memory", .library, "If the database cannot be opened, the star is saved in an in-memory database and lost.", before: .stars,
    faulty: { sqlite, stage in
      var database = SQLiteManager(.database(.file(stage.path)), on: sqlite)
      do {
        try database.open()
      } catch {
        database = SQLiteManager(.database(.memory), on: sqlite)
        try database.open()
      }
      try database.createTable("star", "id INTEGER PRIMARY KEY, name TEXT", ifNotExists: true)
      return .number(try database.insert(["id": 4, "name": "Rigel"], into: "star"))
    },
    right: { sqlite, stage in
      let database = SQLiteManager(.database(.file(stage.path)), on: sqlite)
      try database.open()
      try database.createTable("star", "id INTEGER PRIMARY KEY, name TEXT", ifNotExists: true)
      return .number(try database.insert(["id": 4, "name": "Rigel"], into: "star"))
    })

  private static let copyTried = PlantedFault(
    "deleted without the copy", .library, "A failed copy of an old star to the archive is ignored, and the star is deleted.",
    before: .stars,
    faulty: { sqlite, stage in
      let archive = try Connection(.file(stage.otherPath), on: sqlite)
      try archive.execute("CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY, name TEXT)")
      let database = try Connection(.file(stage.path), on: sqlite)
      for star in try database.rows("SELECT * FROM star WHERE id < 3") {
        _ = try? archive.insert(ColumnValues(star), into: "star")
      }
      return .number(Int64(try database.delete(from: "star", where: Column("id") < 3)))
    },
    right: { sqlite, stage in
      let archive = try Connection(.file(stage.otherPath), on: sqlite)
      try archive.execute("CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY, name TEXT)")
      try archive.close()
      let database = try Connection(.file(stage.path), on: sqlite)
      try database.attach(.file(stage.otherPath), as: "archive")
      return .number(
        try database.transaction {
          try database.execute("INSERT INTO archive.star SELECT * FROM main.star WHERE id < 3")
          try database.execute("DELETE FROM main.star WHERE id < 3")
          return Int64(database.changes)
        })
    })

  private static let seededTwice = PlantedFault(
    "seeded twice", .library, "A table is filled only when it is created; if the insert fails, the table stays empty.",
    faulty: { sqlite, stage in
      let database = SQLiteManager(.database(.file(stage.path)), on: sqlite)
      try database.open()
      if try !database.tableExists("planet") {
        try database.createTable("planet", "name TEXT")
        try database.insert(["name": "Mars"], into: "planet")
      }
      return .number(Int64(try database.count("planet")))
    },
    right: { sqlite, stage in
      let database = SQLiteManager(.database(.file(stage.path)), on: sqlite)
      try database.open()
      return .number(
        try database.transaction { connection in
          if try !connection.tableExists("planet") {
            try connection.createTable("planet", "name TEXT")
            try connection.insert(["name": "Mars"], into: "planet")
          }
          return Int64(try connection.count("planet"))
        })
    })
}
