import GRDB
import SQLiteManager
import SQLiteTestKit
import SystemSQLite

/// Names with accents, sorted by their bytes, by a collation of the language, by keys, and by the peer's collation.
enum Sorting {
  static let names = 100_000

  /// The same people in three tables. The first index is made after the rows, as in content that is shipped; the second one grew with them,
  /// as in a file that an app writes; the third one holds the names as well.
  private static let tables = ["person", "grown", "covered"]
  private static let grown: SQLiteCore.SQL = "CREATE INDEX grown_order ON grown (name_order)"
  private static let made: SQLiteCore.SQL = """
    CREATE INDEX by_order ON person (name_order);
    CREATE INDEX covering ON covered (name_order, name)
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
    for table in tables {
      try connection.execute(
        "CREATE TABLE \(identifier: table) (id INTEGER PRIMARY KEY, name TEXT NOT NULL, name_order BLOB NOT NULL)")
    }
    try connection.execute(grown)
    try connection.transaction {
      for table in tables {
        let insert = try connection.prepare("INSERT INTO \(identifier: table) (name, name_order) VALUES (?, ?)")
        for name in names { try insert.run(name, try collator.sortKey(for: name)) }
      }
    }
    try connection.execute(made)
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
      ours("SQLiteManager, stored key, index grown with the rows", connection, "SELECT id FROM grown ORDER BY name_order"),
      named("direct C calls, with names", connection, "SELECT id, name FROM person NOT INDEXED ORDER BY name"),
      named("SQLiteManager, with names", connection, "SELECT id, name FROM person ORDER BY name COLLATE LOCALIZED"),
      named("SQLiteManager, stored key, with names", connection, "SELECT id, name FROM person ORDER BY name_order"),
      named("SQLiteManager, stored key, names in the index", connection, "SELECT id, name FROM covered ORDER BY name_order"),
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

  /// Reads the names as well.
  private static func named(_ name: String, _ connection: Connection, _ sql: SQLiteCore.SQL) -> Contender {
    Contender(name) { stopwatch in
      try stopwatch.time {
        var (sum, bytes): (Int64, Int) = (0, 0)
        try connection.prepare(sql).forEach { row in
          sum += try row[0, as: Int64.self]
          bytes += try row[1, as: String.self].utf8.count
        }
        var checksum = Checksum()
        checksum.add(bytes > 0 ? sum : 0)
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
