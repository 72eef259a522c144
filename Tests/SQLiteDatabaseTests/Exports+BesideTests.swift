import SQLiteDatabase
import SQLiteManager
import Scratch
import Testing

@Suite struct `A file that imports SQLiteManager beside SQLiteDatabase` {
  private static let sorted: SQL = "SELECT column1 FROM (VALUES ('d'), ('č'), ('c')) ORDER BY column1 COLLATE LOCALIZED_cs"

  /// The initializers of both have the same parameters: with SQLiteManager there, its collations are at hand.
  @Test func `has the openers of SQLiteManager`() throws {
    let folder = try ScratchFolder()
    let file = Connection.Location.file(folder.path("words.sqlite"))
    let connection = try Connection(file)
    #expect(try connection.rows(Self.sorted, as: String.self) == ["c", "č", "d"])
    try connection.close()
    let (database, queue) = (try Database(file), try ConnectionQueue(file))
    #expect(try database.rows(Self.sorted, as: String.self) == ["c", "č", "d"])
    #expect(try queue.rows(Self.sorted, as: String.self) == ["c", "č", "d"])
    let pool = try ConnectionPool(file)
    #expect(try pool.rows(Self.sorted, as: String.self) == ["c", "č", "d"])
    try pool.close()
    try queue.close()
    try database.close()
  }
}
