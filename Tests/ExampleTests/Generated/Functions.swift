// Swift of Sources/SQLiteManager/Documentation.docc/Functions.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager
import SQLiteVirtualTables

enum FunctionsArticle {
struct Median {
  private var values: [Double] = []
  mutating func step(_ value: Double) { values.append(value) }
  func final() -> Double? { values.isEmpty ? nil : values.sorted()[values.count / 2] }
}

  static func initials(_ connection: Connection) throws -> [String] {
try connection.addFunction("initials", .deterministic) { (name: String) in
  name.split(separator: " ").compactMap(\.first).map(String.init).joined(separator: ".")
}
let names: [String] = try connection.rows("SELECT initials(name) FROM person") { try $0[0] }
return names
  }

  static func inPlace(_ connection: Connection) throws {
try connection.addFunction("zeros_in", argumentCount: -1, .deterministic) { arguments in
  var zeros = 0
  for index in 0..<arguments.count {
    zeros += try arguments.withBytes(at: index) { bytes in bytes.count { $0 == 0 } } ?? 0
  }
  return zeros
}
  }

  static func aggregates(_ connection: Connection) throws {
try connection.addAggregate("product", initial: 1.0, step: { (product, x: Double) in product *= x }, final: { $0 })
try connection.addWindow(
  "moving_sum", initial: 0, step: { (sum, x: Int) in sum += x }, inverse: { (sum, x: Int) in sum -= x }, value: { $0 })
try connection.addAggregate(
  "longest", argumentCount: -1, initial: 0,
  step: { longest, arguments in
    for index in 0..<arguments.count { longest = max(longest, try arguments.withBytes(at: index) { $0.count } ?? 0) }
  }, final: { $0 })
try connection.addAggregate("median", initial: Median(), step: { $0.step($1) }, final: { $0.final() })
  }

  static func errors(_ connection: Connection, _ show: (BadName) -> Void) throws {
do {
  try connection.execute("UPDATE person SET name = checked(name)")
} catch let error as SQLiteError {
  if let reason = error.underlying as? BadName { show(reason) }
}
  }

}
