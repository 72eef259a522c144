import Foundation
import SQLiteManager
import SQLiteManagerFixtures
import Testing

@Suite struct `The quiz` {
  static func open(_ version: Int) throws -> Connection {
    try Connection(.file(QuizFixture.url(version: version).path(percentEncoded: false)), access: .immutable)
  }

  static func count(_ table: String, _ version: Int) throws -> Int { try open(version).count(table) }

  @Test(arguments: [1, 2]) func `is a sound database of its version`(version: Int) throws {
    let connection = try Self.open(version)
    #expect(try connection.rows("PRAGMA integrity_check").map(\.values) == [["ok"]])
    #expect(try connection.rows("PRAGMA foreign_key_check").isEmpty)
    #expect(try connection.value("PRAGMA user_version") == version)
    #expect(try connection.value("PRAGMA application_id") == QuizFixture.applicationID)
    #expect(try connection.value("PRAGMA page_size") == 4096)
    #expect(try connection.value("PRAGMA encoding") == "UTF-8")
    #expect(try connection.value("PRAGMA freelist_count") == 0)
  }

  @Test(arguments: [1, 2]) func `is no database in WAL mode and has nothing beside it`(version: Int) throws {
    let url = try QuizFixture.url(version: version)
    let header = try Data(contentsOf: url).prefix(20)
    #expect(header.suffix(2) == Data([1, 1]))
    let folder = url.deletingLastPathComponent().path(percentEncoded: false)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["quiz.sqlite"])
  }

  @Test(arguments: [1, 2]) func `has every text in composed form`(version: Int) throws {
    let connection = try Self.open(version)
    for table in try connection.tables() {
      for row in try connection.read(table.name) {
        for case .text(let text) in row.values {
          #expect(Array(text.utf8) == Array(text.precomposedStringWithCanonicalMapping.utf8), "\(table.name): \(text)")
        }
      }
    }
  }

  @Test func `has hundreds of questions in several languages`() throws {
    #expect(try Self.count("question", 1) == 331)
    #expect(try Self.count("question", 2) == 346)
    #expect(try Self.count("category", 1) == 12)
    #expect(try Self.open(1).value("SELECT count(DISTINCT language) FROM translation") == 7)
    #expect(try Self.open(1).value("SELECT min(length(explanation)) >= 120 FROM question") == 1)
  }

  @Test func `gains in version 2 a column, a table and questions, corrects some and loses some`() throws {
    let old = try Self.open(1)
    let new = try Self.open(2)
    #expect(try !old.columns(of: "question").map(\.name).contains("difficulty"))
    #expect(try new.columns(of: "question").map(\.name).contains("difficulty"))
    #expect(Set(try new.tables().map(\.name)).subtracting(try old.tables().map(\.name)) == ["hint"])
    func questions(_ connection: Connection) throws -> [Int: String] {
      let rows = try connection.rows("SELECT id, title || question || answer || explanation FROM question") {
        try ($0[0, as: Int.self], $0[1, as: String.self])
      }
      return Dictionary(uniqueKeysWithValues: rows)
    }
    let before = try questions(old)
    let after = try questions(new)
    #expect(Set(before.keys).subtracting(after.keys).count >= 12)
    #expect(Set(after.keys).subtracting(before.keys).count >= 20)
    #expect(before.count { id, text in after[id].map { $0 != text } ?? false } >= 12)
    #expect(try new.value("SELECT count(difficulty) > 200 FROM question") == 1)
  }

  @Test func `has tables for its users that can be made twice`() throws {
    let connection = try Connection(.memory)
    for _ in 1...2 { try connection.execute(SQL(unchecked: try QuizFixture.userSchema)) }
    #expect(try connection.tables().map(\.name) == ["answer", "star"])
  }
}
