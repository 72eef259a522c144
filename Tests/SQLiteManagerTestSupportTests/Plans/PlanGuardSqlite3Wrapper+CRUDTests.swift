import SQLiteManager
import SQLiteManagerTestSupport
import Testing

@Suite struct `What the verbs of this package cost a database` {
  private struct Star: Codable, Equatable {
    var id: Int
    var name: String
    var size: Int
  }

  private static let indexes: SQL = "CREATE UNIQUE INDEX by_name ON star (name); CREATE INDEX by_size ON star (size)"

  @Test func `is no scan, no sort and no index made, where there is a key or an index`() throws {
    let stars = try GuardedStars(rowLimit: 0, allowing: [.sql(containing: "INTO star SELECT")], Self.indexes)
    let connection = stars.connection
    #expect(try connection.find(in: "star", key: 7)?["name"] == "star 7")
    #expect(try connection.read("star", where: Column("name") == "star 9").count == 1)
    #expect(try connection.read("star", where: Column("size") == 3, orderedBy: .ascending("size")).count == 20)
    #expect(try connection.row(from: "star", where: Column("name") == "star 9")?["id"] == 9)
    #expect(try connection.count("star") == 200)
    #expect(try connection.count("star", where: Column("size") == 3) == 20)
    #expect(try connection.exists(in: "star", where: Column("name") == "nobody") == false)
    try connection.insert(["name": "Vega", "size": 12], into: "star")
    try connection.insert([["id": 301, "name": "Deneb", "size": 12], ["id": 302, "name": "Mira", "size": 12]], into: "star")
    try connection.insert(encoding: Star(id: 303, name: "Sirius", size: 13), into: "star")
    #expect(try connection.update("star", set: ["size": 14], where: Column("name") == "Vega") == 1)
    try connection.update("star", set: ["name": "Wega"], key: 301)
    try connection.upsert(["id": 302, "name": "Mira", "size": 15], into: "star", onConflict: ["id"])
    #expect(try connection.delete(from: "star", where: Column("name") == "Sirius") == 1)
    try connection.delete(from: "star", key: 302)
    #expect(try connection.tableExists("star"))
    try connection.createTable("extra", "id INTEGER PRIMARY KEY")
    try connection.dropTable("extra")
    #expect(try stars.kinds() == [])
  }

  @Test func `is one scan where all rows are asked for, or there is no index`() throws {
    let stars = try GuardedStars(allowing: [.sql(containing: "INTO star SELECT")])
    #expect(try stars.connection.read("star").count == 200)
    #expect(try stars.connection.read("star", where: Column("size") == 3).count == 20)
    #expect(try stars.connection.deleteAll(from: "star") == 200)  // one by one, so that update hooks hear of them
    #expect(try stars.kinds() == Array(repeating: .scan(tables: ["star"], steps: 199), count: 3))
  }
}
