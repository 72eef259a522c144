import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `A connection that could not be closed` {
  /// The problems of two writes in a transaction, after which the connection is closed too early and goes on when one of their calls fails.
  private func problems(afterRefusal goOn: @escaping (Connection) throws -> Void) throws -> [String] {
    try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.busy], modes: [.once], setUp: stage) { sqlite, connection in
      do {
        try connection.transaction { try connection.execute("DELETE FROM t WHERE a = 1; UPDATE t SET b = 'zwei'") }
      } catch {
        var statement: OpaquePointer?
        unsafe #expect(sqlite.sqlite3_prepare_v2(connection.handle, "SELECT 1", -1, &statement, nil) == 0)
        unsafe #expect(sqlite.sqlite3_close(connection.handle) == ResultCode.busy.rawValue)
        unsafe #expect(sqlite.sqlite3_finalize(statement) == 0)
        try goOn(connection)
        throw error
      }
    }.report().problems
  }

  @Test func `is looked at like others: half of two writes is found, and a transaction that is left open`() throws {
    let half = try problems { try $0.execute("DELETE FROM t WHERE a = 1") }
    #expect(half.contains { $0.contains("private database 1 (t) is neither as before nor as after") }, "\(half)")
    let open = try problems { try $0.execute("BEGIN") }
    #expect(open.contains { $0.contains("a transaction is left open on private database 1") }, "\(open)")
  }

  @Test func `has lost no transaction`() throws {
    let found = try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.busy], modes: [.once], setUp: stage) { sqlite, connection in
      try connection.execute("BEGIN; INSERT INTO t VALUES (3, 'three')")
      var statement: OpaquePointer?
      defer { unsafe sqlite.sqlite3_finalize(statement) }
      unsafe #expect(sqlite.sqlite3_prepare_v2(connection.handle, "SELECT 1", -1, &statement, nil) == 0)
      unsafe #expect(sqlite.sqlite3_close(connection.handle) == ResultCode.busy.rawValue)
      try connection.execute("COMMIT")
    }.report().problems
    #expect(!found.isEmpty && found.allSatisfy { !$0.contains("was closed in a transaction") }, "\(found)")
  }
}
