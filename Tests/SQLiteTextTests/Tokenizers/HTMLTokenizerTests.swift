import Expectations
import Foundation
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite struct `The tokenizer for HTML` {
  private func words(_ html: String, over base: FullTextTokenizer = .folding) throws -> [String] {
    try Connection.withTokenizers().tokens(of: html, with: .html(over: base)).map(\.text)
  }

  private func words(_ html: String, by rules: Int) throws -> [String] {
    let tokenizer = FullTextTokenizer("html", arguments: ["rules", String(rules), "folding", "rules", "2"])
    return try Connection.withTokenizers().tokens(of: html, with: tokenizer).map(\.text)
  }

  @Test(arguments: [
    ("<p>Red <b>w</b>ine</p>white", ["red", "wine", "white"]), ("caf&#233; &#x160;&#116;&#X11B;p&#225;n", ["cafe", "stepan"]),
    ("a < b > c <3 & d", ["a", "b", "c", "3", "d"]), ("AT&T R&amp;D &nix; &#; &", ["at", "t", "r", "d", "nix"]),
    ("x<!-- no <b> --> y<!-->", ["x", "y"]), ("x<!-- never closed y", ["x"]), ("<!DOCTYPE html><?xml no?>y", ["y"]),
    ("a<script>no < 1 </scripty> </SCRIPT >b<style>no</style>c<script>no", ["a", "b", "c"]),
    ("<a href=\"x>y\" title='a>b'>z</a><a href=\"x>q", ["zq"]), ("un<wbr>broken li<br>ne", ["unbroken", "li", "ne"]),
    ("<p", ["p"]), ("<", []), ("</", []), ("</p", ["p"]), ("<p <b>x", ["p", "x"]), ("&#0;&#xd800;&#x999999999;a", ["a"]),
    ("&#138;koda &#352koda", ["skoda", "skoda"]), ("&#131;&#156;&#159; a&#129;b", ["foey", "a", "b"]),
    ("<img alt='no'>yes<hr/>no", ["yes", "no"]),
    ("x&#173;y x&nbsp;y &lt;b&gt; v&apos;w&quot;z", ["xy", "x", "y", "b", "v", "w", "z"]),
    ("caf&eacute; &Amp; &nbspx; &amp x", ["cafe", "amp", "x", "x"]),
    ("&Eacute;t&eacute &eacutex &EACUTE; &eacut", ["ete", "ex", "eacute", "eacut"]),
    ("&fjlig;ord &aeliga &sup2;x a&shy;b", ["fjord", "aea", "2x", "ab"]),
    ("&CounterClockwiseContourIntegral;&CounterClockwiseContourIntegrals;", ["∳", "counterclockwisecontourintegrals"]),
    ("&&eacute;&;&e;&é;&eacute", ["e", "e", "e", "e"]), ("&lt", []), ("&l", ["l"]), ("<p title='&eacute;'>&ltp&gt", ["p"]),
    ("<title>T</title><textarea>x</textarea>", ["t", "x"]), ("\r\r<!\r\r x>y", ["y"]),
  ])
  func `finds what is seen`(html: String, expected: [String]) throws { #expect(try words(html) == expected) }

  @Test(arguments: [
    ("&copy2 &notit; &notin; &not &not; x", "©2 ¬it; ∉ ¬ ¬ x"),
    ("1&NotEqualTilde;2 &NotEqual; &bne;", "1\u{2242}\u{338}2 \u{2260} =\u{20e5}"),
    ("&amp;eacute; &ampeacute; &#38;eacute;", "&#38;eacute; &#38;eacute; &#38;eacute;"), ("&epsiv;&epsi;&ep", "ϵε&#38;ep"),
  ])
  func `finds what browsers show`(html: String, shown: String) throws { #expect(try words(html) == words(shown)) }

  @Test func `knows every name of the standard`() throws {
    let source = SourceFile.root.appending(path: "Sources/SQLiteText/Tokenizers/Generated/NamedCharacters.swift")
    let entries = try String(contentsOf: source, encoding: .utf8).matches(of: #/\b(\w+)([:;])([0-9a-f]+)(?:\+([0-9a-f]+))?/#).map(\.output)
    // 2,231 to the standard, which counts those without semicolon.
    #expect(entries.count == 2_125 && entries.count(where: { $0.2 == ":" }) == 106)
    let characters = entries.map { entry in
      [entry.3, entry.4].compactMap { $0 }.compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init).map(String.init).joined()
    }
    func tokens(_ parts: [String]) throws -> [String] {
      try words(parts.map { "x\($0.replacing("<", with: "&#60;"))y" }.joined(separator: " "))
    }
    let expected = try tokens(characters.map { $0.replacing("&", with: "&#38;") })
    #expect(try tokens(entries.map { "&\($0.1);" }) == expected)
    #expect(try words("x&eacute;y &nix;", by: 1) == ["x", "eacute", "y", "nix"])
  }

  @Test func `wraps any other`() throws {
    #expect(try words("<b>東</b>京&#37117;", over: .cjk) == ["東", "東京", "京", "京都", "都"])
    #expect(try words("<i>Šte</i>p", over: .unicode61(.kept)) == ["štep"])
    #expect(try words("sear<i>ching</i>", over: .porter(over: .folding)) == ["search"])
    #expect(try words("a<b>bcd", over: .trigram()) == ["abc", "bcd"])
    #expect(try words("<p>&lt;b&gt;x&lt;/b&gt;", over: .html()) == ["x"])
    let error = #expect(throws: SQLiteError.self) { try words("", over: FullTextTokenizer("nix")) }
    #expect(error?.message.contains("no such tokenizer: nix") == true, "\(error?.message ?? "")")
    expectError(.error, "the tokenizer html accepts only the arguments rules 1 or rules 2, not rules 3") { try words("", by: 3) }
    let html = FullTextTokenizer("html", arguments: Array(repeating: "html", count: 1_000))
    expectError(.error, "the tokenizer html has too many bases: 1000 words follow it") {
      try Connection.withTokenizers().tokens(of: "", with: html)
    }
    let refused = #expect(throws: SQLiteError.self) { try words("", over: FullTextTokenizer("unicode61", arguments: ["x"])) }
    #expect(refused?.message.contains("unicode61 x") == true, "\(refused?.message ?? "")")
  }

  @Test func `takes a query as it is typed`() throws {
    let connection = try Connection.withTokenizers()
    #expect(try connection.tokens(of: "<b> a<b &amp; c", with: .html(), for: .query).map(\.text) == ["b", "a", "b", "amp", "c"])
    #expect(try connection.tokens(of: "<b> a", with: .html(), for: .auxiliary).map(\.text) == ["a"])
  }

  @Test(arguments: ["", "rules 2"]) func `marks the original`(rules: String) throws {
    let connection = try Connection.withTokenizers()
    try connection.execute(SQL(unchecked: "CREATE VIRTUAL TABLE t USING fts5(x, tokenize = 'html \(rules) cjk')"))
    let named = [
      ("<p>Caf&eacute; x", "cafe", "<p>[Caf&eacute;] x"), ("Caf&eacutes &eacute", "cafes", "[Caf&eacutes] &eacute"),
      ("x &fjlig;ord", "fjord", "x [&fjlig;ord]"), ("🔴&shy;a&zwj;&shy;b&copy;", "ab", "🔴&shy;[a&zwj;&shy;b]&copy;"),
      ("&Eacute", "e", "[&Eacute]"),
    ]
    let cases =
      (rules.isEmpty ? [] : named) + [
        ("<p>Caf&#xe9; s 😀 &#352;t<b>ě</b>p&#225;nem", "stepanem", "<p>Caf&#xe9; s 😀 [&#352;t<b>ě</b>p&#225;nem]"),
        ("<p>Caf&#xe9;</p>", "cafe", "<p>[Caf&#xe9;]</p>"), ("R&amp;D&nbsp;x", "d", "R&amp;[D]&nbsp;x"),
        ("x<i>東</i>&#20140;y", "\"東京\"", "x<i>[東</i>&#20140;]y"),
        ("<p title='x'>😀 x</p>", "x", "<p title='x'>😀 [x]</p>"), ("a<b>z", "az", "[a<b>z]"),
      ]
    for (html, query, expected) in cases {
      try connection.execute("DELETE FROM t; INSERT INTO t VALUES (\(html))")
      #expect(try connection.value("SELECT highlight(t, 0, '[', ']') FROM t WHERE t MATCH \(query)") == expected)
      #expect(
        try connection.value("SELECT snippet(t, 0, '[', ']', '', 9) FROM t WHERE t MATCH \(query)", as: String.self)?.contains("[") == true)
    }
  }

  @Test(.timeLimit(.minutes(5))) func `never trips, and takes time in proportion, over broken HTML`() throws {
    let connection = try Connection.withTokenizers()
    var random = SplitMix64(seed: 3)
    let parts = [
      "<", ">", "\"", "'", "&", "#", ";", "<!--", "-->", "<script>", "</script>", "<style", "a", " ", "/", "é", "\0", "&amp", "x11b", "<b>",
      "&eacute", "&not", "in", "&CounterClockwise",
    ]
    for _ in 0..<TestRun.rounds(2_000, few: 200) {
      let html = (0..<Int.random(in: 0..<30, using: &random)).map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }.joined()
      let count = html.utf8.count
      #expect(try connection.tokens(of: html, with: .html()).allSatisfy { $0.byteRange.upperBound <= count && !$0.byteRange.isEmpty })
    }
    for part in [
      "<a \"", "<a \"\"", "<", "<a ", "<!--", "<!", "<script>", "<a '>", "&", "&#", "&aa", "&CounterClockwiseContourIntegra", "&eacute",
      "&not", "&xxxxxx", "<b>", "<a \"<a '", "</script", "<script></script",
      " \"<a\"", " \"<a\" '<b'", " \"<a ' x\"",
    ] {
      let html = String(repeating: part, count: TestRun.rounds(1_000_000, few: 30_000) / part.utf8.count)
      let end = try connection.tokens(of: html, with: .html()).last?.byteRange.upperBound ?? 0
      #expect(end <= html.utf8.count, "\(part)")
    }
  }
}
