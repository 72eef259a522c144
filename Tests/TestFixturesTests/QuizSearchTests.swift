import Foundation
import SQLiteManager
import Scratch
import SQLiteManagerFixtures
import Testing

@Suite struct `The search table of the quiz` {
  static let described: [FullTextTable] = [
    FullTextTable(
      "question_search", columns: ["title", "question", "answer", "explanation"], module: .fts4, prefixes: [2, 3],
      content: .external(table: "question")),
    FullTextTable(
      "question_search",
      columns: [.init("title", weight: 4), .init("question", weight: 2), .init("answer", weight: 2), .init("explanation", weight: 1)],
      prefixes: [2, 3], content: .external(table: "question", rowid: "id")),
  ]

  private func copy(_ folder: ScratchFolder, _ version: Int) throws -> Connection {
    let path = folder.path("quiz.sqlite")
    try FileManager.default.copyItem(at: QuizFixture.url(version: version), to: URL(fileURLWithPath: path))
    return try Connection(.file(path), access: .readWrite)
  }

  private func found(_ connection: Connection, _ words: String) throws -> [Int] {
    try connection.rows("SELECT rowid FROM question_search WHERE question_search MATCH \(words) ORDER BY rowid") { try $0[0] }
  }

  @Test(arguments: [1, 2]) func `is as it is described, and in step`(version: Int) throws {
    let folder = try ScratchFolder()
    let connection = try copy(folder, version)
    #expect(try connection.fullTextTables() == [Self.described[version - 1]])
    #expect(try connection.checkFullTextTable("question_search") == .inStep)
    #expect(try found(connection, "title:vltava") == [101])
    #expect(try found(connection, "melnik") == found(connection, "Mělník"))
    #expect(try found(connection, "malar*").contains(102))
  }

  @Test(arguments: [1, 2]) func `stays in step with edits under the safe defaults`(version: Int) throws {
    let folder = try ScratchFolder()
    let connection = try copy(folder, version)
    #expect(connection.configuration == Connection.Configuration())
    try connection.execute(
      """
      PRAGMA foreign_keys = OFF; DELETE FROM question WHERE id = 101; UPDATE question SET title = 'Überraschung' WHERE id = 102;
      UPDATE question SET id = 99999 WHERE id = 103; UPDATE question SET points = 5
      """)
    #expect(try connection.checkFullTextTable("question_search") == .inStep)
    #expect(try found(connection, "title:vltava").isEmpty)
    #expect(try found(connection, "uberraschung") == [102])
  }

  @Test func `is upgraded from FTS4 to FTS5, and searched before and after`() throws {
    let folder = try ScratchFolder()
    func install(_ version: Int) throws -> InstallOutcome {
      let source = ContentSource.file(try QuizFixture.url(version: version))
      return try SQLiteManager(.installed(source, into: folder.url.appending(path: "app"), fileName: "quiz.sqlite")).open()
    }
    for version in [1, 2] {
      _ = try install(version)
      let connection = try Connection(.file(folder.path("app/quiz.sqlite")), access: .readWrite)
      #expect(try connection.fullTextTables() == [Self.described[version - 1]])
      #expect(try connection.checkFullTextTable("question_search") == .inStep)
      #expect(try found(connection, "vltava").contains(101))
      #expect(try connection.integrityCheck().isEmpty)
      let fresh = try Connection(.file(QuizFixture.url(version: version).path(percentEncoded: false)), access: .immutable)
      #expect(try found(connection, "the") == found(fresh, "the"))
      try connection.close()
    }
  }
}
