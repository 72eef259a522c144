import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteConformance
import SQLiteTestKit
import Testing

@Suite struct `Recording calls` {
  private func open(_ sqlite: any Sqlite3WrapperProtocol) -> OpaquePointer? {
    var db: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .memory]).rawValue, nil) == 0)
    return unsafe db
  }

  private func runOnce(_ sql: String, on db: OpaquePointer?, _ sqlite: any Sqlite3WrapperProtocol) {
    var statement: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_prepare_v3(db, sql, -1, 0, &statement, nil) == 0)
    unsafe #expect(sqlite.sqlite3_bind_blob(statement, 1, [0x0a, 0xff] as [UInt8], 2, Sqlite3Destructor.transient) == 0)
    unsafe #expect(sqlite.sqlite3_bind_double(statement, 2, 1.5) == 0)
    unsafe #expect(sqlite.sqlite3_step(statement) == ResultCode.row.rawValue)
    let value = unsafe sqlite.sqlite3_column_value(statement, 0)
    _ = unsafe sqlite.sqlite3_value_text(value)
    _ = unsafe sqlite.sqlite3_value_blob(value)
    _ = unsafe sqlite.sqlite3_column_double(statement, 2)
    unsafe #expect(sqlite.sqlite3_finalize(statement) == 0)
  }

  @Test func `gives a readable account with handles numbered by first appearance`() {
    let sqlite = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let db = unsafe open(sqlite)
    unsafe runOnce("SELECT 'say \"ho\"', ?, ?", on: db, sqlite)
    unsafe runOnce("SELECT NULL, ?, ?", on: db, sqlite)
    unsafe sqlite.sqlite3_interrupt(db)
    unsafe #expect(sqlite.sqlite3_commit_hook(db, { _ in 0 }, nil) == nil)
    unsafe #expect(sqlite.sqlite3_close(db) == 0)
    let expected = """
      sqlite3_open_v2(":memory:", …, 130, nil) -> 0, connection#1
      sqlite3_prepare_v3(connection#1, "SELECT 'say \\"ho\\"', ?, ?", -1, 0, …, nil) -> 0, statement#1
      sqlite3_bind_blob(statement#1, 1, x'0aff', 2, function) -> 0
      sqlite3_bind_double(statement#1, 2, 1.5) -> 0
      sqlite3_step(statement#1) -> 100
      sqlite3_column_value(statement#1, 0) -> value#1
      sqlite3_value_text(value#1) -> "say \\"ho\\""
      sqlite3_value_blob(value#1) -> …
      sqlite3_column_double(statement#1, 2) -> 1.5
      sqlite3_finalize(statement#1) -> 0
      sqlite3_prepare_v3(connection#1, "SELECT NULL, ?, ?", -1, 0, …, nil) -> 0, statement#2
      """
    let lines = sqlite.description.split(separator: "\n").map(String.init)
    #expect(lines.prefix(11).joined(separator: "\n") == expected)
    #expect(lines.contains { $0.hasPrefix("sqlite3_value_text(value#") && $0.hasSuffix(" -> nil") })
    #expect(
      lines.suffix(3) == [
        "sqlite3_interrupt(connection#1)", "sqlite3_commit_hook(connection#1, function, nil) -> nil", "sqlite3_close(connection#1) -> 0",
      ])
    #expect(
      sqlite.calls[1].description == "sqlite3_prepare_v3(connection#1, \"SELECT 'say \\\"ho\\\"', ?, ?\", -1, 0, …, nil) -> 0, statement#1")
  }

  @Test func `keeps the values of each call, and can be asked for one function`() {
    let sqlite = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    #expect(sqlite.sqlite3_threadsafe() == 1)
    unsafe #expect(sqlite.sqlite3_errstr(5) != nil)
    unsafe #expect(sqlite.sqlite3_strnicmp("abc", "abd", 2) == 0)
    #expect(sqlite.calls.map(\.call) == [.sqlite3_threadsafe, .sqlite3_errstr, .sqlite3_strnicmp])
    #expect(sqlite.calls(of: .sqlite3_errstr).map(\.result) == [.text("database is locked")])
    #expect(sqlite.calls(of: .sqlite3_strnicmp, .sqlite3_step).map(\.arguments) == [[.text("ab"), .text("ab"), .integer(2)]])
    sqlite.removeAll()
    #expect(sqlite.calls.isEmpty)
  }

  @Test func `names each run of a statement with its values, as a mock does`() throws {
    func run(on sqlite: any Sqlite3WrapperProtocol) throws {
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE star (id INTEGER, name TEXT, image); DELETE FROM star")
      do {
        let insert = try connection.prepare("INSERT INTO star VALUES (?, ?, ?);")
        try insert.run(1, "Vega", nil as Int?)
        try insert.run(2, "Sirius", [1, 2] as [UInt8])
      }
      try connection.execute("SELECT name FROM star")
      try connection.close()
    }
    let recorder = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    try run(on: recorder)
    let mock = MockSqlite3Wrapper(strict: false)
    try run(on: mock)
    #expect(mock.statements.count == 5)
    #expect(recorder.statements.filter { !$0.sql.hasPrefix("PRAGMA") } == mock.statements)
    recorder.removeAll()
    #expect(recorder.statements.isEmpty)
  }

  @Test func `counts a run where it begins, and forgets values that are cleared`() throws {
    let sqlite = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let db = unsafe open(sqlite)
    var statement: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_prepare_v2(db, " SELECT ?2 UNION ALL SELECT ?1; SELECT 9", -1, &statement, nil) == 0)
    unsafe #expect(sqlite.sqlite3_bind_int(statement, 2, 7) == 0 && sqlite.sqlite3_bind_int(statement, 3, 8) == ResultCode.range.rawValue)
    for _ in 0..<3 { _ = unsafe sqlite.sqlite3_step(statement) }
    unsafe #expect(sqlite.sqlite3_reset(statement) == 0 && sqlite.sqlite3_clear_bindings(statement) == 0)
    _ = unsafe sqlite.sqlite3_step(statement)
    unsafe #expect(sqlite.sqlite3_finalize(statement) == 0 && sqlite.sqlite3_exec(db, "SELECT 1; SELECT 2;", nil, nil, nil) == 0)
    unsafe #expect(sqlite.sqlite3_close(db) == 0)
    let union = "SELECT ?2 UNION ALL SELECT ?1"
    #expect(
      sqlite.statements.map(\.description) == ["\(union) with NULL, 7", union, "SELECT 1", "SELECT 2"])
  }

  @Test func `takes a pointer that is given out anew for another handle`() {
    let sqlite = RecordingSqlite3Wrapper(HollowHandles())
    for _ in 0..<2 { unsafe sqlite.sqlite3_value_free(sqlite.sqlite3_value_dup(nil)) }
    #expect(
      sqlite.description.split(separator: "\n") == [
        "sqlite3_value_dup(nil) -> value#1", "sqlite3_value_free(value#1)", "sqlite3_value_dup(nil) -> value#2",
        "sqlite3_value_free(value#2)",
      ])
  }

  @Test func `keeps so many bytes of texts and blobs, and the newest call whatever it holds`() throws {
    let sqlite = RecordingSqlite3Wrapper(Sqlite3Wrapper(), byteLimit: 2500)
    var db: OpaquePointer?
    _ = unsafe sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .create]).rawValue, nil)
    defer { _ = unsafe sqlite.sqlite3_close(db) }
    var statement: OpaquePointer?
    _ = unsafe sqlite.sqlite3_prepare_v2(db, "SELECT ?", -1, &statement, nil)
    defer { _ = unsafe sqlite.sqlite3_finalize(statement) }
    let bytes = [UInt8](repeating: 7, count: 1000)
    for _ in 1...5 { _ = unsafe sqlite.sqlite3_bind_blob(statement, 1, bytes, 1000, Sqlite3Destructor.transient) }
    #expect(sqlite.calls.map(\.call) == [.sqlite3_bind_blob, .sqlite3_bind_blob])
    #expect(sqlite.droppedCalls == 5)
    let dropped = try #require(sqlite.description.firstMatch(of: /^\(5 earlier calls dropped, ([0-9]+) bytes of texts and blobs\)\n/))
    let droppedBytes = try #require(Int(dropped.1))
    #expect(droppedBytes > 3000)
    let huge = [UInt8](repeating: 7, count: 9000)
    _ = unsafe sqlite.sqlite3_bind_blob(statement, 1, huge, 9000, Sqlite3Destructor.transient)
    #expect(sqlite.calls.map { $0.arguments[2] } == [.blob(huge)])
  }

  @Test func `keeps the newest calls and counts the dropped ones`() {
    let sqlite = RecordingSqlite3Wrapper(Sqlite3Wrapper(), limit: 3)
    for code in Int32(1)...20 {
      unsafe #expect(sqlite.sqlite3_errstr(code) != nil)
      #expect(sqlite.calls.count == min(Int(code), 3))
    }
    #expect(sqlite.calls.map(\.arguments) == [[.integer(18)], [.integer(19)], [.integer(20)]])
    #expect(sqlite.droppedCalls == 17)
    #expect(sqlite.description.hasPrefix("(17 earlier calls dropped, "))
  }

  @Test func `keeps the calls of a function after the step that made it run`() throws {
    let sqlite = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: sqlite)
    try connection.addFunction("twice") { (number: Int) in 2 * number }
    sqlite.removeAll()
    #expect(try connection.value("SELECT twice(21)") == 42)
    let calls = sqlite.calls
    let step = try #require(calls.firstIndex { $0.call == .sqlite3_step })
    let result = try #require(calls.firstIndex { $0.call == .sqlite3_result_int64 })
    #expect(step < result)
    #expect(calls[step].result == .integer(Int64(ResultCode.row.rawValue)))
  }

  /// Empties the recorder in front of it while a call runs, and makes another one.
  private final class Emptying: RoutedSqlite3Wrapper, @unchecked Sendable {
    var recorder: RecordingSqlite3Wrapper?
    override func sqlite3_sleep(_ milliseconds: Int32) -> Int32 {
      recorder?.removeAll()
      _ = recorder?.sqlite3_libversion_number()
      return 7
    }
  }

  @Test func `gives no other call the answer of one that was forgotten while it ran`() {
    let inner = Emptying(Sqlite3Wrapper())
    let sqlite = RecordingSqlite3Wrapper(inner)
    inner.recorder = sqlite
    #expect(sqlite.sqlite3_sleep(0) == 7)
    inner.recorder = nil
    #expect(sqlite.calls.map(\.call) == [.sqlite3_libversion_number] && sqlite.calls.map(\.ordinal) == [1])
    #expect(sqlite.calls.first?.result == .integer(Int64(Sqlite3Wrapper().sqlite3_libversion_number())))
  }

  @Test func `records every function of the protocol`() {
    let sqlite = RecordingSqlite3Wrapper(RefusingSqlite3Wrapper())
    var called: [Sqlite3Call] = []
    callEverything(on: sqlite) { called.append($0) }
    #expect(sqlite.calls.map(\.call) == called)
    #expect(sqlite.description.split(separator: "\n").count == called.count)
  }

  @Test func `does not read a buffer of no bytes`() {
    let sqlite = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    unsafe buffer.initialize(to: 0x41)
    defer { unsafe buffer.deallocate() }
    unsafe #expect(sqlite.sqlite3_snprintf(0, buffer, "%s", "x") == buffer)
    #expect(sqlite.calls.map(\.result) == [.pointer(UInt(bitPattern: buffer))])
  }
}

@Suite struct `Counting calls` {
  @Test func `counts each function and all together, until reset`() {
    let sqlite = CountingSqlite3Wrapper(Sqlite3Wrapper())
    for _ in 0..<3 { #expect(sqlite.sqlite3_threadsafe() == 1) }
    unsafe #expect(sqlite.sqlite3_libversion() != nil)
    #expect(sqlite.count(of: .sqlite3_threadsafe) == 3)
    #expect(sqlite.count(of: .sqlite3_step) == 0)
    #expect(sqlite.counts == [.sqlite3_threadsafe: 3, .sqlite3_libversion: 1])
    #expect(sqlite.total == 4)
    sqlite.reset()
    #expect(sqlite.total == 0)
  }

  @Test func `loses no call of several threads`() async {
    let sqlite = CountingSqlite3Wrapper(Sqlite3Wrapper())
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 { group.addTask { for _ in 0..<500 { _ = sqlite.sqlite3_threadsafe() } } }
    }
    #expect(sqlite.total == 2000)
  }
}
