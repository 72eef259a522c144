import SQLiteManager
import Scratch
import Testing

@testable import SQLiteFullText

/// The marks in a table of trigrams, whose words overlap each other, against SQLite's own `highlight()` and against the places by hand.
@Suite struct `Marks in a table of trigrams` {
  static let parts = [
    "a", "a", "b", "A", "á", "a\u{301}", "\u{323}\u{301}", "🍷", "👩‍👧", "ß", "ẞ", "İ", "i\u{307}", "ı", "\u{212a}", "k", "ſ", "s", "Σ", "ς",
    "σ", " ", "\r\n",
    "ﬁ", "Ǆ", "ǆ", "𐐀", "𐐨", String(decoding: [0xef, 0xb7, 0x90], as: UTF8.self), "日", "שׁ", "[", "\"",
  ]
  static let foldedShorter: Set<Unicode.Scalar> = ["ẞ", "İ", "\u{212a}", "ſ"]
  static let tokenizers: [FullTextTokenizer] = [.trigram(), .trigram(isCaseSensitive: true), .html(over: .trigram())]

  /// A table over random texts, and a long one.
  private func opened(
    _ tokenizer: FullTextTokenizer, isWithLong: Bool, _ generator: inout SplitMix64
  ) throws -> (connection: Connection, table: FullTextTable, texts: [[Unicode.Scalar]]) {
    let connection = try Connection(.memory)
    try connection.addTokenizers()
    let table = FullTextTable("docs", columns: ["title"], tokenizer: tokenizer)
    try connection.createFullTextTable(table)
    let parts = Self.parts.shuffled(using: &generator).prefix(6) + ["a"]
    var texts = (0..<12).map { _ in (0..<3 + generator.below(30)).map { _ in parts[generator.below(parts.count)] }.joined() }
    if isWithLong { texts.append(String(repeating: "-", count: 66_000) + texts.joined()) }
    for text in texts { try connection.execute("INSERT INTO docs (title) VALUES (\(text))") }
    return (connection, table, texts.map { Array($0.unicodeScalars) })
  }

  /// Three to six characters of a text, in this case or another.
  private func wanted(_ text: [Unicode.Scalar], _ generator: inout SplitMix64) -> String {
    let text = text.suffix(40)
    let start = text.startIndex + generator.below(text.count - 2)
    let part = Self.string(text[start..<min(text.endIndex, start + 3 + generator.below(4))])
    return [part, part.uppercased(), part.lowercased()][generator.below(3)]
  }

