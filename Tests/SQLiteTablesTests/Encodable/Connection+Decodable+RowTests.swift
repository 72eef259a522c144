import Expectations
import SQLiteDescriptions
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

private struct Author: Decodable, Equatable, Sendable {
  var id: Int64
  var name: String?
}

private struct Recipe: Decodable, Equatable, Sendable {
  var id: Int64
  var title: String
}

/// A library without column metadata.
private final class PoorWrapper: RoutedSqlite3Wrapper {
  init() { super.init(Sqlite3Wrapper()) }
  override func provides(_ call: Sqlite3Call) -> Bool { call != .sqlite3_column_origin_name }
}

private func open(on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()) throws -> Connection {
  let connection = try Connection(.memory, on: wrapper)
  try connection.execute(
    """
    CREATE TABLE author (id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE recipe (id INTEGER PRIMARY KEY, title TEXT, author INTEGER);
    CREATE VIEW signed AS SELECT recipe.title, recipe.id AS number, author.name FROM recipe JOIN author ON author.id = recipe.author;
    CREATE VIEW again AS SELECT * FROM signed;
    INSERT INTO author VALUES (1, 'Eva'), (2, 'Jan');
    INSERT INTO recipe VALUES (10, 'Soup', 1), (11, 'Bread', 2), (12, 'Cake', NULL)
    """)
  return connection
}

@Suite(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_column_origin_name))) struct `A part of a row by its table` {
  let connection: Connection

  init() throws { connection = try open() }

  private func pairs(_ sql: SQL, in schema: String? = nil) throws -> [(Recipe, Author?)] {
    try connection.rows(sql) { row in
      (try row.decode(Recipe.self, from: "recipe", in: schema), try row.decode(Author?.self, from: "author"))
    }
  }

  private let found: [(Recipe, Author?)] = [
    (Recipe(id: 10, title: "Soup"), Author(id: 1, name: "Eva")), (Recipe(id: 11, title: "Bread"), Author(id: 2, name: "Jan")),
    (Recipe(id: 12, title: "Cake"), nil),
  ]

  @Test(
    arguments: [
      "SELECT * FROM recipe LEFT JOIN author ON author.id = recipe.author ORDER BY recipe.id",
      "SELECT a.*, r.* FROM recipe AS r LEFT JOIN author AS a ON (a.id = r.author) ORDER BY r.id",
      "SELECT a.id AS x, r.id AS y, a.name AS title, r.title AS name FROM main.recipe r LEFT JOIN Author a ON a.id = author ORDER BY 2",
      "SELECT *, count(*) OVER () AS id FROM (recipe LEFT JOIN author ON author.id IS recipe.author) ORDER BY recipe.id",
      "SELECT * FROM (SELECT * FROM recipe ORDER BY id) AS r LEFT JOIN author ON author.id IS NOT DISTINCT FROM r.author",
      "SELECT r.id, title, a.id, name FROM (recipe r) LEFT JOIN (SELECT * FROM author) a ON a.id = r.author ORDER BY r.id LIMIT 9",
    ])
  func `has the table's own names, whatever the query calls them`(sql: String) throws {
    for _ in 1...2 {
      let pairs = try pairs(SQL(unchecked: sql))
      #expect(pairs.map(\.0) == found.map(\.0))
      #expect(pairs.map(\.1) == found.map(\.1))
    }
  }

  @Test(
    arguments: [
      ("SELECT a.*, b.* FROM recipe a JOIN recipe b ON b.id > a.id", "the SQL names the table recipe more than once"),
      ("SELECT a.id, b.title FROM recipe a, main.recipe AS b", "the SQL names the table recipe more than once"),
      ("SELECT id, (SELECT title FROM recipe r ORDER BY id DESC) FROM recipe", "the SQL names the table recipe more than once"),
      ("SELECT number, title FROM signed", "through a view or a common table expression"),
      ("SELECT * FROM again", "through a view or a common table expression"),
      ("WITH r AS (SELECT * FROM recipe) SELECT a.id, b.title FROM r a JOIN r b", "through a view or a common table expression"),
      ("SELECT author.* FROM author", "no column comes from the table recipe: they come from main.author; columns of a view"),
      ("SELECT id + 0 AS id, upper(title) AS title FROM recipe", "no column comes from the table recipe: all are expressions"),
      ("SELECT id FROM recipe", "there is no column title of recipe: there are id"),
      ("SELECT id, title, title AS again FROM recipe", "more than one column of the result is title of recipe"),
    ])
  func `is refused where it could be of two rows, or of none`(sql: String, message: String) {
    let error = #expect(throws: SQLiteError.self) {
      try connection.rows(SQL(unchecked: sql)) { try $0.decode(Recipe.self, from: "recipe") }
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.code == .range)
    let isMended = !message.hasPrefix("there is") && !message.hasPrefix("more")
    #expect(error?.message.hasSuffix("and decode by prefix:") == isMended)
  }

  @Test func `may be of a described, attached or temporary table`() throws {
    try connection.attach(.memory, as: "aux")
    try connection.execute("CREATE TABLE aux.recipe (id, title); INSERT INTO aux.recipe VALUES (20, 'Pie')")
    let both: SQL = "SELECT m.*, o.* FROM main.recipe AS m, aux.recipe AS o WHERE m.id = 10"
    let parts = try connection.row(both) { row in
      (try row.decode(Recipe.self, from: "recipe", in: "main"), try row.decode(Recipe.self, from: "recipe", in: "AUX"))
    }
    #expect(parts?.0.id == 10 && parts?.1.id == 20)
    let error = #expect(throws: SQLiteError.self) { try connection.row(both) { try $0.decode(Recipe.self, from: "recipe") } }
    #expect(error?.message == "columns come from main.recipe and aux.recipe: choose one with in:")
    let other = #expect(throws: SQLiteError.self) { try connection.row(both) { try $0.decode(Recipe.self, from: "recipe", in: "temp") } }
    #expect(other?.message.hasPrefix("no column comes from the table temp.recipe: they come from aux.recipe, main.recipe") == true)
    try connection.execute("CREATE TEMP TABLE recipe (id, title); INSERT INTO temp.recipe VALUES (30, 'Tea')")
    let hidden = try connection.row("SELECT * FROM recipe") {
      try $0.decode(Recipe.self, from: TableDescription(name: "recipe", columns: []))
    }
    #expect(hidden == Recipe(id: 30, title: "Tea"))
  }

  @Test(
    arguments: [
      "UPDATE OR IGNORE recipe SET title = 'x' WHERE id = 10 RETURNING *", "INSERT INTO recipe VALUES (10, 'x', 1) RETURNING id, title",
      "DELETE FROM recipe WHERE id = 10 RETURNING *",
    ])
  func `is told of what a statement writes, or refused`(sql: String) throws {
    if sql.hasPrefix("INSERT") { try connection.delete(from: "recipe", key: 10) }
    do {
      let row = try connection.row(SQL(unchecked: sql)) { try $0.decode(Recipe.self, from: "recipe") }
      #expect(row?.id == 10)
    } catch let error as SQLiteError {
      #expect(error.message.hasPrefix("no column comes from the table recipe: all are expressions"), "\(error)")
    }
  }

  @Test(
    arguments: [
      #"SELECT * /* FROM "re""cipe" */ FROM "re""cipe" -- , "re""cipe""#, #"SELECT * FROM [re"cipe] AS recipe"#,
      #"SELECT 'FROM "re""cipe"' AS x, id, title FROM main."re""cipe" WHERE id IN (SELECT 1)"#,
      #"SELECT id, title FROM "re""cipe" WHERE id IS NOT DISTINCT FROM id UNION ALL SELECT 2, 'b' WHERE 0"#,
    ])
  func `may have any name, in any quotes`(sql: String) throws {
    try connection.execute(#"CREATE TABLE "re""cipe" (id, title); INSERT INTO "re""cipe" VALUES (1, 'Tea')"#)
    #expect(try connection.row(SQL(unchecked: sql)) { try $0.decode(Recipe.self, from: "re\"cipe") } == Recipe(id: 1, title: "Tea"))
  }

  @Test func `may be of a search table, and of a table of a megabyte a row`() throws {
    try connection.execute("CREATE VIRTUAL TABLE found USING fts5(title, id UNINDEXED)")
    try connection.execute("INSERT INTO found VALUES (\(String(repeating: "x", count: 1_000_000)), 7)")
    let row = try connection.row("SELECT * FROM found JOIN recipe ON recipe.id = 10") { row in
      (try row.decode(Recipe.self, from: "found"), try row.decode(Recipe.self, from: "recipe"))
    }
    #expect(row?.0.id == 7 && row?.0.title.utf8.count == 1_000_000)
    #expect(row?.1 == Recipe(id: 10, title: "Soup"))
  }

  @Test func `is read by whatever lends a connection`() throws {
    let folder = try ScratchFolder()
    let database = try Database(.file(folder.path("a"))) {
      try $0.execute("CREATE TABLE recipe (id, title); CREATE TABLE author (id, name); INSERT INTO recipe VALUES (1, 'Soup')")
    }
    let rows = try database.rows("SELECT * FROM recipe LEFT JOIN author") { row in
      (try row.decode(Recipe.self, from: "recipe"), try row.decode(Author?.self, from: "author"))
    }
    #expect(rows.map(\.0.id) == [1])
    #expect(rows.map(\.1) == [nil])
  }
}

