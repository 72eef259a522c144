import Expectations
import SQLiteDescriptions
import SQLiteManager
import Testing

@Suite struct `A written row of a described table that comes back` {
  let connection: Connection

  init() throws { connection = try Contact.connection() }

  @Test func `is the one inserted, changed, upserted or deleted`() throws {
    #expect(try connection.insert(["name": "Ada", "note": "abc"], into: Contact.table, returning: nil).values == [1, "Ada", 7, "abc", 3])
    #expect(try connection.insert(["name": "Bo"], into: Contact.table, returning: ["id"]) { try $0[0, as: Int64.self] } == 2)
    let changed = try connection.update(Contact.table, set: ["points": 9], where: Column("id") == 2, returning: ["name", "points"])
    #expect(changed.map(\.values) == [["Bo", 9]])
    let upserted = try connection.upsert(["id": 2, "name": "Bob"], into: Contact.table, returning: ["name"]) { try $0[0, as: String.self] }
    #expect(upserted == "Bob")
    #expect(try connection.upsert(["id": 3, "name": "Cy"], into: Contact.table, returning: ["id", "points"])?.values == [3, 7])
    let deleted = try connection.delete(from: Contact.table, where: Column("id") > 1, returning: ["name"]) { try $0[0, as: String.self] }
    #expect(Set(deleted) == ["Bob", "Cy"])
    try expectRows(
      "SELECT id, name, points FROM contact", on: connection,
      """
      id │ name │ points
      1  │ Ada  │ 7
      """)
  }

  @Test func `is checked by the description first`() throws {
    expectError(.misuse, "there is no value for the column name") {
      try connection.insert(["note": "x"], into: Contact.table, returning: nil)
    }
    expectError(.misuse, "length") { try connection.update(Contact.table, set: ["length": 1], where: .all, returning: nil) }
    expectError(.misuse, "id") { try connection.upsert(["name": "x"], into: Contact.table, returning: nil) }
    expectError(.misuse, "no primary key") {
      try connection.upsert(["a": 1], into: TableDescription(name: "t", columns: [TypedColumn<Int>("a", .integer)]), returning: nil)
    }
    #expect(try connection.count("contact") == 0)
  }
}
