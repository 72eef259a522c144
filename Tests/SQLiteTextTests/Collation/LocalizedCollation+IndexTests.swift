import Expectations
import Foundation
import SQLiteManager
import Scratch
import Testing

@Suite(.everyEncoding(isLong: TestRun.isLong)) struct `An index in a localized collation` {
  static let locales = TestRun.isLong ? Languages.all : ["cs", "th", "hu"]

  @Test(arguments: locales)
  func `finds each of its rows`(locale: String) throws {
    for engine in [CollationEngineChoice.automatic, .foundation] {
      let connection = try Connection(.memory).inTestEncoding()
      try connection.addLocalizedCollations(["LOCALIZED": LocalizedCollation(locale: locale, engine: engine)])
      try connection.execute("CREATE TABLE word (id INTEGER PRIMARY KEY, name TEXT COLLATE LOCALIZED)")
      try connection.execute("CREATE INDEX name ON word (name)")
      var generator = SplitMix64(seed: 5)
      let texts = (0..<TestRun.rounds(5_000, few: 300)).map { _ in Languages.text(of: locale, using: &generator) }
      try connection.transaction {
        let insert = try connection.prepare("INSERT INTO word (name) VALUES (CAST(? AS TEXT))")
        for text in texts { try insert.run(text) }
      }
      #expect(try connection.value("PRAGMA integrity_check", as: String.self) == "ok")
      var lost = 0
      for (number, text) in texts.enumerated() {
        let sql: SQL = "SELECT count(*) FROM word INDEXED BY name WHERE name = CAST(\(text) AS TEXT) AND id = \(number + 1)"
        if try connection.value(sql, as: Int.self) != 1 { lost += 1 }
      }
      #expect(lost == 0, "\(locale), \(engine)")
    }
  }
}
