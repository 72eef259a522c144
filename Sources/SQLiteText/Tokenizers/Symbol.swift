import Foundation

/// A symbol in a text, with everything that belongs to its picture: an emoji with its skin tone, joined emoji, the two letters of a flag, a
/// digit in a keycap. <https://unicode.org/reports/tr51/>
struct Symbol {
  /// The byte offset of its end.
  private(set) var end: Int
  /// Whether its word consists of its unchanged bytes.
  private(set) var isPlain: Bool

  /// The mark that puts a character into a keycap.
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

  /// Reads a symbol that begins with an ASCII sign or digit: in a keycap, or struck out, as in the decomposed ≠.
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

  /// Adds the marks that change the picture, and the pictures that are joined to it.
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

  /// Returns the word of a symbol: the same for each spelling and presentation; empty for a form of an ASCII sign that is no word.
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
  /// Whether it is a word of its own: emoji, signs of currencies and mathematics, pictures, and private characters. In ASCII that is only
  /// `$`: its other signs are punctuation in most texts. A future emoji is already one.
  var isSymbol: Bool {
    if isASCII || value == 0xfffc || value == 0xfffd { return false }  // the last two stand for missing characters
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .privateUse: return true
    case .otherSymbol: return !isRadical
    case .unassigned: return 0x1f000...0x1faff ~= value
    default: return properties.isEmoji || value == Symbol.keycap
    }
  }

  /// Whether it is a component of Chinese characters on its own, which Unicode classifies as a symbol.
  var isRadical: Bool { 0x2e80...0x2fdf ~= value && properties.generalCategory == .otherSymbol }
}