  /// The parts of a long text that a snippet can come from.
  private static func ends(of text: String) -> [String] {
    text.utf8.count < 1_000 ? [text] : [string(text.unicodeScalars.prefix(500)), string(text.unicodeScalars.suffix(3_000))]
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// A text with marks around characters; those of places that overlap are one.
  private func marked(_ text: [Unicode.Scalar], _ places: [Range<Int>]) -> String {
    var marked = ""
    var place = 0
    for range in HighlightedText.merged(places) {
      marked += Self.string(text[place..<range.lowerBound]) + "\u{e000}" + Self.string(text[range]) + "\u{e001}"
      place = range.upperBound
    }
    return marked + Self.string(text[place...])
  }

  @Test(arguments: tokenizers) func `are where SQLite finds the words, and what SQLite marks where it marks the text`(
    tokenizer: FullTextTokenizer
  ) throws {
    var generator = SplitMix64(seed: 77)
    var (same, overlapping) = (0, 0)
    // Later versions of SQLite mark trigrams that overlap in another way.
    let isOther = tokenizer != .unicode61() && Sqlite3Wrapper().sqlite3_libversion_number() >= 3_041_000
    let rounds = TestRun.rounds(40, few: 2)
    for round in 0..<rounds {
      let (connection, table, texts) = try opened(tokenizer, isWithLong: round % 20 == 0, &generator)
      var places: [Int64: [Range<Int>]] = [:]
      try connection.addFullTextFunction("look") { match, _ in
        for number in 0..<(try match.instanceCount) {
          let found = try match.instance(at: number)
          let count = try match.size(ofPhrase: found.phrase)
          places[match.rowid, default: []].append(found.tokenOffset..<found.tokenOffset + count + 2)
        }
        return ""
      }
      for _ in 0..<TestRun.rounds(10, few: 2) {
        let words = (0...generator.below(2)).map { _ in wanted(texts[generator.below(texts.count)], &generator) }
        let expression = words.map { $0.quoted(by: "\"") }.joined(separator: " OR ")
        places = [:]
        let own = try connection.rows(
          "SELECT rowid, highlight(docs, 0, char(57344), char(57345)) || look(docs) FROM docs WHERE docs MATCH \(expression)",
          as: Int64.self, String.self)
        let options = FullTextOptions(
          ranking: .oldestFirst, limit: nil, snippet: .init(words: 1 + generator.below(64), ellipsis: "…"), highlights: ["title"])
        let found = try connection.search(.expression(expression), in: table, options)
        #expect(found.map(\.rowid) == own.map(\.0).sorted())
        for result in found {
          let text = texts[Int(result.rowid) - 1]
          let whole = Self.string(text)
          // SQLite ends a mark too soon, by as many bytes as letters lose when they are folded.
          let isFoldedShorter = tokenizer != .trigram(isCaseSensitive: true) && text.contains { Self.foldedShorter.contains($0) }
          let comment: Comment = "\(whole.suffix(100).debugDescription) \(expression.debugDescription)"
          func isSame(_ found: String, _ other: String) -> Bool { found.utf8.elementsEqual(other.utf8) }
          let highlight = try #require(result.highlights["title"]).marked("\u{e000}", "\u{e001}")
          if tokenizer.name == "trigram" {
            let isByHand = isSame(highlight, marked(text, places[result.rowid] ?? []))
            #expect(isByHand, comment)
          }
          let sqlite = try #require(own.first { $0.0 == result.rowid }).1
          let plain = Self.string(sqlite.unicodeScalars.filter { $0.value != 0xe000 && $0.value != 0xe001 })
          if isSame(plain, whole), !isFoldedShorter, !isOther {
            same += 1
            let isBySQLite = isSame(highlight, sqlite)
            #expect(isBySQLite, comment)
          } else {
            overlapping += 1
          }
          let snippet = try #require(result.snippet)
          let shown = Self.string(snippet.text.unicodeScalars.filter { $0 != "…" })
          let isPart = Self.ends(of: whole).contains { Array($0.utf8).firstRange(of: Array(shown.utf8)) != nil }
          #expect(isPart || isFoldedShorter && tokenizer.name != "trigram", comment)
          #expect(!snippet.ranges.isEmpty, comment)
        }
      }
    }
    #expect((isOther || same > TestRun.rounds(100, few: 1)) && overlapping > TestRun.rounds(10, few: 0), "\(same) \(overlapping)")
  }

  @Test func `of words that overlap are one, and nothing of the text is shown twice`() throws {
    let connection = try Connection(.memory)
    let table = FullTextTable("docs", columns: ["title"], tokenizer: .trigram())
    try connection.createFullTextTable(table)
    for text in ["ababa", "xx aaaaaa yy", "abcabc", "ab🍷ab🍷ab"] { try connection.execute("INSERT INTO docs (title) VALUES (\(text))") }
    let options = FullTextOptions(ranking: .oldestFirst, snippet: .init(words: 64), highlights: ["title"])
    for (query, marked) in [("aba", "[ababa]"), ("aaa", "xx [aaaaaa] yy"), ("abc", "[abc][abc]"), ("ab🍷a", "[ab🍷ab🍷a]b")] {
      let found = try connection.search(FullTextQuery(query), in: table, options)
      #expect(found.map { $0.highlights["title"]?.marked("[", "]") } == [marked])
      #expect(found.map { $0.snippet?.marked("[", "]") } == [marked])
    }
  }
}
