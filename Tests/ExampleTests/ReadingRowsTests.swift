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
    let people = try connection.rows(decoding: Person.self, naming: .snakeCase, from: "SELECT id, first_name, born FROM person")
    #expect(people == [Person(id: 1, firstName: "Eva", born: 1948), Person(id: 2, firstName: "Jan", born: nil)])
    let names = try connection.dictionary(Int64.self, String.self, from: "SELECT id, first_name FROM person")
    #expect(names == [1: "Eva", 2: "Jan"])
    var greeted: [String] = []
    for (id, name) in try connection.rows(Int64.self, String.self, from: "SELECT id, first_name FROM person WHERE born < \(1950)") {
      greeted.append("\(id) \(name)")
    }
    #expect(greeted == ["1 Eva"])
    let points = try connection.rows(as: Point.self, from: "SELECT x, y FROM point")
    #expect(points == [Point(x: 1, y: 2.5)])
    #expect(try connection.row(Int64.self, from: "INSERT INTO person (first_name) VALUES (\("Iva")) RETURNING id") == 3)
  }

  @Test func `is true of a manager`() throws {
    let manager = SQLiteManager(.database(.memory))
    try manager.open()
    try manager.createTable("point", "x REAL, y REAL, name TEXT")
    try manager.insert(["x": 1, "y": 2, "name": "a"], into: "point")
    struct Named: Decodable, Equatable { var name: String }
    #expect(try manager.query(as: Point.self, "SELECT * FROM point") == [Point(x: 1, y: 2)])
    #expect(try manager.query(decoding: Named.self, "SELECT * FROM point") == [Named(name: "a")])
    #expect(try manager.value("SELECT count(*) FROM point", as: Int.self) == 1)
    #expect(try manager.with { try $0.rows(Double.self, String.self, from: "SELECT x, name FROM point") }.map(\.1) == ["a"])
  }
}
