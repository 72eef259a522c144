import Foundation
import SQLiteManager
import Scratch
import Testing

/// The comparison of the article on sorting with accents: its options, its treatment of bytes that are not text, and no locale of its own.
private final class ArticleEngine: CollationEngine {
  let version = "the article"

  func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
    let left = unsafe String(validating: first, as: UTF8.self)
    let right = unsafe String(validating: second, as: UTF8.self)
    guard let left else { return right == nil ? 0 : -1 }
    guard let right else { return 1 }
    return left.compare(right, options: [.caseInsensitive, .forcedOrdering], range: nil, locale: Locale(identifier: "cs")).rawValue
  }

}

/// The harm to Czech words in an index, as many in a long run as in the article, and to texts that cannot be decoded in a UNIQUE column.
private struct Damage {
  var lost = 0
  var refused = 0
  var isSound = false

  init(_ collator: Collator) throws {
    let connection = try Connection(.memory)
    try connection.addLocalizedCollation("LOCALIZED", by: collator)
    try connection.execute("CREATE TABLE word (name TEXT COLLATE LOCALIZED); CREATE INDEX i ON word (name)")
    let letters = Array("aábcčdďeéěiíoórřsštťuúůzžAČŘŽhc")
    var generator = SplitMix64(seed: 11)
    let words = (0..<TestRun.rounds(5_000, few: 1_500)).map { _ in
      String((0..<1 + generator.below(4)).map { _ in letters[generator.below(letters.count)] })
    }
    try connection.transaction {
      for word in words { try connection.execute("INSERT INTO word VALUES (\(word))") }
    }
    for word in Set(words) where try connection.value("SELECT count(*) FROM word WHERE name = \(word)", as: Int.self) == 0 { lost += 1 }
    isSound = try connection.value("PRAGMA integrity_check", as: String.self) == "ok"
    try connection.execute("CREATE TABLE broken (name TEXT COLLATE LOCALIZED UNIQUE)")
    for bytes in ["80", "81", "C3", "FF"] as [SQL] {
      do { try connection.execute("INSERT INTO broken VALUES (CAST(x'" + bytes + "' AS TEXT))") } catch { refused += 1 }
    }
  }
}

@Suite struct `The faults of the article on sorting with accents` {
  @Test func `are seen with its comparison`() throws {
    let damage = try Damage(Collator(LocalizedCollation(locale: "cs", equality: .strength), engine: ArticleEngine()))
    #expect(damage.lost > TestRun.rounds(100, few: 20))
    #expect(damage.refused == 3)
    #expect(!damage.isSound)
  }

  @Test(arguments: [CollationEngineChoice.automatic, .foundation])
  func `are gone`(engine: CollationEngineChoice) throws {
    let damage = try Damage(LocalizedCollation(locale: "cs", engine: engine).makeCollator())
    #expect(damage.lost == 0)
    #expect(damage.refused == 0)
    #expect(damage.isSound)
  }

  @Test func `such as one locale for the whole process are gone: each connection has its own`() throws {
    func sorted(_ locale: String) throws -> [String] {
      let connection = try Connection(.memory)
      try connection.addLocalizedCollations(locale: locale)
      return try connection.rows("SELECT column1 FROM (VALUES ('ö'), ('z'), ('o')) ORDER BY column1 COLLATE LOCALIZED") {
        try $0[0, as: String.self]
      }
    }
    #expect(try sorted("sv") == ["o", "z", "ö"])
    #expect(try sorted("de") == ["o", "ö", "z"])
  }

  @Test func `such as a search that misses Štěpán are gone`() {
    #expect("Štěpán".folded == "stepan")
    #expect(FoldedPattern("%stepan%").matches("pan Štěpán"))
  }
}
