import Foundation
public import SQLiteCore

/// Looks for texts for which a collation is not a total order. It needs no SQLite.
///
/// An index made with a collation that is not a total order loses rows: SQLite looks for them where they are not. A check like this belongs to
/// each collation of yours:
///
/// ```swift
/// @Test func `my order is total`() {
///   #expect(TotalOrderCheck().violation(of: myOrder, among: ["Žižka", "zebra"]) == nil)
/// }
/// ```
///
/// The samples and as many made texts are compared, each with each: texts made of the samples' characters and of others, and then texts
/// that differ from these by little: composed or decomposed, in another case, longer or shorter. One is empty, some hold a NUL, some are not
/// valid UTF-8. From the answers follows whether they are an order.
public struct TotalOrderCheck: Sendable {
  /// Decides which texts are made: the same seed makes the same ones everywhere.
  public var seed: UInt64
  /// How many texts are made.
  private let madeCount: Int

  /// A check.
  ///
  /// - Parameters:
  ///   - seed: Decides which texts are made.
  ///   - madeCount: How many are made. The collation is called about the square of their number.
  public init(seed: UInt64 = 1, madeCount: Int = 300) {
    self.seed = seed
    self.madeCount = madeCount
  }

  /// The texts with the fewest bytes that were found for which a collation is not a total order; nil when none were.
  ///
  /// - Parameter samples: Texts it will have to sort: best those of the column itself.
  public func violation(of collation: Collation, among samples: [String] = []) -> OrderViolation? {
    violation(of: collation, amongBytes: samples.map { Array($0.utf8) })
  }

  /// The same for samples that need not be valid UTF-8.
  public func violation(of collation: Collation, amongBytes samples: [[UInt8]]) -> OrderViolation? {
    var seen: Set<[UInt8]> = []
    let made = OrderSamples(samples, seed: seed).made(madeCount)
    let texts = (samples + made).filter { seen.insert($0).inserted }.sorted { $0.count < $1.count }
    guard var found = shortest(texts, collation) else { return nil }
    while let smaller = smaller(than: found, collation) { found = smaller }
    return found
  }

  /// The shortest violation among texts, which are in the order of their lengths.
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
    // In a total order the number of texts before each decides how any two compare. So most pairs need no third text to be tried.
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

  /// A violation of fewer bytes: this one with some of them taken away; nil where the rest breaks no rule.
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
