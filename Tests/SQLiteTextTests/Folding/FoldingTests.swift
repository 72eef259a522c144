import Foundation
import SQLiteManager
import Scratch
import Testing

@testable import SQLiteText

@Suite struct `A folded text` {
  @Test(arguments: [
    ("Štěpán", "stepan"), ("ŠTĚPÁN", "stepan"), ("Žluťoučký KŮŇ", "zlutoucky kun"), ("Łódź", "lodz"), ("Søren Ærø", "soren aero"),
    ("STRAẞE straße", "strasse strasse"), ("Đorđe", "dorde"), ("Þórður", "thordur"), ("Ħamrun", "hamrun"),
    ("ISPARTA ısparta İzmir", "isparta isparta izmir"),
    ("Œuvre œil", "oeuvre oeil"), ("ﬁn ①", "fin 1"), ("Ｆｕｌｌ", "full"), ("Việt Nam", "viet nam"), ("Ὀδυσσεύς", "οδυσσευσ"), ("Ёж", "еж"),
    ("Ґанок", "ганок"),
    ("שָׁלוֹם", "שלום"), ("مُحَمَّد", "محمد"), ("がぎ", "がぎ"), ("ｶﾞ", "ガ"), ("한국", "한국"), ("ที่นี่", "ที่นี่"), ("हिन्दी", "हिन्दी"), ("", ""),
    ("a\u{0}Á", "a\u{0}a"), ("O’Neill", "o'neill"),
    ("co\u{ad}op", "coop"), ("Ångström", "angstrom"),
    ("أحمد إبراهيم آمنة ٱلله", "احمد ابراهيم امنه الله"), ("على علي علی", "علي علي علي"), ("كتاب کتاب ڪتاب", "كتاب كتاب كتاب"),
    ("مدرسة مدرسه مدرسۃ مدرسہ", "مدرسه مدرسه مدرسه مدرسه"), ("خانۀ خانه خانهٔ", "خانه خانه خانه"),
    ("٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹", "0123456789 0123456789"),
    ("مـــرحبا مَرْحَبًا", "مرحبا مرحبا"), ("\u{200f}سلام\u{200e} \u{202b}سلام\u{202c} \u{2067}سلام\u{2069}\u{61c}", "سلام سلام سلام"),
    ("می\u{200c}خواهم", "ميخواهم"), ("ﻣﺤﻤﺪ ﷲ ﻻ", "محمد الله لا"), ("مؤمن شئ ۓ", "مومن شي ے"), ("بھائی میں", "بهايي مين"),
    ("ئۇيغۇر ھەرپ", "يۇيغۇر ههرپ"),
    ("१२ ๓๔ ၅၆ ៧៨ 𝟗９", "12 34 56 78 99"), ("❤\u{fe0f}", "❤"), ("a\u{115f}\u{3164}b", "ab"),
    ("🏴\u{e0067}\u{e0062}\u{e007f}", "🏴\u{e0067}\u{e0062}\u{e007f}"),
  ])
  func `is what people type`(text: String, folded: String) {
    #expect(Array(text.folded.utf8) == Array(folded.precomposedStringWithCanonicalMapping.utf8), "\(text.folded)")
  }

  @Test func `folds once, and the same for each spelling`() {
    var generator = SplitMix64(seed: 7)
    for number in 0..<TestRun.rounds(100_000, few: 2_000) {
      let language = Languages.all[number % Languages.all.count]
      let text = String(decoding: Languages.text(of: language, using: &generator), as: UTF8.self)
      let folded = Array(text.folded.utf8)
      #expect(Array(String(decoding: folded, as: UTF8.self).folded.utf8) == folded, "\(text.debugDescription)")
      #expect(Array(text.precomposedStringWithCanonicalMapping.folded.utf8) == folded, "\(text.debugDescription)")
      #expect(Array(text.decomposedStringWithCanonicalMapping.folded.utf8) == folded, "\(text.debugDescription)")
      #expect(Array(Folding.slowlyFolded(text).utf8) == folded, "\(text.debugDescription)")
    }
  }

