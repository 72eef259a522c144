import Foundation
import SQLiteCore

/// Replaces values by meaningless ones of the same form: a date stays a date of the same form, a UUID a UUID, a number keeps its number of
/// digits, and JSON keeps its keys.
enum CassetteBlackening {
  /// Replaces each digit by 1 in a date or a number, and each letter and digit by `x` in other text.
  static func text(_ text: String) -> String {
    if UUID.extract(fromAnyForm: .text(text)) != nil {
      return mapped(text) { $0.isDigit ? "1" : $0.isLetter ? $0.properties.isUppercase ? "A" : "a" : $0 }
    }
    if Date.extract(fromAnyForm: .text(text)) != nil || Double(text)?.isFinite == true { return mapped(text) { $0.isDigit ? "1" : $0 } }
    return json(text) ?? mapped(text) { $0.isLetter || $0.isDigit ? "x" : $0 }
  }

  /// Replaces each byte by 0, except in JSON.
  static func bytes(_ bytes: [UInt8]) -> [UInt8] {
    String(validating: bytes, as: UTF8.self).flatMap(json).map { Array($0.utf8) } ?? Array(repeating: 0, count: bytes.count)
  }

  /// Replaces each digit by 1; 0 stays 0.
  static func integer(_ number: Int64) -> Int64 { number == 0 ? 0 : Int64(mapped("\(number)") { $0.isDigit ? "1" : $0 }) ?? 1 }

  /// Does the same for a real. A whole number stays whole, and a time loses its fraction, whose number of digits differs between runs.
  static func real(_ number: Double) -> Double {
    if let whole = Int64(exactly: CassetteValue.isTime(number) ? number.rounded(.down) : number) { return Double(integer(whole)) }
    return Double(mapped("\(number)") { $0.isDigit ? "1" : $0 }) ?? number
  }

  private static func mapped(_ text: String, _ change: (Unicode.Scalar) -> Unicode.Scalar) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(change)))
  }

  // MARK: JSON

  /// A JSON object or array of the same length with other strings and numbers; nil for other text.
  private static func json(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let first = bytes.first(where: { $0 > 0x20 }), first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
      (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
    else { return nil }
    var black = bytes
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\"") {
        let end = endOfString(bytes, from: place)
        if !isKey(bytes, endingAt: end) { blacken(&black, place + 1..<end) }
        place = end
      } else if Unicode.Scalar(bytes[place]).isDigit {
        black[place] = UInt8(ascii: "1")
      }
      place += 1
    }
    return String(decoding: black, as: UTF8.self)
  }

  /// The index of the quote that ends a string.
  private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") { place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1 }
    return min(place, bytes.count)
  }

  private static func isKey(_ bytes: [UInt8], endingAt end: Int) -> Bool {
    bytes.dropFirst(end + 1).first { $0 > 0x20 } == UInt8(ascii: ":")
  }

  /// Replaces the contents of a JSON string; one with escapes or multi-byte letters becomes `x` throughout.
  private static func blacken(_ bytes: inout [UInt8], _ range: Range<Int>) {
    let isPlain = bytes[range].allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\\") }
    let black =
      isPlain ? Array(text(String(decoding: bytes[range], as: UTF8.self)).utf8) : Array(repeating: UInt8(ascii: "x"), count: range.count)
    bytes.replaceSubrange(range, with: black)
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool { properties.isAlphabetic }
  fileprivate var isDigit: Bool { properties.numericType != nil }
}
