import Foundation

/// A symbol with all scalars that belong to it: an emoji with its skin tone, joined emoji, the two letters of a flag, a digit in a keycap.
/// <https://unicode.org/reports/tr51/>
struct Symbol {
  /// The byte offset of its end.
  private(set) var end: Int
  /// Whether its token is its unchanged bytes.
  private(set) var isPlain: Bool

  /// The combining mark that encloses a character in a keycap.
  static let keycap: UInt32 = 0x20e3

  /// Reads the symbol that begins with a scalar.
  init(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int, _ first: (value: UInt32, length: Int), isPlain: Bool, _ scalars: inout TokenScalars
  ) {
    (end, self.isPlain) = (start + first.length, isPlain)
    if Self.isLetterOfFlag(first.value), end < text.count, unsafe text[end] >= 0xf0 {
      let (second, length) = unsafe UTF8Scanner.scalar(text, end)
      if Self.isLetterOfFlag(second) { end += length }
    }
    unsafe takeMarks(text, &scalars)
  }

  /// Reads a symbol that begins with an ASCII sign or digit: a keycap, or a sign with a stroke, such as the decomposed ≠.
  init?(_ text: UnsafeBufferPointer<UInt8>, fromASCII start: Int) {
    func has(_ bytes: [UInt8], at place: Int) -> Bool {
      unsafe place + bytes.count <= text.count && text.extracting(place..<place + bytes.count).elementsEqual(bytes)
    }
    switch unsafe text[start] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"), UInt8(ascii: "*"):
      let isShownAsEmoji = has([0xef, 0xb8, 0x8f], at: start + 1)
      let mark = start + (isShownAsEmoji ? 4 : 1)
      guard has([0xe2, 0x83, 0xa3], at: mark) else { return nil }
      (end, isPlain) = (mark + 3, !isShownAsEmoji)
    case UInt8(ascii: "<")...UInt8(ascii: ">"):
      guard has([0xcc, 0xb8], at: start + 1) else { return nil }
      (end, isPlain) = (start + 3, false)
    default: return nil
    }
  }

  /// Extends the symbol by the marks that change its appearance, and by the emoji that are joined to it.
  private mutating func takeMarks(_ text: UnsafeBufferPointer<UInt8>, _ scalars: inout TokenScalars) {
    var bytes: [UInt8] = []
    while end < text.count, unsafe text[end] >= 0x80 {
      let (value, length) = unsafe UTF8Scanner.scalar(text, end)
      switch value {
      case 0x1f3fb...0x1f3ff, 0xe0020...0xe007f: end += length  // skin tones, and the tags that name the region of a flag
      case 0x200d:
        guard end + length < text.count, unsafe text[end + length] >= 0x80 else { return }
        let (joined, width) = unsafe UTF8Scanner.scalar(text, end + length)
        let (kind, isChanged) = scalars.look(joined, &bytes)
        guard kind == .symbol, joined != Self.keycap else { return }
        isPlain = isPlain && !isChanged
        end += length + width
      default:
        guard Unicode.Scalar(value)?.properties.generalCategory.isMark == true else { return }
        isPlain = false
        end += length
      }
    }
  }

  private static func isLetterOfFlag(_ value: UInt32) -> Bool { 0x1f1e6...0x1f1ff ~= value }

  /// Returns the token for a symbol, the same for every encoding and presentation. Empty for a variant of an ASCII sign that is not a word.
  static func folded(_ text: String) -> String {
    let isShown = { (scalar: Unicode.Scalar) in !scalar.properties.isVariationSelector }
    let text = StreamSafeText.make(of: text)
    let word = String(String.UnicodeScalarView(text.unicodeScalars.filter(isShown))).precomposedStringWithCanonicalMapping
    let plain = word.decomposedStringWithCompatibilityMapping.unicodeScalars
    guard let sign = plain.first, plain.count == 1, word.unicodeScalars.count == 1 else { return word }
    if sign.isSymbol || sign == "$" { return String(sign) }
    return sign.isASCII && !UInt8(ascii: sign).isWordOfASCII ? "" : word
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a word of its own: emoji, currency and mathematical signs, other pictographs, and private-use characters. Not
  /// true for ASCII, whose signs are mostly punctuation; `$` is handled separately. Code points reserved for future emoji are included.
  var isSymbol: Bool {
    if isASCII || value == 0xfffc || value == 0xfffd { return false }  // U+FFFC and U+FFFD stand for missing characters
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .privateUse: return true
    case .otherSymbol: return !isRadical
    case .unassigned: return 0x1f000...0x1faff ~= value
    default: return properties.isEmoji || value == Symbol.keycap
    }
  }

  /// Whether the scalar is a radical, a component of Chinese characters. Unicode classifies radicals as symbols.
  var isRadical: Bool { 0x2e80...0x2fdf ~= value && properties.generalCategory == .otherSymbol }
}