  @Test func `of a single letter is folded for good, for every letter there is`() {
    var wrong: [String] = []
    for value in UInt32(0)...0x10ffff {
      if !TestRun.isLong, value > 0x1000, value % 24 != UInt32(TestRun.seed % 24) { continue }
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned else { continue }
      if value > 0x3000, scalar.properties.isIdeographic || (0xac00...0xd7a3).contains(value), value % 64 != 0 { continue }
      if scalar.properties.generalCategory == .privateUse { continue }
      let folded = String(scalar).folded
      let isWrong = folded.folded != folded || String(scalar).decomposedStringWithCanonicalMapping.folded != folded
      if isWrong || Folding.slowlyFolded(String(scalar)) != folded {
        wrong.append("\(String(value, radix: 16)): \(folded) \(folded.folded)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(20))")
  }
}

@Suite struct `A folding pattern` {
  @Test(arguments: [
    ("stepan", "Štěpán", true), ("%TĚP%", "stepan", true), ("s_epan", "Štěpán", true), ("stepa", "Štěpán", false), ("ste%", "Štěpán", true),
    ("%", "", true), ("_", "", false), ("", "", true), ("", "a", false), ("%%%a", "bA", true), ("a%b%c", "aXbXbc", true),
    ("a%b%c", "aXbXb", false),
    ("strasse", "Straße", true), ("stra_e", "Straße", false), ("stra__e", "Straße", true), ("_", "😀", true), ("e\u{301}", "E", true),
    ("%\u{301}", "x", true),
  ])
  func `matches as LIKE does, on folded texts`(pattern: String, text: String, expected: Bool) {
    #expect(FoldedPattern(pattern).matches(text) == expected)
  }

  @Test(arguments: [
    ("100\\%", "100%", true), ("100\\%", "1000", false), ("a\\_b", "A_B", true), ("a\\_b", "axb", false), ("\\\\", "\\", true),
    ("a\\", "a", false), ("\\á", "A", true),
  ])
  func `takes what is behind the escape for itself`(pattern: String, text: String, expected: Bool) {
    #expect(FoldedPattern(pattern, escape: "\\").matches(text) == expected)
  }

  @Test func `is equal to a pattern that finds the same without an escape`() {
    #expect(FoldedPattern("á%", escape: "\\") == FoldedPattern("a%"))
  }

  @Test func `agrees with LIKE on texts that are folded already`() throws {
    let connection = try Connection(.memory)
    var generator = SplitMix64(seed: 8)
    let letters = ["a", "b", "%", "_", "ab", "ř", "\\"]
    for _ in 0..<3_000 {
      func random(_ letters: [String]) -> String { (0..<generator.below(7)).map { _ in letters[generator.below(letters.count)] }.joined() }
      let (pattern, text) = (random(letters).folded, random(["a", "b", "%", "_", "r"]))
      let expected = try connection.value("SELECT \(text) LIKE \(pattern) ESCAPE '\\'", as: Int.self) == 1
      #expect(FoldedPattern(pattern, escape: "\\").matches(text) == expected, "\(pattern) \(text)")
    }
  }

  @Test(.timeLimit(.minutes(1))) func `takes no time for ever`() {
    #expect(!FoldedPattern(String(repeating: "%a", count: 200) + "%b").matches(String(repeating: "a", count: 5_000)))
  }
}

@Suite struct `A search in a folded column` {
  private func people(_ names: [String]) throws -> Connection {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE person (name TEXT, folded TEXT, age INTEGER); CREATE INDEX by_folded ON person (folded)")
    for name in names { try connection.execute("INSERT INTO person (name, folded) VALUES (\(name), \(name.folded))") }
    return connection
  }

  @Test func `finds by the beginning with the index, and anywhere without`() throws {
    let connection = try people(["Štěpán", "Stepanov", "Steen", "Jan Štěpán", "Ste\u{10ffff}x", "stf"])
    func found(_ search: FoldedSearch) throws -> [String] {
      try connection.rows("SELECT name FROM person WHERE \(search.sql) ORDER BY rowid") { try $0[0, as: String.self] }
    }
    let prefix = FoldedSearch.prefix("ŠTĚ", of: "folded")
    #expect(try found(prefix) == ["Štěpán", "Stepanov", "Steen", "Ste\u{10ffff}x"])
    #expect(try found(.contains("ŠTĚP", in: "folded")) == ["Štěpán", "Stepanov", "Jan Štěpán"])
    #expect(try found(.equal("stěpan", of: "folded")) == ["Štěpán"])
    #expect(try found(.prefix("", of: "folded")).count == 6)
    #expect(try found(.contains("", in: "folded")).count == 6)
    #expect(try found(.prefix("ste\u{10ffff}", of: "folded")) == ["Ste\u{10ffff}x"])
    #expect(try found(.prefix("\u{10ffff}", of: "folded")).isEmpty)
    for search in [prefix, .equal("a", of: "folded"), .contains("a", in: "folded")] {
      #expect(try connection.indexes(serving: "SELECT * FROM person WHERE \(search.sql)") == (search.canUseIndex ? ["by_folded"] : []))
    }
  }

  @Test func `finds what comparing each text would, by any beginning`() throws {
    var generator = SplitMix64(seed: 9)
    let names = (0..<400).map { number in
      String(decoding: Languages.text(of: Languages.all[number % Languages.all.count], using: &generator), as: UTF8.self)
    }
    let connection = try people(names)
    for name in names.prefix(100) {
      let start = String(name.folded.unicodeScalars.prefix(2))
      let expected = names.filter { $0.folded.utf8.starts(with: start.folded.utf8) }.count
      #expect(try connection.value("SELECT count(*) FROM person WHERE \(FoldedSearch.prefix(start, of: "folded").sql)") == expected)
    }
  }
}
