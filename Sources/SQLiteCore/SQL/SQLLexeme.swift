/// One piece of SQL as SQLite's tokenizer cuts it: its kind and place. Every byte of a text belongs to one.
package struct SQLLexeme: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A keyword, or a name without quotes.
    case word
    /// A name in `"…"`, `` `…` `` or `[…]`.
    case name
    /// A text in `'…'`.
    case text
    /// A blob, `x'…'`.
    case blob
    /// A number. Letters right after it belong to it: SQLite's reading of them differs from version to version.
    case number
    /// A parameter: `?`, `?1`, `:a`, `@a`, `#a`, `$a::b(c)`.
    case parameter
    /// An operator, a parenthesis, a comma, a semicolon: up to three bytes.
    case sign
    /// White space, or a byte order mark.
    case space
    /// A comment, which may be unfinished where the text ends; the end of the line is not part of one after `--`.
    case comment
    /// Bytes that SQLite does not recognize: an unknown sign, a quote that is never closed.
    case illegal
  }

  package let kind: Kind
  /// Where it is, in bytes from the beginning of the text.
  package let range: Range<Int>
  /// Its first byte, which distinguishes signs, and comments.
  package let first: UInt8

  /// Whether it only separates other lexemes.
  package var isSpace: Bool { kind == .space || kind == .comment }
  /// Whether a statement ends here, unless it is CREATE TRIGGER.
  package var isSemicolon: Bool { kind == .sign && first == UInt8(ascii: ";") }
}

extension UInt8 {
  /// The byte, or for a capital letter of ASCII the small one: this is how SQLite compares names and keywords.
  package var small: UInt8 { (65...90).contains(self) ? self + 32 : self }

  /// Whether keywords and names without quotes are made of it; digits and `$` cannot be the first.
  package var isOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }

  /// Whether it continues a run of space: a vertical tab does not begin one, for SQLite.
  var isSpace: Bool { self == 0x20 || (0x09...0x0d).contains(self) }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isHexadecimal: Bool { isDigit || (0x61...0x66).contains(small) }
}
