/// Splits SQL where SQLite's own tokenizer does, even before the whole text has arrived. Nothing is parsed.
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
/// A lexeme that is unfinished at the end of the bytes is returned after more bytes are appended, and reading resumes there: each byte is
/// read once, however long the text is and wherever it is split. SQLite stops at a NUL. Here a NUL is a byte like any other, illegal
/// outside quotes and comments, so that a statement with a NUL is split off, and refused, as a whole.
/// <https://github.com/sqlite/sqlite/blob/master/src/tokenize.c>
package struct SQLLexer: Sendable {
  /// The appended bytes that have not been discarded yet.
  var bytes: [UInt8] = []
  /// The offset of `bytes` in the text.
  private var base = 0
  /// The rest of the text, which has not been needed yet.
  private var rest: Substring.UTF8View?
  /// Whether the text ends with `bytes`.
  private(set) var isAtEnd = false
  /// The offset of the current lexeme in the text.
  private var start = 0
  /// The first byte of the current lexeme.
  var first: UInt8 = 0
  /// The part that the next byte belongs to; nil when it begins a lexeme.
  var part: Part?
  /// The offset in `bytes` up to which the lexeme was read.
  var place = 0
  /// Whether reading needs a byte that has not been appended yet.
  var isShort = false

  /// Creates a lexer for bytes that will be appended.
  package init() {}

  /// Creates a lexer for the bytes of a whole text.
  package init(whole bytes: some Sequence<UInt8>) {
    append(bytes)
    end()
  }

  /// Creates a lexer for a text, which is read only as far as lexemes are requested.
  package init(_ text: Substring.UTF8View) { rest = text }

  /// Appends more of the text, which may be split anywhere.
  package mutating func append(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
    isAtEnd = false
  }

  /// Ends the text, so that an unfinished lexeme is finished.
  package mutating func end() { isAtEnd = true }

  /// The number of bytes read of the current lexeme.
  var length: Int { base + place - start }

  /// Returns the bytes of one or more lexemes, which must not have been discarded.
  package func bytes(of range: Range<Int>) -> ArraySlice<UInt8> { bytes[(range.lowerBound - base)..<(range.upperBound - base)] }

  /// Returns whether a lexeme is a keyword, given in lowercase.
  @inline(never) package func spells(_ lexeme: SQLLexeme, _ keyword: String) -> Bool {
    lexeme.kind == .word && bytes(of: lexeme.range).lazy.map { $0.small }.elementsEqual(keyword.utf8)
  }

  /// The offset of the first byte that is still needed; bytes of comments and space never are.
  package var needed: Int {
    switch part {
    case .space, .lineComment, .blockComment: base + place
    default: start
    }
  }

  /// Discards the bytes before an offset, which must be at most ``needed``.
  package mutating func forget(before limit: Int) {
    bytes.removeFirst(limit - base)
    place -= limit - base
    base = limit
  }

  /// Returns the next lexeme; nil if it needs more bytes, or after the last lexeme.
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
      // Contiguous bytes are copied at once, others one by one.
      if unsafe piece.withContiguousStorageIfAvailable({ unsafe bytes.append(contentsOf: $0) }) == nil { bytes.append(contentsOf: piece) }
      rest = more[piece.endIndex...]
      isAtEnd = piece.endIndex == more.endIndex
    }
  }
}
