import Foundation
import SQLiteCore

/// Replaces values with meaningless ones of the same form: a date stays a date in the same format, a UUID stays a UUID, a number keeps its
/// number of digits, and JSON keeps its keys.
enum CassetteBlackening {
  /// Replaces each digit of a date or a number with 1, and each letter and digit of other text with `x`.
  static func text(_ text: String) -> String {
    if UUID.extract(fromAnyForm: .text(text)) != nil {
      return mapped(text) { $0.isDigit ? "1" : $0.isLetter ? $0.properties.isUppercase ? "A" : "a" : $0 }
    }
    if Date.extract(fromAnyForm: .text(text)) != nil || Double(text)?.isFinite == true { return mapped(text) { $0.isDigit ? "1" : $0 } }
    return json(text) ?? mapped(text) { $0.isLetter || $0.isDigit ? "x" : $0 }
  }

  /// Replaces each byte with 0, except in JSON.
  static func bytes(_ bytes: [UInt8]) -> [UInt8] {
    String(validating: bytes, as: UTF8.self).flatMap(json).map { Array($0.utf8) } ?? Array(repeating: 0, count: bytes.count)
  }

  /// Replaces each digit with 1; 0 stays 0.
  static func integer(_ number: Int64) -> Int64 { number == 0 ? 0 : Int64(mapped("\(number)") { $0.isDigit ? "1" : $0 }) ?? 1 }

  /// Replaces each digit with 1. A whole number stays whole. A time loses its fraction, whose number of digits differs between runs.
  static func real(_ number: Double) -> Double {
    if let whole = Int64(exactly: CassetteValue.isTime(number) ? number.rounded(.down) : number) { return Double(integer(whole)) }
    return Double(mapped("\(number)") { $0.isDigit ? "1" : $0 }) ?? number
  }

  private static func mapped(_ text: String, _ change: (Unicode.Scalar) -> Unicode.Scalar) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(change)))
  }

  /// Returns a JSON object or array of the same length with its strings and numbers replaced; nil if the text is neither.
  ///
  /// Keys are kept. Every byte of a string with escapes or multi-byte characters becomes `x`.
  private static func json(_ text: String) -> String? {
    guard let first = text.utf8.first(where: { $0 > 0x20 }), first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
      (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
    else { return nil }
    let stringsAndDigits = /"(?<content>(?:[^"\\]|\\.)*+)"(?<colon>\s*:)?|[0-9]/.matchingSemantics(.unicodeScalar)
    return text.replacing(stringsAndDigits) { match in
      guard let content = match.content else { return "1" }
      if match.colon != nil { return String(match.0) }
      let isPlain = content.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\\") }
      return "\"\(isPlain ? Self.text(String(content)) : String(repeating: "x", count: content.utf8.count))\""
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool { properties.isAlphabetic }
  fileprivate var isDigit: Bool { properties.numericType != nil }
}
