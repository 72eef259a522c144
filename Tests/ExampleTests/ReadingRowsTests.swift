import SQLiteManager
import Testing

@Suite struct `The article about reading rows` {
  @Test func `holds code that runs`() throws {
    let connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE person (id INTEGER PRIMARY KEY, first_name TEXT, born INTEGER);
      INSERT INTO person VALUES (1, 'Eva', 1948), (2, 'Jan', NULL);
      CREATE TABLE point (x, y);
      INSERT INTO point VALUES (1, 2.5)
      """)
    var greeted: [String] = []
    let (people, names) = try ReadingRowsArticle.people(connection) { greeted.append("\($0) \($1)") }
    #expect(people.map(\.id) == [1, 2] && people.map(\.firstName) == ["Eva", "Jan"] && people.map(\.born) == [1948, nil])
    #expect(names == [1: "Eva", 2: "Jan"])
    #expect(greeted == ["1 Eva"])
    let points = try ReadingRowsArticle.points(connection)
    #expect(points.map(\.x) == [1] && points.map(\.y) == [2.5])
    #expect(try connection.value("INSERT INTO person (first_name) VALUES (\("Iva")) RETURNING id", as: Int64.self) == 3)
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_column_origin_name))) func `reads two records of a row`() throws {
    let connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE author (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE recipe (id INTEGER PRIMARY KEY, title TEXT, author INTEGER);
      INSERT INTO author VALUES (7, 'Eva');
      INSERT INTO recipe VALUES (1, 'Soup', 7), (2, 'Bread', NULL)
      """)
    for rows in try ReadingRowsArticle.joined(connection) {
      #expect(rows.map(\.recipe.id) == [1, 2] && rows.map(\.recipe.title) == ["Soup", "Bread"])
      #expect(rows.map(\.author?.id) == [7, nil] && rows.map(\.author?.name) == ["Eva", nil])
    }
  }

  @Test func `is true of a manager`() throws {
    let manager = SQLiteManager(.database(.memory))
    try manager.open()
    try manager.createTable("point", "x REAL, y REAL, name TEXT")
    try manager.insert(["x": 1, "y": 2, "name": "a"], into: "point")
    struct Named: Decodable, Equatable { var name: String }
    #expect(try manager.rows("SELECT * FROM point", as: ReadingRowsArticle.Point.self).map(\.y) == [2])
    #expect(try manager.rows("SELECT * FROM point", decoding: Named.self) == [Named(name: "a")])
    #expect(try manager.value("SELECT count(*) FROM point", as: Int.self) == 1)
    #expect(try manager.withConnection { try $0.rows("SELECT x, name FROM point", as: Double.self, String.self) }.map(\.1) == ["a"])
  }
}
