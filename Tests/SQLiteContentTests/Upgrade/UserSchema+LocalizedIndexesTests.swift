import Expectations
import Foundation
import SQLiteManager
import Scratch
import Testing

@Suite struct `Localized indexes of the user's own tables` {
  let folder: Folder
  static let first = Migrator.Step(
    1,
    """
    CREATE TABLE mine (name TEXT COLLATE LOCALIZED_cs UNIQUE, note TEXT); CREATE INDEX part ON mine (note COLLATE LOCALIZED_cs) WHERE name > 'b';
    CREATE TABLE two (name TEXT COLLATE LOCALIZED_de UNIQUE)
    """)

  init() throws { folder = try Folder() }

  private func manager(version: Int, _ steps: [Migrator.Step]) throws -> SQLiteManager {
    SQLiteManager(.installed(.file(try folder.bundle(version: version)), into: folder.target), userSchema: steps)
  }

  /// Opens, closes, and returns the outcome and the indexes of which nothing is known.
  private func open(version: Int, _ steps: [Migrator.Step]) throws -> (outcome: InstallOutcome, stale: [String]) {
    let manager = try manager(version: version, steps)
    let outcome = try manager.open()
    let stale = manager.staleLocalizedIndexes.map(\.index)
    try manager.close()
    return (outcome, stale)
  }

  private func recorded() throws -> [String] {
    try folder.app { try $0.rows("SELECT index_name FROM sqlitemanager_collations ORDER BY 1", as: String.self) }
  }

  @Test func `are recorded when an upgrade's steps make them`() throws {
    #expect(try open(version: 1, []).stale == [])
    let second = try open(version: 2, [Self.first])
    #expect(second.outcome.report?.steps == [1])
    #expect(second.stale == [])
    #expect(try recorded() == ["part", "sqlite_autoindex_mine_1", "sqlite_autoindex_two_1"])
  }

  @Test func `are recorded when steps alone make them, and forgotten when they are gone`() throws {
    #expect(try open(version: 1, []).stale == [])
    let second = try open(version: 1, [Self.first])
    #expect(second.outcome == .migrated(from: 0, to: 1))
    #expect(second.stale == [])
    let third = try open(version: 1, [Self.first, .init(2, "DROP INDEX part; ALTER TABLE two RENAME TO zwei")])
    #expect(third.outcome == .migrated(from: 1, to: 2))
    #expect(third.stale == [])
    #expect(try recorded() == ["sqlite_autoindex_mine_1", "sqlite_autoindex_zwei_1"])
    _ = try open(version: 1, [Self.first, .init(2, ""), .init(3, "DROP TABLE mine; DROP TABLE zwei")])
    #expect(try recorded() == [])
  }

  @Test func `are forgotten with content that is gone`() throws {
    let content: SQL = "CREATE TABLE word (name TEXT COLLATE LOCALIZED_cs UNIQUE); INSERT INTO word VALUES ('a')"
    _ = try SQLiteManager(.installed(.file(try folder.bundle(version: 1, content)), into: folder.target)).open()
    #expect(try recorded() == ["sqlite_autoindex_word_1"])
    #expect(try open(version: 2, []).outcome.report?.dropped == ["word"])
    #expect(try recorded() == [])
  }

  @Test func `that are not known stay so when a step gives them another name`() throws {
    #expect(try open(version: 1, []).stale == [])
    try folder.app { try $0.execute("CREATE TABLE old (name TEXT COLLATE LOCALIZED_cs UNIQUE)") }
    let rename = Migrator.Step(1, "ALTER TABLE old RENAME TO new; CREATE TABLE mine (name TEXT COLLATE LOCALIZED_cs UNIQUE)")
    let manager = try manager(version: 1, [rename])
    #expect(try manager.open() == .migrated(from: 0, to: 1))
    #expect(manager.staleLocalizedIndexes.map(\.index).contains("sqlite_autoindex_new_1"))
    #expect(try manager.rebuildLocalizedIndexes().count == 2)
    try manager.close()
    #expect(try open(version: 1, [rename]).stale == [])
  }

  @Test func `of a trigger's table that waits for the steps are recorded`() throws {
    let content: SQL = "CREATE TABLE word (name TEXT, other TEXT)"
    func open(version: Int, _ content: SQL, _ steps: [Migrator.Step]) throws -> [String] {
      let manager = SQLiteManager(.installed(.file(try folder.bundle(version: version, content)), into: folder.target), userSchema: steps)
      try manager.open()
      let stale = manager.staleLocalizedIndexes.map(\.index)
      try manager.close()
      return stale
    }
    #expect(try open(version: 1, content, []) == [])
    let manager = SQLiteManager(.installed(.file(try folder.bundle(version: 1, content)), into: folder.target))
    try manager.open()
    try manager.execute("CREATE INDEX mine ON word (other COLLATE LOCALIZED_cs)")
    try manager.rebuildLocalizedIndexes()
    try manager.close()
    let renamed: SQL = "CREATE TABLE word (name TEXT, third TEXT)"
    let step = Migrator.Step(1, "DROP INDEX mine; CREATE INDEX mine ON word (third COLLATE LOCALIZED_cs)")
    #expect(try open(version: 2, renamed, [step]) == [])
  }
}
