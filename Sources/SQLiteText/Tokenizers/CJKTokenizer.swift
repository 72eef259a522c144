public import SQLiteCore

/// A tokenizer of FTS5 for texts in which Chinese, Japanese or Korean occurs, and in which any part of it is to be found.
///
/// Han, kana, bopomofo and Hangul are cut into characters, for there are no spaces to go by; each is indexed alone and, at the same place,
/// together with the one after it. A query of one, two or more such characters finds what a search for the substring finds, however many they
/// are, and `highlight()` marks just these; the last one may be a prefix. All else is cut and folded as by ``FoldingTokenizer``. A query of
/// more than one such character is a phrase, so the table must not be made with `detail=none` or `detail=column`. In `tokenize` its name is
/// `cjk`; it takes no arguments.
public final class CJKTokenizer: TextTokenizer {
  private let folding = FoldingTokenizer()
  private var scalars = TokenScalars()

  /// A tokenizer.
  public init() {}

  /// A character, as its folded bytes and where it stands.
  private struct Character {
    let start: Int
    var end: Int
    var wordStart: Int
    var wordEnd: Int
  }

  /// Finds the words of a text.
  public func tokenize(
    _ text: Span<UInt8>, for purpose: TokenizingPurpose,
    _ found: (_ word: Span<UInt8>, _ range: Range<Int>, _ isColocated: Bool) throws -> Void
  ) throws {
    try unsafe text.withUnsafeBufferPointer { text in
      var (place, plain) = (0, 0)  // where others than such characters begin
      while place < text.count {
        if unsafe text[place] < 0xe1 {  // what comes first in UTF-8 of what is below U+1000
          place += 1
          continue
        }
        let (value, length) = unsafe UTF8Scanner.scalar(text, place)
        guard value.isCJK else {
          place += length
          continue
        }
        try unsafe foldPlain(text, plain..<place, purpose, found)
        place = try unsafe findRun(text, place, purpose, found)
        plain = place
      }
      try unsafe foldPlain(text, plain..<place, purpose, found)
    }
  }

  private func foldPlain(
    _ text: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, _ purpose: TokenizingPurpose,
    _ found: (Span<UInt8>, Range<Int>, Bool) throws -> Void
  ) throws {
    if part.isEmpty { return }
    try unsafe folding.tokenize(text.extracting(part).span, for: purpose) { word, range, isColocated in
      try found(word, range.lowerBound + part.lowerBound..<range.upperBound + part.lowerBound, isColocated)
    }
  }

  /// Finds the characters from a place on that follow each other.
  ///
  /// - Returns: Where they end.
  private func findRun(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ purpose: TokenizingPurpose, _ found: (Span<UInt8>, Range<Int>, Bool) throws -> Void
  ) throws -> Int {
    var place = start
    var bytes: [UInt8] = []
    // The last two: what a character is followed by is known with the next one.
    var before: Character?
    var current: Character?
    var joins = false
    let isQuery = !purpose.isDisjoint(with: .query)

    /// The character is complete: its folded form, if it is to be composed.
    func complete() {
      guard joins, var character = current else { return }
      joins = false
      var folded: [UInt8] = []
      unsafe folded.replaceByFolding(UnsafeBufferPointer(rebasing: text[character.start..<character.end]))
      bytes.replaceSubrange(character.wordStart..<character.wordEnd, with: folded)
      character.wordEnd = character.wordStart + folded.count
      current = character
    }
    func emit(_ first: Character, _ second: Character?) throws {
      let alone = first.wordStart..<first.wordEnd
      guard let second else { return try found(bytes.span.extracting(alone), first.start..<first.end, false) }
      if !isQuery { try found(bytes.span.extracting(alone), first.start..<first.end, false) }
      try found(bytes.span.extracting(first.wordStart..<second.wordEnd), first.start..<second.end, !isQuery)
    }

    while place < text.count {
      let (value, length) = unsafe text[place] < 0x80 ? (UInt32(text[place]), 1) : UTF8Scanner.scalar(text, place)
      let wordStart = bytes.count
      let (kind, joinsThis) = scalars.look(value, &bytes)
      if kind == .letter, value.isCJK, !joinsThis || current == nil {
        var wordStart = wordStart
        if joins {  // what is in front of it gets another length
          let own = Array(bytes[wordStart...])
          bytes.removeLast(own.count)
          complete()
          wordStart = bytes.count
          bytes += own
        }
        if let before, let current { try emit(before, current) }
        before = current
        current = Character(start: place, end: place + length, wordStart: wordStart, wordEnd: bytes.count)
      } else if joinsThis || kind == .ignorable, current != nil {
        joins = joins || joinsThis
        current?.end = place + length
        current?.wordEnd = bytes.count
      } else {
        bytes.removeLast(bytes.count - wordStart)
        if current == nil { place += length }  // nothing of it is indexed: it stands between words
        break
      }
      place += length
    }
    complete()
    if let before, let current { try emit(before, current) }
    if let current { try emit(current, nil) }
    return place
  }
}

extension UInt32 {
  /// Whether a scalar is of a script without spaces that this tokenizer knows, or of Hangul.
  fileprivate var isCJK: Bool {
    switch self {
    case 0x1100...0x11ff, 0xa960...0xa97f, 0xac00...0xd7ff, 0x3130...0x318f: true  // Hangul
    case 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035, 0x3038...0x303c: true  // iteration marks, numerals
    case 0x3041...0x3096, 0x309d...0x309f, 0x30a1...0x30fa, 0x30fc...0x30ff, 0x31f0...0x31ff, 0xff66...0xff9d: true  // kana
    case 0x3100...0x312f, 0x31a0...0x31bf: true  // bopomofo
    case 0x2e80...0x2fdf, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0x20000...0x3fffd: true  // Han
    case 0x1aff0...0x1b16f: true  // rare kana
    default: false
    }
  }
}
