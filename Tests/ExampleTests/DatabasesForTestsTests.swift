import SQLiteManager
import SQLiteTesting
import Testing

@Suite struct `The examples about databases for tests` {
  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3session_create))) func `leave a value open`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE card (id TEXT PRIMARY KEY, word TEXT)")
    try DatabasesForTestsArticle.open(connection)
    #expect(try connection.count("card") == 1)
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3session_create))) func `compare two moments, and go back`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, name); INSERT INTO star VALUES (1, 'Vega')")
    #expect(
      try DatabasesForTestsArticle.snapshot(connection) == [
        .updated("star", key: ["id": 1], from: ["name": "Vega"], to: ["name": "VEGA"])
      ])
    #expect(try connection.value("SELECT name FROM star") == "Vega")
  }
}
