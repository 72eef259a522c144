import Expectations
import SQLiteManager
import Testing

@Suite struct `An error` {
  @Test func `is handed on as one word`() {
    #expect(MemoryLayout<SQLiteError>.size == MemoryLayout<Int>.size)
  }
}

@Suite struct `Making an error` {
  @Test func `changes nothing on the connection`() throws {
    let connection = try Connection(.memory)
    expectError(.abortRollback, "database or disk is full") {
      try connection.transaction {
        _ = unsafe connection.wrapper.sqlite3_exec(connection.handle, "ROLLBACK", nil, nil, nil)
        let error = connection.error(ResultCode.full.rawValue, in: .sqlite3_step)
        try connection.execute("SELECT 1")
        connection.noteFailure(error)
      }
    }
  }

  @Test func `leaves what a function threw for the next one to see`() throws {
    struct Refusal: Error {}
    let connection = try Connection(.memory)
    connection.failures.note(Refusal(), .error, nil, detail: "a reason")
    _ = unsafe connection.wrapper.sqlite3_exec(connection.handle, "SELEC", nil, nil, nil)
    connection.failures.depth = -1  // as in the statement that called the function
    let errors = (1...2).map { _ in connection.error(ResultCode.error.rawValue, in: .sqlite3_step) }
    connection.failures.depth = 0
    #expect(errors.allSatisfy { $0.underlying is Refusal && $0.message.hasSuffix("syntax error: a reason") })
  }
}
