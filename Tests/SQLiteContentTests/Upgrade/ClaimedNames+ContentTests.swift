import Foundation
import SQLiteManager
import Testing

/// A table that a bundle may ship, and that SQLite takes for a part of the search table by its name alone.
@Suite struct `A content table with a name that the search table over it claims` {
  static let modules: [SQL] = [
    "fts5(title, content='search_content', content_rowid='id')", "fts4(content=\"search_content\", title)",
    "FTS5(title, cont = search_content, content_rowid = id)",
  ]

  private static func content(_ texts: [String], more: SQL = "") -> SQL {
    let rows = texts.enumerated().map { "INSERT INTO search_content (id, title) VALUES (\($0.offset * 3 + 1), \($0.element));" as SQL }
    return Folder.plain + "; CREATE TABLE search_content (id INTEGER PRIMARY KEY, title TEXT\(more));" + rows.joined(separator: "")
      + "CREATE INDEX by_title ON search_content (title);"
  }

  private static func searched(_ texts: [String], _ module: SQL, more: SQL = "") -> SQL {
    content(texts, more: more) + "CREATE VIRTUAL TABLE search USING \(module); INSERT INTO search(search) VALUES ('rebuild');"
  }

  private func found(_ folder: Folder) throws -> [Int64] {
    try folder.app { try $0.rows("SELECT rowid FROM search WHERE search MATCH 'wine' ORDER BY rowid", as: Int64.self) }
  }

  @Test(arguments: modules) func `is recorded, listed, replaced and dropped like any other`(module: SQL) throws {
    let folder = try Folder()
    try folder.install(version: 1, Self.searched(["red wine", "beer", "white wine"], module))
    let record: SQL = "SELECT owner, columns, row_count FROM sqlitemanager_content WHERE object = 'search_content'"
    #expect(try folder.app { try $0.row(record)?.values } == ["content", #""id", "title""#, 3])
    #expect(try folder.app { try $0.value("SELECT count(*) FROM sqlitemanager_content WHERE object = 'by_title'") } == 1)
    #expect(try folder.app { try $0.tables().map(\.name) } == ["question", "search", "search_content"])
    #expect(try found(folder) == [1, 7])
    let refused = #expect(throws: SQLiteError.self) { try folder.app { try $0.execute("DELETE FROM search_content") } }
    #expect(refused?.message == "table search_content may not be modified")

    let second = try folder.install(version: 2, Self.searched(["wine", "old wine"], module, more: ", year INTEGER")).report
    #expect(second?.replaced == ["question", "search_content", "search"] && second?.dropped == [])
    #expect(try found(folder) == [1, 4])
    #expect(try folder.app { try $0.columns(of: "search_content").map(\.name) } == ["id", "title", "year"])

    let third = try folder.install(version: 3, Self.content(["wine"])).report
    #expect(third?.replaced == ["question", "search_content"] && third?.dropped == ["search"])
    try folder.app { try $0.execute("INSERT INTO search_content (title) VALUES ('mine')") }

    let fourth = try folder.install(version: 4).report
    #expect(fourth?.dropped == ["search_content"] && fourth?.addedRows == ["search_content": 1])
    #expect(try folder.app { try $0.tables().map(\.name) } == ["question"])
  }

  @Test(arguments: modules) func `is the user's when it comes empty, and the search is made again over the user's rows`(module: SQL) throws
  {
    let folder = try Folder()
    try folder.install(version: 1, Self.searched([], module))
    try folder.app { database throws in
      try database.set(.defensive, false)  // otherwise SQLite lets no statement write the table
      try database.execute("INSERT INTO search_content VALUES (9, 'my wine')")
    }
    let report = try folder.install(version: 2, Self.searched([], module, more: ", year INTEGER")).report
    #expect(report?.kept == ["search_content"] && report?.replaced == ["question", "search"])
    #expect(try found(folder) == [9])
    // A search table that keeps its texts itself would take the name.
    let before = try folder.bytes(folder.installed)
    #expect(throws: ContentError.conflict(type: "table", name: "search_content", reason: .claimed(by: "search"))) {
      try folder.install(version: 3, Folder.plain + "; CREATE VIRTUAL TABLE search USING fts5(title)")
    }
    #expect(try folder.bytes(folder.installed) == before)
    #expect(try folder.install(version: 4).report?.kept == ["search_content"])
    #expect(try folder.app { try $0.value("SELECT title FROM search_content WHERE id = 9") } == "my wine")
  }
}
