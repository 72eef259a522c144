public import SQLiteCore

/// An FTS5 tokenizer whose words consist of Unicode letters, digits and marks, folded by ``Folding``: case and accents are ignored, and ø
/// is o, ł is l, ß is ss, đ is d, ı is i, æ is ae. Each symbol is also a word.
///
/// Symbols are emoji, currency and mathematical signs, ©, ™, arrows, boxes and private-use characters; in ASCII only `$`. An emoji with its
/// skin tone, joined emoji, the two letters of a flag, and a keycap are one symbol each. Variation selectors make no difference. Everything
/// else separates words: spaces, punctuation, NUL, and invalid UTF-8. Soft hyphens, joiners and direction marks are ignored. In a script
/// without spaces, a whole run of letters is one word; ``CJKTokenizer`` finds parts of it.
///
/// In the `tokenize` option its name is `folding rules 2`. `folding` alone uses the first rules, so that existing indexes stay valid. With
/// these, symbols are not words and folding does less: see ``FullTextState/olderRules(_:)``.
public final class FoldingTokenizer: TextTokenizer {
  private var scalars: TokenScalars
  private var scratch: [UInt8] = []
  private let findsSymbols: Bool

  /// Creates a tokenizer with the first rules, as `folding` without arguments does.
  public convenience init() { self.init(by: .first) }

  /// Creates a tokenizer from the words after the name in `tokenize`. If your own tokenizer is based on this one, pass its arguments on, so
  /// that its indexes keep their rules.
  ///
  /// ```swift
  /// try connection.addTokenizer("notes") { arguments in HTMLTokenizer(over: try FoldingTokenizer(arguments: arguments)) }
  /// ```
  /// - Parameter arguments: `rules` and the number of the rules, 2 for the newest; empty for the first rules.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for other arguments.
  public convenience init(arguments: [String]) throws(SQLiteError) { self.init(by: try FoldingRules(arguments, of: "folding")) }

  init(by rules: FoldingRules) {
    scalars = TokenScalars(by: rules)
    findsSymbols = rules != .first
  }

  /// Finds the words of a text.
  public func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, for purpose: TokenizingPurpose,
    _ found: (_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) throws -> Void
  ) throws {
    var word = scratch  // taken, so that nested calls do not use it
    scratch = []
    defer { scratch = word }
    var place = 0
    while place < text.count {
      let first = unsafe text[place]
      if first < 0x80 {
        guard first.isWordOfASCII else {
          if first == UInt8(ascii: "$") { try unsafe findSign(text, place, found) }
          place += 1
          continue
        }
        let start = place
        var seen: UInt8 = 0x20  // the bit that uppercase letters lack
        while place < text.count {
          let byte = unsafe text[place]
          guard byte.isWordOfASCII else { break }
          seen &= byte
          place += 1
        }
        if unsafe place == text.count || text[place] < 0x80 {
          if seen != 0 {
            try unsafe found(text.extracting(start..<place), start..<place, false)
          } else {
            word.removeAll(keepingCapacity: true)
            for offset in start..<place { unsafe word.append(text[offset].smallOfASCII) }
            try unsafe word.withUnsafeBufferPointer { try unsafe found($0, start..<place, false) }
          }
          continue
        }
        place = start
      }
      place = try unsafe findAny(text, place, &word, found)
    }
  }

  /// Emits the only ASCII sign that is a word.
  @inline(never) private func findSign(
    _ text: UnsafeBufferPointer<UInt8>, _ place: Int, _ found: (UnsafeBufferPointer<UInt8>, Range<Int>, Bool) throws -> Void
  ) throws {
    if findsSymbols { try unsafe found(text.extracting(place..<place + 1), place..<place + 1, false) }
  }

  /// Emits the word or symbol that begins at an offset, if there is one. Accepts any scalars, not only ASCII.
  ///
  /// - Returns: The offset at which to continue.
  private func findAny(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ word: inout [UInt8],
    _ found: (UnsafeBufferPointer<UInt8>, Range<Int>, Bool) throws -> Void
  ) throws -> Int {
    word.removeAll(keepingCapacity: true)
    var (place, end) = (start, start)
    var joins = false
    while place < text.count {
      let byte = unsafe text[place]
      if byte < 0x80 {
        guard byte.isWordOfASCII else { break }
        if findsSymbols, byte < 0x3a, let keycap = unsafe Symbol(text, fromASCII: place) {  // its digit is not part of the word before
          if end > start { break }
          return try unsafe find(keycap, text, from: place, found)
        }
        word.append(byte.smallOfASCII)
        place += 1
        end = place
        continue
      }
      let (value, length) = unsafe UTF8Scanner.scalar(text, place)
      let (kind, joinsThis) = scalars.look(value, &word)
      if kind.endsWord {
        if kind == .separator {
          place += length
          break
        }
        if value != Symbol.keycap {
          if end > start { break }
          return try unsafe find(Symbol(text, at: start, (value, length), isPlain: !joinsThis, &scalars), text, from: start, found)
        }
      }
      if end == start, kind != .letter {  // there is no preceding letter
        if findsSymbols, start > 0, unsafe text[start - 1] < 0x80, let symbol = unsafe Symbol(text, fromASCII: start - 1) {
          return try unsafe find(symbol, text, from: start - 1, found)
        }
        return place + length
      }
      joins = joins || joinsThis
      place += length
      end = place
    }
    if end > start {
      if joins { unsafe word.replaceByFolding(UnsafeBufferPointer(rebasing: text[start..<end]), by: scalars.rules) }
      if !word.isEmpty { try unsafe word.withUnsafeBufferPointer { try unsafe found($0, start..<end, false) } }
    }
    return place
  }

  /// Emits the token of a symbol.
  ///
  /// - Returns: The offset of its end.
  private func find(
    _ symbol: Symbol, _ text: UnsafeBufferPointer<UInt8>, from start: Int,
    _ found: (UnsafeBufferPointer<UInt8>, Range<Int>, Bool) throws -> Void
  ) throws -> Int {
    let range = start..<symbol.end
    if symbol.isPlain {
      try unsafe found(text.extracting(range), range, false)
    } else {
      let word = unsafe Array(Symbol.folded(String(decoding: text[range], as: UTF8.self)).utf8)
      try unsafe word.withUnsafeBufferPointer { try unsafe found($0, range, false) }
    }
    return symbol.end
  }
}

extension [UInt8] {
  /// Replaces the bytes with the slowly folded text, because its letters must be composed.
  mutating func replaceByFolding(_ text: UnsafeBufferPointer<UInt8>, by rules: FoldingRules) {
    let visible = unsafe String(decoding: text, as: UTF8.self).unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    self = Array(String(TokenScalar.kept(of: Folding.slowlyFolded(String(String.UnicodeScalarView(visible)), by: rules), by: rules)).utf8)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit.
  @inline(__always) var isWordOfASCII: Bool { (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 }

  /// The lowercase form of an ASCII letter; other bytes are unchanged.
  @inline(__always) var smallOfASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
