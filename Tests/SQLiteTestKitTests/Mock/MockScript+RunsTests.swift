import Expectations
import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `The runs of a script` {
  private static let insert = "INSERT INTO card (id, word) VALUES (?, ?)"

  /// The error of a run with these values; nil when it succeeds.
  private func add(_ id: Int, _ word: String, _ connection: Connection) throws -> SQLiteError? {
    do {
      try connection.prepare(SQL(unchecked: Self.insert)).run(id, word)
      return nil
    } catch let error as SQLiteError {
      return error
    }
  }

  @Test func `are as many as expected, or a problem`() {
    let desk = Desk()
    let line = #line + 1
    desk.mock.when("SELECT 1").answers(columns: ["1"], rows: [[1]]).expects(runs: 2)
    #expect(desk.run("SELECT 1") == (["1"], .done))
    #expect(
      desk.mock.problems.contains("the script SELECT 1 (MockScript+RunsTests.swift:\(line)) ran once, and 2 were expected"),
      "\(desk.mock.problems)")
    #expect(desk.run("SELECT 1") == (["1"], .done))
    #expect(!desk.mock.problems.contains { $0.contains("SELECT 1") }, "\(desk.mock.problems)")
    #expect(desk.run("SELECT 1") == ([], .error))
    #expect(desk.message == "the script SELECT 1 (MockScript+RunsTests.swift:\(line)) ran 3 times, and 2 were expected")
    #expect(desk.mock.problems.filter { $0.contains("3 times") }.count == 1, "\(desk.mock.problems)")
  }

  @Test func `are too many in a lenient mock, and a problem all the same`() {
    let desk = Desk(strict: false)
    desk.mock.when("DELETE FROM card").answers(.done).expects(runs: 1)
    #expect(desk.run("DELETE FROM card") == ([], .done))
    #expect(desk.run("DELETE FROM card") == ([], .done))
    #expect(
      desk.mock.problems.withoutTestLines.contains("the script DELETE FROM card ran 2 times, and 1 were expected"), "\(desk.mock.problems)")
  }

  @Test func `are none where there must be none`() {
    let desk = Desk()
    desk.mock.when("DELETE FROM card").answers(.done).expects(runs: 0)
    #expect(!desk.mock.problems.contains { $0.contains("card") }, "\(desk.mock.problems)")
    #expect(desk.run("DELETE FROM card") == ([], .error))
    let problems = desk.mock.problems.filter { $0.contains("card") }
    #expect(problems.withoutTestLines == ["unexpected: the script DELETE FROM card ran once, and 0 were expected"])
    for count in 0...1 {
      let mock = MockSqlite3Wrapper()
      mock.when(Self.insert).when(bound: [1, "Apfel"]).answers(.done).expects(runs: 0...count)
      #expect(mock.problems == [])
      mock.when(Self.insert).when(bound: [2, "Birne"]).answers(.done)
      #expect(mock.problems.withoutTestLines == ["never used: the script \(Self.insert)"])
    }
  }

  @Test func `may be any number from one on`() {
    let desk = Desk()
    desk.mock.when("DELETE FROM card").answers(.done).expects(runs: 2...)
    #expect(desk.run("DELETE FROM card") == ([], .done))
    #expect(desk.mock.problems.withoutTestLines.contains("the script DELETE FROM card ran once, and 2 or more were expected"))
    for _ in 0..<3 { #expect(desk.run("DELETE FROM card") == ([], .done)) }
    #expect(!desk.mock.problems.contains { $0.contains("card") }, "\(desk.mock.problems)")
    desk.mock.when("SELECT 3").answers(.done).expects(runs: 0...)
    #expect(!desk.mock.problems.contains { $0.contains("SELECT 3") }, "\(desk.mock.problems)")
  }

  @Test func `of any text are answered by a closure that sees the SQL and the values`() {
    let desk = Desk()
    desk.mock.when { _ in true }.answers(columns: ["sql"]) { .rows([[.text("\($0.sql), \($0.values.count)")]]) }.repeats()
    #expect(desk.run(" SELECT 1; ") == (["SELECT 1, 0"], .done))
    #expect(desk.run("SELECT ?1") == (["SELECT ?1, 1"], .done))
  }

  @Test func `may be none or one`() {
    let desk = Desk()
    desk.mock.when("PRAGMA optimize(1)").answers(.done).expects(runs: 0...1)
    desk.mock.when("SELECT 2").answers(columns: ["2"], rows: [[2]]).expects(runs: 0...1)
    #expect(desk.run("SELECT 2") == (["2"], .done))
    #expect(!desk.mock.problems.contains { $0.contains("script") }, "\(desk.mock.problems)")
    #expect(desk.run("SELECT 2") == ([], .error))
    #expect(desk.message.withoutTestLines == "the script SELECT 2 ran 2 times, and 0 to 1 were expected")
  }

  @Test func `are counted by values, and a retry is the same run`() throws {
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    let script = mock.when(Self.insert)
    script.when(bound: [1, "Apfel"]).steps([.busy, .done]).expects(runs: 1)
    script.when(bound: [2, "Birne"]).answers(.done).expects(runs: 1)
    #expect(try add(1, "Apfel", connection)?.code == .busy)
    #expect(try add(1, "Apfel", connection) == nil)
    let problems = mock.problems.filter { $0.contains("script") }
    #expect(problems.withoutTestLines.contains { $0.contains("with 2, 'Birne' ran 0 times, and 1 were expected") }, "\(problems)")
    #expect(!problems.contains { $0.contains("Apfel") }, "\(problems)")
  }

  @Test func `go on with the rest of their own steps, when one with other values came between`() {
    let desk = Desk()
    let sql = "SELECT word FROM card WHERE id = ?"
    let words: [[SQLiteValue]] = [["Apfel"], ["Birne"]]
    desk.mock.when(sql).when(bound: [1]).steps([.row, .interrupt, .row, .done], columns: ["word"], rows: words)
    desk.mock.when(sql).when(bound: [2]).answers(columns: ["word"], rows: [["Kirsche"]])
    let (one, other) = unsafe (desk.prepare(sql), desk.prepare(sql))
    unsafe #expect(desk.mock.sqlite3_bind_int64(one, 1, 1) == 0 && desk.mock.sqlite3_bind_int64(other, 1, 2) == 0)
    func word(_ statement: OpaquePointer?) -> String? {
      guard unsafe desk.step(statement) == .row, let text = unsafe desk.mock.sqlite3_column_text(statement, 0) else { return nil }
      return unsafe String(cString: text)
    }
    unsafe #expect(word(one) == "Apfel" && word(other) == "Kirsche")
    unsafe #expect(desk.step(one) == .interrupt && desk.step(other) == .done)
    unsafe #expect(word(one) == "Birne" && word(other) == "Kirsche")
    unsafe [one, other].forEach { unsafe #expect(desk.mock.sqlite3_finalize($0) == 0) }
    desk.close()
    #expect(desk.mock.problems == [])
  }

  @Test func `are found by a closure where a value is left open`() throws {
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    let script = mock.when(Self.insert)
    script.when { bound in bound[2] == "Apfel" && bound[1] != .null }.answers(.changed(1)).repeats()
    script.when(bound: [7, "Apfel"]).fails(.full)
    #expect(try add(41, "Apfel", connection) == nil)
    #expect(try add(7, "Apfel", connection)?.code == .full)
    let error = try add(42, "Birne", connection)
    #expect(
      error?.message.withoutTestLines
        == "the script \(Self.insert) has no answer for (42, 'Birne'), only for values of a closure, (7, 'Apfel')")
    #expect(mock.problems.contains { $0.contains("has no answer for (42, 'Birne')") })
  }

  @Test func `are by the newer of two closures that both say so`() throws {
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    let script = mock.when(Self.insert)
    script.when { $0[2] == "Apfel" }.fails(.full)
    script.when { $0[1] == 41 }.answers(.changed(1))
    #expect(try add(41, "Apfel", connection) == nil)
    #expect(try add(42, "Apfel", connection)?.code == .full)
  }

  @Test func `are by the newer of two patterns, and the problem of the other says so`() {
    let desk = Desk()
    let line = #line + 1
    desk.mock.when(matching: /DELETE FROM card WHERE/).fails(.full)
    desk.mock.when { $0.hasPrefix("DELETE") }.answers(.done)
    #expect(desk.run("DELETE FROM card WHERE id = 1") == ([], .done))
    #expect(
      desk.mock.problems.contains(
        """
        never used: the script a regular expression (MockScript+RunsTests.swift:\(line)), whose SQL was answered by \
        a closure (MockScript+RunsTests.swift:\(line + 1))
        """),
      "\(desk.mock.problems)")
  }
}
