#if os(Linux)
import Foundation
import SQLiteManager
import Scratch
import Testing

@testable import SQLiteText

/// The shortcut for Latin letters, beside ICU itself.
private struct Shortcut {
  let engine: ICUCollationEngine
  let latin: LatinOrder
  var decided = 0
  var wrong: [String] = []

  init(_ locale: String, isNumeric: Bool = false, strength: LocalizedCollation.Strength = .tertiary) throws {
    engine = try ICUCollationEngine(LocalizedCollation(locale: locale, strength: strength, isNumeric: isNumeric))
    engine.makeLatin()
    latin = try #require(engine.latin)
  }

  mutating func compare(_ first: [UInt8], _ second: [UInt8]) {
    unsafe first.withUnsafeBytes { left in
      unsafe second.withUnsafeBytes { right in
        let common = unsafe left.commonPrefix(with: right)
        guard common < max(left.count, right.count) else { return }
        guard let answer = unsafe latin.compare(left, right, from: common) else { return }
        decided += 1
        let expected = unsafe engine.compareByICU(left, right)
        if answer != expected {
          wrong.append(
            "\(String(decoding: first, as: UTF8.self).debugDescription) \(String(decoding: second, as: UTF8.self).debugDescription)")
        }
      }
    }
  }
}

@Suite struct `The shortcut for Latin letters` {
  static let variants = [
    "de@collation=search", "en@collation=emoji", "en@collation=eor", "es@collation=traditional", "fi@collation=traditional",
    "ko@collation=searchjl", "ln@collation=phonetic", "sv@collation=traditional", "vi@collation=traditional", "zh@collation=stroke",
    "sr-Latn",
    "cy", "sq", "is", "et", "lv", "ro", "az", "mt", "fr_CA",
  ]

  @Test(arguments: Languages.all + variants)
  func `says what ICU says, whatever the texts`(locale: String) throws {
    for isNumeric in [false, true] {
      var shortcut = try Shortcut(locale, isNumeric: isNumeric)
      var generator = SplitMix64(seed: 21)
      var last = Languages.text(of: locale, using: &generator)
      for _ in 0..<TestRun.rounds(500_000, few: 100) {
        let text = Languages.text(of: locale, using: &generator)
        let start = Languages.text(of: locale, using: &generator)
        shortcut.compare(last, text)
        shortcut.compare(start + last, start + text)  // their common beginning may end within a letter, and even within a character
        last = text
      }
      #expect(shortcut.wrong.isEmpty, "\(shortcut.wrong.count), such as \(shortcut.wrong.prefix(3))")
      #expect(shortcut.decided > TestRun.rounds(100, few: 10))
    }
  }

  @Test(arguments: TestRun.isLong ? Languages.all : ["cs", "hu"])
  func `says what ICU says of each two characters, behind and before what makes longer letters of them`(locale: String) throws {
    var shortcut = try Shortcut(locale)
    let scalars = (UInt8(0)...0x7f).map { [$0] } + (0xc2...0xc6).flatMap { lead in (0x80...0xbf).map { [UInt8(lead), UInt8($0)] } }
    let contexts: [(String, String)] = [
      ("", ""), ("c", ""), ("dz", "a"), ("l", "h"), ("", "s"), ("1", "1"), ("", "\u{301}"), ("", "\u{30c}"),
    ]
    let others = TestRun.sample(of: scalars, few: 30)
    for (number, (before, behind)) in contexts.enumerated() where TestRun.isLong || number < 2 {
      for first in scalars {
        for second in others where second != first {
          shortcut.compare(before.utf8 + first + behind.utf8, before.utf8 + second + behind.utf8)
        }
      }
    }
    #expect(shortcut.wrong.isEmpty, "\(shortcut.wrong.count), such as \(shortcut.wrong.prefix(3))")
    #expect(shortcut.decided > TestRun.rounds(50_000, few: 4_000))
  }

  @Test func `decides most comparisons of names`() throws {
    var shortcut = try Shortcut("cs_CZ")
    let names = [
      "Štěpán Čermák", "Štěpánka Černá", "Žofie Dvořáková", "Žofie Dvořák", "Chrudoš Hájek", "Cyril Hajdů", "Hana Ibrová", "Ida Zlá",
    ]
    for first in names { for second in names where first != second { shortcut.compare(Array(first.utf8), Array(second.utf8)) } }
    #expect(shortcut.decided > 40)
    #expect(shortcut.wrong.isEmpty)
  }
}
#endif
