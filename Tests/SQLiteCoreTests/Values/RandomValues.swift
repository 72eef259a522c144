import Foundation
import Scratch

// Values of each type, as many as one likes, the rims of each type among them.

extension SplitMix64 {
  mutating func integer<Value: FixedWidthInteger>(_: Value.Type) -> Value {
    switch below(8) {
    case 0: return [Value.min, .max, 0, 1].randomElement(using: &self) ?? 0
    case 1: return Value(truncatingIfNeeded: Int8.random(in: .min ... .max, using: &self))
    default: return Value(truncatingIfNeeded: next())
    }
  }

  /// Any bits that are a number.
  mutating func double() -> Double {
    while true {
      let number = below(2) == 0 ? Double(bitPattern: next()) : Double(Int32(truncatingIfNeeded: next())) / 1000
      if !number.isNaN { return number }
    }
  }

  mutating func float() -> Float {
    while true {
      let number = Float(bitPattern: UInt32(truncatingIfNeeded: next()))
      if !number.isNaN { return number }
    }
  }

  mutating func bytes() -> [UInt8] { (0..<below(below(50) == 0 ? 1000 : 20)).map { _ in UInt8(truncatingIfNeeded: next()) } }

  /// Any scalars of Unicode, NUL among them.
  mutating func text() -> String {
    var text = ""
    for _ in 0..<below(below(50) == 0 ? 1000 : 20) {
      let limit = [0x80, 0x250, 0x3000, 0x11_0000].randomElement(using: &self) ?? 0x80
      text.unicodeScalars.append(Unicode.Scalar(UInt32(below(limit))) ?? "\u{0}")
    }
    return text
  }

  /// Any millisecond of the years 0000 to 9999, half of them in our days.
  mutating func milliseconds() -> Int {
    below(2) == 0
      ? Int.random(in: 0..<4_102_444_800_000, using: &self) : .random(in: -62_167_219_200_000..<253_402_300_800_000, using: &self)
  }

  mutating func date() -> Date { Date(timeIntervalSince1970: Double(milliseconds()) / 1000) }

  mutating func uuid() -> UUID {
    var bytes = (next(), next())
    return unsafe withUnsafeBytes(of: &bytes) { unsafe UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  mutating func url() -> URL? {
    let words = (0..<below(6)).map { _ in ["a", "b1", "%20", "%C5%BE", "~x", "c.d", "-", "e%2Ff"].randomElement(using: &self) ?? "" }
    let scheme = ["https://example.com/", "file:///", "mailto:", "x+y://u@h:80/?q=", "https://a.cz/#"].randomElement(using: &self) ?? ""
    return URL(string: scheme + words.joined(separator: scheme.contains("?") ? "&" : "/"))
  }

  mutating func decimal() -> Decimal? {
    let digits = (0...below(37)).map { _ in String(below(10)) }.joined()
    let zeros = String(repeating: "0", count: below(80))
    let sign = below(2) == 0 ? "-" : ""
    switch below(3) {
    case 0: return Decimal(string: sign + digits + zeros)
    case 1: return Decimal(string: sign + "0." + zeros + digits)
    default: return Decimal(string: sign + digits.prefix(5) + "." + digits.dropFirst(5) + "0")
    }
  }

  mutating func everything() -> Everything {
    Everything(
      number: integer(Int64.self), real: finite(), text: text(), isSo: below(2) == 0, maybe: below(2) == 0 ? nil : integer(UInt8.self),
      date: date(), bytes: Data(bytes()), list: (0..<below(4)).map { _ in text() },
      names: Dictionary((0..<below(4)).map { _ in (text(), finite()) }) { first, _ in first }, set: Set(bytes()), kind: .book,
      more: below(4) == 0 ? [everything()] : [])
  }

  mutating func finite() -> Double {
    while true {
      let number = double()
      if number.isFinite { return number }
    }
  }
}

/// A Codable type with something of each kind.
struct Everything: Codable, Hashable {
  var number: Int64
  var real: Double
  var text: String
  var isSo: Bool
  var maybe: UInt8?
  var date: Date
  var bytes: Data
  var list: [String]
  var names: [String: Double]
  var set: Set<UInt8>
  var kind: Kind
  var more: [Everything]
}
