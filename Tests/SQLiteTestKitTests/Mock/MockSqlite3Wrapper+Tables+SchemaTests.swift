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
    #expect(try problems() == [])
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
}
