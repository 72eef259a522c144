import Foundation
import SQLiteAuthoring
import SQLiteManager
import Scratch
import Testing

/// The releases of a small database, each made in a temporary folder, and the folder of those that were shipped.
final class Releases {
  private let scratch: ScratchFolder
  var shipped: URL { scratch.url.appending(path: "shipped") }
  var list: URL { shipped.appending(path: "shipped-versions.txt") }

  init() throws { scratch = try ScratchFolder() }

  /// Makes a database whose content is a table of questions.
  func database(version: Int, _ titles: [String] = ["Kdo?", "Wo?"], sql: SQL = "") throws -> URL {
    let url = scratch.url.appending(path: "cards \(version).sqlite")
    try? FileManager.default.removeItem(at: url)
    let connection = try Connection(.file(url.path))
    try connection.execute(sql)
    try connection.execute("CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT NOT NULL)")
    for title in titles { try connection.execute("INSERT INTO question (title) VALUES (\(title))") }
    try connection.execute(SQL(unchecked: "PRAGMA user_version = \(version)"))
    try connection.close()
    return url
  }

  /// Makes a database and ships it.
  @discardableResult func ship(version: Int, _ titles: [String] = ["Kdo?", "Wo?"], sql: SQL = "") throws -> ShippedVersion {
    try .archive(database(version: version, titles, sql: sql), into: shipped)
  }

  /// The app's manager with a bundle.
  func manager(
    _ bundle: URL, userSchema: [Migrator.Step] = [.init(1, "CREATE TABLE star (question INTEGER NOT NULL REFERENCES question(id))")],
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) -> SQLiteManager {
    SQLiteManager(
      .installed(.file(bundle), into: scratch.url.appending(path: "never")), userSchema: userSchema, prepare: prepare)
  }

  /// The names of the files in the folder of shipped versions, and of what else is beside it.
  func names() throws -> [Set<String>] {
    [Set(try FileManager.default.contentsOfDirectory(atPath: shipped.path)), try scratch.contents]
  }

  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: shipped.appending(path: name)) }
}

/// Expects that a closure throws `ShippedVersionError` with these words.
@discardableResult func expectRefusal(
  _ words: String..., sourceLocation: SourceLocation = #_sourceLocation, body: () throws -> Void
) -> ShippedVersionError? {
  let error = #expect(throws: ShippedVersionError.self, sourceLocation: sourceLocation) { try body() }
  guard let error else { return nil }
  for word in words { #expect(error.description.contains(word), sourceLocation: sourceLocation) }
  return error
}
