import Foundation
import SQLiteManager
import SQLiteManagerTestSupport
import Testing

@Suite struct `The check of an order` {
  static let czech = Locale(identifier: "cs_CZ")

  /// By UTF-8: `<` of Swift 6.3 says of "é" in two characters and "éa" in two, as of many such pairs, that neither stands first.
  private static func compare(_ one: String, _ other: String) -> ComparisonResult {
    if one.utf8.elementsEqual(other.utf8) { return .orderedSame }
    return one.utf8.lexicographicallyPrecedes(other.utf8) ? .orderedAscending : .orderedDescending
  }

  @Test func `finds nothing against an order that is one`() {
    let orders: [Collation] = [
      Collation { one, other in Self.compare(one, other) }, Collation { one, other in Self.compare(one.lowercased(), other.lowercased()) },
      Collation(bytes: { one, other in
        one.byteCount == other.byteCount ? .orderedSame : one.byteCount < other.byteCount ? .orderedAscending : .orderedDescending
      }),
      Collation { _, _ in .orderedSame },
    ]
    for (number, order) in orders.enumerated() {
      #expect(TotalOrderCheck(seed: 7).violation(of: order, among: ["Žižka", "zebra"]) == nil, "order \(number)")
    }
  }

  @Test func `finds an order that always says before, with the shortest text`() {
    let violation = TotalOrderCheck().violation(of: Collation(bytes: { _, _ in .orderedAscending }))
    #expect(violation?.rule == .reflexivity)
    #expect(violation?.texts == [[]])
    #expect(violation?.description == "reflexivity: \"\" [] < itself")
  }

  @Test func `finds bytes that do not decode and are said to stand before everything`() throws {
    let order = Collation(bytes: { one, other in
      let texts = unsafe one.withUnsafeBytes { one in
        unsafe other.withUnsafeBytes { other in
          unsafe (String(validating: one, as: UTF8.self), String(validating: other, as: UTF8.self))
        }
      }
      guard let first = texts.0, let second = texts.1 else { return .orderedAscending }
      return first.compare(second)
    })
    let violation = try #require(TotalOrderCheck().violation(of: order))
    #expect(violation.texts.allSatisfy { $0.count <= 1 })
    #expect(violation.texts.contains { String(validating: $0, as: UTF8.self) == nil })
  }

  @Test func `finds three that go round in a circle, and equality that is not handed on`() throws {
    let circle = Collation { one, other in
      let hands = ["r", "p", "s"]
      guard let first = hands.firstIndex(of: one), let second = hands.firstIndex(of: other) else {
        return one.compare(other, options: .literal)
      }
      return first == second ? .orderedSame : (second - first + 3) % 3 == 1 ? .orderedAscending : .orderedDescending
    }
    let round = try #require(TotalOrderCheck(madeCount: 0).violation(of: circle, among: ["scissors", "r", "p", "s"]))
    #expect(round.rule == .transitivity)
    #expect(Set(round.texts) == [[0x72], [0x70], [0x73]])

    // Numbers that are near count as the same.
    let near = Collation { one, other in
      let (first, second) = (Int(one) ?? 0, Int(other) ?? 0)
      return abs(first - second) < 2 ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }
    let chain = try #require(TotalOrderCheck(madeCount: 0).violation(of: near, among: ["1", "2", "3", "7"]))
    #expect(chain.rule == .equality)
    #expect(chain.texts.count == 3)
  }

  @Test func `finds that Foundation's forced ordering is none, and makes the example small`() throws {
    let order = Collation { one, other in
      one.compare(other, options: [.caseInsensitive, .forcedOrdering], range: nil, locale: Self.czech)
    }
    let violation = try #require(TotalOrderCheck(madeCount: 150).violation(of: order, among: ["Žítek", "žitek", "ž", "Zitek"]))
    #expect(violation.texts.reduce(0) { $0 + $1.count } <= 8, "\(violation)")
  }

  @Test func `makes the same texts for the same seed`() {
    let order = Collation(bytes: { one, other in one.byteCount > 3 && other.byteCount > 3 ? .orderedAscending : .orderedSame })
    let first = TotalOrderCheck(seed: 3).violation(of: order)
    #expect(first != nil)
    #expect(first == TotalOrderCheck(seed: 3).violation(of: order))
  }
}
