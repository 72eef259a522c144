import Expectations
import SQLiteFullText
import SQLiteManager
import Scratch
import Testing

@Suite struct `What people type finds what a slow search finds` {
  private static let ways: [(String, FullTextQuery)] = [
    ("all", FullTextQuery("")), ("any", FullTextQuery("", matching: .any)), ("prefix", FullTextQuery("", prefixes: .lastWord)),
    ("any with prefix", FullTextQuery("", matching: .any, prefixes: .lastWord)),
    ("near", FullTextQuery("", matching: .near(1), prefixes: .lastWord)),
    ("prefixes", FullTextQuery("", prefixes: .allWords)), ("any prefix", FullTextQuery("", matching: .any, prefixes: .allWords)),
    ("near prefixes", FullTextQuery("", matching: .near(1), prefixes: .allWords)),
    ("one column", FullTextQuery("", columns: ["a"])),
    ("without", FullTextQuery("", matching: .any, excluded: ["red wine", "\"foo bar\""])),
    ("all without, in a column", FullTextQuery("", excluded: ["old", "-a"], columns: ["b"])),
  ]

  @Test(arguments: QueryOracle.Kind.allCases) func `whatever it is`(kind: QueryOracle.Kind) throws {
    #expect(QueryHostileTexts.all.count > 230)
    let oracle = try QueryOracle(kind, QueryHostileTexts.rows)
    var finds = 0
    // In a sample each text is tried in a quarter of the kinds, in each of them in another way.
    let first = 5 * (QueryOracle.Kind.allCases.firstIndex(of: kind) ?? 0) + Int(TestRun.seed % 32)
    for (number, text) in QueryHostileTexts.all.enumerated() {
      for (place, (name, way)) in Self.ways.enumerated() where TestRun.isLong || (number + place + first) % 32 == 0 {
        var query = way
        query.text = text
        let (found, expected) = (try oracle.found(query), try oracle.expected(query))
        finds += expected.count
        #expect(found == expected, "\(name): \(text.prefix(100).debugDescription)")
      }
    }
    #expect(finds > TestRun.rounds(700, few: 15))
  }

  /// The pieces that texts are put together from, for queries and rows alike.
  private static let pieces = [
    "a", "b", "red", "wine", "re", "wi", "foo", "Foo", "runs", "running", "é", "e\u{301}", "\u{301}", "ß", "日", "本", "\u{1F377}",
    "\u{200d}", "\u{feff}", "\0", " ",
    " ", " ", "\"", "\"", "*", "^", "-", "+", ":", "(", ")", "{", "}", ",", "AND", "OR", "NOT", "NEAR", "NEAR/1", " AND ", " OR ", " NOT ",
    " NEAR ", "a:", "'", "\\", "\t",
    "\u{a0}", "_", "1",
  ]

  private static func text(_ generator: inout SplitMix64, most: Int, without: [String] = []) -> String {
    (0..<Int.random(in: 0...most, using: &generator)).map { _ in
      let piece = pieces.randomElement(using: &generator) ?? ""
      return without.contains(piece) ? " " : piece
    }.joined()
  }

  @Test(arguments: QueryOracle.Kind.allCases) func `however it is put together`(kind: QueryOracle.Kind) throws {
    var generator = SplitMix64(seed: 2024)
    let rows = (0..<60).map { _ in
      (Self.text(&generator, most: 14, without: ["\0"]), Self.text(&generator, most: 8, without: ["\0"]))
    }
    let oracle = try QueryOracle(kind, rows)
    var finds = 0
    for _ in 0..<QueryTestSize.randomTexts {
      var query = FullTextQuery(Self.text(&generator, most: 7))
      query.matching = [.all, .any, .near(0), .near(2)].randomElement(using: &generator) ?? .all
      query.prefixes = [nil, .lastWord, .allWords].randomElement(using: &generator) ?? nil
      query.columns = [nil, nil, ["a"], ["b"], ["B", "a"]].randomElement(using: &generator) ?? nil
      if Int.random(in: 0..<4, using: &generator) == 0 {
        query.excluded = [Self.text(&generator, most: 3), Self.text(&generator, most: 2)]
      }
      let (found, expected) = (try oracle.found(query), try oracle.expected(query))
      finds += expected.count
      if found != expected { #expect(found == expected, "\(query)") }
    }
    #expect(finds > QueryTestSize.randomTexts)
  }
}

/// How much is tried: more when a fuzzing run asks for it.
enum QueryTestSize {
  static let randomTexts = TestRun.rounds(1_500, few: 40)
  /// A megabyte has 150,000.
  static let manyWords = TestRun.rounds(12_000, few: 1_200)
  static let printsTimes = false
}
