import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@testable import SQLiteText

@Suite struct `Texts with hundreds of marks in a row` {
  private func marks(_ count: Int, _ mark: String) -> String { String(repeating: mark, count: count) }

  @Test func `are equal in every order of their marks up to 256 of them, and not beyond`() throws {
    let collator = try LocalizedCollation(locale: "cs", equality: .strength).makeCollator()
    let portable = try LocalizedCollation(locale: "cs", equality: .strength, engine: .foundation).makeCollator()
    for collator in [collator, portable] {
      for count in [1, 100, 255] {
        #expect(collator.compare("a" + marks(count, "\u{301}") + "\u{316}", "a\u{316}" + marks(count, "\u{301}")) == 0, "\(count)")
      }
      // Marks that are put in order all together would take the square of their number.
      #expect(collator.compare("a" + marks(256, "\u{301}") + "\u{316}", "a\u{316}" + marks(256, "\u{301}")) != 0)
    }
  }

  /// A megabyte took minutes before.
  @Test(arguments: ["\u{301}\u{316}", "\u{f73}\u{316}"])
  func `are compared, and have keys, in a time that goes with their length`(mark: String) throws {
    let collator = try LocalizedCollation(locale: "cs").makeCollator()
    let long = marks(TestRun.rounds(200_000, few: 5_000), mark)
    for collator in [collator, try LocalizedCollation(locale: "cs", engine: .foundation).makeCollator()] {
      #expect(collator.precedes("a" + long + "x", "A" + long + "y"))
      #expect(collator.precedes("A" + long + "x", "a" + long + "y"))
    }
    #if os(Linux)
    #expect(try collator.sortKey(for: "a" + long + "x").lexicographicallyPrecedes(collator.sortKey(for: "A" + long + "y")))
    #endif
  }

  @Test func `are folded in such a time as well, and hold nothing of what is put among the marks`() {
    let folded = ("\u{f40}" + marks(TestRun.rounds(300_000, few: 600), "\u{f73}")).folded
    #expect(!folded.unicodeScalars.contains("\u{34f}"))
    #expect(folded.folded == folded)
    #expect(("a" + marks(600, "\u{301}") + "b").folded == "ab")
    #expect(Symbol.folded("€" + marks(TestRun.rounds(150_000, few: 600), "\u{301}\u{323}")).first?.unicodeScalars.first == "€")
  }

  @Test(arguments: [LocalizedCollation.Equality.identicalBytes, .strength], [CollationEngineChoice.automatic, .foundation])
  func `are in one order with all others`(equality: LocalizedCollation.Equality, engine: CollationEngineChoice) throws {
    let collator = try LocalizedCollation(locale: "cs", equality: equality, engine: engine).makeCollator()
    var texts = ["", "a", "b", "á", "a\u{34f}\u{301}", "東" + marks(600, "東")]
    for count in [1, 128, 129, 256, 257, 258, 600] {
      for mark in ["\u{301}", "\u{316}", "\u{301}\u{316}", "\u{316}\u{301}"] {
        texts += [marks(count, mark), "a" + marks(count, mark), "a" + marks(count, mark) + "b"]
      }
    }
    #expect(TotalOrderCheck(madeCount: 0).violation(of: collator.order, among: TestRun.sample(of: texts, few: 12)) == nil)
  }
}
