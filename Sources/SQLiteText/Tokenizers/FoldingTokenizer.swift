public import SQLiteCore

/// A tokenizer of FTS5 whose words are letters, digits and marks of Unicode, folded by ``Folding``: neither case nor accents matter, and ø is
/// o, ł is l, ß is ss, đ is d, ı is i, æ is ae.
///
/// Everything else stands between words: spaces, punctuation, symbols, emoji, NUL, and bytes that are not UTF-8. Soft hyphens, joiners and
/// variation selectors are as if they were not there. In `tokenize` its name is `folding`; it takes no arguments.
public final class FoldingTokenizer: TextTokenizer {
  private var scalars = TokenScalars()
  private var scratch: [UInt8] = []

  /// A tokenizer.
  public init() {}

  /// Finds the words of a text.
  public func tokenize(
    _ text: Span<UInt8>, for purpose: TokenizingPurpose,
    _ found: (_ word: Span<UInt8>, _ range: Range<Int>, _ isColocated: Bool) throws -> Void
  ) throws {
    var word = scratch  // not in use by a call within this one
    scratch = []
    defer { scratch = word }
    try unsafe text.withUnsafeBufferPointer { text in
      var place = 0
      while place < text.count {
        let first = unsafe text[place]
        if first < 0x80 {
          guard first.isWordOfASCII else {
            place += 1
            continue
          }
          let start = place
          var seen: UInt8 = 0x20  // the bit that capital letters lack
          while place < text.count {
            let byte = unsafe text[place]
            guard byte.isWordOfASCII else { break }
            seen &= byte
            place += 1
          }
          if unsafe place == text.count || text[place] < 0x80 {
            if seen != 0 {
              try unsafe found(text.extracting(start..<place).span, start..<place, false)
            } else {
              word.removeAll(keepingCapacity: true)
              for offset in start..<place { unsafe word.append(text[offset].smallOfASCII) }
              try found(word.span, start..<place, false)
            }
            continue
          }
          place = start
        }
        place = try unsafe findAny(text, place, &word, found)
      }
    }
  }

  /// Finds the word that begins at a place, of any letters, if one does.
  ///
  /// - Returns: Where to go on.
  private func findAny(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ word: inout [UInt8], _ found: (Span<UInt8>, Range<Int>, Bool) throws -> Void
  ) throws -> Int {
    word.removeAll(keepingCapacity: true)
    var (place, end) = (start, start)
    var joins = false
    while place < text.count {
      let byte = unsafe text[place]
      if byte < 0x80 {
        guard byte.isWordOfASCII else { break }
        word.append(byte.smallOfASCII)
        place += 1
        end = place
        continue
      }
      let (value, length) = unsafe UTF8Scanner.scalar(text, place)
      let (kind, joinsThis) = scalars.look(value, &word)
      if kind == .separator { return try finish(place + length) }
      if end == start, kind != .letter {  // there is nothing it could stand on
        word.removeAll(keepingCapacity: true)
        return place + length
      }
      joins = joins || joinsThis
      place += length
      end = place
    }
    return try finish(place)

    func finish(_ next: Int) throws -> Int {
      guard end > start else { return next }
      if joins { unsafe word.replaceByFolding(UnsafeBufferPointer(rebasing: text[start..<end])) }
      if !word.isEmpty { try found(word.span, start..<end, false) }
      return next
    }
  }
}

extension [UInt8] {
  /// Makes the word again by the slow rule, because letters of it are to be composed.
  mutating func replaceByFolding(_ text: UnsafeBufferPointer<UInt8>) {
    let visible = unsafe String(decoding: text, as: UTF8.self).unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    self = Array(String(TokenScalar.kept(of: Folding.slowlyFolded(String(String.UnicodeScalarView(visible))))).utf8)
  }
}

extension UInt8 {
  /// A letter or a digit of ASCII.
  @inline(__always) var isWordOfASCII: Bool { (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 }

  /// The small letter of a letter.
  @inline(__always) var smallOfASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
