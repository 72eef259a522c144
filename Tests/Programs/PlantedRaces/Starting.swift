import SQLiteCalls
import SQLiteManager

extension PlantedRace {
  static let starting = [migrationTwice]

  private static let prices = Content.plain(
    """
    CREATE TABLE price (id INTEGER PRIMARY KEY, amount INTEGER); INSERT INTO price VALUES (1, 5), (2, 7);
    PRAGMA user_version = 1;
    """)

  private static let migrationTwice = PlantedRace(
    "migration by two starters",
    "The version is read, the amounts are multiplied, and the new version is set by statements that another starter may come between.",
    faulty: Pair(prices, 1, 2) { sqlite, path, id in
      try sqlite.withDatabase(path) { db in
        if try sqlite.number(db, "PRAGMA user_version") < 2 {
          try sqlite.run(db, "UPDATE price SET amount = amount * 100")
          try sqlite.run(db, "CREATE TABLE IF NOT EXISTS discount (id INTEGER PRIMARY KEY, percent INTEGER)")
          try sqlite.run(db, "PRAGMA user_version = 2")
        }
        return .number(try sqlite.number(db, "SELECT amount FROM price WHERE id = \(id)"))
      }
    },
    right: Pair(prices, 1, 2) { sqlite, path, id in
      try sqlite.withDatabase(path) { db in
        // Most starts find the new version, and need no lock.
        if try sqlite.number(db, "PRAGMA user_version") < 2 {
          try sqlite.transaction(db, "BEGIN EXCLUSIVE") {
            if try sqlite.number(db, "PRAGMA user_version") >= 2 { return }
            try sqlite.run(db, "UPDATE price SET amount = amount * 100")
            try sqlite.run(db, "CREATE TABLE IF NOT EXISTS discount (id INTEGER PRIMARY KEY, percent INTEGER)")
            try sqlite.run(db, "PRAGMA user_version = 2")
          }
        }
        return .number(try sqlite.number(db, "SELECT amount FROM price WHERE id = \(id)"))
      }
    })
}
