// Swift of Sources/SQLiteManager/Documentation.docc/VirtualTables.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager
import SQLiteVirtualTables

enum VirtualTablesArticle {
struct Planet {
  let name: String
  let mass: Double
}

struct Multiples: VirtualTable {
  enum Plan { case all, between }
  let columns: [VirtualTableColumn] = [.column("n", .integer), .parameter("of")]

  func bestIndex(_ query: VirtualTableQuery) -> VirtualTablePlan<Plan>? {
    let bounds = [IndexConstraint.ge, .le].map { bound in query.constraints.first { $0.column == 0 && $0.operator == bound && $0.isUsable } }
    var plan = VirtualTablePlan(Plan.all)
    if let low = bounds[0], let high = bounds[1] {
      plan = VirtualTablePlan(.between, estimatedCost: 100, estimatedRowCount: 100)
      plan.pass(low)
      plan.pass(high)
    }
    plan.isOrdered = query.orderBy.allSatisfy { $0.column == 0 && !$0.isDescending }
    return plan
  }

  func open() -> Cursor { Cursor() }

  struct Cursor: VirtualTableCursor {
    private var (number, step, last) = (0, 1, 0)

    mutating func filter(_ plan: Plan, _ arguments: VirtualTableArguments) throws {
      step = max(1, try arguments.parameter(0))
      (number, last) = (step, .max - step)
      guard plan == .between else { return }
      number = try (max(arguments[0], 1) + step - 1) / step * step
      last = try arguments[1]
    }
    mutating func next() { number += step }
    var isAtEnd: Bool { number > last }
    func column(_ index: Int) -> any SQLiteBindable { number }
    var rowid: Int64 { Int64(number) }
  }
}

  static func collection(_ connection: Connection, _ planets: [Planet]) throws -> [String] {
try connection.addTable("planet", of: planets, columns: [.column("name") { $0.name }, .column("mass") { $0.mass }])
let heavy = try connection.rows("SELECT name FROM planet WHERE mass > 1 ORDER BY mass DESC", as: String.self)
return heavy
  }

  static func index(_ connection: Connection, _ planets: [Planet], _ inbox: Inbox) throws {
try connection.addTable("planet", of: planets, columns: [
  .column("name", isIndexed: true) { $0.name }, .column("mass", .real, isIndexed: true) { $0.mass },
])
try connection.addTable("message", ofCurrent: { inbox.messages }, columns: [.column("text") { $0 }])
  }

  static func function(_ connection: Connection) throws -> [(String, Int)] {
try connection.addTableFunction("words", columns: ["word", "place"], parameters: [.parameter("text")]) { arguments in
  try arguments.parameter(0, as: String.self).split(separator: " ").enumerated().lazy.map { [String($1), $0] }
}
let words = try connection.rows("SELECT word, place FROM words(\("to be or not")) WHERE word <> 'or'", as: String.self, Int.self)
return words
  }

  static func table(_ connection: Connection) throws -> [Int] {
try connection.addVirtualTable("multiples", Multiples())
let numbers = try connection.rows("SELECT n FROM multiples(7) WHERE n BETWEEN 100 AND 120 ORDER BY n", as: Int.self)
return numbers
  }

  static func errors(_ connection: Connection, _ show: (NoSuchFile) -> Void) throws {
do {
  _ = try connection.rows("SELECT line FROM lines('missing.txt')")
} catch let error as SQLiteError {
  if let reason = error.underlying as? NoSuchFile { show(reason) }
}
  }

  static func shapes(_ connection: Connection, _ x: Double, _ y: Double) throws -> [Int] {
try connection.addShape("circle") { box in
  var (nearest, farthest) = (0.0, 0.0)
  for dimension in 0..<2 {
    let (center, extent) = (try box.argument(dimension), try box.extent(in: dimension))
    let near = max(extent.minimum - center, center - extent.maximum, 0)
    let far = max(abs(extent.minimum - center), abs(extent.maximum - center))
    (nearest, farthest) = (nearest + near * near, farthest + far * far)
  }
  let radius = try box.argument(2)
  if nearest > radius * radius { return .outside }
  return RTreeAnswer(farthest <= radius * radius ? .inside : .partly, score: nearest)
}
let near = try connection.rows("SELECT id FROM place WHERE id MATCH circle(\(x), \(y), 2.5)", as: Int.self)
return near
  }

}