@Suite struct `A part of a row where no table is known` {
  private let sql: SQL = "SELECT id, title FROM recipe WHERE id = 10"

  @Test func `is read by prefix, and says so`() throws {
    let mock = MockSqlite3Wrapper()
    mock.when(sql.text).answers(columns: ["id", "title"], rows: [[10, "Soup"]])
    for (connection, says) in [
      (try open(on: PoorWrapper()), "it was built without SQLITE_ENABLE_COLUMN_METADATA"),
      (try Connection(.memory, on: mock), "no column comes from the table recipe: all are expressions"),
    ] {
      #expect(try connection.row(sql) { try $0.decode(Recipe.self) } == Recipe(id: 10, title: "Soup"))
      let error = #expect(throws: SQLiteError.self) { try connection.row(sql) { try $0.decode(Recipe.self, from: "recipe") } }
      #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
      #expect(error?.message.hasSuffix("and decode by prefix:") == true)
    }
  }

  @Test func `is what a mock is taught of origins`() throws {
    let mock = MockSqlite3Wrapper()
    mock.when(sql.text).answers(columns: ["id", "title"], rows: [[10, "Soup"]])
      .origins([
        ColumnOrigin(schema: "main", table: "recipe", column: "id"), ColumnOrigin(schema: "main", table: "recipe", column: "title"),
      ])
    let connection = try Connection(.memory, on: mock)
    #expect(try connection.row(sql) { try $0.decode(Recipe.self, from: "recipe") } == Recipe(id: 10, title: "Soup"))
  }
}
