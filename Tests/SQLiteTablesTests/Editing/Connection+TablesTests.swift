import SQLiteManager
import Testing

@Suite struct `A table made of a definition` {
  @Test func `may end in a comment`() throws {
    let connection = try Connection(.memory)
    try connection.createTable(
      "t",
      """
      id INTEGER PRIMARY KEY, -- the key
      name TEXT -- the name
      """)
    #expect(try connection.columns(of: "t").map(\.name) == ["id", "name"])
  }
}
