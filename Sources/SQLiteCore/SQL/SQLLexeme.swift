/// The kind and range of one piece of SQL, as SQLite's tokenizer splits it. Every byte of a text belongs to one lexeme.
package struct SQLLexeme: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A keyword, or a name without quotes.
    case word
    /// A name in `"…"`, `` `…` `` or `[…]`.
    case name
    /// A string in `'…'`.
    case text
    /// A blob, `x'…'`.
    case blob
    /// A number, with any letters right after it, which SQLite's versions read differently.
    case number
    /// A parameter: `?`, `?1`, `:a`, `@a`, `#a`, `$a::b(c)`.
    case parameter
    /// An operator, a parenthesis, a comma, a semicolon: up to three bytes.
    case sign
    /// White space or a byte order mark.
    case space
    /// A comment, which may be unfinished at the end of the text; a comment after `--` does not include the newline.
    case comment
    /// Bytes that SQLite does not recognize: an unknown character, or a quote that is never closed.
    case illegal
  }

  package let kind: Kind
  /// The range in bytes from the beginning of the text.
  package let range: Range<Int>
  /// The first byte, which distinguishes signs and comments.
  package let first: UInt8

  /// Whether the lexeme only separates others.
  package var isSpace: Bool { kind == .space || kind == .comment }
  /// Whether the lexeme ends a statement other than CREATE TRIGGER.
  package var isSemicolon: Bool { kind == .sign && first == UInt8(ascii: ";") }
}

extension UInt8 {
  /// The byte with ASCII letters in lowercase, as SQLite compares names and keywords.
  package var small: UInt8 { (65...90).contains(self) ? self + 32 : self }

  /// Whether keywords and unquoted names may contain the byte; digits and `$` cannot come first.
  package var isOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }

  /// Whether the byte can continue a run of white space; in SQLite, a vertical tab cannot begin one.
  var isSpace: Bool { self == 0x20 || (0x09...0x0d).contains(self) }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isHexadecimal: Bool { isDigit || (0x61...0x66).contains(small) }
}
