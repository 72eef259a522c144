import SQLiteManager
import Testing
import SQLiteDescriptions

@Suite struct `An expression that ends in a comment` {
  @Test func `ends there, and what follows it is what follows`() throws {
    let table = TableDescription(
      name: "t",
      columns: [
        ColumnDescription(name: "a", type: .integer, .check("a > \(0) -- above"), .defaultExpression("1 + 1 -- two")),
        ColumnDescription(name: "b", type: .integer, .generated("a * 2 -- twice", isStored: true)),
      ], constraints: [.check("a < 9 -- below")],
      indexes: [
        IndexDescription(name: "i", on: [.expression("a + 1 -- more", isDescending: true)], isUnique: true, where: "a > 3 -- some")
      ],
      triggers: [
        TriggerDescription(name: "g", .after, .delete, when: "old.a > 1 -- most", perform: ["SELECT 1 -- nothing", "SELECT 2 -- again"])
      ])
    let connection = try Connection(.memory)
    try connection.createTable(table)
    try connection.createView(
      ViewDescription(
        name: "v", as: "SELECT 1 AS x -- one", triggers: [TriggerDescription(name: "w", .insteadOf, .insert, perform: ["SELECT 1 -- no"])]))
    #expect(try connection.differences(from: table) == [])
    try connection.insert([:], into: table)
    #expect(try connection.row("SELECT a, b FROM t")?.values == [2, 4])
    let read = try connection.description(of: "t")
    try connection.prepare(read.drop()).run()
    try connection.createTable(read)
    #expect(try connection.description(of: "t").create().first == read.create().first)
  }

  @Test func `is a condition or an order, and nothing behind it is lost`() throws {
    let connection = try Connection(.memory)
    try connection.createTable("t", "a")
    try connection.insert([["a": 1], ["a": 2], ["a": 3]], into: "t")
    let some = Condition("a > 1 -- some")
    func read(_ condition: Condition) throws -> [[SQLiteValue]] {
      try connection.read("t", where: condition, orderedBy: OrderingTerm("a DESC -- greatest"), limit: 5).map(\.values)
    }
    #expect(try read(some) == [[3], [2]])
    #expect(try read(some && Condition("a < 3 -- less")) == [[2]])
    #expect(try read(!some) == [[1]])
    #expect(try connection.delete(from: "t", where: some, returning: nil).count == 2)
  }

  @Test func `is one condition, whatever it is joined from`() throws {
    let connection = try Connection(.memory)
    try connection.createTable("t", "a")
    try connection.insert([["a": 1], ["a": 2], ["a": 3]], into: "t")
    let either = Condition("a = 1 OR a = 3")
    #expect(try connection.count("t", where: either && Column("a") > 1) == 1)
    #expect(try connection.count("t", where: Column("a") > 1 && either) == 1)
    #expect(try connection.count("t", where: .every([either, Column("a") > 1])) == 1)
  }
}
