import Foundation

/// Generates strings that a collation is likely to compare incorrectly.
struct OrderSamples {
  private let pieces: [[UInt8]]
  private let samples: [[UInt8]]
  private var random: SeededGenerator

  /// Pieces in addition to the characters of the samples: composed and decomposed letters, both cases, ligatures, digits, standalone
  /// combining marks, letters that some languages sort separately, and NUL.
  private static let characters = [
    "a", "A", "b", "c", "h", "ch", "CH", "i", "I", "z", "Z", "1", "2", "10", " ", "-", "_", "\0", "é", "e\u{301}", "É", "č", "c\u{30C}",
    "ž",
    "ö", "o\u{308}", "ø", "å", "a\u{30A}", "ß", "ss", "ẞ", "ł", "đ", "ı", "İ", "ﬁ", "fi", "æ", "ae", "\u{301}", "\u{323}\u{302}", "ậ", "ñ",
    "σ", "ς", "Σ", "д", "й", "и\u{306}", "가", "\u{1100}\u{1161}", "カ", "か", "ｶ", "一", "ก", "เก", "\u{200D}", "\u{FFFD}", "\u{FEFF}", "🙂",
    "𝐀",
  ]
  /// Invalid UTF-8: stray bytes, truncated and overlong sequences, a surrogate, and a value beyond the last code point.
  private static let invalid: [[UInt8]] = [
    [0xFF], [0xFE], [0x80], [0xC3], [0xE4, 0xB8], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
  ]

  init(_ samples: [[UInt8]], seed: UInt64) {
    self.samples = samples
    let own = Set(samples.flatMap { String(decoding: $0, as: UTF8.self).map { Array(String($0).utf8) } })
    let spellings = own.flatMap { piece in
      let text = String(decoding: piece, as: UTF8.self)
      return [text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping].map { Array($0.utf8) }
    }
    pieces =
      Self.characters.map { Array($0.utf8) } + Set(spellings).sorted { $0.lexicographicallyPrecedes($1) }
    random = SeededGenerator(seed: seed)
  }

  /// For each letter with a mark, the plain letter followed by another letter with a mark. A string that sorts between the letter and its
  /// mark reveals whether composed letters or their parts are compared.
  private var partedLetters: [[UInt8]] {
    pieces.compactMap { piece in
      let parts = String(decoding: piece, as: UTF8.self).decomposedStringWithCanonicalMapping.unicodeScalars
      guard let letter = parts.first, parts.count > 1 else { return nil }
      return Array((String(letter) + "\u{E9}").utf8)
    }
  }

  /// Returns this many strings, starting with the single pieces.
  func made(_ count: Int) -> [[UInt8]] {
    var maker = self
    var texts = Array(([[]] + Self.invalid + pieces + partedLetters).prefix(count))
    var families = samples
    while texts.count < count {
      let text = families.isEmpty || maker.below(2) == 0 ? maker.fresh() : maker.sibling(of: families[maker.below(families.count)])
      families.append(text)
      texts.append(text)
    }
    return texts
  }

  private mutating func fresh() -> [UInt8] { (0...below(4)).flatMap { _ in piece() } }

  private mutating func piece() -> [UInt8] {
    switch below(12) {
    case 0: Self.invalid[below(Self.invalid.count)]
    case 1: [0]
    default: pieces[below(pieces.count)]
    }
  }

  /// Returns a string that differs slightly from the given one. Most bugs show up between two similar strings.
  private mutating func sibling(of text: [UInt8]) -> [UInt8] {
    let string = String(decoding: text, as: UTF8.self)
    return switch below(6) {
    case 0: Array(string.precomposedStringWithCanonicalMapping.utf8)
    case 1: Array(string.decomposedStringWithCanonicalMapping.utf8)
    case 2: Array(string.uppercased().utf8)
    case 3: Array(string.lowercased().utf8)
    case 4: text + piece()
    default: Array(text.dropLast(1 + below(2)))
    }
  }

  /// Returns a random number below a limit.
  private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
}
