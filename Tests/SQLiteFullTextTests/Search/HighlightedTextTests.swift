import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@testable import SQLiteFullText

@Suite(.everyEncoding(isLong: TestRun.isLong, isCheap: false)) struct `Marks in a text that was found` {
  private func found(_ query: String, in text: String, _ module: SearchedModule) throws -> HighlightedText {
    let connection = try module.opened([[text, "x"], ["other", "y"]])
    let options = FullTextOptions(snippet: .init(words: 64), highlights: ["title"])
    let result = try #require(try connection.search(FullTextQuery(query), in: module.table(), options).first)
    #expect(result.rowid == 1)
    return try #require(result.highlights["title"])
  }

  @Test(arguments: [
    "plain wine here", "Víno a wïne a WINE", "wi\u{301}ne e\u{301}", "👩‍👩‍👧 wine 🍷wine", "wine\r\nwine\r\n", "שלום wine עולם", "خمر wine خمر",
    "<b>wine</b> & wine", "ω wine ώ", "wine", " wine ", "한국 wine 日本", "[wine] …wine…",
  ])
  func `are ranges of the text itself`(text: String) throws {
    for module in SearchedModule.allCases {
      let highlighted = try found("wine", in: text, module)
      #expect(Array(highlighted.text.utf8) == Array(text.utf8))
      #expect(!highlighted.found.isEmpty)
      #expect(highlighted.found.allSatisfy { $0.folded == "wine" }, "\(module): \(highlighted.found)")
      #expect(highlighted.marked("", "") == text)
    }
  }

  @Test(arguments: SearchedModule.allCases)
  func `find words of any script`(module: SearchedModule) throws {
    for (text, query, expected) in [
      ("Starý Štěpán", "stepan", ["Štěpán"]), ("ŠTE\u{30c}PA\u{301}N", "štěpán", ["ŠTE\u{30c}PA\u{301}N"]),
      ("שלום עולם", "עולם", ["עולם"]), ("вино и ВИНО", "вино", ["вино", "ВИНО"]), ("日本 酒", "酒", ["酒"]),
    ] { #expect(try found(query, in: text, module).found == expected) }
  }

  @Test(arguments: SearchedModule.allCases)
  func `are not confused by what stands in the text`(module: SearchedModule) throws {
    let open = String(decoding: [0xef, 0xb7, 0x90], as: UTF8.self)
    let close = String(decoding: [0xef, 0xb7, 0x91], as: UTF8.self)
    let second = String(decoding: [0xef, 0xb7, 0x92], as: UTF8.self) + "1" + String(decoding: [0xef, 0xb7, 0x94], as: UTF8.self)
    for text in [
      "\(open) fake \(close) wine", "\(open) wine", "wine \(close)", "\(open) wine \(close)", "\(close) wine \(open)",
      "\(open)\(second) wine \(second)", "\(open) \(second.dropLast()) wine", "ﷺ wine ﷏", "<b>fake</b> wine",
    ] {
      let highlighted = try found("wine", in: text, module)
      #expect(Array(highlighted.text.utf8) == Array(text.utf8))
      #expect(highlighted.found == ["wine"], "\(text.debugDescription): \(highlighted.found)")
      let connection = try module.opened([[text, "x"]])
      let alone = FullTextOptions(snippet: nil, highlights: ["title"])
      #expect(try connection.search(FullTextQuery("wine"), in: module.table(), alone).first?.highlights["title"] == highlighted)
      for ellipsis in ["…", open, close, second, "\0", "a\0b"] {
        let options = FullTextOptions(snippet: .init(words: 64, ellipsis: ellipsis))
        let snippet = try #require(try connection.search(FullTextQuery("wine"), in: module.table(), options).first?.snippet)
        #expect(snippet.found == ["wine"], "\(text.debugDescription): \(snippet)")
      }
    }
  }

  @Test(.timeLimit(.minutes(2)), arguments: SearchedModule.allCases)
  func `take no more time for a text that is full of markers`(module: SearchedModule) throws {
    func scalar(_ last: UInt8) -> String { String(decoding: [0xef, 0xb7, last], as: UTF8.self) }
    let text = scalar(0x90) + (1...30_000).map { scalar(0x92) + "\($0)" + scalar(0x94) }.joined() + " wine"
    #expect(try found("wine", in: text, module).found == ["wine"])
  }

  @Test(arguments: SearchedModule.allCases)
  func `survive a NUL, broken UTF-8, numbers and NULL`(module: SearchedModule) throws {
    let connection = try module.opened([["wine a\0b wine", nil]])
    let table = module.table()
    try connection.execute(
      "INSERT INTO \(identifier: table.name) (rowid, title, body) VALUES (2, CAST(x'FF77696E6520C3' AS TEXT) || ' wine', 12), (3, 12, 'wine')"
    )
    let options = FullTextOptions(ranking: .oldestFirst, highlights: ["title", "body"], values: ["body"])
    let found = try connection.search(FullTextQuery("wine"), in: table, options)
    #expect(found.map(\.rowid) == [1, 2, 3] || found.map(\.rowid) == [1, 3] || module == .fts4)
    let first = try #require(found.first { $0.rowid == 1 })
    #expect(first.highlights["title"]?.text == "wine a\0b wine")
    #expect(first.highlights["title"]?.found.allSatisfy { $0 == "wine" } == true)
    #expect(first.highlights["title"]?.found.isEmpty == false)
    #expect(first.highlights["body"] == nil && first.values["body"] == .null)
    let broken = found.first { $0.rowid == 2 }?.highlights["title"]
    #expect(broken?.text.hasSuffix(" wine") ?? true)
    #expect(broken?.found.last ?? "wine" == "wine")
    let third = try #require(found.first { $0.rowid == 3 })
    #expect(third.highlights["title"]?.text == "12" && third.highlights["title"]?.found == [])
    #expect(third.highlights["body"]?.found == ["wine"])
  }

  @Test func `are those of the text in a database of UTF-16`() throws {
    for module in SearchedModule.allCases {
      let connection = try Connection(.memory).inTestEncoding()
      try connection.execute("PRAGMA encoding='UTF-16'")
      try module.fill(connection, [["Starý Štěpán 🍷 víno", "víno"]], module.table())
      let options = FullTextOptions(highlights: ["title"])
      let result = try #require(try connection.search(FullTextQuery("vino"), in: module.table(), options).first)
      #expect(result.highlights["title"]?.found == ["víno"])
      #expect(result.snippet?.found.allSatisfy { $0 == "víno" } == true)
    }
  }

  @Test(arguments: SearchedModule.allCases)
  func `agree with cutting every text by hand`(module: SearchedModule) throws {
    var generator = SplitMix64(seed: 12)
    let parts = ["wine", "Wíne", "wi\u{301}ne", "beer", "🍷", " ", "\r\n", "<b>", "é", "ﷲ", "\u{ad}", "-", "שלום", "winery"]
    let texts = (0..<300).map { _ in (0..<generator.below(12)).map { _ in parts[generator.below(parts.count)] + " " }.joined() }
    let connection = try module.opened(texts.map { [$0, "x"] })
    let found = try connection.search(
      FullTextQuery("wine"), in: module.table(), FullTextOptions(ranking: .oldestFirst, limit: nil, highlights: ["title"]))
    var byRow: [Int64: HighlightedText] = [:]
    for result in found { byRow[result.rowid] = result.highlights["title"] }
    for (number, text) in texts.enumerated() {
      let words = text.split { !($0.isLetter || $0.isNumber || $0 == "\u{ad}") }.map(String.init).filter { $0.folded == "wine" }
      let highlighted = byRow[Int64(number + 1)]
      #expect(highlighted?.found ?? [] == words, "\(text.debugDescription)")
      if let highlighted { #expect(highlighted.text == text) }
    }
  }

  @Test func `are put around escaped pieces when they are shown`() {
    let text = HighlightedText(Array("a<b> c".utf8), marking: [2..<3, 0..<1, 5..<9, -1..<2])
    #expect(text.found == ["a", "b"])
    let escaped = text.marked("<i>", "</i>") { $0.replacing("<", with: "&lt;").replacing(">", with: "&gt;") }
    #expect(escaped == "<i>a</i>&lt;<i>b</i>&gt; c")
    #expect(HighlightedText([], marking: []).marked("[", "]") == "")
    #expect(HighlightedText(Array("abcdef".utf8), marking: [0..<3, 2..<5]).found == ["abcde"])
    #expect(HighlightedText([0xc3, 0x61], marking: [1..<2]).found == ["a"])
  }

  @Test(arguments: SearchedModule.allCases)
  func `in a snippet show the words and what was left out`(module: SearchedModule) throws {
    let words = (1...60).map { "w\($0)" }
    let text = (words.prefix(30) + ["wine"] + words.suffix(30)).joined(separator: " ")
    let connection = try module.opened([[text, "plain"]])
    let options = FullTextOptions(snippet: .init(words: 5, ellipsis: "~", column: "title"))
    let snippet = try #require(try connection.search(FullTextQuery("wine"), in: module.table(), options).first?.snippet)
    #expect(snippet.found == ["wine"])
    #expect(snippet.text.hasPrefix("~") && snippet.text.hasSuffix("~"))
    #expect(snippet.text.split(separator: " ").count == 5)
    #expect(text.contains(snippet.text.dropFirst().dropLast()))
  }
}
