// Swift of Sources/SQLiteManager/Documentation.docc/DescribingTables.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteDescriptions
import SQLiteManager
import Testing

enum DescribingTablesArticle {
enum Contact {
  static let id = TypedColumn<Int64>("id", .integer, .primaryKey)
  static let name = TypedColumn<String>("name", .text, .collation("NOCASE"))
  static let note = TypedColumn<String?>("note", .text)
  static let table = TableDescription(
    name: "contact", columns: [id, name, note],
    indexes: [IndexDescription(name: "contact_name", on: ["name"])])
}

struct ContactInsert: ~Copyable {
  private let statement: InsertStatement

  init(on connection: Connection) throws { statement = try connection.prepareInsert(into: Contact.table, columns: ["id", "name"]) }

  func insert(id: Int64, name: String) throws { try statement.insert(id, name) }
}

  static func work(_ connection: Connection, print: (String) -> Void) throws -> String? {
try connection.createTable(Contact.table)

let insert = try connection.prepareInsert(into: Contact.table)
try connection.transaction {
  try insert.insert(1, "Alice", nil as String?)
  try insert.insert([Contact.name <- "Bob", Contact.note <- "met in Brno"])
}

try connection.forEach(in: Contact.table, where: Contact.note != nil, orderedBy: .ascending(Contact.name)) { row in
  print(try row[Contact.name])
}
let name = try connection.find(in: Contact.table, key: 1) { row in try row[Contact.name] }

try connection.update(Contact.table, set: [Contact.note <- nil], key: 2)
try connection.upsert([Contact.id <- 2, Contact.name <- "Robert"], into: Contact.table)
try connection.delete(from: Contact.table, key: 1)
return name
  }

  static func drift(_ connection: Connection) throws {
#expect(try connection.differences(from: Contact.table).isEmpty)
  }

}
