import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite(.everyEncoding(isLong: TestRun.isLong)) struct `The functions of SQL for people's texts` {
  private func opened() throws -> Connection {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.addFoldingFunction()
    try connection.foldLike()
    return connection
  }

  @Test func `fold, and fill a folded column`() throws {
    let connection = try opened()
    #expect(try connection.value("SELECT folded('ŠTĚPÁN')") == "stepan")
    #expect(try connection.value("SELECT folded(NULL)", as: String?.self) == .some(nil))
    #expect(try connection.value("SELECT folded(12) || folded('')") == "12")
    try connection.execute("CREATE TABLE person (name TEXT, folded TEXT); INSERT INTO person (name) VALUES ('Łódź')")
    try connection.execute("UPDATE person SET folded = folded(name)")
    #expect(try connection.value("SELECT folded FROM person") == "lodz")
    expectError(.error, "unsafe use of folded()") {
      try connection.execute("CREATE VIEW v AS SELECT folded(name) FROM person; SELECT * FROM v")
    }
  }

  @Test(arguments: [
    ("'Štěpán' LIKE 'stepan'", 1), ("'Štěpán' LIKE '%TEP%'", 1), ("'Štěpán' NOT LIKE 's%n'", 0), ("'100%' LIKE '100!%' ESCAPE '!'", 1),
    ("'1000' LIKE '100!%' ESCAPE '!'", 0), ("'ab' LIKE 'áβ'", 0), ("12 LIKE '1_'", 1), ("'a' || char(0) || 'b' LIKE 'a_b'", 1),
    ("'é' LIKE '_'", 1),
    ("'%' LIKE '%%' ESCAPE '%'", 1), ("like('stepan', 'Štěpán')", 1), ("'Straße' LIKE 'STRASSE'", 1),
  ])
  func `match as LIKE does, without accents`(expression: String, expected: Int) throws {
    #expect(try opened().value("SELECT " + SQL(unchecked: expression), as: Int.self) == expected)
  }

  @Test func `answer NULL for NULL, and refuse an escape of two letters`() throws {
    let connection = try opened()
    for expression in ["NULL LIKE 'a'", "'a' LIKE NULL", "'a' LIKE 'a' ESCAPE NULL"] {
      #expect(try connection.value("SELECT " + SQL(unchecked: expression), as: Int?.self) == .some(nil))
    }
    for escape in ["", "ab", "e\u{301}"] {
      let error = #expect(throws: SQLiteError.self) { try connection.rows("SELECT 'a' LIKE 'a' ESCAPE \(escape)") }
      #expect(error?.message.contains("ESCAPE expression must be a single character") == true)
    }
  }

  @Test func `match with a pattern and an escape of each row`() throws {
    let connection = try opened()
    try connection.execute(
      "CREATE TABLE t (x, p, e); INSERT INTO t VALUES ('a%', 'a!%', '!'), ('ab', 'a!%', '!'), ('a!b', 'a!%', '#'), ('Á', 'a', '!')")
    #expect(try connection.rows("SELECT x LIKE p ESCAPE e FROM t") { try $0[0, as: Int.self] } == [1, 0, 1, 1])
    #expect(try connection.rows("SELECT x LIKE 'a!%' ESCAPE e FROM t") { try $0[0, as: Int.self] } == [1, 0, 1, 0])
    try connection.execute("CREATE VIEW v AS SELECT x FROM t WHERE x LIKE 'A'")
    #expect(try connection.rows("SELECT x FROM v") { try $0[0, as: String.self] } == ["Á"])
  }

  #if os(Linux)
  @Test func `make sort keys`() throws {
    let connection = try opened()
    let collator = try LocalizedCollation(locale: "cs").makeCollator()
    try connection.addSortKeyFunction(by: collator)
    let words = try connection.rows(
      "SELECT column1 FROM (VALUES ('ibis'), ('chata'), ('had'), ('čaj'), ('cíl'), ('cena')) ORDER BY sort_key(column1)"
    ) { try $0[0, as: String.self] }
    #expect(words == ["cena", "cíl", "čaj", "had", "chata", "ibis"])
    #expect(try connection.value("SELECT sort_key(NULL) IS NULL") == 1)
    #expect(try connection.value("SELECT sort_key('Á')", as: [UInt8].self) == collator.sortKey(for: "Á"))
  }
  #endif

  @Test func `leak nothing, whichever call fails`() throws {
    let report = try FaultSweep<Int?, (any Sqlite3WrapperProtocol) throws -> Int?>(
      seed: TestRun.seed,
      check: { result in
        if case .success(let found) = result, found != 2 { return "found \(String(describing: found))" }
        return nil
      }
    ) { sqlite in
      let connection = try Connection(.memory, on: sqlite)
      try connection.addFoldingFunction()
      try connection.foldLike()
      let sql: SQL = "SELECT count(*) FROM (VALUES ('Štěpán'), ('stepa'), ('x')) WHERE column1 LIKE 'ště%' AND folded(column1) LIKE 's%'"
      let found = try connection.value(sql, as: Int.self)
      try connection.close()
      return found
    }.inProcess.sampled(TestRun.most(16)).report()
    #expect(report.problems.isEmpty, "\(report)")
  }
}
