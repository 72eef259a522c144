import SQLiteCore

/// Compares two texts line by line.
package enum LineDiff {
  /// The maximum number of lines that are shown.
  private static let mostLines = 200
  /// The number of equal lines that are shown around each difference.
  private static let context = 3
  /// The maximum number of different lines that are searched for common lines, because the search takes quadratic time.
  private static let mostCompared = 3_000

  /// A line with its sign: a space for a line in both texts, `-` for a removed line, and `+` for a new one.
  private typealias Line = (sign: Character, text: String)

  /// Returns the lines that are only in the first text, marked `-`, and the lines that are only in the second, marked `+`, with some
  /// context; empty if the texts are equal.
  package static func between(_ old: String, _ new: String) -> String {
    let (old, new) = (lines(old), lines(new))
    let head = zip(old, new).prefix { $0.isSameBytes(as: $1) }.count
    let tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { $0.isSameBytes(as: $1) }.count
    if head == old.count, head == new.count { return "" }
    let changed = compare(Array(old[head..<old.count - tail]), Array(new[head..<new.count - tail]))
    let text = shown(old[..<head].map { (" ", $0) } + changed + old[(old.count - tail)...].map { (" ", $0) })
    guard head < min(old.count, new.count), old[head].excerpt == new[head].excerpt else { return text }
    let byte = zip(old[head].utf8, new[head].utf8).prefix { $0 == $1 }.count + 1
    return text + "\nline \(head + 1) is another one from byte \(byte) on"
  }

  private static func lines(_ text: String) -> [String] {
    text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func compare(_ old: [String], _ new: [String]) -> [Line] {
    guard old.count + new.count <= mostCompared else { return old.map { ("-", $0) } + new.map { ("+", $0) } }
    let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    var lines: [Line] = old.map { (" ", $0) }
    for case .remove(let offset, _, _) in difference.removals { lines[offset].sign = "-" }
    for case .insert(let offset, let text, _) in difference.insertions {
      let places = lines.indices.filter { lines[$0].sign != "-" }
      lines.insert(("+", text), at: offset < places.count ? places[offset] : lines.count)
    }
    return lines
  }

  private static func shown(_ lines: [Line]) -> String {
    var isNear = Array(repeating: false, count: lines.count)
    for (place, line) in lines.enumerated() where line.sign != " " {
      for near in max(0, place - context)...min(lines.count - 1, place + context) { isNear[near] = true }
    }
    var text: [String] = []
    for (place, line) in lines.enumerated() {
      guard isNear[place] else {
        if place == 0 || isNear[place - 1] { text.append("  …") }
        continue
      }
      text.append("\(line.sign) \(line.text.excerpt)")
    }
    if text.count <= mostLines { return text.joined(separator: "\n") }
    return text.prefix(mostLines).joined(separator: "\n") + "\n… and \(text.count - mostLines) lines more"
  }
}
