import Expectations
import Foundation
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

/// The slow way: a text is split where no letter, digit or mark stands, and each word is folded as a string. A character that begins with a
/// symbol is a word.
func slowlyFoldedWords(_ text: String) -> [String] {
  var words: [String] = []
  var word = String.UnicodeScalarView()
  func end() {
    // Marks and invisible scalars cannot begin a word, nor can a letter that is a mark and a letter when it is folded, such as Thai's ำ.
    let visible = word.filter { !$0.properties.isDefaultIgnorableCodePoint }
      .drop { isSlowMark($0) || "\($0)".folded.unicodeScalars.first.map(isSlowMark) ?? true }
    let folded = String(String.UnicodeScalarView(Array(visible))).folded.unicodeScalars.filter(isOfSlowWord)
    if !folded.isEmpty { words.append(String(String.UnicodeScalarView(folded))) }
    word = String.UnicodeScalarView()
  }
  for character in text {
    if let symbol = slowSymbol(character) {
      end()
      words.append(symbol)
      continue
    }
    for scalar in character.unicodeScalars {
      let isInvisible = scalar.properties.isDefaultIgnorableCodePoint || "\(scalar)".folded.isEmpty
      if isInvisible || isOfSlowWord(scalar) { word.append(scalar) } else { end() }
    }
  }
  end()
  return words
}

/// The word of a character that is a symbol.
private func slowSymbol(_ character: Character) -> String? {
  let scalars = Array(character.unicodeScalars)
  let visible = scalars.filter { !$0.properties.isVariationSelector }
  if visible.count > 1, visible[0].isASCII, visible[0].properties.isEmoji, visible[1] == "\u{20e3}",
    scalars.dropFirst().prefix(2).contains("\u{20e3}")
  {
    return "\(visible[0])\u{20e3}"
  }
  guard let first = scalars.first, isSlowSymbol(first) else { return nil }
  if first == "$" { return "$" }  // the marks on the sign are not looked at
  // A joiner is a part of the symbol only when another symbol follows it.
  let end = visible.indices.first { visible[$0] == "\u{200d}" && !(visible.indices.contains($0 + 1) && isSlowSymbol(visible[$0 + 1])) }
  let word = String(String.UnicodeScalarView(visible[..<(end ?? visible.count)])).precomposedStringWithCanonicalMapping
  let plain = word.decomposedStringWithCompatibilityMapping.unicodeScalars
  guard word.unicodeScalars.count == 1, plain.count == 1, let sign = plain.first else { return word }
  return isSlowSymbol(sign) ? String(sign) : sign.isASCII && !isOfSlowWord(sign) ? nil : word
}

private func isSlowSymbol(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar == "$" }
  if (0x2e80...0x2fdf).contains(scalar.value) || ["\u{fffc}", "\u{fffd}"].contains(scalar) { return false }
  return switch scalar.properties.generalCategory {
  case .mathSymbol, .currencySymbol, .otherSymbol, .privateUse: true
  default: scalar.properties.isEmoji
  }
}

private func isSlowMark(_ scalar: Unicode.Scalar) -> Bool {
  [.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
}

private func isOfSlowWord(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
  case .decimalNumber, .letterNumber, .otherNumber: true
  default: isSlowMark(scalar) || (0x2e80...0x2fdf).contains(scalar.value)  // radicals of Chinese characters
  }
}

extension Connection {
  static func withTokenizers() throws -> Connection {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.addTokenizers()
    return connection
  }
}

