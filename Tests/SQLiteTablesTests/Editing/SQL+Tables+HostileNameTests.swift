import Expectations
import SQLiteManager
import Testing

@Suite struct `A hostile name` {
  @Test func `is one of more than a hundred`() { #expect(Set(hostileNames).count >= 140) }

  @Test(arguments: hostileNames)
  func `is a name and nothing else`(name: String) throws {
    let connection = try Connection(.memory)
    try connection.createTable("keep", "a")
    try connection.createTable(name, "\(identifier: name) TEXT, \(identifier: name + "2")")
    let schema = try connection.rows("SELECT * FROM sqlite_schema")
    try connection.insert([name: name, "\(name)2": 1], into: name)
    try connection.insert([[name: "other"], [name: SQLiteValue.null]], into: name)
    #expect(
      try connection.read(name, columns: [name], where: Column(name) == name, orderedBy: .ascending(name)).map(\.values) == [[.text(name)]])
    #expect(try connection.update(name, set: ["\(name)2": name], where: Column(name) == "other") == 1)
    #expect(try connection.count(name, where: Column("\(name)2") == name) == 1)
    #expect(try connection.delete(from: name, where: Column(name).isNull) == 1)
    #expect(try connection.columns(of: name).map(\.name) == [name, name + "2"])
    #expect(try connection.tables().map(\.name).contains(name))
    #expect(try connection.read(name).count == 2)
    #expect(try connection.rows("SELECT * FROM sqlite_schema") == schema)
  }

  @Test func `with a NUL is refused`() throws {
    let connection = try Connection(.memory)
    expectError(.mismatch, "a name cannot hold a NUL") { try connection.createTable("a\0b", "a") }
    expectError(.mismatch, "a name cannot hold a NUL") { try connection.read("a\0b") }
    #expect(try connection.tables().isEmpty)
  }
}
