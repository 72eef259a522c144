import GRDB
import SQLiteManager
import SystemSQLite

/// Names with accents, sorted by their bytes, by a collation of the language, by keys, and by the peer's collation.
enum Sorting {
  static let names = 100_000

  private static let fill: SQLiteCore.SQL = """
    CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL, name_order BLOB NOT NULL);
    CREATE INDEX by_order ON person (name_order)
    """

  /// So many Czech names, two words each.
  static func made(_ count: Int) -> [String] {
    let first = ["Štěpán", "Žofie", "Čeněk", "Řehoř", "Jan", "Jana", "Chrudoš", "Šárka", "Ondřej", "Zdeněk", "Eliška", "Václav"]
    let syllables = [
      "ná", "vo", "čer", "dvo", "řá", "ková", "chal", "šim", "ek", "ž", "lou", "ský", "pro", "ház", "ka", "tů", "mě", "sil", "ďe", "ň",
    ]
    var generator = SeededGenerator(seed: 3)
    return (0..<count).map { _ in
      let word = (0..<3 + Int.random(in: 0...2, using: &generator)).map { _ in
        syllables[Int.random(in: 0..<syllables.count, using: &generator)]
      }
      return first[Int.random(in: 0..<first.count, using: &generator)] + " " + word.joined()
    }
  }

  static func contenders(_ count: Int) throws -> [Contender] {
    let names = made(count)
    let connection = try Connection(.memory)
    let collator = try LocalizedCollation(locale: "cs_CZ").makeCollator()
    try connection.addLocalizedCollation("LOCALIZED", by: collator)
    try connection.addLocalizedCollations(["FOUNDATION": LocalizedCollation(locale: "cs_CZ", engine: .foundation)])
    try connection.addSortKeyFunction(by: collator)
    try connection.execute(fill)
    try connection.transaction {
      let insert = try connection.prepare("INSERT INTO person (name, name_order) VALUES (?, ?)")
      for name in names { try insert.run(name, try collator.sortKey(for: name)) }
    }
    let queue = try DatabaseQueue()
    try queue.inDatabase { database in
      try database.execute(sql: "CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL)")
      database.add(collation: .localizedStandardCompare)
      for name in names { try database.execute(sql: "INSERT INTO person (name) VALUES (?)", arguments: [name]) }
    }
    return [
      ours(Contender.direct, connection, "SELECT id FROM person NOT INDEXED ORDER BY name"),
      ours(Contender.ours, connection, "SELECT id FROM person NOT INDEXED ORDER BY name COLLATE LOCALIZED"),
      ours("SQLiteManager, stored key and index", connection, "SELECT id FROM person ORDER BY name_order"),
      ours("SQLiteManager, stored key without index", connection, "SELECT id FROM person NOT INDEXED ORDER BY name_order"),
      ours("SQLiteManager, Foundation's comparison", connection, "SELECT id FROM person NOT INDEXED ORDER BY name COLLATE FOUNDATION"),
      ours("SQLiteManager, key per row", connection, "SELECT id FROM person NOT INDEXED ORDER BY sort_key(name)"),
      peer(queue),
    ]
  }

  private static func ours(_ name: String, _ connection: Connection, _ sql: SQLiteCore.SQL) -> Contender {
    Contender(name) { stopwatch in
      try stopwatch.time {
        var sum: Int64 = 0  // the orders differ
        try connection.prepare(sql).forEach { row in sum += try row[0, as: Int64.self] }
        var checksum = Checksum()
        checksum.add(sum)
        return checksum
      }
    }
  }

  private static func peer(_ queue: DatabaseQueue) -> Contender {
    Contender("GRDB, localizedStandardCompare") { stopwatch in
      try queue.inDatabase { database in
        try stopwatch.time {
          let rows = try Row.fetchCursor(database, sql: "SELECT id FROM person ORDER BY name COLLATE swiftLocalizedStandardCompare")
          var sum: Int64 = 0
          while let row = try rows.next() { sum += row[0] as Int64 }
          var checksum = Checksum()
          checksum.add(sum)
          return checksum
        }
      }
    }
  }
}
