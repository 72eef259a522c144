import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
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
        one.count == other.count ? .orderedSame : one.count < other.count ? .orderedAscending : .orderedDescending
      }),
      Collation { _, _ in .orderedSame },
    ]
    let check = TotalOrderCheck(seed: 7, madeCount: TestRun.rounds(300, few: 150))
    for (number, order) in orders.enumerated() {
      #expect(check.violation(of: order, among: ["Žižka", "zebra"]) == nil, "order \(number)")
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
      let texts = unsafe (String(validating: one, as: UTF8.self), String(validating: other, as: UTF8.self))
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
    let order = Collation(bytes: { one, other in one.count > 3 && other.count > 3 ? .orderedAscending : .orderedSame })
    let first = TotalOrderCheck(seed: 3).violation(of: order)
    #expect(first != nil)
    #expect(first == TotalOrderCheck(seed: 3).violation(of: order))
  }
}

@Suite struct `The check of an order, with a fault in it` {
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let order: Collation

    init(_ name: String, _ compare: @escaping @Sendable ([UInt8], [UInt8]) -> ComparisonResult) {
      testDescription = name
      order = Collation(bytes: { one, other in unsafe compare(Array(one), Array(other)) })
    }
  }

  private static func raw(_ one: [UInt8], _ other: [UInt8]) -> ComparisonResult {
    one == other ? .orderedSame : one.lexicographicallyPrecedes(other) ? .orderedAscending : .orderedDescending
  }

  private static func text(_ bytes: [UInt8]) -> String? { String(validating: bytes, as: UTF8.self) }

  /// Orders that are right but for one thing.
  static let faults = [
    Fault("what does not decode stands before everything") { one, other in
      text(one) == nil || text(other) == nil ? .orderedAscending : raw(one, other)
    },
    Fault("what does not decode is the same as everything") { one, other in
      text(one) == nil || text(other) == nil ? .orderedSame : raw(one, other)
    },
    Fault("what does not decode is not the same as itself") { one, other in
      one == other && text(one) == nil ? .orderedDescending : raw(one, other)
    },
    Fault("case does not matter for what is the same, but for the order") { one, other in
      String(decoding: one, as: UTF8.self).lowercased() == String(decoding: other, as: UTF8.self).lowercased()
        ? .orderedSame : raw(one, other)
    },
    Fault("numbers by their value, beside texts by their letters") { one, other in
      guard let first = text(one).flatMap({ Int($0) }), let second = text(other).flatMap({ Int($0) }) else { return raw(one, other) }
      return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    },
    Fault("the beginning of a text is the same as the text") { one, other in
      one.starts(with: other) || other.starts(with: one) ? .orderedSame : raw(one, other)
    },
    Fault("two that end with a NUL") { one, other in
      one.last == 0 && other.last == 0 && one != other ? .orderedAscending : raw(one, other)
    },
    Fault("nothing, a NUL and what does not decode go round") { one, other in
      func kind(_ bytes: [UInt8]) -> Int? { bytes.isEmpty ? 0 : bytes == [0] ? 1 : text(bytes) == nil ? 2 : nil }
      guard let first = kind(one), let second = kind(other), first != second else { return raw(one, other) }
      return (second - first + 3) % 3 == 1 ? .orderedAscending : .orderedDescending
    },
    Fault("composed and decomposed are the same, but stand apart") { one, other in
      guard let first = text(one), let second = text(other), first == second else { return raw(one, other) }
      return .orderedSame
    },
    Fault("a text and itself with a mark after it") { one, other in
      other == one + [0xCC, 0x81] ? .orderedSame : raw(one, other)
    },
    Fault("texts of many bytes count as the same when they begin alike") { one, other in
      one.count > 3 && other.count > 3 && one.prefix(2) == other.prefix(2) ? .orderedSame : raw(one, other)
    },
  ]

  /// The violation that fewer texts show: half as many show most violations in a quarter of the time. In a long run the result is nil.
  private func soon(_ order: Collation) -> OrderViolation? {
    TestRun.isLong ? nil : [75, 150].lazy.compactMap { TotalOrderCheck(madeCount: $0).violation(of: order) }.first
  }

  @Test(arguments: faults) func `finds it without a hint, and says so in short`(fault: Fault) throws {
    let violation = try #require(soon(fault.order) ?? TotalOrderCheck().violation(of: fault.order))
    let texts = violation.texts
    #expect(fault.order.compare(texts[0], texts.count > 1 ? texts[1] : texts[0]) == violation.answers[0], "it can be repeated")
    #expect(violation.texts.reduce(0) { $0 + $1.count } <= 16, "\(violation)")
    guard TestRun.isLong else { return }
    #expect(TotalOrderCheck(seed: 2).violation(of: fault.order) != nil, "other texts show it too")
  }

  @Test(arguments: TestRun.isLong ? ["cs_CZ", "de_DE", "sv_SE", "pl_PL", "tr_TR", "vi_VN"] : ["cs_CZ"])
  func `finds Foundation's forced ordering in every language that has been measured`(language: String) {
    let locale = Locale(identifier: language)
    let order = Collation { $0.compare($1, options: [.caseInsensitive, .forcedOrdering], range: nil, locale: locale) }
    #expect((soon(order) ?? TotalOrderCheck().violation(of: order)) != nil)
  }
}
