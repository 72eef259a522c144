public import Foundation
import SQLiteCore

/// Strings for which a collation is not a total order, as short as the check could make them.
public struct OrderViolation: Error, Hashable, Sendable {
  /// A rule of a total order that the collation breaks.
  public enum Rule: String, Hashable, Sendable {
    /// A string is equal to itself.
    case reflexivity
    /// Swapping two strings reverses the result.
    case antisymmetry
    /// Strings that are equal to a third string are equal to each other, and compare the same way with any other string.
    case equality
    /// If a string comes before a second one, and the second before a third, the first also comes before the third.
    case transitivity
  }

  /// The rule that is broken.
  public let rule: Rule
  /// The one, two or three strings that break the rule, as bytes, in the order in which the rule names them.
  public let texts: [[UInt8]]
  /// The results of the collation for each pair of strings: first and second, second and third, first and third. For ``Rule/antisymmetry``:
  /// first and second, second and first.
  public let answers: [ComparisonResult]

  /// Creates the violation of a rule by these strings; nil if they break no rule.
  ///
  /// - Parameter texts: One string for reflexivity, two for antisymmetry, three for the other rules.
  init?(_ texts: [[UInt8]], of collation: Collation) {
    guard let first = texts.first else { return nil }
    self.texts = texts
    let second = texts.count > 1 ? texts[1] : first
    let forward = collation.compare(first, second)
    let broken: Rule?
    switch texts.count {
    case 1:
      answers = [forward]
      broken = forward == .orderedSame ? nil : .reflexivity
    case 2:
      answers = [forward, collation.compare(second, first)]
      broken = forward.rawValue == -answers[1].rawValue ? nil : .antisymmetry
    default:
      answers = [forward, collation.compare(second, texts[2]), collation.compare(first, texts[2])]
      broken = Rule.broken(forward.rawValue, answers[1].rawValue, answers[2].rawValue)
    }
    guard let broken else { return nil }
    rule = broken
  }

  /// The total number of bytes in the strings.
  var byteCount: Int { texts.reduce(0) { $0 + $1.count } }
}

extension OrderViolation.Rule {
  /// Returns the rule that is broken if the result for the first and third string contradicts the other two results; nil if it does not.
  static func broken(_ forward: Int, _ next: Int, _ over: Int) -> Self? {
    if forward == 0 { return over == next ? nil : .equality }
    guard next == 0 || next == forward, over != forward else { return nil }
    return next == 0 ? .equality : .transitivity
  }
}

extension OrderViolation: CustomStringConvertible {
  /// The rule, the strings with their bytes, and the results of the collation.
  public var description: String {
    let names = texts.map { bytes in
      "\"\(String(decoding: bytes, as: UTF8.self))\" [\(bytes.map { String($0, radix: 16) }.joined(separator: " "))]"
    }
    let signs = answers.map { $0 == .orderedSame ? "=" : $0 == .orderedAscending ? "<" : ">" }
    switch rule {
    case .reflexivity: return "reflexivity: \(names[0]) \(signs[0]) itself"
    case .antisymmetry:
      return "antisymmetry: \(names[0]) \(signs[0]) \(names[1]), but the other way round \(names[1]) \(signs[1]) \(names[0])"
    case .equality, .transitivity:
      return "\(rule): \(names[0]) \(signs[0]) \(names[1]), \(names[1]) \(signs[1]) \(names[2]), but \(names[0]) \(signs[2]) \(names[2])"
    }
  }
}
