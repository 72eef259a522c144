import SQLiteFullText
import SQLiteManager
import Scratch
import Testing

@Suite struct `The lexer of SQL` {
  private func lexemes(of text: [UInt8]) -> [SQLLexeme] {
    var lexer = SQLLexer(whole: text)
    return Array(sequence(state: ()) { _ in lexer.next() })
  }

  private func described(_ text: String) -> [String] {
    SQLToken.all(in: text).map { "\($0.kind) \($0.content)" }
  }

  @Test func `cuts hostile texts where SQLite does`() throws {
    let sqlite = try SQLiteTokenizer()
    var random = SplitMix64(seed: 41)
    for _ in 0..<6_000 {
      let text = HostileSQL.text(of: HostileSQL.pieces, upTo: 10, using: &random)
      let found = lexemes(of: text)
      var end = 0
      for lexeme in found {
        #expect(lexeme.range.lowerBound == end && !lexeme.range.isEmpty && lexeme.first == text[end])
        end = lexeme.range.upperBound
      }
      #expect(end == text.count)
      let expected = sqlite.tokens(of: text)
      let tokens = found.filter { !$0.isSpace }
      #expect(tokens.map(\.range) == expected.map(\.range), "\(String(decoding: text, as: UTF8.self).debugDescription)")
      for (token, other) in zip(tokens, expected) where token.kind != .number {
        #expect((token.kind == .illegal) == other.isIllegal, "\(String(decoding: text, as: UTF8.self).debugDescription)")
      }
    }
  }

  @Test func `answers the same for a text in pieces, and for one that is read as it is asked for`() {
    var random = SplitMix64(seed: 42)
    for _ in 0..<6_000 {
      let text = HostileSQL.text(of: HostileSQL.pieces + [[0]], upTo: 12, using: &random)
      let expected = lexemes(of: text)
      var lexer = SQLLexer()
      var found: [SQLLexeme] = []
      for piece in HostileSQL.cut(text, using: &random) {
        lexer.append(piece)
        while let lexeme = lexer.next() { found.append(lexeme) }
        lexer.forget(before: lexer.needed)
      }
      lexer.end()
      while let lexeme = lexer.next() { found.append(lexeme) }
      #expect(found == expected, "\(text)")
    }
    let long = String(repeating: "'a''b' /* c **/ -- d\n :e::f(g) ", count: 50)
    var lexer = SQLLexer(long.utf8[...])
    #expect(Array(sequence(state: ()) { _ in lexer.next() }) == lexemes(of: Array(long.utf8)))
  }

  @Test func `tells kinds apart`() {
    #expect(described("SELECT \"a\"\"b\", [c]]") == ["word SELECT", "name a\"b", "sign ,", "name c", "illegal ]"])
    #expect(described("x'0f' X'0' xy 'it''s' 1.5e+3a") == ["blob x'0f'", "illegal X'0'", "word xy", "text 'it''s'", "number 1.5e+3a"])
    #expect(described("? ?12 :a @b #c $d::e(f)") == ["?", "?12", ":a", "@b", "#c", "$d::e(f)"].map { "parameter " + $0 })
    #expect(described("a<=b->>'c'\u{b}--\n/* d") == ["word a", "sign <=", "word b", "sign ->>", "text 'c'", "illegal \u{b}"])
    #expect(described("\u{feff}a \u{b}b 'open") == ["word a", "word b", "illegal 'open"])
  }

  @Test func `knows names however they are quoted`() {
    let tokens = SQLToken.all(in: #"Ab "A""b" 'A''b' [A"b] `A``b`"#)
    #expect(tokens.map(\.name) == ["Ab", "A\"b", "A'b", "A\"b", "A`b"])
    #expect(tokens.map(\.named) == ["ab", "a\"b", "a'b", "a\"b", "a`b"])
    #expect(SQLToken.all(in: "a b c d", limit: 2).map(\.content) == ["a", "b"])
  }
}
