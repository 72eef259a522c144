import Foundation
import SQLiteCore

/// The conversions of text to integers and reals, as SQLite makes them. <https://sqlite.org/c3ref/column_blob.html>
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
}
