/// Limits the number of combining marks in a row. Unicode libraries sort marks in quadratic time: comparing two strings of a megabyte of
/// marks takes ICU minutes, and cannot be interrupted.
enum StreamSafeText {
  /// The maximum number of marks in a row. Unicode's stream-safe format allows 30, and no language needs more.
  static let mostMarks = 256

  /// Returns the text with U+034F inserted after every ``mostMarks`` marks in a row; nil if the text needs no change. Sorting ignores
  /// U+034F, which separates marks. <https://unicode.org/reports/tr15/#Stream_Safe_Text_Format>
  static func make(of text: UnsafeRawBufferPointer) -> [UInt8]? {
    guard unsafe mayNeedIt(text) else { return nil }
    var safe: [UInt8] = []
    var (marks, isChanged) = (0, false)
    for scalar in unsafe String(decoding: text, as: UTF8.self).unicodeScalars {
      marks = isMark(scalar) ? marks + 1 : 0
      if marks > mostMarks {
        (marks, isChanged) = (1, true)
        safe += [0xcd, 0x8f]
      }
      safe += UTF8.encode(scalar).map { Array($0) } ?? []
    }
    return isChanged ? safe : nil
  }

  /// Returns the text with U+034F inserted as by the other overload, or unchanged.
  static func make(of text: String) -> String {
    var text = text
    return text.withUTF8 { unsafe make(of: UnsafeRawBufferPointer($0)) }.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// Whether a scalar is a combining mark, or one of three other scalars that decompose into marks.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.canonicalCombiningClass != .notReordered || [0x0f73, 0x0f75, 0x0f81].contains(scalar.value)
  }

  /// Whether the text may have too many marks in a row, by a quick check of its bytes. The first byte of a mark is 0xCC or greater, and
  /// each mark has at least two bytes.
  private static func mayNeedIt(_ text: UnsafeRawBufferPointer) -> Bool {
    var start = 0
    while text.count - start > 2 * mostMarks {
      let row = unsafe text[start..<start + 2 * mostMarks]
      guard let last = unsafe row.lastIndex(where: { $0 < 0x80 || 0xc0..<0xcc ~= $0 }) else { return true }
      start = last + 1
    }
    return false
  }
}
