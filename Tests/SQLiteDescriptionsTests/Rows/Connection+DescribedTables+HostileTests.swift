import Expectations
import Scratch
import SQLiteDescriptions
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `A hostile name in a description` {
  @Test(arguments: TestRun.sample(of: hostileNames, few: 25))
  func `is a name and nothing else, whatever it names`(name: String) throws {
    let connection = try Connection(.memory)
    try connection.createTable("keep", "a")
    let column = TypedColumn<String>(name, .custom(name + " TEXT"), .check("length(\(identifier: name)) > \(0)"))
    let parent = TableDescription(name: name + "4", columns: [TypedColumn<String>(name, .text, .primaryKey)])
    let table = TableDescription(
      name: name,
      columns: [
        TypedColumn<Int64>(name + "2", .integer, .primaryKey), column,
        TypedColumn<String?>(name + "3", .text, .references(name + "4", name, onDelete: .setNull), .defaultValue(.text(name))),
      ], constraints: [.unique(name, name + "3", named: name), .check("\(identifier: name) <> \("x")", named: name + "c")],
      indexes: [IndexDescription(name: name + "i", on: [.column(name, collation: "NOCASE"), .expression("\(identifier: name) || 1")])],
      triggers: [
        TriggerDescription(name: name, .after, .updateOf([name]), perform: ["INSERT INTO keep VALUES (\(name))"])
      ])
    try connection.createTable(parent)
    try connection.createTable(table)
    try connection.createView(ViewDescription(name: name + "v", columns: [name], as: "SELECT \(name)"))
    let schema = try connection.rows("SELECT * FROM sqlite_schema")
    #expect(try connection.differences(from: table) == [])
    #expect(try connection.differences(from: parent) == [])
    let read = try connection.description(of: name)
    #expect(read.columnNames == table.columnNames)
    #expect(read.columns[1].type.name == name + " TEXT")

    try connection.insert([name: name], into: parent)
    let insert = try connection.prepareInsert(into: table)
    try insert.insert(1, name, name)
    try insert.insert([name: "other", name + "3": SQLiteValue.null])
    try connection.update(table, set: [column <- "new"], key: 2)
    try connection.upsert(["\(name)2": 2, name: "newer"], into: table)
    #expect(try connection.find(in: table, key: 1) { try $0[column] } == name)
    #expect(try connection.rows("SELECT a FROM keep").map(\.values) == [[.text(name)], [.text(name)]])
    var seen: [String] = []
    try connection.forEach(in: table, orderedBy: .descending(column)) { seen.append(try $0[column]) }
    #expect(Set(seen) == [name, "newer"])
    #expect(try connection.delete(from: table, key: 1) == 1)
    #expect(try connection.value("SELECT \(identifier: name) FROM \(identifier: name + "v")") == name)
    #expect(try connection.rows("SELECT * FROM sqlite_schema") == schema)
    try connection.prepare(table.drop()).run()
  }

  @Test(arguments: hostileNames)
  func `is the name of a collation`(name: String) throws {
    let table = TableDescription(name: "t", columns: [TypedColumn<String>("a", .text, .collation(name))])
    let connection = try Connection(.memory)
    #expect(message { try connection.createTable(table) }?.hasPrefix("no such collation sequence: \(name); give it") == true)
    #expect(try connection.value("SELECT count(*) FROM sqlite_schema") == 0)
  }
}
