import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch
import Testing
import SQLiteVirtualTables

@Suite struct `An error names the C function that failed` {
  /// The calls whose failure no error names, and why.
  private static let unnamed: [Sqlite3Call: String] = [
    .sqlite3_transfer_bindings: "it is called when another connection makes a search table: see the tests of recursive triggers",
    .sqlite3_aggregate_context: "SQLite is told that there is no memory, and the step that called the function fails",
    .sqlite3_result_zeroblob64: "a double cannot fail the step behind it as SQLite does: see the test of an answer that is too big",
    .sqlite3_wal_checkpoint_v2: "a checkpoint after a commit is tried again after the next one",
    .sqlite3_wal_autocheckpoint: "it is called when the last observer of the log has gone",
    .sqlite3_backup_step: "a step that meets a lock is tried again: see the tests of a backup",
    .sqlite3_vtab_config: "it fails the statement, and only where a table is not being declared",
    .sqlite3_vtab_rhs_value: "a value that cannot be had is one that is not known",
    .sqlite3_mprintf: "a table that has no memory for its words fails with SQLITE_NOMEM",
    .sqlite3_vfs_unregister: "a file system that its owner has let go is of no use to anybody",
    .sqlite3_load_extension: "an extension has to be compiled: see the tests of extensions",
    .sqlite3_config: "it works only before SQLite is used: see the test of the error log",
  ]

  /// The functions that the program calls, and how often each; those that cannot fail are left out.
  private static let called: Result<[Sqlite3Call: Int], any Error> = Result {
    let recording = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    try LibraryProgram.run(on: recording)
    let failable = recording.calls.map(\.call).filter { $0.failure.kind.canBeInjected }
    return failable.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  @Test func `whichever is called, at whichever of its calls`() throws {
    for (call, count) in try Self.called.get() where Self.unnamed[call] == nil {
      var named = 0
      for number in TestRun.sample(of: count, few: 2) {
        let faults = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .call(call, number: number))
        do {
          try LibraryProgram.run(on: faults)
        } catch {
          let error = error as? SQLiteError  // the failure inside a statement is the cause of its error
          #expect(
            [error, error?.underlying as? SQLiteError].contains { $0?.origin == .call(call) },
            "call \(number) of \(call) failed: \(String(describing: error))")
          named += 1
        }
      }
      #expect(named > 0, "no error told of \(call), which was called \(count) times")
    }
  }

  @Test func `of all that the package calls`() throws {
    let called = try Self.called.get()
    let failable = Sqlite3Call.allCases.filter { $0.failure.kind.canBeInjected }
    let sources = try SourceFile.all().filter {
      !["SQLiteMocks", "SQLiteConformance", "SQLiteTestKit", "SQLiteLive"].contains($0.target)
    }
    let used = failable.filter { call in sources.contains { $0.text.holds(".\(call.rawValue)(") } }
    #expect(used.count > 45)
    let library = Sqlite3Wrapper()
    let uncalled = used.filter { called[$0] == nil && Self.unnamed[$0] == nil && library.provides($0) }
    #expect(uncalled == (library.provides(.sqlite3_deserialize) ? [] : [.sqlite3_malloc64]))  // only deserializing takes memory by it
  }

  @Test func `when the error log cannot be observed`() {
    let faults = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .call(.sqlite3_config))
    let error = #expect(throws: SQLiteError.self) { try ErrorLog.observe(on: faults) { _, _ in } }
    #expect(error?.origin == .call(.sqlite3_config))
  }

  @Test func `when an answer is too big, as what the step's error has its cause in`() throws {
    let connection = try Connection(.memory, on: Sqlite3Wrapper())
    try connection.addFunction("zeros") { (count: Int) in ZeroBlob(count: count) }
    let error = #expect(throws: SQLiteError.self) { try connection.prepare("SELECT zeros(2000000000)").rows() }
    #expect(error?.origin == .call(.sqlite3_step))
    #expect((error?.underlying as? SQLiteError)?.origin == .call(.sqlite3_result_zeroblob64))
  }

  @Test func `when a virtual table cannot be declared, as what the statement's error has its cause in`() throws {
    let faults = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .call(.sqlite3_declare_vtab))
    let connection = try Connection(.memory, on: faults)
    try connection.addTable("number", of: [1, 2], columns: [.column("n") { $0 }])
    let error = #expect(throws: SQLiteError.self) { try connection.rows("SELECT n FROM number") }
    #expect(error?.origin == .call(.sqlite3_prepare_v3))
    #expect((error?.underlying as? SQLiteError)?.origin == .call(.sqlite3_declare_vtab))
    #expect(try connection.rows("SELECT n FROM number", as: Int.self) == [1, 2])
  }

  @Test func `and none when the package itself refuses`() throws {
    let connection = try Connection(.memory, on: Sqlite3Wrapper())
    let error = #expect(throws: SQLiteError.self) { try connection.prepare("SELECT ?").bind(1, 2) }
    #expect(error?.origin == .refusal)
    #expect(error?.description == "SQLITE_RANGE (25): the statement has 1 parameters, 2 values are given\n  SELECT ?")
  }
}
