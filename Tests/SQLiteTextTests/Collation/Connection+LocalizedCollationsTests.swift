import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite(.everyEncoding(isLong: TestRun.isLong, isCheap: false)) struct `A connection with localized collations` {
  private static let words = ["chata", "had", "cena", "čaj", "cíl", "ibis"]

  private func filled(_ connection: Connection) throws -> Connection {
    try connection.execute("CREATE TABLE word (name TEXT)")
    for word in Self.words { try connection.execute("INSERT INTO word VALUES (\(word))") }
    return connection
  }

  private func names(_ connection: Connection, _ collation: String) throws -> String {
    try connection.rows("SELECT name FROM word ORDER BY name COLLATE \(identifier: collation)") { try $0[0, as: String.self] }
      .joined(separator: " ")
  }

  @Test func `sorts by LOCALIZED as on Android`() throws {
    let connection = try filled(Connection(.memory).inTestEncoding())
    try connection.addLocalizedCollations(locale: "cs_CZ")
    let sorted = "cena cíl čaj had chata ibis"
    #expect(try names(connection, "LOCALIZED") == sorted)
    #expect(try names(connection, "localized") == sorted)
    #expect(try connection.localizedCollation(named: "Localized") == LocalizedCollation(locale: "cs_CZ"))
  }

  @Test func `has as many as it is given, and those with a locale in their names`() throws {
    let connection = try filled(Connection(.memory).inTestEncoding())
    try connection.addLocalizedCollations([
      "CZECH": LocalizedCollation(locale: "cs"), "Französisch 😀": LocalizedCollation(locale: "fr"),
      "backup": LocalizedCollation(locale: "cs", engine: .foundation),
    ])
    try connection.addLocalizedCollations(["sk": LocalizedCollation(locale: "sk")])
    #expect(try names(connection, "czech") == "cena cíl čaj had chata ibis")
    #expect(try names(connection, "BACKUP") == "cena cíl čaj had chata ibis")
    #expect(try names(connection, "Französisch 😀") == "čaj cena chata cíl had ibis")
    #expect(try names(connection, "SK") == "cena cíl čaj had chata ibis")
    #expect(try names(connection, "LOCALIZED_es@collation=traditional") == "čaj cena cíl chata had ibis")
    #expect(try names(connection, "localized_fr_FR") == "čaj cena chata cíl had ibis")
    let ordered = try connection.rows("SELECT name FROM word ORDER BY \(OrderingTerm.localized("name", locale: "cs").descending.sql)")
    #expect(try ordered.first?[0, as: String.self] == "ibis")
    #expect(try connection.rows("SELECT name FROM word ORDER BY \(OrderingTerm.localized("name", collation: "sk").sql)").last?[0] == "ibis")
  }

  @Test func `names a collation that it does not have`() throws {
    let connection = try filled(Connection(.memory).inTestEncoding())
    try connection.addLocalizedCollations(locale: "cs")
    for name in ["SVENSKA", "LOCALIZED_xx", "LOCALIZED_", "LOCALIZE"] {
      let error = #expect(throws: SQLiteError.self) { try names(connection, name) }
      #expect(error?.message.hasPrefix("no such collation sequence: \(name)") == true, "\(String(describing: error))")
      #expect(name != "LOCALIZED_xx" || error?.message.contains("the language xx is not known") == true)
    }
  }

  @Test(arguments: ["", "BINARY", "NoCase", "rtrim", "a\0b"])
  func `refuses a name that SQLite would not ask for`(name: String) throws {
    let connection = try Connection(.memory).inTestEncoding()
    let collation = try LocalizedCollation(locale: "cs")
    expectError(.misuse, #"a localized collation cannot be named ""#) { try connection.addLocalizedCollations([name: collation]) }
    #expect(connection.localizedCollation(named: name) == nil)
  }

  @Test func `refuses a name that is given twice, in whatever form the collations have`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    let collation = try LocalizedCollation(locale: "cs")
    expectError(.misuse, "the collation PEOPLE is named twice") {
      try connection.addLocalizedCollations(["PEOPLE": collation, "PEOPLE": collation])
    }
    let pairs: KeyValuePairs = ["people": collation, "PEOPLE": collation]
    expectError(.misuse, "the collation PEOPLE is named twice") { try connection.addLocalizedCollations(pairs) }
    let dictionary = ["people": collation, "PEOPLE": collation]
    expectError(.misuse, "is named twice") { try connection.addLocalizedCollations(dictionary) }
    #expect(connection.localizedCollation(named: "people") == nil)
    try connection.addLocalizedCollations(["people": collation])
    #expect(connection.localizedCollation(named: "PEOPLE") == collation)
  }

  @Test func `gives a name another meaning, but not under a running statement`() throws {
    let connection = try filled(Connection(.memory).inTestEncoding())
    try connection.addLocalizedCollations(locale: "cs")
    #expect(try names(connection, "LOCALIZED") == "cena cíl čaj had chata ibis")
    let cursor = try connection.cursor("SELECT name FROM word ORDER BY name COLLATE LOCALIZED")
    _ = try cursor.next()
    expectError(.busy, "unable to delete/modify collation sequence due to active statements") {
      try connection.addLocalizedCollations(locale: "fr")
    }
    #expect(connection.localizedCollation(named: "LOCALIZED")?.locale == "cs")
    try cursor.close()
    try connection.addLocalizedCollations(locale: "fr")
    #expect(try names(connection, "LOCALIZED") == "čaj cena chata cíl had ibis")
  }

  @Test func `costs one call to open, and one for each collation that a statement needs`() throws {
    let counter = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try filled(Connection(.memory, on: counter))
    try connection.addLocalizedCollations(["A": LocalizedCollation(locale: "cs"), "B": LocalizedCollation(locale: "fr")])
    #expect(counter.count(of: .sqlite3_collation_needed) == 1)
    #expect(counter.count(of: .sqlite3_create_collation_v2) == 0)
    for _ in 0..<3 { _ = try names(connection, "A") }
    #expect(counter.count(of: .sqlite3_create_collation_v2) == 1)
  }

  @Test func `keeps texts apart unless it is told not to`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.addLocalizedCollations([
      "exact": LocalizedCollation(locale: "cs"), "accents": LocalizedCollation(locale: "cs", equality: .strength),
      "letters": LocalizedCollation(locale: "en", strength: .primary, equality: .strength),
    ])
    try connection.execute("CREATE TABLE a (t TEXT COLLATE exact UNIQUE); CREATE TABLE b (t TEXT COLLATE accents UNIQUE)")
    try connection.execute("CREATE TABLE c (t TEXT COLLATE letters UNIQUE)")
    let texts = ["é", "e\u{301}", "E", "e", "e\u{0}", "", "\u{fffd}"]
    for text in texts { try connection.execute("INSERT INTO a VALUES (\(text)); INSERT OR IGNORE INTO b VALUES (\(text))") }
    // SQLite makes the same text of each of them where they are half a unit of UTF-16.
    let isUTF8 = try connection.value("PRAGMA encoding") == "UTF-8"
    for bytes in isUTF8 ? ["80", "81", "C3"] : [] {
      try connection.execute(SQL(unchecked: "INSERT INTO a VALUES (CAST(x'\(bytes)' AS TEXT))"))
    }
    for text in texts { try connection.execute("INSERT OR IGNORE INTO c VALUES (\(text))") }
    #expect(try connection.value("SELECT count(*) FROM a") == (isUTF8 ? 10 : 7))
    #expect(try connection.rows("SELECT t FROM b ORDER BY rowid") { try $0[0, as: String.self] } == ["é", "E", "e", "", "\u{fffd}"])
    #expect(try connection.rows("SELECT t FROM c ORDER BY rowid") { try $0[0, as: String.self] } == ["é", "", "\u{fffd}"])
    expectError(.constraintUnique, "UNIQUE constraint failed: a.t") { try connection.execute("INSERT INTO a VALUES (\("é"))") }
  }

  @Test func `registers on the mock in the same way`() throws {
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    try connection.addLocalizedCollations(locale: "cs")
    #expect(connection.localizedCollation(named: "LOCALIZED")?.locale == "cs")
    try connection.close()
    #expect(mock.openHandles.isEmpty)
  }

  @Test(arguments: [nil, ResultCode.nomem, .busy])
  func `leaks nothing and says so when a call fails`(code: ResultCode?) throws {
    let report = try FaultSweep<[String], (any Sqlite3WrapperProtocol) throws -> [String]>(
      codes: code.map { [$0] }, seed: TestRun.seed,
      check: { result in
        guard case .success(let sorted) = result else { return nil }
        return sorted == ["cena cíl čaj had chata ibis", "čaj cena chata cíl had ibis"] ? nil : "sorted otherwise: \(sorted)"
      }
    ) { sqlite in
      let connection = try Connection(.memory, on: sqlite)
      try connection.addLocalizedCollations(["LOCALIZED": LocalizedCollation(locale: "cs")])
      let filled = try filled(connection)
      let first = try names(filled, "LOCALIZED")
      try connection.addLocalizedCollations(locale: "fr")
      let second = try names(filled, "LOCALIZED")
      try connection.close()
      return [first, second]
    }.inProcess.everyCommitIsFine.sampled(TestRun.most(code == nil ? 80 : 20)).report()
    #expect(report.problems.isEmpty, "\(report)")
  }

  @Test func `frees each collator once`() throws {
    final class Probe: CollationEngine {
      let version = "a test"
      func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int { 0 }
    }
    weak var engine: Probe?
    do {
      let probe = Probe()
      engine = probe
      let collator = try Collator(LocalizedCollation(locale: "cs"), engine: probe)
      let connection = try filled(Connection(.memory).inTestEncoding())
      try connection.addLocalizedCollation("PROBE", by: collator)
      #expect(try names(connection, "PROBE") == "cena chata cíl had ibis čaj")
    }
    #expect(engine == nil)
  }
}
