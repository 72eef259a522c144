// Swift of Sources/SQLiteManager/Documentation.docc/ReadingRows.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager

enum ReadingRowsArticle {
struct Person: Decodable {
  var id: Int64
  var firstName: String
  var born: Int?
}

struct Point: ExpressibleByRow {
  var x: Double
  var y: Double
  init(row: borrowing Row) throws {
    x = try row["x"]
    y = try row["y"]
  }
}

struct Recipe: Decodable {
  var id: Int64
  var title: String
}
struct Author: Decodable {
  var id: Int64
  var name: String
}

  static func people(_ connection: Connection, greet: (Int64, String) -> Void) throws -> (people: [Person], names: [Int64: String]) {
let people = try connection.rows("SELECT id, first_name, born FROM person", decoding: Person.self, naming: .snakeCase)
let names = try connection.prepare("SELECT id, first_name FROM person").dictionary(as: Int64.self, String.self)
for (id, name) in try connection.rows("SELECT id, first_name FROM person WHERE born < \(1950)", as: Int64.self, String.self) {
  greet(id, name)
}
return (people, names)
  }

  static func points(_ connection: Connection) throws -> [Point] {
let points = try connection.rows("SELECT x, y FROM point", as: Point.self)
return points
  }

  static func joined(_ connection: Connection) throws -> [[(recipe: Recipe, author: Author?)]] {
let signed: SQL = """
  SELECT recipe.*, author.id AS author_id, author.name AS author_name
  FROM recipe LEFT JOIN author ON author.id = recipe.author ORDER BY recipe.id
  """
let pairs = try connection.rows(signed) { row in
  (recipe: try row.decode(Recipe.self), author: try row.decode(Author?.self, prefix: "author_"))
}
let joined: SQL = "SELECT * FROM recipe LEFT JOIN author ON author.id = recipe.author ORDER BY recipe.id"
let same = try connection.rows(joined) { row in
  (recipe: try row.decode(Recipe.self, from: "recipe"), author: try row.decode(Author?.self, from: "author"))
}
return [pairs, same]
  }

}
