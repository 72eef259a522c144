public import SQLiteCore

/// An FTS5 tokenizer that finds any part of text in Chinese, Japanese, Korean, Thai, Lao, Khmer, Burmese and other scripts without spaces.
///
/// Han, kana, bopomofo, Hangul and the other scripts are split into characters. A character is a letter with its vowel signs and tone
/// marks. Each character is indexed alone and, at the same position, together with the next one. A query of one or more of these characters
/// finds them as a substring of any length, and `highlight()` marks exactly that substring. The last character may be a prefix. All other
/// text is split and folded as by ``FoldingTokenizer``. A query of more than one of these characters is a phrase, so the table must not be
/// created with `detail=none` or `detail=column`.
///
/// In the `tokenize` option its name is `cjk rules 2`. `cjk` alone uses the first rules, as in ``FoldingTokenizer``; with these, a run of
/// Thai, Lao, Khmer or Burmese is one word.
public final class CJKTokenizer: TextTokenizer {
  private let folding: FoldingTokenizer
  private var scalars: TokenScalars
  private let splitsAllScripts: Bool

  /// Creates a tokenizer with the first rules, as `cjk` without arguments does.
  public convenience init() { self.init(by: .first) }

  /// Creates a tokenizer from the words after the name in `tokenize`, like ``FoldingTokenizer/init(arguments:)``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for unknown arguments.
  public convenience init(arguments: [String]) throws(SQLiteError) { self.init(by: try FoldingRules(arguments, of: "cjk")) }

  init(by rules: FoldingRules) {
    folding = FoldingTokenizer(by: rules)
    scalars = TokenScalars(by: rules)
    splitsAllScripts = rules != .first
  }

  /// Whether a scalar is a letter that is separated from the next one.
  private func isSplit(_ value: UInt32) -> Bool { value.isCJK || (splitsAllScripts && value.isOfScriptWithoutSpaces) }

