import Expectations
import Scratch
import SQLiteManager
import SQLiteTestKit
import Testing

/// A little of everything a connection does: the rows it leaves are 1…4, or what a failure left of them.
private func work(on wrapper: any Sqlite3WrapperProtocol, at path: String) throws -> [Int] {
  let connection = try Connection(.file(path), on: wrapper)
  try connection.transaction {
    try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT); CREATE INDEX i ON t (b)")
    let insert = try connection.prepare("INSERT INTO t VALUES (?, ?)")
    for number in 1...3 { try insert.run(number, "text \(number)") }
    try connection.savepoint { try connection.execute("INSERT INTO t VALUES (\(4), \("four"))") }
  }
  let rows = try connection.rows("SELECT a, b FROM t ORDER BY a") { row in
    _ = try row["b", as: String.self]
    return try row["a", as: Int.self]
  }
  let cursor = try connection.cursor("SELECT b FROM t WHERE a = \(2)")
  guard try cursor.next()?[0] == "text 2" else { return [] }
  try cursor.close()
  try connection.close()
  return rows
}

@Suite struct `Each C call that can fail` {
  @Test(arguments: [nil, ResultCode.nomem, .ioerrRead, .full, .interrupt])
  func `fails once and for ever without a lost handle or half a transaction`(code: ResultCode?) throws {
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let clean = try ScratchFolder()
    #expect(try work(on: counter, at: clean.path("a")) == [1, 2, 3, 4])
    #expect(counter.failableCalls > 40)
    var failures = 0
    let runs = TestRun.sample(of: counter.failableCalls, few: 12) { [FaultPlan.once(at: $0, code: code), .forever(from: $0, code: code)] }
    for (_, plan) in runs {
      let folder = try ScratchFolder()
      let wrapper = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: plan)
      do {
        let rows = try work(on: wrapper, at: folder.path("a"))
        #expect(rows == [1, 2, 3, 4], "\(plan.choice) \(wrapper.injected)")
      } catch let error as SQLiteError {
        failures += 1
        let isKnown = wrapper.injected.contains { $0.code.primary == error.code.primary }
        #expect(isKnown, "\(plan.choice): \(error) after \(wrapper.injected)")
        #expect(!error.message.contains("not an error"), "\(plan.choice)")
      }
      let after = try Connection(.file(folder.path("a")))
      let tables = try after.value("SELECT count(*) FROM sqlite_schema", as: Int.self)
      let rows = tables == 0 ? 0 : try after.value("SELECT count(*) FROM t", as: Int.self)
      #expect((tables == 0 && rows == 0) || (tables == 2 && rows == 4), "\(plan.choice)")
      #expect(try after.value("PRAGMA integrity_check") == "ok")
    }
    #expect(failures > runs.count / 2)
  }

  @Test func `that is a rollback is made up for before anything else runs`() throws {
    struct Stop: Error {}
    let wrapper = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: wrapper)
    try connection.execute("CREATE TABLE t (a)")
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.execute("INSERT INTO t VALUES (1)")
        wrapper.plan = .forever(from: 1)
        throw Stop()
      }
    }
    #expect(connection.isInTransaction)
    expectError(.nomem, "out of memory") { try connection.execute("INSERT INTO t VALUES (2)") }
    wrapper.plan = .none
    try connection.transaction { try connection.execute("INSERT INTO t VALUES (3)") }
    #expect(!connection.isInTransaction)
    #expect(try connection.rows("SELECT a FROM t") { try $0[0, as: Int.self] } == [3])
  }
}
