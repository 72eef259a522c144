import Expectations
import Foundation
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite struct `The tokenizer for Chinese, Japanese and Korean` {
  @Test func `cuts characters, alone and with the next`() throws {
    let connection = try Connection.withTokenizers()
    let document = try connection.tokens(of: "Tōkyō東京都 2024年", with: .cjk)
    #expect(document.map(\.text) == ["tokyo", "東", "東京", "京", "京都", "都", "2024", "年"])
    #expect(document.map(\.isColocated) == [false, false, true, false, true, false, false, false])
    #expect(document.map(\.byteRange) == [0..<7, 7..<10, 7..<13, 10..<13, 10..<16, 13..<16, 17..<21, 21..<24])
    #expect(try connection.tokens(of: "東京都", with: .cjk, for: .query).map(\.text) == ["東京", "京都", "都"])
    #expect(try connection.tokens(of: "東", with: .cjk, for: .prefix).map(\.text) == ["東"])
    #expect(try connection.tokens(of: "か\u{3099}ｶﾞ𠮷カ", with: .cjk, for: .query).map(\.text) == ["がガ", "ガ𠮷", "𠮷カ", "カ"])
    #expect(try connection.tokens(of: "\u{1112}\u{1161}\u{11ab}글。", with: .cjk).map(\.text) == ["한", "한글", "글"])
    #expect(try connection.tokens(of: "か\u{3099}x", with: .cjk).map(\.byteRange) == [0..<6, 6..<7])
  }

  @Test func `finds what a search for the substring finds`() throws {
    let connection = try Connection.withTokenizers()
    try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'cjk')")
    var random = SplitMix64(seed: 11)
    let letters = Array("東京都市日本語の한국어학カタナ")
    let texts = (0..<300).map { _ in
      (0..<Int.random(in: 1..<14, using: &random)).map { _ in
        Int.random(in: 0..<9, using: &random) == 0 ? "，" : String(letters[Int.random(in: 0..<letters.count, using: &random)])
      }.joined()
    }
    for text in texts { try connection.execute("INSERT INTO t VALUES (\(text))") }
    var found = 0
    for length in 1...5 {
      for text in texts.prefix(TestRun.rounds(80, few: 30)) where text.count >= length {
        let start = Int.random(in: 0...(text.count - length), using: &random)
        let query = String(text.dropFirst(start).prefix(length))
        if query.contains("，") { continue }
        let expected = texts.indices.filter { texts[$0].contains(query) }.map { $0 + 1 }
        let quoted = "\"\(query)\""
        #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH \(quoted) ORDER BY rowid", as: Int.self) == expected, "\(query)")
        #expect(
          try connection.rows("SELECT rowid FROM t WHERE t MATCH \(quoted + "*") ORDER BY rowid", as: Int.self) == expected, "\(query)*")
        for row in try connection.rows("SELECT highlight(t, 0, '<', '>') FROM t WHERE t MATCH \(quoted)", as: String.self) {
          #expect(row.contains("<" + query + ">") || overlaps(row, query), "\(row) \(query)")
          #expect(texts.contains(row.filter { $0 != "<" && $0 != ">" }))
        }
        found += 1
      }
    }
    #expect(found > TestRun.rounds(200, few: 75))
    try connection.execute("INSERT INTO t(t) VALUES ('integrity-check')")
  }

  /// Characters of scripts without spaces: a letter with its marks.
  static let scripts: [[String]] = [
    ["ก", "น", "น้", "น้ำ", "ที่", "เ", "า", "ม์", "รู้"], ["ກ", "ລ", "າ", "ນ້", "ນ້ຳ", "ເ", "ຮູ້"],
    ["ក", "ខ្", "មែ", "រ", "ភា", "សា"], ["မြ", "န်", "မာ", "စာ", "က", "ကို"], ["ꦗ", "ꦮ", "ꦮꦶ", "ꦲꦸ"], ["ᦎ", "ᦺ", "ᦟ", "ᧄ"],
  ]

  @Test(arguments: scripts.indices) func `finds any part of a run of another script without spaces`(number: Int) throws {
    let connection = try Connection.withTokenizers()
    try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'cjk rules 2')")
    var random = SplitMix64(seed: UInt64(number))
    let letters = Self.scripts[number]
    let texts = (0..<120).map { _ in (0..<Int.random(in: 1..<9, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" } }
    for text in texts { try connection.execute("INSERT INTO t VALUES (\(text.joined()))") }
    func rows(_ query: String) throws -> [Int] {
      try connection.rows("SELECT rowid FROM t WHERE t MATCH \(query) ORDER BY rowid", as: Int.self)
    }
    for text in texts.prefix(40) {
      let start = Int.random(in: 0..<text.count, using: &random)
      let part = Array(text[start..<Int.random(in: start + 1...text.count, using: &random)])
      func expected(_ isSame: (String, String) -> Bool) -> [Int] {
        texts.indices.filter { row in
          texts[row].indices.contains { place in
            place + part.count <= texts[row].count && texts[row][place..<place + part.count].dropLast().elementsEqual(part.dropLast())
              && isSame(texts[row][place + part.count - 1], part[part.count - 1])
          }
        }.map { $0 + 1 }
      }
      let quoted = "\"\(part.joined())\""
      #expect(try rows(quoted) == expected(==), "\(quoted)")
      #expect(try rows(quoted + "*") == expected { $0.unicodeScalars.starts(with: $1.unicodeScalars) }, "\(quoted)*")
      for row in try connection.rows("SELECT highlight(t, 0, '<', '>') FROM t WHERE t MATCH \(quoted)", as: String.self) {
        #expect(row.unicodeScalars.contains("<") && row.range(of: part.joined(), options: .literal) != nil, "\(row) \(quoted)")
      }
    }
    try connection.execute("INSERT INTO t(t) VALUES ('integrity-check')")
  }

  @Test(arguments: [FullTextTokenizer.cjk, .html(over: .cjk)]) func `finds what people type of Thai, Khmer, Burmese and Lao`(
    tokenizer: FullTextTokenizer
  ) throws {
    let connection = try Connection.withTokenizers()
    let table = FullTextTable("t", columns: ["x"], tokenizer: tokenizer)
    try connection.createFullTextTable(table)
    let texts = ["ฉันดื่มน้ำชาร้อน", "ខ្ញុំស្រឡាញ់ភាសាខ្មែរ", "ကျွန်တော်မြန်မာစာဖတ်တယ်", "ຂ້ອຍມັກພາສາລາວ", "ซื้อiPhone๑๕ในกรุงเทพ", "น\u{e49}\u{e38}ก ฿๕๐"]
    for text in texts { try connection.insert(["x": text], into: "t") }
    let cases: [(String, Int64)] = [
      ("น้ำชา", 1), ("ชา", 1), ("ភាសា", 2), ("ខ្មែរ", 2), ("မြန်မာ", 3), ("ພາສາ", 4), ("iphone15", 5), ("กรุงเทพ", 5), ("น\u{e38}\u{e49}ก", 6),
      ("฿50", 6), ("น\u{e38}\u{e49}", 6),
    ]
    for (query, row) in cases {
      let found = try connection.search(query, in: table, FullTextOptions(highlights: ["x"]))
      #expect(found.map(\.rowid) == [row], "\(query)")
      let marked = try #require(found.first?.highlights["x"]?.found)
      #expect(marked.joined().folded == query.folded, "\(query) \(marked)")
      let match = try FullTextQuery(query).match(in: table, on: connection)
      #expect(try connection.search(match, in: table).map(\.rowid) == [row], "\(query)")
    }
    for typed in ["น", "น้", "น้ำ", "น้ำช", "ดื", "ดื่ม"] {  // as it is typed, sign by sign
      #expect(try connection.liveSearch(typed, in: table).results.map(\.rowid).contains(1), "\(typed)")
    }
  }

  /// Whether matches that overlap were marked as one.
  private func overlaps(_ row: String, _ query: String) -> Bool {
    row.split(separator: "<").contains { part in
      let marked = part.prefix { $0 != ">" }
      return marked.count > query.count && marked.hasPrefix(query) && marked.hasSuffix(query)
    }
  }

  @Test func `finds other words beside`() throws {
    let connection = try Connection.withTokenizers()
    try connection.execute(
      "CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'cjk'); INSERT INTO t VALUES ('新しいiPhoneの話'), ('Štěpán 東京'), ('東 京')")
    for (query, rows) in [("\"iphoneの\"", [1]), ("stepan", [2]), ("\"東京\"", [2]), ("\"東\"", [2, 3]), ("東 京", [2, 3])] {
      #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH \(query) ORDER BY rowid", as: Int.self) == rows, "\(query)")
    }
    #expect(try connection.value("SELECT highlight(t, 0, '<', '>') FROM t WHERE t MATCH '\"phone\" OR \"iphoneの話\"'") == "新しい<iPhoneの話>")
    #expect(try connection.value("SELECT snippet(t, 0, '<', '>', '…', 3) FROM t WHERE t MATCH '\"い\"'") == "新し<い>…")
  }
}
