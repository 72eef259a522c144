import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `A search by which a library damages memory` {
  /// Says that it is the library of a version.
  private final class Aged: RoutedSqlite3Wrapper {
    let version: Int32

    init(_ version: Int32) {
      self.version = version
      super.init(Sqlite3Wrapper())
    }

    override func sqlite3_libversion_number() -> Int32 { version }
  }

  private static let words = ["aa", "ab", "b"]

  private func opened(_ table: FullTextTable, rowids: [Int64], version: Int32 = 3_053_999) throws -> Connection {
    let connection = try Connection(.memory, on: Aged(version))
    try connection.createFullTextTable(table)
    for (rowid, word) in zip(rowids, Self.words) {
      try connection.execute("INSERT INTO \(identifier: table.name) (rowid, a) VALUES (\(rowid), \(word))")
    }
    return connection
  }

  @Test func `is refused for the beginning of a word and negative rowids without detail`() throws {
    let table = FullTextTable("t", columns: ["a"], detail: .none)
    let connection = try opened(table, rowids: [1, -7, 3])
    let (query, words) = (FullTextQuery("a", prefixes: .lastWord), "has detail=none and negative rowids: give its rows rowids from 0 on")
    let match = FullTextMatch.all(["b", "a*"])
    expectError(.error, words) { try connection.search(query, in: table) }
    expectError(.error, words) { try connection.countResults(of: query, in: table) }
    expectError(.error, words) { try query.match(in: table, on: connection) }
    expectError(.error, words) { try FullTextExpression.phrase(.init("a", isPrefix: true)).match(in: table, on: connection) }
    expectError(.error, words) { try connection.search(FullTextMatch.expression("\"a\" *"), in: table) }
    expectError(.error, words) { try connection.search(match, in: table) }
    expectError(.error, words) { try connection.countResults(of: match, in: table) }
    expectError(.error, words) { try connection.liveSearch("a", in: table) }
    #expect(try connection.search("aa ab b", in: table).isEmpty && connection.search("ab", in: table).map(\.rowid) == [-7])
    try connection.execute("DELETE FROM t WHERE rowid < 0")
    #expect(try connection.search(query, in: table).map(\.rowid) == [1])
  }

  @Test func `is not refused where nothing is to be feared`() throws {
    let query = FullTextQuery("a", prefixes: .lastWord)
    for detail in FullTextTable.Detail.allCases {
      let table = FullTextTable("t", columns: ["a"], detail: detail)
      #expect(try opened(table, rowids: [1, 0, 3]).countResults(of: query, in: table) == 2)
      #expect(try opened(table, rowids: [1, -7, 3], version: 3_054_000).countResults(of: query, in: table) == 2)
      if detail != .none { #expect(try opened(table, rowids: [1, -7, 3]).countResults(of: query, in: table) == 2) }
    }
  }

  @Test func `is refused where it cannot be known`() throws {
    let table = FullTextTable("t", columns: ["a"], detail: .none, keepsLengths: false)
    let query = FullTextQuery("a", prefixes: .lastWord)
    let connection = try opened(table, rowids: [1, 2, 3])
    expectError(.error, "detail=none and does not store its rowids") { try connection.countResults(of: query, in: table) }
    #expect(try connection.countResults(of: FullTextQuery("aa"), in: table) == 1)
    #expect(try opened(table, rowids: [1, 2, 3], version: 3_054_000).countResults(of: query, in: table) == 2)
  }

  @Test func `is refused for a snippet of FTS4 with NEAR and OR, and for nothing less`() throws {
    let table = FullTextTable("t", columns: ["a"], module: .fts4)
    let snippet = FullTextOptions(snippet: .init())
    let near = FullTextExpression.near(["aa", "bb"])
    for version in [3_053_999, 3_054_000] as [Int32] {
      let connection = try opened(table, rowids: [1, 2, 3], version: version)
      let both = try (near || .phrase("ab")).match(in: table, on: connection)
      if version < 3_054_000 {
        expectError(.error, "a snippet of FTS4 for NEAR and OR in one expression") { try connection.search(both, in: table, snippet) }
      } else {
        #expect(try connection.search(both, in: table, snippet).map(\.rowid) == [2])
      }
      #expect(try connection.countResults(of: both, in: table) == 1)
      #expect(try connection.search(both, in: table, FullTextOptions(snippet: nil)).map(\.rowid) == [2])
      #expect(try connection.search(near.match(in: table, on: connection), in: table, snippet).isEmpty)
    }
  }
}
