import Foundation
import SQLiteManager
import Testing

@Suite struct `An index that VACUUM has made on content` {
  static let note: SQL = "CREATE TABLE note (body); INSERT INTO note VALUES ('one'), ('two'), ('three');"
  static let search: SQL = "CREATE VIRTUAL TABLE search USING fts5(body, content='note');"

  @Test(arguments: ["CREATE TABLE other (a)", "as before", "vacuumed"]) func `goes with its table, whatever the next bundle brings`(
    next: String
  ) throws {
    let folder = try Folder()
    try folder.install(version: 1, Self.note + Self.search)
    try folder.app { connection in
      try connection.vacuum()
      let indexes = try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL", as: String.self)
      #expect(indexes == ["sqlitemanager_rowids note"])
    }
    let bundled: SQL = Self.note + "CREATE INDEX \"sqlitemanager_rowids note\" ON note (1) WHERE 0"
    let outcome = try folder.install(version: 2, next == "vacuumed" ? bundled : next == "as before" ? Self.note : SQL(unchecked: next))
    #expect(outcome.report?.kept.isEmpty == true)
    try folder.app { connection in
      let count = try connection.value("SELECT count(*) FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL", as: Int.self)
      #expect(count == (next == "vacuumed" ? 1 : 0))
    }
  }
}
