import Foundation
public import SQLiteCore

/// Searches for texts for which a collation is not a total order. It does not use SQLite.
///
/// An index made with a collation that is not a total order loses rows, because SQLite looks for them in the wrong place. Write a check
/// like this for each collation of your own:
///
/// ```swift
/// @Test func `my order is total`() {
///   #expect(TotalOrderCheck().violation(of: myOrder, among: ["Žižka", "zebra"]) == nil)
/// }
/// ```
///
/// The samples and generated texts are compared with each other: texts made from the samples' characters and others, and variants
/// that differ slightly: composed or decomposed, in another case, longer or shorter. One is empty, some contain a NUL, some are not
/// valid UTF-8. The results determine whether the collation is an order.
public struct TotalOrderCheck: Sendable {
  /// The seed of the generated texts: the same seed makes the same texts everywhere.
  public var seed: UInt64
  /// The number of generated texts.
  private let madeCount: Int

  /// A check with generated texts.
  ///
  /// - Parameters:
  ///   - seed: The seed of the generated texts.
  ///   - madeCount: The number of generated texts. The collation is called about the square of the number of all texts.
  public init(seed: UInt64 = 1, madeCount: Int = 300) {
    self.seed = seed
    self.madeCount = madeCount
  }

  /// Returns the shortest texts found for which a collation is not a total order; nil when there are none.
  ///
  /// - Parameter samples: Texts that the collation will have to sort, best taken from the column itself.
  public func violation(of collation: Collation, among samples: [String] = []) -> OrderViolation? {
    violation(of: collation, amongBytes: samples.map { Array($0.utf8) })
  }

  /// Does the same for samples that need not be valid UTF-8.
  public func violation(of collation: Collation, amongBytes samples: [[UInt8]]) -> OrderViolation? {
    var seen: Set<[UInt8]> = []
    let made = OrderSamples(samples, seed: seed).made(madeCount)
    let texts = (samples + made).filter { seen.insert($0).inserted }.sorted { $0.count < $1.count }
    guard var found = shortest(texts, collation) else { return nil }
    while let smaller = smaller(than: found, collation) { found = smaller }
    return found
  }

  /// Returns the shortest violation among texts, which are sorted by length.
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
    // In a total order, the number of texts before each one determines every comparison. So for most pairs no third text need be tried.
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

  /// Returns a violation with fewer bytes, made from this one by removing some; nil if the rest breaks no rule.
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
