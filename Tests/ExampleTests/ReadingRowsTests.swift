import SQLiteManager
import Testing

@Suite struct `The article about reading rows` {
  struct Person: Decodable, Equatable {
    var id: Int64
    var firstName: String
    var born: Int?
  }

  struct Point: ExpressibleByRow, Equatable {
    var x: Double
    var y: Double

    init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    init(row: borrowing Row) throws {
      x = try row["x"]
      y = try row["y"]
    }
  }

  @Test func `holds code that runs`() throws {
    let connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE person (id INTEGER PRIMARY KEY, first_name TEXT, born INTEGER);
      INSERT INTO person VALUES (1, 'Eva', 1948), (2, 'Jan', NULL);
      CREATE TABLE point (x, y);
      INSERT INTO point VALUES (1, 2.5)
      """)
    let people = try connection.rows("SELECT id, first_name, born FROM person", decoding: Person.self, naming: .snakeCase)
    #expect(people == [Person(id: 1, firstName: "Eva", born: 1948), Person(id: 2, firstName: "Jan", born: nil)])
    let names = try connection.dictionary("SELECT id, first_name FROM person", as: Int64.self, String.self)
    #expect(names == [1: "Eva", 2: "Jan"])
    var greeted: [String] = []
    for (id, name) in try connection.rows("SELECT id, first_name FROM person WHERE born < \(1950)", as: Int64.self, String.self) {
      greeted.append("\(id) \(name)")
    }
    #expect(greeted == ["1 Eva"])
    let points = try connection.rows("SELECT x, y FROM point", as: Point.self)
    #expect(points == [Point(x: 1, y: 2.5)])
    #expect(try connection.row("INSERT INTO person (first_name) VALUES (\("Iva")) RETURNING id", as: Int64.self) == 3)
  }

  @Test func `is true of a manager`() throws {
    let manager = SQLiteManager(.database(.memory))
    try manager.open()
    try manager.createTable("point", "x REAL, y REAL, name TEXT")
    try manager.insert(["x": 1, "y": 2, "name": "a"], into: "point")
    struct Named: Decodable, Equatable { var name: String }
    #expect(try manager.rows("SELECT * FROM point", as: Point.self) == [Point(x: 1, y: 2)])
    #expect(try manager.rows("SELECT * FROM point", decoding: Named.self) == [Named(name: "a")])
    #expect(try manager.value("SELECT count(*) FROM point", as: Int.self) == 1)
    #expect(try manager.withConnection { try $0.rows("SELECT x, name FROM point", as: Double.self, String.self) }.map(\.1) == ["a"])
  }
}
