import Expectations
import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `What an injected error leaves behind` {
  let sqlite = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
  let connection: Connection

  init() throws {
    connection = try Connection(.memory, on: sqlite)
    try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT)")
  }

  /// The rows, and whether a transaction is open.
  private func left() throws -> String {
    sqlite.plan = .none
    return "\(try connection.rows("SELECT a FROM t", as: Int.self)) \(connection.isInTransaction ? "open" : "closed")"
  }

  /// Fails with a code in the middle of a transaction that has written one row.
  private func fail(_ code: ResultCode, _ form: FaultForm = .usual, of sql: String) throws -> String {
    try connection.execute("BEGIN; INSERT INTO t VALUES (1, 'x')")
    sqlite.plan = FaultPlan(.call(.sqlite3_step, number: 1), code: code, form: form)
    var thrown: ResultCode?
    do { _ = try connection.rows(SQL(unchecked: sql)) } catch { thrown = (error as? SQLiteError)?.code }
    #expect(thrown == code && sqlite.injected.first?.sql == sql)
    return try left()
  }

  @Test(arguments: [ResultCode.ioerrRead, .full, .nomem]) func `is no transaction after an error that ends it`(code: ResultCode) throws {
    #expect(try fail(code, of: "INSERT INTO t VALUES (2, 'y')") == "[] closed")
    expectError(.error, "cannot rollback - no transaction is active") { try connection.execute("ROLLBACK") }
  }

  @Test(arguments: [ResultCode.full, .nomem]) func `is the transaction when only the statement was undone`(code: ResultCode) throws {
    #expect(try fail(code, .keepsTransaction, of: "INSERT INTO t VALUES (2, 'y')") == "[1] open")
  }

  @Test(arguments: [ResultCode.busy, .locked, .corrupt, .constraintPrimarykey, .readonly])
  func `is the transaction after an error that undoes the statement`(code: ResultCode) throws {
    #expect(try fail(code, of: "INSERT INTO t VALUES (2, 'y')") == "[1] open")
  }

  @Test func `is no transaction after an interrupted write, and the transaction after an interrupted read`() throws {
    #expect(try fail(.interrupt, of: "SELECT a FROM t") == "[1] open")
    try connection.execute("ROLLBACK")
    #expect(try fail(.interrupt, of: "UPDATE t SET b = 'z'") == "[] closed")
  }

  @Test func `is no transaction after a read that could not read`() throws {
    #expect(try fail(.ioerrRead, of: "SELECT a FROM t") == "[] closed")
  }

  @Test func `takes the savepoints along`() throws {
    try connection.execute("SAVEPOINT one; INSERT INTO t VALUES (1, 'x'); SAVEPOINT two")
    sqlite.plan = .call(.sqlite3_step, code: .full)
    expectError(.full, "full") { try connection.execute("INSERT INTO t VALUES (2, 'y')") }
    #expect(try left() == "[] closed")
    expectError(.error, "no such savepoint: two") { try connection.execute("RELEASE two") }
  }

  @Test(arguments: [(ResultCode.busy, "[1] open"), (.constraintForeignkey, "[1] open"), (.ioerrFsync, "[] closed"), (.full, "[] closed")])
  func `is of a COMMIT what the code says`(code: ResultCode, expected: String) throws {
    #expect(try fail(code, of: "COMMIT") == expected)
  }

  @Test(arguments: [ResultCode.ioerrFsync, .full]) func `may be a COMMIT that was done although reported`(code: ResultCode) throws {
    #expect(try fail(code, .done, of: "COMMIT") == "[1] closed")
  }

  @Test func `is of a RELEASE that commits what it is of a COMMIT`() throws {
    for (form, rows) in [(FaultForm.usual, "[] closed"), (.done, "[7] closed")] {
      try connection.execute("DELETE FROM t")
      try connection.execute("SAVEPOINT \"One\"; INSERT INTO t VALUES (7, 'x'); SAVEPOINT inner; RELEASE inner")
      sqlite.plan = FaultPlan(.call(.sqlite3_step, number: 1), code: .full, form: form)
      expectError(.full, "full") { try connection.execute("RELEASE SAVEPOINT one") }
      #expect(try left() == rows)
    }
  }

  @Test func `is each statement of a script before the one that failed`() throws {
    let script = "INSERT INTO t VALUES (1, 'x; y'); -- two\nINSERT INTO t VALUES (2, 'y');; INSERT INTO t VALUES (3, 'z') ; "
    var db: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .memory]).rawValue, nil) == 0)
    defer { unsafe sqlite.sqlite3_close(db) }
    unsafe #expect(sqlite.sqlite3_exec(db, "CREATE TABLE t (a, b)", nil, nil, nil) == 0)
    for number in 1...3 {
      sqlite.plan = .once(at: number, code: .full)
      unsafe #expect(sqlite.sqlite3_exec(db, script, nil, nil, nil) == 13)
      unsafe #expect(sqlite.sqlite3_total_changes64(db) == [0, 0, 1, 3][number])
      #expect(sqlite.failableCalls == number)
    }
    sqlite.plan = FaultPlan(.once(at: 1), code: .ioerrWrite, form: .done)
    unsafe #expect(sqlite.sqlite3_exec(db, "INSERT INTO t VALUES (4, 'w')", nil, nil, nil) == 10)
    unsafe #expect(sqlite.sqlite3_total_changes64(db) == 4)
    sqlite.plan = .none
    unsafe #expect(sqlite.sqlite3_exec(db, "SELEC; INSERT INTO t VALUES (5, 'v')", nil, nil, nil) == 1)
    unsafe #expect(sqlite.sqlite3_total_changes64(db) == 4)
  }

  @Test func `is no row to read, and the next step begins anew`() throws {
    let real = RealDatabase(on: sqlite)
    let statement = unsafe real.prepare("VALUES (5), (6)")
    defer { unsafe sqlite.sqlite3_finalize(statement) }
    unsafe #expect(sqlite.sqlite3_step(statement) == ResultCode.row.rawValue)
    sqlite.plan = .call(.sqlite3_step, code: .ioerrRead)
    unsafe #expect(sqlite.sqlite3_step(statement) == 10)
    unsafe #expect(sqlite.sqlite3_column_type(statement, 0) == StorageClass.null.rawValue)
    sqlite.plan = .none
    unsafe #expect(sqlite.sqlite3_step(statement) == ResultCode.row.rawValue)
    unsafe #expect(sqlite.sqlite3_column_int(statement, 0) == 5)
  }

  @Test(arguments: [(ResultCode.busy, FaultForm.usual, Int64(0)), (.full, .usual, 0), (.ioerrFsync, .done, 1)])
  func `is of a reset that has to commit, undone or done`(code: ResultCode, form: FaultForm, rows: Int64) throws {
    for call in [Sqlite3Call.sqlite3_reset, .sqlite3_finalize] {
      let real = RealDatabase(on: sqlite)
      let statement = unsafe real.prepare("INSERT INTO t (name) VALUES ('two') RETURNING id")
      unsafe #expect(sqlite.sqlite3_step(statement) == ResultCode.row.rawValue)
      sqlite.plan = FaultPlan(.call(call, number: 1), code: code, form: form)
      let answer = unsafe call == .sqlite3_reset ? sqlite.sqlite3_reset(statement) : sqlite.sqlite3_finalize(statement)
      #expect(answer == code.primary.rawValue && sqlite.injected.count == 1)
      sqlite.plan = .none
      if call == .sqlite3_reset { unsafe #expect(sqlite.sqlite3_finalize(statement) == 0) }
      let count = unsafe real.prepare("SELECT count(*) - 1 FROM t")
      unsafe #expect(sqlite.sqlite3_step(count) == ResultCode.row.rawValue)
      unsafe #expect(sqlite.sqlite3_column_int64(count, 0) == rows)
      unsafe #expect(sqlite.sqlite3_finalize(count) == 0)
    }
  }

  /// The rows of a statement on which another one stands, after one with RETURNING has failed at its second step, and what is left.
  private func failReturning(_ code: ResultCode, _ form: FaultForm = .usual, isInTransaction: Bool) throws -> String {
    try connection.execute("INSERT INTO t VALUES (1, 'x'), (2, 'y'), (3, 'z')")
    if isInTransaction { try connection.execute("BEGIN; INSERT INTO t VALUES (4, 'w')") }
    var read: [Int64] = []
    let (reader, writer) = unsafe (prepare("SELECT a FROM t"), prepare("INSERT INTO t VALUES (8, 'v'), (9, 'u') RETURNING a"))
    defer { _ = unsafe (sqlite.sqlite3_finalize(reader), sqlite.sqlite3_finalize(writer)) }
    unsafe #expect(sqlite.sqlite3_step(reader) == ResultCode.row.rawValue)
    unsafe #expect(sqlite.sqlite3_step(writer) == ResultCode.row.rawValue)
    sqlite.plan = FaultPlan(.call(.sqlite3_step, number: 1), code: code, form: form)
    unsafe #expect(sqlite.sqlite3_step(writer) == code.rawValue)
    sqlite.plan = .none
    repeat {
      unsafe read.append(sqlite.sqlite3_column_int64(reader, 0))
    } while unsafe sqlite.sqlite3_step(reader) == ResultCode.row.rawValue
    unsafe #expect(sqlite.sqlite3_reset(reader) == 0 && sqlite.sqlite3_reset(writer) == code.rawValue)
    return "read \(read), left \(try left())"
  }

  private func prepare(_ sql: String) -> OpaquePointer? {
    var statement: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_prepare_v3(connection.handle, sql, -1, 0, &statement, nil) == 0)
    return unsafe statement
  }

  @Test(arguments: [ResultCode.busy, .full, .interrupt, .constraintForeignkey])
  func `is of a statement that stands on a row nothing, and the others go on`(code: ResultCode) throws {
    #expect(try failReturning(code, isInTransaction: false) == "read [1, 2, 3], left [1, 2, 3] closed")
  }

  @Test(arguments: [(ResultCode.ioerrRead, FaultForm.usual), (.nomem, .keepsTransaction), (.corrupt, .usual)])
  func `is nothing of a transaction in which a statement stood on a row`(code: ResultCode, form: FaultForm) throws {
    #expect(try failReturning(code, form, isInTransaction: true).hasSuffix("left [1, 2, 3] closed"))
  }

  @Test func `is what SQLite leaves when the same happens to it`() throws {
    // The disk is full: in a transaction the whole of it is undone.
    let real = try Connection(.memory, on: Sqlite3Wrapper())
    try real.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b BLOB); PRAGMA max_page_count = 4; BEGIN; INSERT INTO t VALUES (1, 'x')")
    expectError(.full, "full") { try real.execute("INSERT INTO t VALUES (2, zeroblob(100000))") }
    #expect(try real.isInTransaction == false && real.rows("SELECT a FROM t", as: Int.self) == [])
    // A read that is interrupted leaves the transaction, a write does not.
    try real.execute("BEGIN; INSERT INTO t VALUES (1, 'x')")
    let token = try real.addProgressHandler(everySteps: 1) { .interrupt }
    expectError(.interrupt, "interrupted") { _ = try real.rows("SELECT count(*) FROM t") }
    #expect(real.isInTransaction)
    expectError(.interrupt, "interrupted") { try real.execute("UPDATE t SET b = 'z'") }
    #expect(!real.isInTransaction)
    token.cancel()
    // A deferred foreign key leaves the transaction open.
    try real.execute(
      "PRAGMA foreign_keys = ON; CREATE TABLE c (a REFERENCES t DEFERRABLE INITIALLY DEFERRED); BEGIN; INSERT INTO c VALUES (9)")
    expectError(.constraintForeignkey, "FOREIGN KEY") { try real.execute("COMMIT") }
    #expect(real.isInTransaction)
  }

  @Test func `depends on what a call runs`() throws {
    func codes(_ sql: SQL, after begin: SQL = "BEGIN; INSERT INTO t VALUES (1); SAVEPOINT s") throws -> Set<ResultCode> {
      var found: Set<ResultCode> = []
      for code in [ResultCode.nomem, .busy, .full, .constraint, .interrupt, .ioerr] {
        let sweep = FaultSweep(
          over: { Sqlite3Wrapper() }, codes: [code], modes: [.once],
          setUp: { sqlite in
            let connection = try Connection(.memory, on: sqlite)
            try connection.execute("CREATE TABLE t (a)")
            try connection.execute(begin)
            return connection
          }
        ) { _, connection in
          defer { try? connection.execute("ROLLBACK") }
          try connection.execute(sql)
        }
        let steps = try sweep.report().rows.compactMap(\.fault).filter { $0.call == .sqlite3_step }
        if !steps.isEmpty { found.insert(code) }
      }
      return found
    }
    #expect(try codes("SELECT a FROM t") == [.nomem, .busy, .interrupt, .ioerr])
    #expect(try codes("UPDATE t SET a = 2") == [.nomem, .busy, .full, .constraint, .interrupt, .ioerr])
    #expect(try codes("ROLLBACK") == [])
    #expect(try codes("RELEASE s") == [.nomem])
    #expect(try codes("RELEASE s", after: "SAVEPOINT s; INSERT INTO t VALUES (1); SAVEPOINT s") == [.nomem])
    #expect(try codes("RELEASE s", after: "SAVEPOINT s; RELEASE s; BEGIN; INSERT INTO t VALUES (1); SAVEPOINT s") == [.nomem])
    #expect(try codes("RELEASE s", after: "SAVEPOINT s; INSERT INTO t VALUES (1)") == [.nomem, .busy, .full, .constraint, .ioerr])
    #expect(try codes("SAVEPOINT u") == [.nomem])
    #expect(try codes("COMMIT") == [.nomem, .busy, .full, .constraint, .ioerr])
  }
}
