/// The folding rules for single letters and marks, beyond Unicode's decomposition.
enum FoldingTable {
  /// Lowercase letters without a decomposition, and what people type for them on other keyboards.
  static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ȷ": "j", "ł": "l", "þ": "th", "ŧ": "t", "ŋ": "n",
    "ĸ": "k",
    "ƒ": "f", "ə": "e", "ɓ": "b", "ƈ": "c", "ɖ": "d", "ɗ": "d", "ǥ": "g", "ɠ": "g", "ɨ": "i", "ƙ": "k", "ƚ": "l", "ɲ": "n", "ɵ": "o",
    "ƭ": "t",
    "ʉ": "u", "ƶ": "z", "ȼ": "c", "ɇ": "e", "ɉ": "j", "ɍ": "r", "ɏ": "y", "ⱥ": "a", "ⱦ": "t", "ƀ": "b", "ς": "σ", "ґ": "г", "ӏ": "l",
    "’": "'", "‘": "'", "ʼ": "'", "ʻ": "'", "‐": "-", "‑": "-", "–": "-", "—": "-",
  ]

  /// The letters of Arabic script that look alike but have separate codes on the keyboards of some languages.
  private static let arabicLetters: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{671}": "\u{627}", "\u{672}": "\u{627}", "\u{673}": "\u{627}",  // alef
    "\u{649}": "\u{64a}", "\u{6cc}": "\u{64a}",  // ya
    "\u{6a9}": "\u{643}", "\u{6aa}": "\u{643}",  // kaf
    "\u{629}": "\u{647}", "\u{6be}": "\u{647}", "\u{6c1}": "\u{647}", "\u{6c3}": "\u{647}", "\u{6d5}": "\u{647}",  // ha
    "\u{6ba}": "\u{646}",  // nun
  ]

  /// Returns the character that people type instead of a letter or digit that has no decomposition and is not in ``letters``; usually the
  /// same character.
  static func typed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value > 0x600 else { return scalar }
    if let letter = arabicLetters[scalar] { return letter }
    let properties = scalar.properties
    guard properties.numericType == .decimal, let digit = properties.numericValue else { return scalar }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit))
  }

  /// Whether folding drops a scalar: accents of Latin, Greek and Cyrillic letters, Hebrew points, Arabic vowel signs and tatweel, and
  /// invisible characters. Vowels of Thai and Indic scripts, and the marks of kana, count as letters and are kept.
  static func isDropped(_ scalar: Unicode.Scalar, by rules: FoldingRules = .newest) -> Bool {
    if isDroppedByAll(scalar) { return true }
    switch scalar.value {
    case ..<0x600: return false
    case _ where rules == .first: return false
    case 0x620...0x6e4, 0x6e7...0x897, 0x900...0x10ff, 0x3165...0xfdff: return false  // none is dropped; the check below is slow
    case 0x6e5...0x6e6, 0x898...0x89f, 0x8ca...0x8e1, 0x8e3...0x8ff, 0x10efc...0x10eff: return true  // signs of the Quran
    case 0xe0020...0xe007f: return false  // they distinguish the flags of regions
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func isDroppedByAll(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36f, 0x483...0x489, 0x1ab0...0x1aff, 0x1dc0...0x1dff, 0x20d0...0x20ff, 0xfe20...0xfe2f: true  // combining marks
    case 0x591...0x5bd, 0x5bf, 0x5c1...0x5c2, 0x5c4...0x5c5, 0x5c7: true  // Hebrew points
    case 0x610...0x61a, 0x640, 0x64b...0x65f, 0x670, 0x6d6...0x6dc, 0x6df...0x6e4, 0x6e7...0x6e8, 0x6ea...0x6ed: true  // Arabic signs
    case 0xad, 0x200b...0x200d, 0x2060, 0xfeff: true  // invisible
    default: false
    }
  }

  /// The folded bytes of all scalars below ``quickEnd``, concatenated, and the start offset of each scalar's bytes.
  private static let quickBytes: (bytes: [UInt8], starts: [Int]) = {
    var bytes: [UInt8] = []
    var starts = [0]
    for value in 0..<quickEnd {
      if let scalar = Unicode.Scalar(value) { bytes += Folding.slowlyFolded(String(scalar)).utf8 }
      starts.append(bytes.count)
    }
    return (bytes, starts)
  }()

  /// The end of the range of Latin, Greek and Cyrillic letters and their marks. Each of these scalars is folded independently of its
  /// neighbors: all marks are dropped, so their order does not matter, and both lowercase Greek sigmas fold to one.
  private static let quickEnd: UInt32 = 0x530

  /// Folds text by the table; returns nil if it contains a scalar from ``quickEnd`` on.
  static func quick(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    guard unsafe text.allSatisfy({ $0 < 0xd5 }) else { return nil }  // the first bytes of letters beyond U+053F
    let (bytes, starts) = quickBytes
    var folded: [UInt8] = []
    folded.reserveCapacity(text.count)
    var place = 0
    while place < text.count {
      let first = unsafe text[place]
      if first < 0x80 {
        folded.append(first &- 0x41 < 26 ? first | 0x20 : first)
        place += 1
        continue
      }
      guard place + 1 < text.count else { return nil }
      let value = unsafe Int(first & 0x1f) << 6 | Int(text[place + 1] & 0x3f)
      guard value < quickEnd else { return nil }
      folded.append(contentsOf: bytes[starts[value]..<starts[value + 1]])
      place += 2
    }
    return String(decoding: folded, as: UTF8.self)
  }
}
