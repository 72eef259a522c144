import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `A symbol in a text` {
  static let symbols = [
    "🔴", "✅", "👍", "👍🏽", "❤️", "❤", "☎\u{fe0e}", "🅰️", "ℹ️", "㊗️", "‼", "‼️", "〰️", "🏽",  // emoji
    "👩‍👩‍👧", "🏳️‍🌈", "👩🏽‍💻", "🇨🇿", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", "1️⃣", "#️⃣", "*⃣", "📷⃠",  // sequences
    "$", "€", "£", "₿", "฿", "៛", "﷼", "＄",  // currencies
    "∑", "÷", "−", "≠", "=\u{338}", "→", "⅋",  // mathematics
    "©", "™", "®", "℃", "㎏", "№", "┌", "█", "★", "♫", "𝄞", "\u{1d15e}", "⠓", "۞", "༁",  // pictures and letters that are pictures
    "\u{f8ff}", "\u{1faff}",  // private, and an emoji yet to come
  ]
  static let tokenizers: [FullTextTokenizer] = [.folding, .cjk, .html(), .html(over: .cjk), .porter(over: .folding)]

  private func filled(_ table: FullTextTable, _ texts: [String]) throws -> Connection {
    let connection = try Connection.withTokenizers()
    try connection.createFullTextTable(table)
    for text in texts { try connection.insert(["a": text], into: table.name) }
    return connection
  }

  @Test(arguments: tokenizers) func `is a word that is found and marked as it stands`(tokenizer: FullTextTokenizer) throws {
    let table = FullTextTable("t", columns: ["a"], tokenizer: tokenizer)
    let options = FullTextOptions(ranking: .oldestFirst, highlights: ["a"])
    let connection = try filled(table, [])
    for symbol in TestRun.sample(of: Self.symbols, few: tokenizer == .folding ? 12 : 2) {
      try connection.delete(from: "t", where: .all)
      for text in ["\(symbol) urgent", "urgent", "done\(symbol), ☂", "東京\(symbol)กรุง", "\(symbol)urgent"] {
        try connection.insert(["a": text], into: "t")
      }
      func rows(_ query: FullTextQuery) throws -> [Int64] { try connection.search(query, in: table, options).map(\.rowid) }
      #expect(try rows(FullTextQuery(symbol)) == [1, 3, 4, 5], "\(symbol)")
      #expect(try rows(FullTextQuery("\(symbol) urgent")) == [1, 5], "\(symbol)")
      #expect(try rows(FullTextQuery("\(symbol)urgent")) == [1, 5], "\(symbol)")
      #expect(try rows(FullTextQuery("\"done \(symbol)\"")) == [3], "\(symbol)")
      #expect(try rows(FullTextQuery("urgent", excluded: [symbol])) == [2], "\(symbol)")
      #expect(try rows(FullTextQuery(symbol, prefixes: .lastWord)) == [1, 3, 4, 5], "\(symbol)")
      for result in try connection.search(symbol, in: table, options) {
        #expect(result.highlights["a"]?.found == [symbol], "\(symbol), row \(result.rowid)")
        #expect(result.snippet?.found == [symbol], "\(symbol), row \(result.rowid)")
      }
      #expect(try connection.liveSearch(symbol, in: table).results.count == 4, "\(symbol)")
      let match = try FullTextQuery(symbol).match(in: table, on: connection)
      #expect(try connection.search(match, in: table, options).map(\.rowid) == [1, 3, 4, 5], "\(symbol)")
      #expect(try FullTextExpression.phrase(.init(symbol)).match(in: table, on: connection) != .nothing)
    }
  }

  @Test(arguments: [
    ("❤️", "❤"), ("☎\u{fe0e}", "☎️"), ("≠", "=\u{338}"), ("＄", "$"), ("￥", "¥"), ("🏳️‍🌈", "🏳‍🌈"), ("1️⃣", "1⃣"),
    ("\u{1d15e}", "\u{1d157}\u{1d165}"), ("∉", "∈\u{338}"),
  ])
  func `is the same in each spelling`(one: String, other: String) throws {
    let connection = try Connection.withTokenizers()
    let words = try [one, other].map { try connection.tokens(of: $0, with: .folding).map(\.text) }
    #expect(words[0].count == 1 && words[0].map { Array($0.utf8) } == words[1].map { Array($0.utf8) }, "\(words)")
  }

  @Test(arguments: [
    ("👍", "👍🏽"), ("🇨🇿", "🇨🇺"), ("👩‍👩‍👧", "👩"), ("1️⃣", "1"), ("1️⃣", "2️⃣"), ("📷⃠", "📷"), ("¥", "€"), ("ℹ️", "i"),
    ("🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"),
  ])
  func `is not another one`(one: String, other: String) throws {
    let table = FullTextTable("t", columns: ["a"], tokenizer: .folding)
    let connection = try filled(table, [one, other])
    #expect(try connection.search(one, in: table).map(\.rowid) == [1])
    #expect(try connection.search(other, in: table).map(\.rowid) == [2])
  }

  @Test(arguments: [
    ("a1️⃣b", ["a", "1⃣", "b"]), ("12️⃣", ["1", "2⃣"]), ("é1⃣1", ["e", "1⃣", "1"]), ("x⃣", ["x"]), ("\u{20e3}", []), ("1️x", ["1x"]),
    ("🇨🇿🇩🇪🇫", ["🇨🇿", "🇩🇪", "🇫"]), ("👍👍🏽👍", ["👍", "👍🏽", "👍"]), ("😀\u{200d}x", ["😀", "x"]), ("€100$5", ["€", "100", "$", "5"]),
    ("a+b=c|d<e>f~g^h`i", ["a", "b", "c", "d", "e", "f", "g", "h", "i"]), ("＋＝", []), ("\u{fffd}\u{fffc}", []),
    ("O´Neill", ["o", "neill"]),
    ("Ⅷ①²½", ["viii1212"]), ("⼀⺀", ["一⺀"]), ("=\u{301}", []),
  ])
  func `begins and ends where it should`(text: String, words: [String]) throws {
    let connection = try Connection.withTokenizers()
    #expect(try connection.tokens(of: text, with: .folding).map(\.text) == words)
  }

  @Test func `is found in an index that knows no places`() throws {
    for detail in FullTextTable.Detail.allCases {
      let table = FullTextTable("t", columns: ["a"], tokenizer: .folding, detail: detail)
      let connection = try filled(table, ["🔴 urgent", "urgent", "🔴urgent", "urgent 🔴"])
      #expect(Set(try connection.search("🔴 urgent", in: table).map(\.rowid)) == [1, 3, 4], "\(detail)")
      #expect(Set(try connection.search("🔴urgent", in: table).map(\.rowid)) == [1, 3], "\(detail)")
    }
  }

  @Test func `is marked in a long text`() throws {
    let table = FullTextTable("t", columns: ["a"], tokenizer: .folding)
    let connection = try filled(table, [String(repeating: "word ⚪ ", count: 8_000) + "🔴 urgent👍🏽"])
    for symbol in ["🔴", "👍🏽"] {
      let found = try #require(try connection.search(symbol, in: table, FullTextOptions(highlights: ["a"])).first)
      #expect(found.highlights["a"]?.found == [symbol])
      #expect(found.snippet?.found == [symbol])
    }
  }

  @Test func `is marked in HTML where its reference stands`() throws {
    let table = FullTextTable("t", columns: ["a"], tokenizer: .html())
    let connection = try filled(table, ["<p>&#128308; urgent</p>", "<b>1</b>&#xFE0F;&#x20E3; x", "&euro; &#8364;"])
    for (symbol, marked) in [("🔴", ["&#128308;"]), ("1️⃣", ["1</b>&#xFE0F;&#x20E3;"]), ("€", ["&euro;", "&#8364;"])] {
      let found = try connection.search(symbol, in: table, FullTextOptions(highlights: ["a"]))
      #expect(found.map { $0.highlights["a"]?.found } == [marked])
    }
  }

  @Test(arguments: [FullTextTokenizer.folding, .cjk, .html(over: .cjk)]) func `is found by what stands there, whatever stands beside it`(
    tokenizer: FullTextTokenizer
  ) throws {
    let parts =
      [[0xff], [0xe2, 0x83], [0xf0, 0x9f]] + Self.symbols.map { Array($0.utf8) }
      + ["1", "#", "=", "<", " ", "a", "é", "\u{338}", "\u{fe0f}", "\u{20e3}", "\u{200d}", "🇨", "ก", "ิ", "น้ำ", "東", "か\u{3099}", "\0", "م"]
      .map {
        Array($0.utf8)
      }
    var random = SplitMix64(seed: 23)
    let table = FullTextTable("t", columns: ["a"], tokenizer: tokenizer)
    let texts = (0..<TestRun.rounds(400, few: 8)).map { _ in
      String(
        decoding: (0..<Int.random(in: 1..<9, using: &random)).flatMap { _ in parts.randomElement(using: &random) ?? [] }, as: UTF8.self)
    }
    let connection = try filled(table, texts)
    for (number, text) in texts.enumerated() {
      for token in try connection.tokens(of: text, with: tokenizer) {
        let typed = String(decoding: Array(text.utf8)[token.byteRange], as: UTF8.self)
        let found = try connection.search(typed, in: table, FullTextOptions(limit: nil, snippet: nil)).map(\.rowid)
        #expect(found.contains(Int64(number + 1)), "\(typed) in \(text.debugDescription)")
      }
    }
    #expect(try connection.checkFullTextTable("t") == .inStep)
  }

  /// The tokenizers of SQLite cannot be changed; those that take characters for letters find them, of FTS4 as well as of FTS5.
  @Test(arguments: [FullTextTable.Module.fts5, .fts4]) func `is found by SQLite's own tokenizer when it is named`(
    module: FullTextTable.Module
  ) throws {
    let named = FullTextTable("t", columns: ["a"], module: module, tokenizer: .unicode61(.removed, tokenCharacters: "€🔴"))
    let connection = try filled(named, ["€ 5", "5", "🔴 urgent"])
    #expect(try connection.search("€", in: named).map(\.rowid) == [1])
    #expect(try connection.search("🔴 urgent", in: named).map(\.rowid) == [3])
    let usual = FullTextTable("t", columns: ["a"], module: module)
    #expect(try filled(usual, ["€ 5"]).search("€", in: usual).isEmpty)
  }
}
