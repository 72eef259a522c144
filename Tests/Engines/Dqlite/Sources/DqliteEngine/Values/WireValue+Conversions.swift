import SQLiteCalls

/// The conversions of SQLite when a value is read as another type. <https://sqlite.org/c3ref/column_blob.html>
extension WireValue {
  var storageClass: StorageClass {
    switch self {
    case .null: .null
    case .integer: .integer
    case .real: .float
    case .text: .text
    case .blob: .blob
    }
  }

  var asInteger: Int64 {
    switch self {
    case .null: 0
    case .integer(let number): number
    case .real(let number): Self.integer(number)
    case .text(let bytes), .blob(let bytes): NumericPrefix(bytes).integer
    }
  }

  var asReal: Double {
    switch self {
    case .null: 0
    case .integer(let number): Double(number)
    case .real(let number): number
    case .text(let bytes), .blob(let bytes): NumericPrefix(bytes).real
    }
  }

  /// As text; nil for NULL.
  var asText: [UInt8]? {
    switch self {
    case .null: nil
    case .integer(let number): Array(String(number).utf8)
    case .real(let number): Array(RealText.text(of: number).utf8)
    case .text(let bytes), .blob(let bytes): bytes
    }
  }

  private static func integer(_ number: Double) -> Int64 {
    if number.isNaN { return 0 }
    if number >= 0x1p63 { return .max }
    if number <= -0x1p63 { return .min }
    return Int64(number)
  }
}

/// The number that a text begins with.
struct NumericPrefix {
  private var digits = ""
  private var rest = ""

  init(_ bytes: [UInt8]) {
    var bytes = bytes[...].drop { [0x20, 0x09, 0x0a, 0x0b, 0x0c, 0x0d].contains($0) }
    func take(_ belongs: (UInt8) -> Bool) -> String {
      let taken = bytes.prefix(while: belongs)
      bytes = bytes.dropFirst(taken.count)
      return String(decoding: taken, as: UTF8.self)
    }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    var sign = ""
    if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      sign = first == UInt8(ascii: "-") ? "-" : ""
      bytes = bytes.dropFirst()
    }
    digits = sign + take(isDigit)
    if bytes.first == UInt8(ascii: ".") {
      bytes = bytes.dropFirst()
      rest = "." + take(isDigit)
    }
    guard let exponent = bytes.first, exponent | 0x20 == UInt8(ascii: "e"), !(digits.drop { $0 == "-" }.isEmpty && rest.count < 2) else {
      return
    }
    bytes = bytes.dropFirst()
    var power = "e"
    if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      power.append(first == UInt8(ascii: "-") ? "-" : "+")
      bytes = bytes.dropFirst()
    }
    let number = take(isDigit)
    if !number.isEmpty { rest += power + number }
  }

  /// Its digits before a point or exponent, at most the largest and at least the smallest integer.
  var integer: Int64 {
    if digits.isEmpty || digits == "-" { return 0 }
    return Int64(digits) ?? (digits.hasPrefix("-") ? .min : .max)
  }

  var real: Double {
    let isNegative = digits.hasPrefix("-")
    let whole = isNegative ? String(digits.dropFirst()) : digits
    var text = (whole.isEmpty ? "0" : whole) + rest
    text = text.replacing(".e", with: ".0e")
    if text.hasSuffix(".") { text += "0" }
    let number = Double(text) ?? 0
    return isNegative ? -number : number
  }
}
