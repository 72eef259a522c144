import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let libraryReading = [
    countOrZero, namesSkipped, cursorCutShort, foundOrMade, versionOrZero, searchOrNothing, dictionaryGaps, decodedOrDropped,
  ]

  private static let countOrZero = PlantedFault(
    "zero for a count", .library, "A count that cannot be made is 0.", before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      return .number((try? database.value("SELECT count(*) FROM star", as: Int64.self)) ?? 0)
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      return .number(try database.value("SELECT count(*) FROM star", as: Int64.self) ?? 0)
    })

  private static let namesSkipped = PlantedFault(
    "rows dropped by try?", .library, "A row that cannot be read is dropped from the list.", before: .stars,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      return .texts(try database.rows("SELECT name FROM star ORDER BY id") { try? $0[0, as: String.self] }.compactMap { $0 })
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      return .texts(try database.rows("SELECT name FROM star ORDER BY id") { try $0[0, as: String.self] })
    })

  private static let cursorCutShort = PlantedFault(
    "cursor cut short", .library, "The rows of a cursor end with the first that cannot be fetched.", before: .stars,
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
    "written over for an error", .library, "A setting that cannot be found is made again, over the one the user made.", before: .settings,
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
    "version 0 for an error", .library, "A version that cannot be read is 0, and the step is made again.", before: .stars,
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
    "nothing found for an error", .library, "A search that fails has found nothing.", before: .words,
    faulty: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      return .numbers((try? database.rows("SELECT rowid FROM word WHERE word MATCH 'red' ORDER BY rowid", as: Int64.self)) ?? [])
    },
    right: { sqlite, stage in
      let database = try Connection(.file(stage.path), on: sqlite)
      return .numbers(try database.rows("SELECT rowid FROM word WHERE word MATCH 'red' ORDER BY rowid", as: Int64.self))
    })

  private static let dictionaryGaps = PlantedFault(
    "settings with gaps", .library, "The settings are collected until one cannot be read, and the rest has its defaults.",
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
    "one for an error", .library, "A star that cannot be decoded is an unnamed one.", before: .stars,
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
