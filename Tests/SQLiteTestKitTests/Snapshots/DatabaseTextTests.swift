import Expectations
import SQLiteCalls
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

/// A database with a bit of everything, its rows inserted in some order.
func sky(_ order: [Int] = [1, 2, 3]) throws -> Connection {
  let connection = try Connection(.memory, on: Sqlite3Wrapper())
  try connection.execute(
    """
    CREATE TABLE star (name TEXT, id INTEGER PRIMARY KEY, light REAL, picture BLOB);
    CREATE TABLE planet (moon, sun, PRIMARY KEY (sun, moon)) WITHOUT ROWID;
    CREATE TABLE "a log" (line);
    CREATE VIEW bright AS SELECT name FROM star WHERE light < 1;
    CREATE INDEX star_by_name ON star (name);
    CREATE VIRTUAL TABLE search USING fts5(name);
    INSERT INTO planet VALUES ('b', 1), ('a', 2), ('a', 1);
    PRAGMA user_version = 7
    """)
  let rows = ["('Vega', 1, 0.1, x'00FF')", "('a' || char(10) || '''b', 2, 1.0/3, NULL)", "(CAST(x'41ff' AS TEXT), 3, -9e999, 7)"]
  for row in order { try connection.execute(SQL(unchecked: "INSERT INTO star VALUES \(rows[row - 1])")) }
  return connection
}

@Suite struct `A database as text` {
  @Test func `has a line for each row, in the order of the key`() throws {
    let expected = """
      name | id | light | picture
      'Vega' | 1 | 0.1 | x'00ff'
      'a' || char(10) || '''b' | 2 | 0.3333333333333333 | NULL
      CAST(x'41ff' AS TEXT) | 3 | -9e999 | 7
      """
    for order in [[1, 2, 3], [3, 1, 2]] { #expect(try DatabaseText.table("star").text(of: sky(order)) == expected) }
    #expect(try DatabaseText.table("planet").text(of: sky()) == "moon | sun\n'a' | 1\n'b' | 1\n'a' | 2")
    #expect(try DatabaseText.table("bright").text(of: sky([3, 2, 1])).hasPrefix("name\n'Vega'\n'a' ||"))
    let moons = try sky()
    try moons.execute("CREATE TABLE moon (size, name TEXT PRIMARY KEY); INSERT INTO moon VALUES (1, 'b'), (2, 'a'), (4, NULL), (3, NULL)")
    #expect(try DatabaseText.table("moon").text(of: moons) == "size | name\n4 | NULL\n3 | NULL\n2 | 'a'\n1 | 'b'")
    let none = try sky()
    expectError(.error, "no such table: none") { try DatabaseText.table("none").text(of: none) }
  }

  @Test func `says by which collation a column is compared, and leaves out what a test cannot know`() throws {
    let connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE card (id TEXT PRIMARY KEY, word TEXT COLLATE NOCASE, at); INSERT INTO card VALUES ('7f', 'b', 1764150000), ('a1', 'a', NULL);
      CREATE VIEW words AS SELECT word, at FROM card
      """)
    let head = "id | word COLLATE NOCASE | at\n"
    #expect(try DatabaseText.table("card").text(of: connection) == head + "'7f' | 'b' | 1764150000\n'a1' | 'a' | NULL")
    #expect(try DatabaseText.content.redacting("id", "AT").text(of: connection) == "card:\n\(head)… | 'a' | NULL\n… | 'b' | …")
    #expect(try DatabaseText.table("words").redacting("at").text(of: connection) == "word | at\n'a' | NULL\n'b' | …")
    let rows = DatabaseText.rows("SELECT id, word FROM card ORDER BY word DESC").redacting("id")
    #expect(try rows.text(of: connection) == "id | word\n… | 'b'\n… | 'a'")
    for order in ["id", "1", "upper(card.ID)"] {  // an order that a test cannot know, either
      let rows = DatabaseText.rows(SQL(unchecked: "SELECT id, word FROM card ORDER BY \(order)")).redacting("id")
      #expect(try rows.text(of: connection) == "id | word\n… | 'a'\n… | 'b'", "\(order)")
    }
    let third = DatabaseText.rows("SELECT word, id, at FROM card ORDER BY 3 DESC LIMIT 2").redacting("id")
    #expect(try third.text(of: connection) == "word | id | at\n'b' | … | 1764150000\n'a' | … | NULL")
  }

  @Test func `has the rows of a query in its order, and sorted where it has none`() throws {
    for order in [[1, 2, 3], [3, 1, 2]] {
      let rows = try DatabaseText.rows("SELECT id, (SELECT 1 ORDER BY 1) one FROM star").text(of: sky(order))
      #expect(rows == "id | one\n1 | 1\n2 | 1\n3 | 1")
    }
    let sorted = try DatabaseText.rows("SELECT id FROM star WHERE id < \(3) ORDER BY id DESC").text(of: sky())
    #expect(sorted == "id\n2\n1")
    #expect(try DatabaseText.rows("SELECT id FROM star WHERE 0").text(of: sky()) == "id")
    #expect(!DatabaseText.isOrdered("SELECT row_number() OVER (ORDER BY 1)") && DatabaseText.isOrdered("SELECT 1 order /* x */ by 1"))
  }

  @Test func `has all tables, and all that made them`() throws {
    let content = try DatabaseText.content.text(of: sky())
    #expect(content.hasPrefix("a log:\nline\n\nplanet:\nmoon | sun\n"))
    #expect(content.contains("\n\nsearch:\nname\n\nstar:\nname | id"))
    #expect(!content.contains("search_data") && !content.contains("bright"))
    #expect(
      try DatabaseText.schema.text(of: sky()) == """
        CREATE TABLE "a log" (line);
        CREATE TABLE planet (moon, sun, PRIMARY KEY (sun, moon)) WITHOUT ROWID;
        CREATE VIRTUAL TABLE search USING fts5(name);
        CREATE TABLE star (name TEXT, id INTEGER PRIMARY KEY, light REAL, picture BLOB);
        CREATE INDEX star_by_name ON star (name);
        CREATE VIEW bright AS SELECT name FROM star WHERE light < 1;
        PRAGMA user_version=7;
        """)
    #expect(try DatabaseText.dump.text(of: sky()).hasSuffix("PRAGMA user_version=7;\nCOMMIT;"))
  }

  @Test func `is whole or an error, whichever call fails`() throws {
    try FaultSweep(seed: TestRun.seed) { sqlite in
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE t (a PRIMARY KEY, b); INSERT INTO t VALUES ('x', x'00')")
      return try [DatabaseText.content, .schema].map { try $0.text(of: connection) }
    }.inProcess.sampled(TestRun.most(16)).run()
  }

  @Test(arguments: [DatabaseText.table("star"), .rows("SELECT * FROM star"), .content, .schema, .dump])
  func `is the same for a twin, and other for what was changed`(part: DatabaseText) throws {
    let text = try part.text(of: sky())
    #expect(try part.text(of: sky()) == text)
    for (change, isSchema) in [("UPDATE star SET light = 0.10000000000000002 WHERE id = 1", false), ("DROP INDEX star_by_name", true)] {
      let changed = try sky()
      try changed.execute(SQL(unchecked: change))
      let isSeen = part.name == "the dump" || (part.name == "the schema") == isSchema
      #expect(try (part.text(of: changed) != text) == isSeen, "\(change)")
    }
  }
}
