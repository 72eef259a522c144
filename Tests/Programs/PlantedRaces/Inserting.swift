import SQLiteCalls
import SQLiteManager

extension PlantedRace {
  static let inserting = [favoriteTwice, nameTaken, playCounted]

  private static let favorites = Content.plain(
    "CREATE TABLE favorite (id INTEGER PRIMARY KEY, song INTEGER); INSERT INTO favorite (song) VALUES (3);")

  private static let favoriteTwice = PlantedRace(
    "favorite that is looked for and then inserted",
    "A song is inserted if it was not found before, and no index keeps it from being there twice.",
    faulty: Pair(favorites, 7, 7) { sqlite, path, song in
      try sqlite.withConnection(path) { connection in
        if try connection.exists(in: "favorite", where: Column("song") == song) { return .flag(false) }
        try connection.insert(["song": song], into: "favorite")
        return .flag(true)
      }
    },
    right: Pair(favorites, 7, 7) { sqlite, path, song in
      try sqlite.withConnection(path) { connection in
        try connection.transaction {
          if try connection.exists(in: "favorite", where: Column("song") == song) { return .flag(false) }
          try connection.insert(["song": song], into: "favorite")
          return .flag(true)
        }
      }
    })

  private static let members = Content.wal(
    """
    CREATE TABLE member (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, city TEXT);
    INSERT INTO member (name, city) VALUES ('ann', 'Bonn');
    """)

  private static let nameTaken = PlantedRace(
    "name that is reported as registered",
    "A name is looked for before it is inserted, and the error of the UNIQUE column counts as success.",
    faulty: Pair(members, "Graz", "Lyon") { (sqlite, path, city: String) in
      try sqlite.withDatabase(path) { db in
        if try sqlite.number(db, "SELECT count(*) FROM member WHERE name = 'ben'") > 0 { return .text("taken") }
        return try sqlite.withStatement(db, "INSERT INTO member (name, city) VALUES ('ben', ?)", city) { statement in
          let code = sqlite.sqlite3_step(statement)
          guard code == .done || code & 0xff == .constraint else { throw RaceError(code: code, action: "register") }
          return .text("welcome from \(city)")
        }
      }
    },
    right: Pair(members, "Graz", "Lyon") { (sqlite, path, city: String) in
      try sqlite.withDatabase(path) { db in
        try sqlite.withStatement(db, "INSERT INTO member (name, city) VALUES ('ben', ?)", city) { statement in
          let code = sqlite.sqlite3_step(statement)
          if code & 0xff == .constraint { return .text("taken") }
          guard code == .done else { throw RaceError(code: code, action: "register") }
          return .text("welcome from \(city)")
        }
      }
    })

  private static let plays = Content.plain(
    "CREATE TABLE play (song INTEGER PRIMARY KEY, times INTEGER NOT NULL); INSERT INTO play VALUES (1, 5);")

  private static let playCounted = PlantedRace(
    "choice between INSERT and UPDATE by a SELECT",
    "The row of a song is inserted or updated as an earlier SELECT found it.",
    faulty: Pair(plays, 1, 2) { sqlite, path, added in
      try sqlite.withConnection(path) { connection in
        guard let times = try connection.value("SELECT times FROM play WHERE song = 4", as: Int64.self) else {
          try connection.insert(["song": 4, "times": added], into: "play")
          return .number(Int64(added))
        }
        try connection.update("play", set: ["times": times + Int64(added)], where: Column("song") == 4)
        return .number(times + Int64(added))
      }
    },
    right: Pair(plays, 1, 2) { sqlite, path, added in
      try sqlite.withConnection(path) { connection in
        let times = try connection.value(
          "INSERT INTO play VALUES (4, \(added)) ON CONFLICT (song) DO UPDATE SET times = times + excluded.times RETURNING times",
          as: Int64.self)
        return .number(times ?? 0)
      }
    })
}
