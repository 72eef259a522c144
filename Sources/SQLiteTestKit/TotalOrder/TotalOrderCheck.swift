import Foundation
public import SQLiteCore

/// Searches for strings for which a collation is not a total order. It does not use SQLite.
///
/// An index with a collation that is not a total order loses rows, because SQLite looks for them in the wrong place. Write a test like this
/// for each of your own collations:
///
/// ```swift
/// @Test func `my order is total`() {
///   #expect(TotalOrderCheck().violation(of: myOrder, among: ["Žižka", "zebra"]) == nil)
/// }
/// ```
///
/// All samples and generated strings are compared with each other. The strings are generated from the samples' characters and others. They
/// include slight variants: composed or decomposed, in a different case, longer or shorter. One is empty, some contain NUL, and some are
/// not valid UTF-8.
public struct TotalOrderCheck: Sendable {
  /// The seed of the generated strings. The same seed always generates the same strings.
  public var seed: UInt64
  /// The number of generated strings.
  private let madeCount: Int

  /// Creates a check with generated strings.
  ///
  /// - Parameters:
  ///   - seed: The seed of the generated strings.
  ///   - madeCount: The number of generated strings. The number of calls of the collation is about the square of the number of all strings.
  public init(seed: UInt64 = 1, madeCount: Int = 300) {
    self.seed = seed
    self.madeCount = madeCount
  }

  /// Returns the shortest strings found for which a collation is not a total order; nil if there are none.
  ///
  /// - Parameter samples: Strings that the collation will have to sort, ideally taken from the column itself.
  public func violation(of collation: Collation, among samples: [String] = []) -> OrderViolation? {
    violation(of: collation, amongBytes: samples.map { Array($0.utf8) })
  }

  /// Returns the shortest strings found for which a collation is not a total order; nil if there are none. The samples need not be valid
  /// UTF-8.
  public func violation(of collation: Collation, amongBytes samples: [[UInt8]]) -> OrderViolation? {
    var seen: Set<[UInt8]> = []
    let made = OrderSamples(samples, seed: seed).made(madeCount)
    let texts = (samples + made).filter { seen.insert($0).inserted }.sorted { $0.count < $1.count }
    guard var found = shortest(texts, collation) else { return nil }
    while let smaller = smaller(than: found, collation) { found = smaller }
    return found
  }

  /// Returns the shortest violation among strings, which must be sorted by length.
  private func shortest(_ texts: [[UInt8]], _ collation: Collation) -> OrderViolation? {
    let answers = texts.map { first in texts.map { collation.compare(first, $0).rawValue } }
    var found: OrderViolation?
    func consider(_ places: [Int]) {
      if let found, places.reduce(0, { $0 + texts[$1].count }) >= found.byteCount { return }
      found = OrderViolation(places.map { texts[$0] }, of: collation) ?? found
    }
    for (place, row) in answers.enumerated() {
      if row[place] != 0 { consider([place]) }
      for other in 0..<place where row[other] != -answers[other][place] { consider([other, place]) }
    }
    if found != nil { return found }
    // In a total order, the number of strings before each string determines every comparison, so for most pairs no third string need be
    // tried.
    let ranks = answers.map { row in row.count(where: { $0 > 0 }) }
    for (place, row) in answers.enumerated() {
      for other in texts.indices where row[other] != (ranks[place] - ranks[other]).signum() {
        for third in texts.indices where third != place && third != other {
          if OrderViolation.Rule.broken(row[other], answers[other][third], row[third]) != nil { consider([place, other, third]) }
          if OrderViolation.Rule.broken(row[third], answers[third][other], row[other]) != nil { consider([place, third, other]) }
        }
      }
    }
    return found
  }

  /// Returns a smaller violation, created by removing some bytes; nil if there is none.
  private func smaller(than violation: OrderViolation, _ collation: Collation) -> OrderViolation? {
    for (place, text) in violation.texts.enumerated() {
      for length in [text.count / 2, 4, 3, 2, 1] where length > 0 && length <= text.count {
        for start in 0...(text.count - length) {
          var texts = violation.texts
          texts[place].removeSubrange(start..<start + length)
          if Set(texts).count == texts.count, let smaller = OrderViolation(texts, of: collation) { return smaller }
        }
      }
    }
    return nil
  }
}
