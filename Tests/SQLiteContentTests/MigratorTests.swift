import SQLiteManager
import Testing

@Suite struct `Migrating a schema` {
  @Test func `runs what is missing and stamps each step`() throws {
    let connection = try Connection(.memory)
    let migrator = try Migrator([
      .init(1, "CREATE TABLE star (question INTEGER PRIMARY KEY)"), .init(2) { try $0.execute("ALTER TABLE star ADD COLUMN at TEXT") },
    ])
    #expect(try migrator.migrate(connection, to: 1) == (0, 1))
    #expect(try migrator.migrate(connection) == (1, 2))
    #expect(try migrator.migrate(connection) == (2, 2))
    #expect(try connection.columns(of: "star").map(\.name) == ["question", "at"])
  }
}
