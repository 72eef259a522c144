import Foundation
import SQLiteManager
import Scratch
import Testing

/// A rule of orders that is broken, and the random triple of texts that breaks it.
private struct Violation: CustomStringConvertible {
  let rule: String
  let texts: [[UInt8]]

  var description: String {
    rule + ": " + texts.map { String(decoding: $0, as: UTF8.self).debugDescription + " \($0)" }.joined(separator: ", ")
  }
}

extension Collator {
  fileprivate func order(_ first: [UInt8], _ second: [UInt8]) -> Int {
    unsafe first.withUnsafeBytes { left in unsafe second.withUnsafeBytes { right in unsafe compare(left, right).signum() } }
  }

  /// The first rule that the order breaks for three texts.
  fileprivate func violation(_ a: [UInt8], _ b: [UInt8], _ c: [UInt8]) -> String? {
    let (ab, ba, bc, ac) = (order(a, b), order(b, a), order(b, c), order(a, c))
    if order(a, a) != 0 { return "differs from itself" }
    if ab != -ba { return "not antisymmetric" }
    if collation.equality == .identicalBytes, (ab == 0) != (a == b) { return "equal without the same bytes" }
    if ab == 0, bc != ac { return "equal texts do not stand alike to a third" }
    if ab <= 0, bc <= 0, ac > 0 { return "not transitive" }
    if ab >= 0, bc >= 0, ac < 0 { return "not transitive" }
    if ab < 0, bc <= 0, ac >= 0 { return "not transitive" }
    if ab <= 0, bc < 0, ac >= 0 { return "not transitive" }
    return nil
  }

  fileprivate func violations(triples: Int, seed: UInt64) -> [Violation] {
    var generator = SplitMix64(seed: seed)
    var found: [Violation] = []
    let language = collation.locale
    var texts = (0..<3).map { _ in Languages.text(of: language, using: &generator) }
    for number in 0..<triples {  // every second text is near one of the others: there an order goes wrong
      let next =
        number % 2 == 0
        ? Languages.text(of: language, using: &generator)
        : Languages.text(near: texts[1 + generator.below(2)], of: language, using: &generator)
      texts = [texts[1], texts[2], next]
      if let rule = violation(texts[0], texts[1], texts[2]) { found.append(Violation(rule: rule, texts: texts)) }
    }
    return found
  }
}

@Suite struct `The order of a language` {
  static let triples = TestRun.rounds(200_000, few: 120)

  @Test(arguments: Languages.all)
  func `is total for any bytes`(locale: String) throws {
    for engine in [CollationEngineChoice.automatic, .foundation] {
      let collator = try LocalizedCollation(locale: locale, engine: engine).makeCollator()
      let found = collator.violations(triples: Self.triples, seed: 1)
      #expect(found.isEmpty, "\(collator.engine.version): \(found.count), such as \(found.first?.description ?? "")")
    }
  }

  @Test(arguments: ["cs", "de@collation=phonebook", "hu", "tr", "ja", "th", "ko", "ar"])
  func `is total with every setting`(locale: String) throws {
    for strength in [LocalizedCollation.Strength.primary, .secondary, .tertiary] {
      for equality in [LocalizedCollation.Equality.identicalBytes, .strength] {
        for (isNumeric, caseFirst) in [(false, LocalizedCollation.CaseFirst.upper), (true, .localeDefault)] {
          for engine in [CollationEngineChoice.automatic, .foundation] {
            let collation = try LocalizedCollation(
              locale: locale, strength: strength, isNumeric: isNumeric, caseFirst: caseFirst, equality: equality, engine: engine)
            let found = try collation.makeCollator().violations(triples: Self.triples / 4, seed: 2)
            #expect(found.isEmpty, "\(collation): \(found.count), such as \(found.first?.description ?? "")")
          }
        }
      }
    }
  }

  @Test(arguments: ["cs", "th", "ja"])
  func `is the same whichever way an accent is spelled`(locale: String) throws {
    for engine in [CollationEngineChoice.automatic, .foundation] {
      let collator = try LocalizedCollation(locale: locale, equality: .strength, engine: engine).makeCollator()
      var generator = SplitMix64(seed: 3)
      for _ in 0..<TestRun.rounds(1_000, few: 200) {
        let text = String(decoding: Languages.text(of: locale, using: &generator), as: UTF8.self)
        let composed = text.precomposedStringWithCanonicalMapping
        let decomposed = text.decomposedStringWithCanonicalMapping
        #expect(collator.compare(composed, decomposed) == 0, "\(text.debugDescription)")
      }
    }
  }
}
