import Expectations
import Dispatch
import Foundation
import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Synchronization
import Testing

@Suite struct `A strict mock` {
  @Test(arguments: ["table_info(t)", "foreign_key_check", "usr_version", "database_list"])
  func `does not answer a PRAGMA for which it has no data`(name: String) {
    let desk = Desk()
    unsafe #expect(desk.prepare("PRAGMA \(name)") == nil)
    #expect(desk.mock.unexpected == ["PRAGMA \(name)"])
    let lenient = Desk(strict: false)
    #expect(lenient.run("PRAGMA \(name)") == ([], .done))
    #expect(lenient.mock.unexpected == ["PRAGMA \(name)"])
  }

  @Test func `refuses to run a statement whose script has no answer`() {
    let desk = Desk()
    desk.mock.when("SELECT 1")
    #expect(desk.run("SELECT 1") == ([], .error))
    #expect(desk.mock.unexpected.withoutTestLines == ["the script SELECT 1 has no answer"])
    let lenient = Desk(strict: false)
    lenient.mock.when("SELECT 1")
    #expect(lenient.run("SELECT 1") == ([], .done))
  }

  @Test func `refuses rows that are shorter than their columns`() {
    let desk = Desk()
    desk.mock.when("SELECT a, b FROM t").answers(columns: ["a", "b"], rows: [[1, 2], [3]])
    desk.mock.when("SELECT ?").answers(columns: ["?", "b"]) { .rows([[$0[1]]]) }
    #expect(desk.run("SELECT a, b FROM t") == ([], .error))
    #expect(desk.message.withoutTestLines == "row 2 of the script SELECT a, b FROM t has 1 values for 2 columns")
    #expect(desk.run("SELECT ?") == ([], .error))
    #expect(desk.mock.unexpected.count == 2)
    let lenient = Desk(strict: false)
    lenient.mock.when("SELECT a, b FROM t").answers(columns: ["a", "b"], rows: [[1, 2], [3]])
    #expect(lenient.run("SELECT a, b FROM t") == (["1", "3"], .done))
  }

