import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `Interrupting` {
  /// One row, and then no end.
  static let endless: SQL = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT n FROM c WHERE n = 1 OR n < 0"

  @Test func `from another thread ends a query that has no end`() throws {
    let connection = try Connection(.memory)
    let interrupter = connection.interrupter
    let started = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      started.wait()
      interrupter.interrupt()
    }
    let error = #expect(throws: SQLiteError.self) { try connection.prepare(Self.endless).forEach { _ in started.signal() } }
    #expect(error?.code == .interrupt)
    #expect(try connection.value("SELECT 1") == 1)
  }

  @Test func `from the closure of a row ends the loop behind it`() throws {
    for wrapper in [Sqlite3Wrapper(), MockSqlite3Wrapper()] as [any Sqlite3WrapperProtocol] {
      (wrapper as? MockSqlite3Wrapper)?.when("VALUES (1), (2), (3)").answers(columns: ["a"], rows: [[1], [2], [3]])
      let connection = try Connection(.memory, on: wrapper)
      var seen: [Int] = []
      let error = #expect(throws: SQLiteError.self) {
        try connection.prepare("VALUES (1), (2), (3)").forEach { row in
          seen.append(try row[0])
          if seen.count == 2 { connection.interrupt() }
        }
      }
      #expect(error?.code == .interrupt)
      #expect(seen == [1, 2])
      #expect(try connection.rows("VALUES (1), (2), (3)").count == 3)
    }
  }

  @Test func `while SQLite declares the columns of a virtual table ends its statement`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a)")  // the schema is known, so that its reading is not what is interrupted
    let sql: SQL = "SELECT name FROM pragma_index_list('t')"
    let error = #expect(throws: SQLiteError.self) {
      try connection.prepare("VALUES (1), (2)").forEach { _ in
        let token = try connection.addAuthorizer { request in
          if request.action == .select { connection.interrupt() }
          return .allow
        }
        defer { token.cancel() }
        _ = try connection.prepare(sql)
      }
    }
    #expect(error?.code == .interrupt && error?.sql == sql.text)
    #expect(try connection.prepare(sql).isReadOnly)
  }

  @Test func `what is not running changes nothing`() throws {
    let connection = try Connection(.memory)
    connection.interrupt()
    #expect(try connection.value("SELECT 1") == 1)
  }

  @Test func `a closed connection makes no call`() throws {
    let wrapper = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    var interrupters: [Interrupter] = []
    for closes in [true, false] {
      let connection = try Connection(.memory, on: wrapper)
      interrupters.append(connection.interrupter)
      #expect(connection.interrupter === interrupters.last)
      if closes { try connection.close() }
    }
    for interrupter in interrupters { interrupter.interrupt() }
    #expect(!wrapper.calls.contains { $0.call == .sqlite3_interrupt })
  }

  @Test(.tags(.misuses)) func `goes on after a close that failed`() throws {
    let connection = try Connection(.memory)
    let interrupter = connection.interrupter
    let cursor = try connection.cursor("VALUES (1), (2)")
    _ = try cursor.next()
    expectError(.busy, "unable to close due to unfinalized statements or unfinished backups;") { try connection.close() }
    interrupter.interrupt()
    let error = #expect(throws: SQLiteError.self) { try cursor.next() }
    #expect(error?.code == .interrupt)
  }

  @Test func `while connections are closed touches none that is gone`() throws {
    let ledger = LedgerSqlite3Wrapper(Sqlite3Wrapper())
    for _ in 0..<50 {
      let connection = try Connection(.memory, on: ledger)
      let interrupter = connection.interrupter
      let flag = Locked(false)
      let (began, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      Thread.detachNewThread {
        began.signal()
        while !flag.withLock({ $0 }) { interrupter.interrupt() }
        ended.signal()
      }
      began.wait()
      try connection.close()
      flag.withLock { $0 = true }
      ended.wait()
    }
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }
}
