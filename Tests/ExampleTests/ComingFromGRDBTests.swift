import Foundation
import SQLiteManager
import Testing

@Suite struct `The article on coming from GRDB` {
  @Test func `finds, changes and counts what GRDB stores as bytes and seconds`() throws {
    let connection = try Connection(.memory)
    let (id, date) = (UUID(), Date(timeIntervalSince1970: 1_795_000_000))
    try connection.execute("CREATE TABLE book (id BLOB PRIMARY KEY, title TEXT, added DATETIME)")
    try connection.execute("INSERT INTO book VALUES (\(BlobUUID(id)), 'a', 1), (randomblob(16), 'b', 2)")
    #expect(try ComingFromGRDBArticle.forms(connection, id, date) == 2)
    #expect(try connection.value("SELECT added FROM book WHERE title = 'a'") == 1_795_000_000)
    #expect(try ComingFromGRDBArticle.forms(connection, UUID(), date) == 0)
  }

  @Test func `takes over the migrations that have run, once, and begins a new file`() throws {
    let steps: [Migrator.Step] = [
      .init(1, "CREATE TABLE book (id)"), .init(2, "CREATE TABLE search (id)"), .init(3, "CREATE TABLE loan (id)"),
    ]
    let connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY); INSERT INTO grdb_migrations VALUES ('createBook'), ('addSearch');
      CREATE TABLE book (id); CREATE TABLE search (id)
      """)
    #expect(try ComingFromGRDBArticle.migrations(connection, steps) == [2, 3])
    #expect(try ComingFromGRDBArticle.migrations(connection, steps) == [3, 3])
    #expect(try ComingFromGRDBArticle.migrations(Connection(.memory), steps) == [0, 3])
  }
}
