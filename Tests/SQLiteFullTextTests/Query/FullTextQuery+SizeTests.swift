import SQLiteFullText
import SQLiteManager
import Scratch
import Testing

@Suite struct `A query of a megabyte` {
  /// Different words of six letters.
  private static func words(_ count: Int) -> [String] {
    (0..<count).map { number in
      var (rest, word) = (number &* 7_919 % 308_915_776, "")
      for _ in 0..<6 {
        word.append(Character(Unicode.Scalar(UInt8(97 + rest % 26))))
        rest /= 26
      }
      return word
    }
  }

  private static let ones = TestRun.rounds(60_000, few: 1_500)
  /// A phrase of half of them is long.
  private static let many = TestRun.rounds(3_000, few: 1_500)

  private static func opened(_ kind: QueryOracle.Kind, _ words: [String]) throws -> (Connection, FullTextTable) {
    let connection = try Connection(.memory)
    try connection.execute("CREATE VIRTUAL TABLE docs USING \(SQL(unchecked: "\(kind.module)"))(a, b, \(kind.clause))")
    let half = words.prefix(words.count / 2).joined(separator: " ")
    for text in [words.joined(separator: " "), half, "zzzzzz \(words[3])", "nothing", String(repeating: "one ", count: ones)] {
      try connection.execute("INSERT INTO docs VALUES (\(text), 'here')")
    }
    return (connection, FullTextTable("docs", columns: ["a", "b"], module: kind.module, tokenizer: kind.tokenizer))
  }

  private func found(_ query: FullTextQuery, _ connection: Connection, _ table: FullTextTable) throws -> [Int] {
    let clock = ContinuousClock()
    var rows: [Int] = []
    let time = try clock.measure {
      let match = try query.match(in: table, on: connection)
      rows = try connection.rows("SELECT rowid FROM docs WHERE \(match.condition(in: table)) ORDER BY rowid", as: Int.self)
    }
    if QueryTestSize.printsTimes { print(table.module, query.matching, query.text.prefix(20), query.text.utf8.count, time) }
    return rows
  }

  @Test(arguments: [QueryOracle.Kind.unicode5, .porter5, .unicode4, .simple4, .trigram5])
  func `finds what a short one finds`(kind: QueryOracle.Kind) throws {
    let words = Self.words(QueryTestSize.manyWords)
    #expect(Set(words).count == words.count)
    let (connection, table) = try Self.opened(kind, words)
    let text = words.joined(separator: " ")
    #expect(try found(FullTextQuery(text), connection, table) == [1])
    #expect(try found(FullTextQuery(text, matching: .any), connection, table) == [1, 2, 3])
    #expect(try found(FullTextQuery(text + " missing"), connection, table) == [])
    #expect(try found(FullTextQuery(text + " here nothi", matching: .any, prefixes: .lastWord), connection, table) == [1, 2, 3, 4, 5])
    // A stem of a beginning need not be the beginning of a stem.
    let beginnings = words.map { kind == .porter5 ? $0 : String($0.prefix(5)) }.joined(separator: " ")
    #expect(try found(FullTextQuery(beginnings, prefixes: .allWords), connection, table) == [1])
    #expect(try found(FullTextQuery(beginnings + " missing", prefixes: .allWords), connection, table) == [])
    #expect(try found(FullTextQuery(beginnings, matching: .any, prefixes: .allWords), connection, table) == [1, 2, 3])
    #expect(try found(FullTextQuery(text, matching: .any, excluded: ["zzzzzz"]), connection, table) == [1, 2])
    #expect(try found(FullTextQuery(words.prefix(words.count / 2).joined(separator: " "), columns: ["a"]), connection, table) == [1, 2])
    #expect(try found(FullTextQuery(text, matching: .near(5)), connection, table) == [1])
    #expect(try found(FullTextQuery("nothing", excluded: [text]), connection, table) == [4])
  }

  @Test(arguments: [QueryOracle.Kind.unicode5, .unicode4]) func `finds one word however often it comes`(kind: QueryOracle.Kind) throws {
    let (connection, table) = try Self.opened(kind, Self.words(100))
    let text = String(repeating: "a ", count: QueryTestSize.manyWords * 3)
    for matching in [FullTextQuery.Matching.all, .any, .near(2)] {
      #expect(try found(FullTextQuery(text.replacing("a", with: "here"), matching: matching), connection, table) == [1, 2, 3, 4, 5])
      #expect(try found(FullTextQuery(text, matching: matching), connection, table) == [])
    }
  }

  @Test(arguments: [QueryOracle.Kind.unicode5, .unicode4]) func `finds a long phrase where it stands, and only there`(
    kind: QueryOracle.Kind
  ) throws {
    let words = Self.words(Self.many)
    let (connection, table) = try Self.opened(kind, words)
    let half = words.prefix(words.count / 2)
    let phrase = "\"" + half.joined(separator: " ") + "\""
    #expect(try found(FullTextQuery(phrase), connection, table) == [1, 2])
    #expect(try found(FullTextQuery(phrase + " \"\(words[words.count - 90]) \(words[words.count - 89])\""), connection, table) == [1])
    #expect(try found(FullTextQuery(phrase + " zzzzzz", matching: .any), connection, table) == [1, 2, 3])
    #expect(try found(FullTextQuery("\"" + half.reversed().joined(separator: " ") + "\""), connection, table) == [])
    let ones = { String(repeating: "one ", count: $0) }
    #expect(try found(FullTextQuery("\"\(ones(Self.ones))\""), connection, table) == [5])
    #expect(try found(FullTextQuery("\"\(ones(Self.ones + 1))\""), connection, table) == [])
  }

  @Test(arguments: [QueryOracle.Kind.unicode5, .unicode4]) func `is not an error of a table that keeps no texts`(kind: QueryOracle.Kind)
    throws
  {
    let words = Self.words(Self.many)
    let last = words[words.count - 50]
    let connection = try Connection(.memory)
    let module = SQL(unchecked: "\(kind.module)")
    try connection.execute("CREATE VIRTUAL TABLE docs USING \(module)(a, b, content='', \(kind.clause))")
    try connection.execute("INSERT INTO docs(rowid, a, b) VALUES (1, \(words.joined(separator: " ")), 'x'), (2, \(last), 'y')")
    let table = FullTextTable("docs", columns: ["a", "b"], module: kind.module, tokenizer: kind.tokenizer, content: .none)
    let text = words.joined(separator: " ")
    #expect(try found(FullTextQuery(text), connection, table) == [1])
    #expect(try found(FullTextQuery(text, matching: .any), connection, table) == [1, 2])
    #expect(try found(FullTextQuery(text, columns: ["b"]), connection, table) == [])
    #expect(try found(FullTextQuery(text, matching: .any, columns: ["a"]), connection, table) == [1, 2])
    #expect(try found(FullTextQuery("y", excluded: [text]), connection, table) == [])
    #expect(try found(FullTextQuery("\"\(text)\""), connection, table) == [1])
    #expect(try found(FullTextQuery("\"\(text)\" y", matching: .any), connection, table) == [1, 2])
  }
}