@Suite(.everyEncoding(isLong: TestRun.isLong, isCheap: false)) struct `The folding tokenizer` {
  private func words(_ text: String) throws -> [String] {
    try Connection.withTokenizers().tokens(of: text, with: .folding).map(\.text)
  }

  @Test func `folds what people do not type`() throws {
    #expect(
      try words("Štěpán ŁÓDŹ Ærø straße Đorđe ISTANBUL İstanbul ıssız") == [
        "stepan", "lodz", "aero", "strasse", "dorde", "istanbul", "istanbul", "issiz",
      ])
    #expect(try words("S\u{30c}te\u{30c}pa\u{301}n ﬁlm Ǆep Ⅷ x² ½") == ["stepan", "film", "dzep", "viii", "x2", "12"])
    #expect(try words("Ἀθῆναι ΟΔΥΣΣΕΎΣ Ёлка Їжак") == ["αθηναι", "οδυσσευσ", "елка", "їжак".folded])
    #expect(try words("שָׁלוֹם مُحَمَّد") == ["שלום", "محمد"])
    #expect(try words("한국어 \u{1112}\u{1161}\u{11ab} が か\u{3099} ｶﾞ") == ["한국어", "한", "が", "が", "ガ"])
    #expect(try words("ภาษาไทย हिन्दी") == ["ภาษาไทย", "हिन्दी"].map(\.folded))
    #expect(try words("أحمد إلى ٱلله کتاب‌ها مدرسة مدرسه ١٢۳") == ["احمد", "الي", "الله", "كتابها", "مدرسه", "مدرسه", "123"])
    #expect(try words("ﻣﺤﻤﺪ \u{200f}شرکت\u{200e} ـــم") == ["محمد", "شركت", "م"])
  }

  @Test func `parts words at all that is no letter, digit, mark or symbol`() throws {
    #expect(try words("a-b_c.d'e’f@g#1,5 – x…y😀z™ \u{301}q") == "a b c d e f g 1 5 x y 😀 z ™ q".split(separator: " ").map(String.init))
    #expect(try words("so\u{ad}ft\u{200d}ly ❤️ \u{feff}x\u{fe0f}") == ["softly", "❤", "x"])
    #expect(try words("") == [])
    #expect(try words("\0 a\0b") == ["a", "b"])
  }

  @Test func `tells the bytes of the original, marks included`() throws {
    let connection = try Connection.withTokenizers()
    let text = " S\u{30c}te\u{30c} ÆX,ß"
    let tokens = try connection.tokens(of: text, with: .folding)
    let utf8 = Array(text.utf8)
    #expect(tokens.map { String(decoding: utf8[$0.byteRange], as: UTF8.self) } == ["S\u{30c}te\u{30c}", "ÆX", "ß"])
  }

  @Test func `takes bytes that are no UTF-8 for spaces`() throws {
    let connection = try Connection.withTokenizers()
    let cases: [([UInt8], [String])] = [
      ([0x61, 0xff, 0x62], ["a", "b"]), ([0xc3], []), ([0x61, 0xc3], ["a"]), ([0xe2, 0x82], []), ([0xf0, 0x9f, 0x98], []),
      ([0xc0, 0x80, 0x61], ["a"]), ([0xed, 0xa0, 0x80, 0x61], ["a"]), ([0xf5, 0x80, 0x80, 0x80], []), ([0x80, 0x61, 0x80], ["a"]),
      ([0xe1, 0x61], ["a"]), ([0xf4, 0x90, 0x80, 0x80, 0x61], ["a"]),
    ]
    for tokenizer in [FullTextTokenizer.folding, .cjk, .html(), .html(over: .cjk)] {
      for (bytes, expected) in cases {
        #expect(try connection.tokens(of: bytes, with: tokenizer).map(\.text) == expected, "\(bytes) \(tokenizer)")
      }
    }
  }

  @Test func `agrees with folding strings, for every scalar and for random texts`() throws {
    let connection = try Connection.withTokenizers()
    var all = String.UnicodeScalarView()
    // The tokenizer looks up the properties of scalars 256 at a time: a sample of a few whole pages costs least.
    for value in UInt32(1)..<0x3_0000 where TestRun.isLong || value < 0x600 || value >> 8 % 61 == TestRun.seed % 61 {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned else { continue }
      // The slow way takes a skin tone after a space for a part of the space; for the tokenizer the skin tone is a word.
      if scalar.properties.isEmojiModifier {
        #expect(try connection.tokens(of: " \(scalar) ", with: .folding).map(\.text) == ["\(scalar)"])
        continue
      }
      all.append(scalar)
      all.append(" ")
    }
    for text in [String(all)] + randomTexts(TestRun.rounds(400, few: 50)) {
      let found = try connection.tokens(of: text, with: .folding).map(\.text)
      let expected = slowlyFoldedWords(text)
      if found != expected {
        let different = zip(found, expected).first { $0 != $1 }
        Issue.record("\(text.unicodeScalars.count): \(different ?? ("", "")) \(found.count) \(expected.count)")
      }
    }
  }

  @Test func `finds the rows that splitting and folding finds`() throws {
    let connection = try Connection.withTokenizers()
    try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'folding rules 2')")
    let texts = randomTexts(300)
    for text in texts { try connection.execute("INSERT INTO t VALUES (\(text))") }
    let words = texts.map { Set(slowlyFoldedWords($0)) }
    var queries = 0
    for word in Set(texts.joined(separator: " ").split(separator: " ").map(String.init)).sorted().prefix(300) {
      let needed = slowlyFoldedWords(word)
      guard needed.count == 1 else { continue }
      queries += 1
      let expected = words.indices.filter { words[$0].contains(needed[0]) }.map { $0 + 1 }
      let quoted = "\"" + word.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
      #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH \(quoted) ORDER BY rowid", as: Int.self) == expected, "\(word)")
    }
    #expect(queries > 100)
    try connection.execute("INSERT INTO t(t) VALUES ('integrity-check')")
  }

  @Test func `takes no arguments but its rules, and stands under porter`() throws {
    let connection = try Connection.withTokenizers()
    for name in ["folding", "cjk"] {
      for arguments in [["rules"], ["rules", "3"], ["rules", "0"], ["rules", "2", "x"], ["2"]] {
        expectError(.error, "accepts only the arguments rules 1 or rules 2, not") {
          try connection.tokens(of: "", with: FullTextTokenizer(name, arguments: arguments))
        }
      }
      let error = #expect(throws: SQLiteError.self) {
        try connection.tokens(of: "", with: FullTextTokenizer(name, arguments: ["remove_diacritics", "2"]))
      }
      #expect(
        error?.message.contains("the tokenizer \(name) accepts only the arguments rules 1 or rules 2, not remove_diacritics") == true,
        "\(error?.message ?? "")")
    }
    #expect(try connection.tokens(of: "Søking", with: .porter(over: .folding)).map(\.text) == ["soke"])
  }

  @Test func `takes one word, however long`() throws {
    let connection = try Connection.withTokenizers()
    let count = TestRun.rounds(1_000_000, few: 100_000)  // bytes
    for text in [String(repeating: "x", count: count), String(repeating: "Š", count: count / 2), String(repeating: "漢", count: count / 3)] {
      for tokenizer in [FullTextTokenizer.folding, .html()] {
        #expect(try connection.tokens(of: text, with: tokenizer).map(\.byteRange) == [0..<text.utf8.count])
      }
    }
  }

  /// Texts of words of many scripts, accents, marks, symbols and spaces.
  private func randomTexts(_ count: Int) -> [String] {
    var random = SplitMix64(seed: 7)
    let letters = Array(
      "aábcČdđeéěøōßłıİAÆαΣςжЖ9１½²한漢がプ\u{301}\u{327}\u{3099}\u{ad}\u{200d}\u{fe0f}שׁمْग्ाท้ \t-.,'’😀™👍🇨€$\u{20e3}\u{1160}\u{1100}\u{1161}"
        .unicodeScalars)
    return (0..<count).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0..<60, using: &random) {
        text.append(letters[Int.random(in: 0..<letters.count, using: &random)])
        if Int.random(in: 0..<6, using: &random) == 0 { text.append(" ") }
      }
      return String(text)
    }
  }
}
