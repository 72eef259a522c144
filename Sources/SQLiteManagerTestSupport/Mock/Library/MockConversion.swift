import Foundation
import SQLiteCore

/// The conversions between integers, reals and text, as SQLite makes them. <https://sqlite.org/c3ref/column_blob.html>
enum MockConversion {
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The integer a text starts with, held within the limits of Int64; 0 without one.
  static func integer(of text: [UInt8]) -> Int64 {
    var rest = text.drop(while: isSpace)
    var negative = false
    if let sign = rest.first, sign == 0x2D || sign == 0x2B {
      negative = sign == 0x2D
      rest = rest.dropFirst()
    }
    var value: Int64 = 0
    for digit in rest.prefix(while: isDigit) {
      let (product, tooBig) = value.multipliedReportingOverflow(by: 10)
      let step = Int64(digit - 0x30)
      let (sum, over) = negative ? product.subtractingReportingOverflow(step) : product.addingReportingOverflow(step)
      if tooBig || over { return negative ? .min : .max }
      value = sum
    }
    return value
  }

  /// The integer part of a real, held within the limits of Int64.
  static func integer(of real: Double) -> Int64 {
    if real.isNaN { return 0 }
    if real <= -0x1p63 { return .min }
    if real >= 0x1p63 { return .max }
    return Int64(real)
  }

  /// The number a text starts with, and whether that is the whole text apart from spaces.
  static func real(of text: [UInt8]) -> (value: Double, isWhole: Bool, isInteger: Bool) {
    var rest = text.drop(while: isSpace)
    var number: [UInt8] = []
    var isInteger = true
    if let sign = rest.first, sign == 0x2D || sign == 0x2B {
      number.append(sign)
      rest = rest.dropFirst()
    }
    let whole = rest.prefix(while: isDigit)
    rest = rest.dropFirst(whole.count)
    var fraction: ArraySlice<UInt8> = []
    var digitCount = whole.count
    if rest.first == 0x2E {
      isInteger = false
      fraction = rest.dropFirst().prefix(while: isDigit)
      rest = rest.dropFirst(1 + fraction.count)
      digitCount += fraction.count
    }
    guard digitCount > 0 else { return (0, false, false) }
    number += (whole.isEmpty ? [0x30] : Array(whole)) + (fraction.isEmpty ? [] : [0x2E] + Array(fraction))
    if let mark = rest.first, mark == 0x65 || mark == 0x45 {
      var tail = rest.dropFirst()
      var exponent: [UInt8] = [0x65]
      if let sign = tail.first, sign == 0x2D || sign == 0x2B {
        exponent.append(sign)
        tail = tail.dropFirst()
      }
      let digits = tail.prefix(while: isDigit)
      if !digits.isEmpty {
        isInteger = false
        number += exponent + Array(digits)
        rest = tail.dropFirst(digits.count)
      }
    }
    let value = Double(String(decoding: number, as: UTF8.self)) ?? 0
    return (value, rest.allSatisfy(isSpace), isInteger)
  }

  /// A value as SQLite writes it into SQL where a parameter was. <https://sqlite.org/c3ref/expanded_sql.html>
  static func literal(of value: SQLiteValue) -> String {
    switch value {
    case .null: "NULL"
    case .integer(let number): String(number)
    case .real(let number): text(of: number)
    case .text(let text): "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    case .blob(let bytes): "x'" + bytes.hexadecimal + "'"
    }
  }

  /// A real as SQLite's `%!.15g` writes it: 15 significant digits, halves rounded up, always a decimal point.
  static func text(of real: Double) -> String {
    if real.isNaN { return "NULL" }
    if real.isInfinite { return real < 0 ? "-Inf" : "Inf" }
    if real == 0 { return "0.0" }
    // 30 digits tell a true half from a near one; the sign is put back at the end.
    let exact = String(format: "%.30e", abs(real))
    let parts = exact.split(separator: "e")
    guard parts.count == 2, var exponent = Int(parts[1]) else { return exact }
    let all = parts[0].utf8.filter { $0 != 0x2E }.map { Int($0) - 0x30 }
    var digits = Array(all.prefix(15))
    if all[15] >= 5 {
      var place = 14
      while place >= 0, digits[place] == 9 {
        digits[place] = 0
        place -= 1
      }
      if place >= 0 {
        digits[place] += 1
      } else {
        digits = [1] + digits.dropLast()
        exponent += 1
      }
    }
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
    return (real < 0 ? "-" : "") + layOut(digits, exponent: exponent)
  }

  private static func layOut(_ digits: [Int], exponent: Int) -> String {
    func text(_ part: some Sequence<Int>) -> String { part.map { String($0) }.joined() }
    if exponent < -4 || exponent > 14 {
      let size = abs(exponent)
      let fraction = digits.count > 1 ? text(digits.dropFirst()) : "0"
      return "\(digits[0]).\(fraction)e\(exponent < 0 ? "-" : "+")\(size < 10 ? "0" : "")\(size)"
    }
    if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + text(digits) }
    let padded = digits + Array(repeating: 0, count: max(0, exponent + 1 - digits.count))
    let fraction = padded.dropFirst(exponent + 1)
    return text(padded.prefix(exponent + 1)) + "." + (fraction.isEmpty ? "0" : text(fraction))
  }
}
