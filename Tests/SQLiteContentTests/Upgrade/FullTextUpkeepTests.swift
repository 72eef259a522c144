import Foundation
import SQLiteManager
import Testing

@Suite struct `The search tables of a content database` {
  static let tables: [FullTextTable] = [
    FullTextTable(
      "fresh", columns: [.init("title", weight: 3), "body"], prefixes: [2], content: .external(table: "question", rowid: "id")),
    FullTextTable("old", columns: ["title", "body"], module: .fts4, prefixes: [2, 3], content: .external(table: "question")),
    FullTextTable("gaps", columns: ["text"], content: .external(table: "loose")),
    FullTextTable("old gaps", columns: ["text"], module: .fts4, content: .external(table: "loose")),
    FullTextTable("own \"one\"", columns: ["text", .init("id", isIndexed: false)], content: .own),
  ]

  /// Writes a bundle whose rowids have gaps, none of them in the order the rows were made.
  private func bundle(_ folder: Folder, version: Int) throws {
    let url = try folder.bundle(
      version: version, "CREATE TABLE question (id INTEGER PRIMARY KEY, title, body, points); CREATE TABLE loose (text)")
    let connection = try Connection(.file(url.path))
    for table in Self.tables { try connection.createFullTextTable(table) }
    for number in 1...(40 * version) where number % 5 != version {
      let (id, text) = ((number * 37) % 1009 * version, "Štěpán word\(number % 7) version\(version)")
      try connection.execute("INSERT INTO question (id, title, body) VALUES (\(id), \(text), \("body\(number)"))")
      try connection.execute("INSERT INTO loose (rowid, text) VALUES (\(id - 500), \(text))")
      try connection.execute("INSERT INTO \"own \"\"one\"\"\" (rowid, text, id) VALUES (\(id * 3), \(text), \(id))")
    }
    try connection.execute("DELETE FROM question WHERE id % 11 = 0; DELETE FROM loose WHERE rowid % 7 = 0; UPDATE question SET points = 1")
    try connection.close()
  }

  /// Installs the bundle that was written last.
  @discardableResult private func install(_ folder: Folder) throws -> InstallOutcome {
    try folder.installer(folder.source.appendingPathComponent("quiz.sqlite")).install()
  }

  /// The rows that each table finds, after a check that it can be described and is in step.
  private func look(_ folder: Folder, _ word: String) throws -> [[Int]] {
    try folder.app { connection in
      #expect(try connection.integrityCheck().isEmpty)
      return try Self.tables.map { table in
        #expect(try connection.fullTextTable(named: table.name) != nil)
        #expect(try connection.checkFullTextTable(table.name) == .inStep, "\(table.name)")
        let name = SQL(identifier: table.name)
        return try connection.rows("SELECT rowid FROM \(name) WHERE \(name) MATCH \(word) ORDER BY rowid") { try $0[0] }
      }
    }
  }

  private func edit(_ folder: Folder) throws {
    try folder.app { connection in
      try connection.execute(
        """
        INSERT INTO question (title) VALUES ('mine'); UPDATE question SET id = id + 100000 WHERE id < 200; DELETE FROM question WHERE id < 400;
        INSERT INTO loose (text) VALUES ('mine'); UPDATE loose SET text = text || ' mine' WHERE rowid < 0; REPLACE INTO question (id) VALUES (500)
        """)
    }
  }

  @Test func `are installed, searched, edited and upgraded, and are in step all along`() throws {
    let folder = try Folder()
    try bundle(folder, version: 1)
    #expect(try install(folder) == .installed(version: 1))
    let installed = try look(folder, "stepan")
    #expect(installed.allSatisfy { $0.count > 20 })
    #expect(installed[0] == installed[1] && installed[2] == installed[3])
    try edit(folder)
    let edited = try look(folder, "mine")
    let mine = try folder.app { connection in
      try ["SELECT id FROM question WHERE title = 'mine' ORDER BY 1", "SELECT rowid FROM loose WHERE text LIKE '%mine' ORDER BY 1"].map {
        try connection.rows($0) { try $0[0, as: Int.self] }
      }
    }
    #expect(Array(edited.prefix(4)) == [mine[0], mine[0], mine[1], mine[1]])
    #expect(mine.map(\.count).min() ?? 0 > 0)

    try bundle(folder, version: 2)
    let outcome = try install(folder)
    #expect(outcome.plain == .upgraded(from: 1, to: 2, orphans: 0))
    #expect(try look(folder, "mine").joined().isEmpty)
    #expect(try look(folder, "version1").joined().isEmpty)
    let fresh = try Folder()
    try bundle(fresh, version: 2)
    try install(fresh)
    #expect(try look(folder, "stepan") == look(fresh, "stepan"))
    #expect(try look(folder, "word3") == look(fresh, "word3"))
    try edit(folder)
    _ = try look(folder, "mine")
  }

  @Test func `of the user over content know the new content`() throws {
    let folder = try Folder()
    try bundle(folder, version: 1)
    try install(folder)
    let mine = [FullTextTable.Module.fts5, .fts4].map { module in
      FullTextTable("my \(module)", columns: ["body"], module: module, content: .external(table: "question"))
    }
    try folder.app { connection in
      for table in mine { try connection.createFullTextTable(table) }
      try connection.execute("CREATE TABLE note (text); INSERT INTO note VALUES ('my own note')")
      try connection.createFullTextTable(FullTextTable("my notes", columns: ["text"], content: .external(table: "note")))
    }
    try bundle(folder, version: 2)
    try install(folder)
    try folder.app { connection in
      for table in mine {
        #expect(try connection.checkFullTextTable(table.name) == .inStep)
        try connection.execute("INSERT INTO question (body) VALUES ('unheard')")
        let name = SQL(identifier: table.name)
        let unheard = try connection.value("SELECT count(*) FROM \(name) WHERE \(name) MATCH 'unheard'", as: Int.self)
        #expect(unheard == (table.module == .fts5 ? 1 : 2))
        #expect(try connection.value("SELECT count(*) FROM \(name) WHERE \(name) MATCH 'body79'") == 1)
      }
      #expect(try connection.checkFullTextTable("my notes") == .inStep)
      #expect(try connection.value("SELECT count(*) FROM \"my notes\" WHERE \"my notes\" MATCH 'own'") == 1)
    }
  }
}