  @Test func `does not repeat steps that end with an error`() {
    let desk = Desk()
    desk.mock.when("DELETE FROM t").steps([.busy])
    #expect(desk.run("DELETE FROM t").1 == .busy)
    #expect(desk.run("DELETE FROM t").1 == .error)
    #expect(
      desk.message.withoutTestLines
        == "the steps of the script DELETE FROM t end with an error, and there is no answer for the run after it")
    desk.mock.when("DELETE FROM u").steps([.busy, .done])
    #expect([desk.run("DELETE FROM u").1, desk.run("DELETE FROM u").1, desk.run("DELETE FROM u").1] == [.busy, .done, .busy])
  }

  @Test func `does not let the last of several answers serve on, unless the script says so`() {
    let desk = Desk()
    desk.mock.when("SELECT 1").answers(columns: ["1"], rows: [[1]]).answers(columns: ["1"]) { _ in .rows([[2]]) }
    #expect([desk.run("SELECT 1").0, desk.run("SELECT 1").0] == [["1"], ["2"]])
    #expect(desk.run("SELECT 1").1 == .error)
    #expect(
      desk.mock.unexpected.withoutTestLines == ["all 2 answers of the script SELECT 1 are used; repeats() uses the last one again"])
    desk.mock.when("SELECT 1").repeats()
    #expect([desk.run("SELECT 1").0, desk.run("SELECT 1").0] == [["2"], ["2"]])
    let lenient = Desk(strict: false)
    lenient.mock.when("SELECT 1").answers(columns: ["1"], rows: [[1]]).answers(columns: ["1"], rows: [[2]])
    #expect((1...4).map { _ in lenient.run("SELECT 1").0 } == [["1"], ["2"], ["2"], ["2"]])
    #expect(lenient.mock.unexpected.isEmpty)
  }

  @Test func `says that a function is not modelled, to the code and to the test`() {
    let desk = Desk()
    var table: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var (rows, columns): (Int32, Int32) = (0, 0)
    unsafe #expect(desk.mock.sqlite3_get_table(desk.db, "SELECT 1", &table, &rows, &columns, nil) == ResultCode.error.rawValue)
    let (start, end) = ("is not modelled by this mock", "@Test(.database) gives a test a real database")
    #expect(desk.message == "sqlite3_get_table \(start); \(end)")
    unsafe #expect(desk.mock.sqlite3_errcode(desk.db) == ResultCode.error.rawValue)
    #expect(unsafe desk.mock.sqlite3_status(0, nil, nil, 0) == ResultCode.error.rawValue)
    #expect(
      desk.mock.unexpected == ["sqlite3_get_table \(start); \(end)", "sqlite3_status \(start); \(end)"])
    #expect(desk.mock.unmodelled == [.sqlite3_get_table, .sqlite3_status])
  }

  @Test func `tells all that is wrong by one call`() {
    let desk = Desk(strict: false)
    desk.mock.when("SELECT 9")
    for sql in ["SELECT 1", "SELECT 2", "SELECT 1"] { _ = desk.run(sql) }
    #expect(
      desk.mock.problems.withoutTestLines == [
        "unexpected: SELECT 1", "unexpected: SELECT 2", "never used: the script SELECT 9",
        "still open: connection \"quiz.sqlite\" from sqlite3_open_v2, call 1",
      ])
    let tidy = Desk()
    tidy.close()
    #expect(tidy.mock.problems.isEmpty)
  }

  @Test func `tells which answers and failures of calls were never used`() {
    let desk = Desk()
    desk.mock.when("SELECT 1").answers(columns: ["1"], rows: [[1]]).fails(.busy).answers(columns: ["1"], rows: [[2]])
    desk.mock.when("SELECT 2").answers(.done)
    desk.mock.when("SELECT 3").failsToPrepare(.error)
    desk.mock.when(.sqlite3_step).fails(.ioerr, onCall: 1).fails(.ioerr, onCall: 9)
    desk.mock.when(.sqlite3_blob_open).fails(.error)
    _ = unsafe desk.mock.sqlite3_finalize(desk.prepare("SELECT 2"))
    unsafe #expect(desk.prepare("SELECT 3") == nil)
    #expect(desk.run("SELECT 1").1 == .ioerr)
    desk.close()
    #expect(
      desk.mock.problems.withoutTestLines == [
        "never used: 3 of 3 answers of the script SELECT 1", "never used: the answer of the script SELECT 2",
        "never used: the failure of sqlite3_blob_open", "never used: the failure of call 9 of sqlite3_step",
      ])
    let again = Desk(on: desk.mock)
    for _ in 0..<3 { _ = again.run("SELECT 1") }
    #expect(!desk.mock.problems.contains { $0.hasSuffix("SELECT 1") })
  }

  @Test func `cuts long SQL in what it says`() throws {
    let desk = Desk()
    let long = String(repeating: "x", count: 50_000)
    desk.mock.when("SELECT '\(long)'").answers(columns: ["a"], rows: [])
    unsafe #expect(desk.prepare("SELECT '\(long)y'") == nil)
    #expect(
      desk.message.hasPrefix("unexpected SQL: SELECT 'xx") && desk.message.contains("xy'; the only script")
        && desk.message.utf8.count < 4_000)
    desk.close()
    let problems = try desk.mock.problems + desk.mock.problems(against: Connection(.memory, on: Sqlite3Wrapper()))
    #expect(problems.count == 3 && problems.allSatisfy { $0.utf8.count < 2_000 }, "\(problems)")
  }

  @Test func `can be scripted while another thread runs it`() async {
    let desk = Desk()
    let mock = desk.mock
    mock.when("SELECT 1").answers(columns: ["1"], rows: [[1]])
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for number in 2..<200 { mock.when("SELECT \(number)").answers(columns: ["1"], rows: [[1]]).changes(1) } }
      group.addTask {
        let own = Desk(on: mock)
        for _ in 0..<200 { _ = own.run("SELECT 1") }
        own.close()
      }
    }
    desk.close()
    #expect(mock.unexpected.isEmpty)
    #expect(mock.openHandles.isEmpty)
  }

  @Test func `lets others in while a closure of a script waits for them`() {
    let desk = Desk()
    let answered = Mutex(false)
    let mock = desk.mock
    mock.when("SELECT 2").answers(columns: ["2"], rows: [[2]])
    mock.when("SELECT 1").answers(columns: ["1"]) { [unowned mock] _ in  // the mock keeps the closure
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let own = Desk(on: mock)
        let found = own.run("SELECT 2").0 == ["2"]
        own.close()
        answered.withLock { $0 = found }
        isDone.signal()
      }
      isDone.wait()
      return .rows([[1]])
    }
    #expect(desk.run("SELECT 1") == (["1"], .done))
    #expect(answered.withLock { $0 })
    desk.close()
    #expect(mock.openHandles.isEmpty && mock.misuses.isEmpty)
    #expect(mock.conversation.last?.call == .sqlite3_close)
  }
}
