import SQLiteManager

/// A database with two tables, a full-text table in which two rows are found, and no room for a large row.
final class Stage: Sendable {
  static let table = FullTextTable("wine", columns: ["title"])
  static let tooMuch: SQL = "INSERT INTO page VALUES (zeroblob(1000000))"
  static let little: SQL = "INSERT INTO page VALUES (zeroblob(1))"

  let manager: SQLiteManager
  nonisolated(unsafe) let connection: Connection

  init(in folder: String) throws {
    let path = folder + "/stops.sqlite"
    connection = try Connection(.file(path), configuration: .recommended)
    try connection.execute("CREATE TABLE star (question INTEGER); CREATE TABLE page (bytes BLOB)")
    try connection.createFullTextTable(Self.table)
    for title in ["Old wine", "An old wine again"] { _ = try connection.insert(["title": title], into: "wine") }
    manager = SQLiteManager(
      .database(.file(path)), configuration: .recommended,
      prepare: { connection in try connection.execute("PRAGMA max_page_count = 100") })
    try manager.open()
    try connection.execute("PRAGMA max_page_count = 100")
  }
}
