import Foundation

/// A REAL as SQLite writes it: `%!.15g`. Beyond 1e200 the library computes its last digit less exactly. <https://sqlite.org/printf.html>
enum RealText {
  private static let digits = 15

  static func text(of number: Double) -> String {
    if number.isNaN { return "" }
    if number.isInfinite { return number < 0 ? "-Inf" : "Inf" }
    if number == 0 { return "0.0" }
    var (rounded, exponent) = rounded(abs(number))
    while rounded.count > 1, rounded.last == 0 { rounded.removeLast() }
    let text = (-4..<digits).contains(exponent) ? plain(rounded, exponent) : scientific(rounded, exponent)
    return (number < 0 ? "-" : "") + text
  }

  /// The 15 digits, rounded half up, and the power of ten of the first.
  private static func rounded(_ number: Double) -> ([Int], Int) {
    let exact = String(format: "%.60e", number)  // more digits than are needed to see on which side of a half it is
    let parts = exact.split(separator: "e")
    var all = parts[0].compactMap(\.wholeNumberValue)
    var exponent = Int(parts.last ?? "") ?? 0
    let roundsUp = all[digits] >= 5
    all = Array(all[..<digits])
    guard roundsUp else { return (all, exponent) }
    var index = digits - 1
    while index >= 0, all[index] == 9 {
      all[index] = 0
      index -= 1
    }
    if index >= 0 {
      all[index] += 1
    } else {
      all = [1] + all.dropLast()
      exponent += 1
    }
    return (all, exponent)
  }

  private static func plain(_ digits: [Int], _ exponent: Int) -> String {
    let text = digits.map { String($0) }.joined()
    if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + text }
    let padded = text + String(repeating: "0", count: max(0, exponent + 2 - text.count))
    let point = padded.index(padded.startIndex, offsetBy: exponent + 1)
    return padded[..<point] + "." + padded[point...]
  }

  private static func scientific(_ digits: [Int], _ exponent: Int) -> String {
    let text = digits.map { String($0) }
    let tail = text.dropFirst().joined()
    let power = (exponent < 0 ? "-" : "+") + (abs(exponent) < 10 ? "0" : "") + String(abs(exponent))
    return text[0] + "." + (tail.isEmpty ? "0" : tail) + "e" + power
  }
}
