import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let libraryReading = [
    countOrZero, namesSkipped, cursorCutShort, foundOrMade, versionOrZero, searchOrNothing, dictionaryGaps, decodedOrDropped,
  ]

  private static let countOrZero = PlantedFault(
    "zero for a count", .library, "If the count cannot be read, the code returns 0.", before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      return .number((try? database.value("SELECT count(*) FROM star", as: Int64.self)) ?? 0)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      return .number(try database.value("SELECT count(*) FROM star", as: Int64.self) ?? 0)
    })

  private static let namesSkipped = PlantedFault(
    "rows dropped by try?", .library, "Rows that cannot be read are left out of the list.", before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      return .texts(try database.rows("SELECT name FROM star ORDER BY id") { try? $0[0, as: String.self] }.compactMap { $0 })
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      return .texts(try database.rows("SELECT name FROM star ORDER BY id") { try $0[0, as: String.self] })
    })

  private static let cursorCutShort = PlantedFault(
    "cursor cut short", .library, "The loop over a cursor ends at the first row that cannot be fetched.", before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      let stars = try database.cursor("SELECT name FROM star ORDER BY id")
      var names: [String?] = []
      while let star = try? stars.next() { names.append(try star[0]) }
      return .texts(names)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      let stars = try database.cursor("SELECT name FROM star ORDER BY id")
      var names: [String?] = []
      while let star = try stars.next() { names.append(try star[0]) }
      return .texts(names)
    })

  private static let foundOrMade = PlantedFault(
    "written over for an error", .library, "If the lookup of a setting fails, the user's value is overwritten with the default.",
    before: .settings,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      if (try? database.find(in: "setting", key: "theme")) != nil { return .flag(true) }
      try database.execute("REPLACE INTO setting VALUES ('theme', 'light')")
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      if try database.find(in: "setting", key: "theme") != nil { return .flag(true) }
      try database.execute("REPLACE INTO setting VALUES ('theme', 'light')")
      return .flag(true)
    })

  private static let versionOrZero = PlantedFault(
    "version 0 for an error", .library, "If the version cannot be read, it counts as 0, and the migration runs again.", before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      for _ in 1...2 where ((try? database.pragma(.userVersion)) ?? 0) < 1 {
        try database.transaction {
          try database.execute("INSERT INTO star (name) VALUES ('Rigel')")
          try database.setPragma(.userVersion, to: 1)
        }
      }
      return .flag(true)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      for _ in 1...2 {
        try database.transaction {
          guard try database.pragma(.userVersion) < 1 else { return }
          try database.execute("INSERT INTO star (name) VALUES ('Rigel')")
          try database.setPragma(.userVersion, to: 1)
        }
      }
      return .flag(true)
    })

  private static let searchOrNothing = PlantedFault(
    "nothing found for an error", .library, "A failed search returns no results.", before: .words,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      return .numbers((try? database.rows("SELECT rowid FROM word WHERE word MATCH 'red' ORDER BY rowid", as: Int64.self)) ?? [])
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      return .numbers(try database.rows("SELECT rowid FROM word WHERE word MATCH 'red' ORDER BY rowid", as: Int64.self))
    })

  private static let dictionaryGaps = PlantedFault(
    "settings with gaps", .library, "Settings are read until an error, and all later settings keep their defaults.",
    before: .settings,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      var settings = ["theme": "light", "size": "10"]
      try? database.forEach("SELECT key, value FROM setting ORDER BY key") { settings[try $0[0]] = try $0[1, as: String.self] }
      return .texts([settings["theme"], settings["size"]])
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      var settings = ["theme": "light", "size": "10"]
      try database.forEach("SELECT key, value FROM setting ORDER BY key") { settings[try $0[0]] = try $0[1, as: String.self] }
      return .texts([settings["theme"], settings["size"]])
    })

  private static let decodedOrDropped = PlantedFault(
    "one for an error", .library, "A star that cannot be decoded is replaced with a star without a name.", before: .stars,
    faulty: { sqlite, stage in
      struct Star: Decodable { var id: Int, name: String }
      let database = try Connection(.file(stage.path), on: sqlite)
      let star = (try? database.row("SELECT * FROM star WHERE id = 2", decoding: Star.self)) ?? Star(id: 0, name: "")
      return .text(star.name)
    },
    right: { sqlite, stage in
      struct Star: Decodable { var id: Int, name: String }
      let database = try Connection(.file(stage.path), on: sqlite)
      let star = try database.row("SELECT * FROM star WHERE id = 2", decoding: Star.self) ?? Star(id: 0, name: "")
      return .text(star.name)
    })
}
