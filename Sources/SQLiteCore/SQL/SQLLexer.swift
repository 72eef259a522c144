/// Cuts SQL where SQLite's own tokenizer does, while the text may still be on its way. Nothing is parsed.
///
/// ```swift
/// var lexer = SQLLexer()
/// while let bytes = read() {
///   lexer.append(bytes)
///   while let lexeme = lexer.next() { … }
/// }
/// lexer.end()
/// while let lexeme = lexer.next() { … }
/// ```
/// A lexeme that is unfinished where the bytes end is given out when more have come, and is read on from there, not again: a text of any
/// length, cut into any pieces, is read once. SQLite ends at a NUL; here a NUL is a byte like any other, illegal outside of quotes and
/// comments: a statement that holds one is cut, and refused, as a whole.
/// <https://github.com/sqlite/sqlite/blob/master/src/tokenize.c>
package struct SQLLexer: Sendable {
  /// The bytes that were appended and not forgotten.
  var bytes: [UInt8] = []
  /// Where `bytes` begins in the text.
  private var base = 0
  /// The rest of a text, which was not needed yet.
  private var rest: Substring.UTF8View?
  /// Whether nothing comes after `bytes`.
  private(set) var isAtEnd = false
  /// Where the lexeme under way begins, in the text.
  private var start = 0
  /// The first byte of that lexeme.
  var first: UInt8 = 0
  /// The part that the next byte belongs to; nil when a lexeme begins with it.
  var part: Part?
  /// How far the lexeme was read, in `bytes`.
  var place = 0
  /// Whether a byte was needed that has not come yet.
  var isShort = false

  /// A lexer for bytes that will be appended.
  package init() {}

  /// A lexer for bytes after which nothing comes.
  package init(whole bytes: some Sequence<UInt8>) {
    append(bytes)
    end()
  }

  /// A lexer for a text, which is read only as far as its lexemes are asked for.
  package init(_ text: Substring.UTF8View) { rest = text }

  /// Takes more of the text, cut anywhere.
  package mutating func append(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
    isAtEnd = false
  }

  /// Says that no more bytes come: an unfinished lexeme is finished now.
  package mutating func end() { isAtEnd = true }

  /// How many bytes of the lexeme under way were read.
  var length: Int { base + place - start }

  /// The bytes of a lexeme, or of several, that were not forgotten.
  package func bytes(of range: Range<Int>) -> ArraySlice<UInt8> { bytes[(range.lowerBound - base)..<(range.upperBound - base)] }

  /// Whether a lexeme is this keyword, given in small letters.
  @inline(never) package func spells(_ lexeme: SQLLexeme, _ keyword: String) -> Bool {
    lexeme.kind == .word && bytes(of: lexeme.range).lazy.map { $0.small }.elementsEqual(keyword.utf8)
  }

  /// Where the bytes that are still needed begin: those of a comment, or of space, never are.
  package var needed: Int {
    switch part {
    case .space, .lineComment, .blockComment: base + place
    default: start
    }
  }

  /// Forgets the bytes before a place that is at most ``needed``.
  package mutating func forget(before limit: Int) {
    bytes.removeFirst(limit - base)
    place -= limit - base
    base = limit
  }

  /// The next lexeme; nil until more is appended, and after the last.
  @inline(never) package mutating func next() -> SQLLexeme? {
    while true {
      if let kind = read() {
        let begin = start
        start = base + place
        part = nil
        return SQLLexeme(kind: kind, range: begin..<start, first: first)
      }
      guard let more = rest, !isAtEnd else { return nil }
      let piece = more.prefix(max(256, bytes.count))
      // Bytes that lie together are copied at once, others one by one.
      if unsafe piece.withContiguousStorageIfAvailable({ unsafe bytes.append(contentsOf: $0) }) == nil { bytes.append(contentsOf: piece) }
      rest = more[piece.endIndex...]
      isAtEnd = piece.endIndex == more.endIndex
    }
  }
}
