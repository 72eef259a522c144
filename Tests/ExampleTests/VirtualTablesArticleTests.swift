import SQLiteManager
import Testing
import SQLiteVirtualTables

typealias Planet = VirtualTablesArticle.Planet

struct NoSuchFile: Error, Equatable {}

struct Inbox {
  let messages: [String]
}

@Suite struct `The examples about virtual tables` {
  let connection: Connection
  let planets = [Planet(name: "Mars", mass: 0.64), Planet(name: "Venus", mass: 4.87), Planet(name: "Earth", mass: 5.97)]

  init() throws { connection = try Connection(.memory) }

  @Test func `make tables of collections`() throws {
    #expect(try VirtualTablesArticle.collection(connection, planets) == ["Earth", "Venus"])
    try VirtualTablesArticle.index(connection, planets, Inbox(messages: ["hello"]))
    #expect(try connection.rows("SELECT name FROM planet WHERE mass < 5 ORDER BY name", as: String.self) == ["Mars", "Venus"])
    #expect(try connection.rows("SELECT text FROM message", as: String.self) == ["hello"])
  }

  @Test func `cut a text into words`() throws {
    let words = try VirtualTablesArticle.function(connection)
    #expect(words.map(\.0) == ["to", "be", "not"] && words.map(\.1) == [0, 1, 3])
  }

  @Test func `find multiples between two numbers, and as many as are wanted`() throws {
    #expect(try VirtualTablesArticle.table(connection) == [105, 112, 119])
    #expect(try connection.rows("SELECT n FROM multiples(5) LIMIT 3", as: Int.self) == [5, 10, 15])
  }

  @Test func `hand the error of a table to the caller`() throws {
    try connection.addTableFunction("lines", columns: ["line"], parameters: [.parameter("path")]) { _ -> [[any SQLiteBindable]] in
      throw NoSuchFile()
    }
    var shown: [NoSuchFile] = []
    try VirtualTablesArticle.errors(connection) { shown.append($0) }
    #expect(shown == [NoSuchFile()])
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_rtree_query_callback), "SQLite was built without R*Trees"))
  func `search an R*Tree by a circle`() throws {
    try connection.execute(
      "CREATE VIRTUAL TABLE place USING rtree(id, x0, x1, y0, y1); INSERT INTO place VALUES (1, 3, 3, 3, 3), (2, 0, 0, 1, 1), (3, 0, 0, 0, 0)"
    )
    #expect(try VirtualTablesArticle.shapes(connection, 0, 0) == [3, 2])
  }
}