  /// Finds the words of a text.
  public func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, for purpose: TokenizingPurpose,
    _ found: (_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) throws -> Void
  ) throws {
    var (place, plain) = (0, 0)  // `plain`: the start of text in other scripts
    while place < text.count {
      if unsafe text[place] < 0xe0 {  // the first byte in UTF-8 of a scalar below U+0800
        place += 1
        continue
      }
      let (value, length) = unsafe UTF8Scanner.scalar(text, place)
      guard isSplit(value) else {
        place += length
        continue
      }
      try unsafe foldPlain(text, plain..<place, purpose, found)
      place = try unsafe findRun(text, place, purpose, found)
      plain = place
    }
    try unsafe foldPlain(text, plain..<place, purpose, found)
  }

  private func foldPlain(
    _ text: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, _ purpose: TokenizingPurpose,
    _ found: (UnsafeBufferPointer<UInt8>, Range<Int>, Bool) throws -> Void
  ) throws {
    if part.isEmpty { return }
    try unsafe folding.tokenize(text.extracting(part), for: purpose) { word, range, isColocated in
      try unsafe found(word, range.lowerBound + part.lowerBound..<range.upperBound + part.lowerBound, isColocated)
    }
  }

  /// Emits the tokens of a run of characters that are split, beginning at an offset.
  ///
  /// - Returns: The end of the run.
  private func findRun(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ purpose: TokenizingPurpose,
    _ found: (UnsafeBufferPointer<UInt8>, Range<Int>, Bool) throws -> Void
  ) throws -> Int {
    /// The start offsets of a character in the text and in the folded bytes. It ends where the next character starts.
    struct Start {
      let place: Int
      let word: Int
    }
    var place = start
    var bytes: [UInt8] = []
    var starts: [Start] = []
    var joins = false  // whether the last character must be composed
    var order: UInt8 = 0  // the order of the last mark
    var takesMarks = false
    bytes.reserveCapacity(64)
    starts.reserveCapacity(16)

    /// Replaces the bytes of the last character with their folded form if it must be composed.
    func complete() {
      guard joins, let last = starts.last else { return }
      joins = false
      var folded: [UInt8] = []
      unsafe folded.replaceByFolding(UnsafeBufferPointer(rebasing: text[last.place..<place]), by: scalars.rules)
      bytes.replaceSubrange(last.word..., with: folded)
    }

    while place < text.count {
      let (value, length) = unsafe text[place] < 0x80 ? (UInt32(text[place]), 1) : UTF8Scanner.scalar(text, place)
      let word = bytes.count
      let (kind, joinsThis) = scalars.look(value, &bytes)
      if kind == .letter, isSplit(value), !joinsThis || starts.isEmpty {
        if joins {  // completing changes the length of the bytes, so read again
          bytes.removeLast(bytes.count - word)
          complete()
          continue
        }
        starts.append(Start(place: place, word: word))
        (order, takesMarks) = (0, !value.isCJK)
      } else if (joinsThis && kind != .symbol) || kind == .ignorable, !starts.isEmpty {
        joins = joins || (joinsThis && !(takesMarks && value.follows(&order)))
      } else {
        bytes.removeLast(bytes.count - word)
        if starts.isEmpty { place += length }  // a separator, which is not indexed
        break
      }
      place += length
    }
    complete()
    let count = starts.count
    starts.append(Start(place: place, word: bytes.count))
    let isQuery = !purpose.isDisjoint(with: .query)
    // If the last character is still being typed, another mark may follow. It is then a prefix, and must not be part of a pair.
    let mayGoOn = takesMarks && place == text.count && purpose.isSuperset(of: .prefix)
    let pairCount = count - (mayGoOn ? 2 : 1)
    try unsafe bytes.withUnsafeBufferPointer { bytes in
      for (number, first) in starts.prefix(count).enumerated() {
        let isPaired = number < pairCount
        if !isQuery || !isPaired {
          let end = starts[number + 1]
          try unsafe found(bytes.extracting(first.word..<end.word), first.place..<end.place, false)
        }
        if isPaired {
          let end = starts[number + 2]
          try unsafe found(bytes.extracting(first.word..<end.word), first.place..<end.place, !isQuery)
        }
      }
    }
    return place
  }
}

extension UInt32 {
  /// Whether a scalar is Hangul, or of a script without spaces that this tokenizer splits by all rules.
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

  /// Whether a scalar is a letter of another script without spaces. The script's digits and signs are treated as in any other script.
  fileprivate var isOfScriptWithoutSpaces: Bool {
    switch self {
    case 0xe00...0xeff: break  // Thai, Lao
    case 0x1000...0x109f, 0xa9e0...0xa9ff, 0xaa60...0xaa7f, 0x116d0...0x116ff: break  // Burmese
    case 0x1780...0x17ff: break  // Khmer
    case 0x1950...0x19df, 0x1a20...0x1aaf, 0xaa80...0xaadf, 0x11700...0x1174f: break  // Tai scripts
    case 0x1b00...0x1b7f, 0xa980...0xa9df: break  // Balinese, Javanese
    case 0xa500...0xa63f, 0x12000...0x1343f, 0x14400...0x1467f, 0x17000...0x18d8f, 0x1b170...0x1b2ff: break  // Vai, old ones, Tangut, Nüshu
    default: return false
    }
    let category = Unicode.Scalar(self)?.properties.generalCategory
    return category == .otherLetter || category == .modifierLetter
  }

  /// Whether a Thai, Lao or Khmer mark, which has no composed form, comes after the previous mark in Unicode's canonical order.
  fileprivate func follows(_ order: inout UInt8) -> Bool {
    guard 0xe00...0xeff ~= self || 0x1780...0x17ff ~= self, let scalar = Unicode.Scalar(self) else { return false }
    let own = scalar.properties.canonicalCombiningClass.rawValue
    defer { order = own }
    return own == 0 || own >= order
  }
}
