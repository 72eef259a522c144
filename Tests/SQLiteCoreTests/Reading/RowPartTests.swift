import SQLiteManager
import SQLiteTestKit
import Testing

private struct Author: Codable, Equatable {
  var id: Int64
  var name: String?
  var photo: [String]?
}

private struct Recipe: Decodable, Equatable {
  var id: Int64
  var title: String
  var authorID: Int64?
  enum CodingKeys: String, CodingKey { case id, title, authorID = "author" }
}

private enum Beast: String, Codable { case cat, dog }
/// Decodes itself from a single value, without being one that a column holds.
private struct Wrapped: Decodable, Equatable {
  var number: Int
  init(from decoder: any Decoder) throws { number = try decoder.singleValueContainer().decode(Int.self) }
}
/// Wants itself, for ever.
private struct Endless: Decodable {
  init(from decoder: any Decoder) throws { self = try decoder.singleValueContainer().decode(Endless.self) }
}

@Suite struct `A part of a row` {
  let connection: Connection
  let joined: SQL = """
    SELECT r.*, a.id AS a_id, a.name AS a_name, e.id AS e_id, e.name AS e_name, e.photo AS e_photo
    FROM recipe AS r LEFT JOIN author AS a ON a.id = r.author LEFT JOIN author AS e ON e.id = r.editor ORDER BY r.id
    """

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE author (id INTEGER PRIMARY KEY, name TEXT, photo TEXT);
      CREATE TABLE recipe (id INTEGER PRIMARY KEY, title TEXT, author INTEGER, editor INTEGER);
      INSERT INTO author VALUES (1, 'Eva', NULL), (2, NULL, '["a","b"]');
      INSERT INTO recipe VALUES (10, 'Soup', 1, 2), (11, 'Bread', NULL, 1), (12, 'Cake', 9, NULL)
      """)
  }

  @Test func `is a record by the prefix of its columns, and nothing where all of them are NULL`() throws {
    for _ in 1...2 {
      let rows = try connection.rows(joined) { row in
        (
          try row.decode(Recipe.self), try row.decode(Author?.self, prefix: "a_"), try row.decode(Author?.self, prefix: "e_"),
          try row["title", as: String.self]
        )
      }
      #expect(
        rows.map(\.0) == [
          Recipe(id: 10, title: "Soup", authorID: 1), Recipe(id: 11, title: "Bread"), Recipe(id: 12, title: "Cake", authorID: 9),
        ])
      #expect(rows.map(\.1) == [Author(id: 1, name: "Eva"), nil, nil])
      #expect(rows.map(\.2) == [Author(id: 2, photo: ["a", "b"]), Author(id: 1, name: "Eva"), nil])
      #expect(rows.map(\.3) == ["Soup", "Bread", "Cake"])
    }
  }

  @Test func `is nothing as a whole row of NULLs, too`() throws {
    let sql: SQL = "SELECT author.* FROM recipe LEFT JOIN author ON author.id = recipe.author ORDER BY recipe.id"
    #expect(try connection.rows(sql, decoding: Author?.self) == [Author(id: 1, name: "Eva"), nil, nil])
    #expect(try connection.rows(sql) { try $0.decode(Author?.self) } == [Author(id: 1, name: "Eva"), nil, nil])
    #expect(try connection.row("SELECT 1 AS id, NULL AS name", decoding: Author??.self) == Author(id: 1))
  }

  @Test func `may be one column, as a value or as a record`() throws {
    let sql: SQL = "SELECT 1 AS x_id, 'cat' AS k_kind, NULL AS n_id, 7 AS w_n, 'Eva' AS name"
    _ = try connection.row(sql) { row throws in
      #expect(try row.decode(Author.self, prefix: "x_") == Author(id: 1))
      #expect(try row.decode(Author?.self, prefix: "x_") == Author(id: 1))
      #expect(try row.decode(Author?.self, prefix: "n_") == nil)
      #expect(try row.decode(Int?.self, prefix: "n_") == nil)
      #expect(try row.decode(Beast.self, prefix: "k_") == .cat)
      #expect(try row.decode(Beast?.self, prefix: "k_") == .cat)
      #expect(try row.decode(Wrapped.self, prefix: "w_").number == 7)
      #expect(try row.decode(Wrapped?.self, prefix: "w_")?.number == 7)
      #expect(try row.decode([String: Int].self, prefix: "x_") == ["id": 1])
      #expect(try row.decode(Int64.self, prefix: "x_") == 1)
    }
  }

  @Test func `has columns of its own names, in the case that SQLite passes over`() throws {
    let row = try connection.row("SELECT 1 AS A_id, 'b' AS a_NAME, 2 AS à_id") { row in
      (try row.decode(Author.self, prefix: "à_"), try row.decode([String: Int].self, prefix: "A_").keys.sorted())
    }
    #expect(row?.0 == Author(id: 2))
    #expect(row?.1 == ["id"])
    let folded = try connection.row("SELECT 1 AS A_ID, 'b' AS A_NAME") { try $0.decode(Author.self, prefix: "a_") }
    #expect(folded == Author(id: 1, name: "b"))
    let snake = try connection.row("SELECT 'x' AS p_first_name") { try $0.decode([String: String].self, prefix: "p_", naming: .snakeCase) }
    #expect(snake == ["first_name": "x"])
  }

  @Test(
    arguments: [
      ("SELECT 1 AS id", "no column begins with a_: there are id"),
      ("SELECT 'x' AS a_name", "there is no column a_id: there are a_name"),
      ("SELECT 1 AS a_id, 2 AS a_id", "more than one column is named a_id: give them names with AS, or read by number"),
      ("SELECT NULL AS a_id, 'x' AS a_name", "row 1, column 0 (a_id) holds null, which cannot be read as Int64"),
      ("SELECT 1 AS a_id, '[' AS a_photo", "row 1, column 1 (a_photo) holds text, which cannot be read as Array<String>: cut off"),
    ])
  func `says in words of the result what does not fit`(sql: String, message: String) {
    for _ in 1...2 {
      let error = #expect(throws: SQLiteError.self) {
        try connection.rows(SQL(unchecked: sql)) { try $0.decode(Author?.self, prefix: "a_") }
      }
      #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }
  }

  @Test func `is refused as a value that has several columns, or wants itself`() {
    let several = #expect(throws: SQLiteError.self) {
      try connection.row("SELECT 1 AS a_b, 2 AS a_c") { try $0.decode(Int.self, prefix: "a_") }
    }
    #expect(several?.message == "the result has 2 columns, and 1 types were requested: their numbers must be equal")
    let endless = #expect(throws: SQLiteError.self) {
      try connection.row("SELECT 1 AS a_b, 2 AS a_c") { try $0.decode(Endless?.self, prefix: "a_") }
    }
    #expect(endless?.message == "row 1 cannot be read as Endless: the type is decoded from itself")
  }

  @Test func `is found again when its table has other columns`() throws {
    let statement = "SELECT a.*, 'x' AS t_title FROM author AS a ORDER BY id LIMIT 1" as SQL
    func read() throws -> (Author?, [String: String]?) {
      let found = try connection.row(statement) { (try $0.decode(Author.self), try $0.decode([String: String].self, prefix: "t_")) }
      return (found?.0, found?.1)
    }
    #expect(try read() == (Author(id: 1, name: "Eva"), ["title": "x"]))
    try connection.execute("ALTER TABLE author RENAME COLUMN name TO called; ALTER TABLE author ADD COLUMN name DEFAULT 'new'")
    #expect(try read() == (Author(id: 1, name: "new"), ["title": "x"]))
  }

  @Test func `may be read of two thousand columns`() throws {
    let columns = (0..<1_000).map { "\($0) AS a_c\($0), \($0) + 1 AS b_c\($0)" }.joined(separator: ", ")
    let row = try connection.row(SQL(unchecked: "SELECT \(columns)")) { row in
      (try row.decode([String: Int].self, prefix: "a_"), try row.decode([String: Int].self, prefix: "b_"))
    }
    #expect(row?.0.count == 1_000 && row?.0["c999"] == 999)
    #expect(row?.1.count == 1_000 && row?.1["c999"] == 1_000)
  }

  @Test func `is kept with the statement, whatever other parts are read beside it`() throws {
    for number in 0..<20 {
      let found = try connection.row("SELECT 1 AS a_id, 2 AS b_id") { row in
        (0..<12).map { try? row.decode([String: Int].self, prefix: $0 % 2 == 0 ? "a_" : $0 == number % 12 ? "c_" : "b_") }
      }
      for (place, value) in (found ?? []).enumerated() {
        #expect(value == (place % 2 == 0 ? ["id": 1] : place == number % 12 ? nil : ["id": 2]))
      }
    }
  }
}
