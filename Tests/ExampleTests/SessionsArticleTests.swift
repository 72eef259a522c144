import Foundation
import SQLiteManager
import Scratch
import SQLiteStorage
import Testing

@Suite(.enabled(if: Sqlite3Wrapper().provides(.sqlite3session_create))) struct `The article on recording changes` {
  let folder: ScratchFolder
  let connection: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("a.sqlite")))
    try connection.execute(
      "CREATE TABLE star (id INTEGER PRIMARY KEY, name, magnitude); INSERT INTO star VALUES (1, 'Vega', 0), (2, 'Faint', 21), (3, 'Deneb', 1.25)"
    )
  }

  private var magnitudes: [Double] { get throws { try connection.prepare("SELECT magnitude FROM star ORDER BY id").rows(as: Double.self) } }

  @Test func `records, undoes, reads and applies`() throws {
    let changes = try SessionsArticle.record(connection)
    #expect(try magnitudes == [0, 21, 1.25])
    var said: [String] = []
    try SessionsArticle.read(changes) { said.append($0) }
    #expect(said.count == 2 && said.contains { $0.hasPrefix("gone from star") } && said.contains { $0.hasPrefix("star [") })
    try connection.execute("UPDATE star SET magnitude = 0.5 WHERE id = 1; DELETE FROM star WHERE id = 2")
    try SessionsArticle.resolve(connection, changes)
    #expect(try magnitudes == [0.03, 1.25])
  }

  @Test func `stores changes, streams them, and compares databases`() throws {
    try connection.backup(toNewFile: folder.path("older.sqlite"))
    try connection.execute("UPDATE star SET magnitude = 2 WHERE id = 3")
    let difference = try SessionsArticle.diff(connection, folder.path("older.sqlite"))
    let file = folder.url.appending(path: "changes")
    #expect(try SessionsArticle.store(difference, file) == difference)
    let older = try Connection(.file(folder.path("older.sqlite")))
    try SessionsArticle.stream(older, file)
    #expect(try older.value("SELECT magnitude FROM star WHERE id = 3") == 2)
  }
}
