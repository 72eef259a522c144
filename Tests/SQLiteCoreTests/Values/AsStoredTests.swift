import Expectations
import Foundation
import SQLiteManager
import Testing

private struct Note: Codable, Equatable {
  @AsStored var id: UUID
  @DateText<CurrentTimestamp> var made: Date
  @AsStored var price: Decimal
  var seen: AsStored<Date>?
}

@Suite struct `Values as they are stored` {
  let connection: Connection
  let uuid = UUID(uuid: (0xe6, 0x21, 0xe1, 0xf8, 0xc3, 0x6c, 0x49, 0x5a, 0x93, 0xfc, 0x0c, 0x24, 0x7a, 0x3e, 0x6e, 0x5f))

  init() throws { connection = try Connection(.memory) }

  @Test func `are read in every form, and bound in the one that was read`() throws {
    try goes("2020-11-11T12:20:30+02:00", Date(timeIntervalSince1970: 1_605_090_030))
    try goes("e621e1f8-C36C-495a-93fc-0c247a3e6e5f", uuid)
    try goes(.blob(Array("E621E1F8C36C495A93FC0C247A3E6E5F".utf8)), nil as UUID?, isRead: false)
    try goes("19.10", Decimal(string: "19.1"))
    try goes(19.1, Decimal(string: "19.1"))
    try goes(7, Decimal(7))
    try goes(nil, UUID??.some(nil))
    try goes("19.10", Decimal??.some(Decimal(string: "19.1")))
    try goes(2_459_164.93090278, JulianDay(Date(timeIntervalSince1970: 1_605_090_030)))
    try goes(0.1, UnixTime(Date(timeIntervalSince1970: 0.1)))
    try goes(#"{"b": 2, "a": 1}"#, JSON(["a": 1, "b": 2]))
    try goes(5, 5)
  }

  private func goes<Value: SQLiteConvertible & Equatable>(_ stored: SQLiteValue, _ value: Value?, isRead: Bool = true) throws {
    let read = try? connection.value("SELECT \(stored)", as: AsStored<Value>.self)
    #expect(isRead ? read?.value == value && read?.sqliteValue == stored : read == nil)
  }

  @Test func `are bound in the form of their type when they are new or set`() throws {
    var id = try #require(AsStored<UUID>.extract(from: .text(uuid.uuidString.lowercased())))
    #expect(id != AsStored(uuid) && id.value == uuid)
    id.wrappedValue = uuid
    #expect(id == AsStored(uuid) && id.sqliteValue == .text(uuid.uuidString))
    expectError(.mismatch, "it is not a number") { try connection.execute("SELECT \(AsStored(Double.nan))") }
    expectError(.mismatch, "the text is not a UUID of 36 characters") { try connection.value("SELECT 'x'", as: AsStored<UUID>.self) }
  }

  @Test func `stay as they are in a record that is read and written`() throws {
    try connection.execute(
      """
      CREATE TABLE note (id PRIMARY KEY, made TEXT, price TEXT, seen TEXT);
      INSERT INTO note VALUES (x'e621e1f8c36c495a93fc0c247a3e6e5f', '2020-11-11 10:20:30', '19.10', NULL)
      """)
    var note = try #require(try connection.row("SELECT * FROM note", decoding: Note.self))
    #expect(note.id == uuid && note.price == Decimal(string: "19.1") && note.made == Date(timeIntervalSince1970: 1_605_090_030))
    #expect(try JSONDecoder().decode(Note.self, from: JSONEncoder().encode(note)).id == uuid)
    note.made += 60
    try connection.execute("UPDATE note SET made = \(note.$made) WHERE id = \(note.$id) AND price = \(note.$price)")
    try connection.insert(encodingAll: [note], into: "note", onConflict: .update(key: ["id"]))
    try expectRows(
      "SELECT * FROM note", on: connection,
      """
      id │ made │ price │ seen
      x'e621e1f8c36c495a93fc0c247a3e6e5f' │ 2020-11-11 10:21:30 │ 19.10 │ NULL
      """)
  }
}
