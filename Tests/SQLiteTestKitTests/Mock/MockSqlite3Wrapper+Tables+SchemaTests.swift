import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `Scripts that are held against a schema` {
  private let mock = MockSqlite3Wrapper()

  private func problems() throws -> [String] {
    let library = try Connection(.memory)
    try library.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, name TEXT)")
    return mock.problems(against: library)
  }

  @Test func `fit when their SQL compiles and their columns and values are those of it`() throws {
    mock.when("SELECT id, Name FROM star WHERE id = ?").answers(columns: ["id", "name"], rows: [[1, "Vega"]])
    mock.when("INSERT INTO star (name) VALUES (?)").when(bound: ["Vega"]).answers(.changed(1))
    mock.when("DELETE FROM star").fails(.full)
    mock.when(matching: /SELECT nothing/).answers(columns: ["a", "b"], rows: [])
    try mock.when { try $0.read("star") }.answers(columns: ["id", "name"], rows: [])
    let found = try problems()
    #expect(found == [], "\(found)")
  }

  @Test(arguments: [
    ("INSER INTO star VALUES (1)", #"near "INSER": syntax error"#), ("SELECT size FROM star", "no such column: size"),
    ("SELECT * FROM planet", "no such table: planet"),
  ]) func `are named when the SQL does not compile`(sql: String, reason: String) throws {
    mock.when(sql).answers(.done)
    #expect(try problems().withoutTestLines == ["the script \(sql) does not compile: \(reason)"])
  }

  @Test func `are named when they answer other columns than the SQL`() throws {
    mock.when("SELECT id, name FROM star").answers(columns: ["name"], rows: [["Vega"]])
    mock.when("SELECT name FROM star").answers(columns: ["title"], rows: []).answers(columns: ["title"], rows: [])
    mock.when("DELETE FROM star").when(bound: []).answers(columns: ["id"], rows: [[1]])
    #expect(
      try problems().withoutTestLines == [
        "the script SELECT id, name FROM star answers the column name, and the SQL has the columns id, name",
        "the script SELECT name FROM star answers the column title, and the SQL has the column name",
        "the script DELETE FROM star with  answers the column id, and the SQL has no columns",
      ])
  }

  @Test func `are named when they are for other values than the SQL has parameters`() throws {
    mock.when("INSERT INTO star VALUES (?, ?)").when(bound: [1]).answers(.changed(1))
    mock.when("SELECT id FROM star WHERE id = ?1 OR id = ?1").when { $0[1] == 1 }.answers(columns: ["name"]) { _ in .done }
    #expect(
      try problems().withoutTestLines == [
        "the script INSERT INTO star VALUES (?, ?) with 1 is for 1 values, and the SQL has 2 parameters",
        "the script SELECT id FROM star WHERE id = ?1 OR id = ?1 with values of a closure answers the column name, and the SQL has the column id",
      ])
  }

  /// The problems against tables that refuse more than SQLite's own do.
  private func refusals() throws -> [String] {
    let library = try Connection(.memory)
    try library.execute(
      """
      CREATE TABLE planet (id INTEGER PRIMARY KEY, name TEXT NOT NULL, moons INTEGER CHECK (moons >= 0)) STRICT;
      CREATE TABLE star (id INTEGER PRIMARY KEY, name TEXT NOT NULL, size);
      INSERT INTO star VALUES (1, 'Vega', 2)
      """)
    defer { #expect(throws: Never.self) { try #expect(library.value("SELECT count(*) FROM planet", as: Int.self) == 0) } }
    #expect(!library.isInTransaction)
    return mock.problems(against: library).withoutTestLines
  }

  @Test func `fit when a real table takes what they write and holds what they answer`() throws {
    mock.when("INSERT INTO planet (name, moons) VALUES (?, ?)").when(bound: ["Mars", 2]).answers(.changed(1))
    mock.when("INSERT INTO star (name) VALUES (?)").answers(.changed(1))
    mock.when("INSERT INTO star VALUES (1, 'Vega', NULL)").answers(.changed(1))  // the key is taken in this database alone
    mock.when("INSERT INTO planet (moons) VALUES (?)").fails(.constraintNotnull)
    mock.when("INSERT INTO star (size) VALUES (?)").answers { _ in .done }
    mock.when("UPDATE star SET size = ?").answers(.changed(1))
    mock.when("SELECT name, moons FROM planet").answers(columns: ["name", "moons"], rows: [["Mars", nil], ["Venus", 0]])
    mock.when("SELECT name, size FROM star").answers(columns: ["name", "size"], rows: [["Vega", "big"]])
    mock.when("SELECT s.id, p.name FROM star s LEFT JOIN planet p USING (id)").answers(columns: ["id", "name"], rows: [[1, nil]])
    mock.when("SELECT name, count(*) FROM planet").answers(columns: ["name", "count(*)"], rows: [[nil, 0]])
    mock.when("SELECT (SELECT name FROM planet) AS name").answers(columns: ["name"], rows: [[nil]])
    #expect(try refusals() == [])
  }

  @Test func `are named when a real table refuses what they write`() throws {
    mock.when("INSERT INTO planet (moons) VALUES (?)").answers(.changed(1))
    mock.when("INSERT INTO planet (name, moons) VALUES (?, ?)").when(bound: ["Mars", "two"]).answers(.changed(1))
      .when(bound: [nil, 2]).answers(.changed(1)).when(bound: ["Mars", -1]).answers(.changed(1))
    mock.when("UPDATE star SET name = ?").when(bound: [nil]).answers(.changed(1))
    #expect(
      try refusals() == [
        "the script INSERT INTO planet (moons) VALUES (?) is refused: NOT NULL constraint failed: planet.name",
        "the script INSERT INTO planet (name, moons) VALUES (?, ?) with 'Mars', 'two' is refused: cannot store TEXT value in INTEGER column planet.moons",
        "the script INSERT INTO planet (name, moons) VALUES (?, ?) with NULL, 2 is refused: NOT NULL constraint failed: planet.name",
        "the script INSERT INTO planet (name, moons) VALUES (?, ?) with 'Mars', -1 is refused: CHECK constraint failed: moons >= 0",
        "the script UPDATE star SET name = ? with NULL is refused: NOT NULL constraint failed: star.name",
      ])
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_column_origin_name)))
  func `are named when they answer what a real table does not hold`() throws {
    mock.when("SELECT name, moons FROM planet WHERE id = ?").when(bound: [1]).answers(columns: ["name", "moons"], rows: [[nil, "two"]])
    mock.when("SELECT name AS title FROM star").answers(columns: ["title"], rows: [["Vega"], [nil]])
    #expect(
      try refusals() == [
        "the script SELECT name, moons FROM planet WHERE id = ? with 1 answers NULL for the column name, which is NOT NULL",
        "the script SELECT name, moons FROM planet WHERE id = ? with 1 answers 'two' for the column moons, which is INTEGER in a STRICT table",
        "the script SELECT name AS title FROM star answers NULL for the column title, which is NOT NULL",
      ])
  }
}
