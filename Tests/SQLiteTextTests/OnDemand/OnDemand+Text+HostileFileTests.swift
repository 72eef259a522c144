import Expectations
import Foundation
import SQLiteFullText
import SQLiteManager
import Scratch
import Testing

@Suite struct `What this package brings to a file that may do harm` {
  /// The settings for such a file, with the option.
  static var configuration: Connection.Configuration {
    var configuration = Connection.Configuration.hostileFile
    configuration.onDemand = .text
    return configuration
  }

  /// A file with indexes in localized collations and with search tables.
  private func made(in folder: ScratchFolder) throws -> String {
    let connection = try Connection(.file(folder.path("a")), configuration: .text)
    try connection.execute(
      """
      CREATE TABLE word (name TEXT COLLATE LOCALIZED_cs UNIQUE, note TEXT); CREATE INDEX by_note ON word (note COLLATE LOCALIZED_sv);
      INSERT INTO word VALUES ('zub', 'å'), ('čaj', 'z'), ('cíl', 'a'), ('chata', 'ä');
      CREATE VIRTUAL TABLE s USING fts5(a, tokenize = 'cjk'); INSERT INTO s VALUES ('東京都');
      CREATE VIRTUAL TABLE h USING fts5(a, tokenize = 'html'); INSERT INTO h VALUES ('<b>Štěpán</b>');
      """)
    try connection.close()
    return folder.path("a")
  }

  @Test func `is not added by itself, and is where the app says so`() throws {
    let folder = try ScratchFolder()
    let path = try made(in: folder)
    let plain = try Connection(.file(path), access: .readOnly, configuration: .hostileFile)
    #expect(throws: SQLiteError.self) { try plain.integrityCheck() }  // for the collation or the tokenizer, whichever it meets first
    expectError(.errorMissingCollseq, "LOCALIZED_") { try plain.rows("SELECT name FROM word ORDER BY name") }
    expectError(.error, "no such tokenizer: cjk") { try plain.rows("SELECT * FROM s WHERE s MATCH '東'") }
    let connection = try Connection(.file(path), access: .immutable, configuration: Self.configuration)
    #expect(try connection.quickCheck() == [])
    #expect(try connection.integrityCheck() == [])
    #expect(try connection.rows("SELECT name FROM word ORDER BY name", as: String.self) == ["cíl", "čaj", "chata", "zub"])
    #expect(try connection.value("SELECT count(*) FROM s WHERE s MATCH '京'") == 1)
    #expect(try connection.value("SELECT count(*) FROM h WHERE h MATCH 'stepan'") == 1)
    #expect(try connection.checkLocalizedCollations().map(\.index) == ["by_note", "sqlite_autoindex_word_1"])
  }

  @Test(arguments: [
    "LOCALİZED_cs", "ＬＯＣＡＬＩＺＥＤ_cs", "LOCALIZED", "LOCALIZEDcs", "LOCALIZED-cs", "LOCALIZED__cs", "LOCALIZED_ cs", " LOCALIZED_cs",
    "LOCALIZED_čs", "LOCALIZED_\u{212A}o", "LOCALIZED_cs_ＣZ", "LOCALIZED_", "LOCALIZED_cs\n", "XLOCALIZED_cs",
  ])
  func `goes by the names that SQLite takes for its own, and by no others`(name: String) throws {
    let connection = try Connection(.memory, configuration: Self.configuration)
    expectError(.errorMissingCollseq, "no such collation sequence: \(name)") {
      try connection.value("SELECT 'a' < 'b' COLLATE \(identifier: name)", as: Int.self)
    }
    #expect(try connection.value("SELECT 'c' < 'Č' COLLATE localized_CS") == 1)
    expectError(.error, "no such tokenizer") { try connection.execute("CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'ｃjk')") }
  }

  @Test func `is made for a hundred locales that SQL names, however many these are`() throws {
    let connection = try Connection(.memory, configuration: Self.configuration)
    let regions = Locale.Region.isoRegions.filter { $0.identifier.count == 2 }.map(\.identifier).sorted().prefix(101)
    func compares(_ region: String) throws {
      let name = LocalizedCollation.name(for: "cs_" + region)
      #expect(try connection.value("SELECT 'č' < 'd' COLLATE \(identifier: name)") == 1)
    }
    for region in regions.dropLast() { try compares(region) }
    let last = try #require(regions.last)
    expectError(.errorMissingCollseq, "SQL named 100 other locales already") { try compares(last) }
    for region in regions.prefix(3) { try compares(region) }
    try connection.addLocalizedCollations([LocalizedCollation.name(for: "cs_" + last): LocalizedCollation(locale: "cs")])
    try compares(last)
  }

  @Test(arguments: ["html ", "HTML porter "])
  func `is not made over itself as deep as SQL is long`(tokenizer: String) throws {
    let connection = try Connection(.memory, configuration: Self.configuration)
    for (count, isMade) in [(3, true), (4, false), (5_000, false)] {
      let words = String(repeating: tokenizer, count: count) + "cjk"
      let sql: SQL = "CREATE VIRTUAL TABLE \(identifier: "t\(count)") USING fts5(a, tokenize = \(SQL(unchecked: "'\(words)'")))"
      if isMade {
        try connection.execute(sql)
      } else {
        expectError(.error, count < 100 ? "can be its own base twice at most" : "has too many bases") { try connection.execute(sql) }
      }
    }
  }
}
