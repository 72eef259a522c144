import SQLiteCalls
import SQLiteCore
import SQLiteManager
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

/// The words that a callback has heard; the callback's context is a pointer to this object.
private final class Heard {
  var words: [String] = []
  var wrapper: MockSqlite3Wrapper?
  var context: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  static func at(_ context: UnsafeMutableRawPointer?) -> Heard? {
    unsafe context.map { unsafe Unmanaged<Heard>.fromOpaque($0).takeUnretainedValue() }
  }
}

private func text(_ pointer: UnsafePointer<CChar>?) -> String { unsafe pointer.map { unsafe String(cString: $0) } ?? "nil" }

@Suite struct `A callback registered with a mock` {
  private let desk = Desk()
  private let heard = Heard()

  @Test func `hears of a changed row`() {
    _ = unsafe desk.mock.sqlite3_update_hook(
      desk.db,
      { context, action, schema, table, rowid in
        unsafe Heard.at(context)?.words.append("\(action) \(text(schema)).\(text(table)) \(rowid)")
      }, heard.context)
    unsafe desk.mock.fireUpdate(.insert, table: "star", rowid: 42)
    #expect(heard.words == ["18 main.star 42"])
  }

  @Test func `can veto a commit, and hears of the rollback`() {
    unsafe #expect(desk.mock.fireCommit() == nil)
    _ = unsafe desk.mock.sqlite3_commit_hook(desk.db, { _ in 1 }, nil)
    _ = unsafe desk.mock.sqlite3_rollback_hook(desk.db, { unsafe Heard.at($0)?.words.append("rollback") }, heard.context)
    unsafe #expect(desk.mock.fireCommit() == true)
    unsafe desk.mock.fireRollback()
    #expect(heard.words == ["rollback"])
  }

  @Test func `takes the place of a busy timeout, as it does in SQLite`() throws {
    for wrapper in [MockSqlite3Wrapper(), Sqlite3Wrapper()] as [any Sqlite3WrapperProtocol] {
      let connection = try Connection(.memory, on: wrapper)
      try connection.setBusyHandler(.timeout(milliseconds: 250))
      #expect(try connection.pragma(.busyTimeout) == 250)
      try connection.setBusyHandler(.fail)
      #expect(try connection.value("PRAGMA busy_timeout", as: Int.self) == 0)
    }
  }

  @Test func `decides about progress, locks and access`() {
    unsafe desk.mock.sqlite3_progress_handler(desk.db, 100, { _ in 1 }, nil)
    _ = unsafe desk.mock.sqlite3_busy_handler(desk.db, { _, tries in tries < 2 ? 1 : 0 }, nil)
    _ = unsafe desk.mock.sqlite3_set_authorizer(
      desk.db,
      { context, action, first, second, _, _ in
        unsafe Heard.at(context)?.words.append("\(text(first)) \(text(second))")
        return action == AuthorizerAction.read.rawValue ? AuthorizerDecision.deny.rawValue : 0
      }, heard.context)
    unsafe #expect(desk.mock.fireProgress() == true)
    unsafe #expect(desk.mock.fireBusy(tries: 1) == true)
    unsafe #expect(desk.mock.fireBusy(tries: 2) == false)
    unsafe #expect(desk.mock.fireAuthorizer(.read, ["quiz", "title"]) == .deny)
    unsafe #expect(desk.mock.fireAuthorizer(.select) == AuthorizerDecision(rawValue: 0))
    #expect(heard.words == ["quiz title", "nil nil"])
  }

  @Test func `hears of the log, of statements and of a missing collation`() {
    desk.mock.when("SELECT 1")
    let statement = unsafe desk.prepare("SELECT 1")
    _ = unsafe desk.mock.sqlite3_wal_hook(desk.db, { _, _, schema, pages in pages }, nil)
    _ = unsafe desk.mock.sqlite3_trace_v2(
      desk.db, TraceEvents([.stmt, .profile]).rawValue,
      { event, context, _, detail in
        let what = unsafe event == 1 ? text(detail?.assumingMemoryBound(to: CChar.self)) : "\(detail?.load(as: Int64.self) ?? -1)"
        unsafe Heard.at(context)?.words.append(what)
        return 0
      }, heard.context)
    unsafe #expect(desk.mock.fireWal(pageCount: 5) == ResultCode(rawValue: 5))
    unsafe desk.mock.fireTrace(.stmt, statement: statement)
    unsafe desk.mock.fireTrace(.profile, statement: statement, nanoseconds: 99)
    unsafe desk.mock.fireTrace(.row, statement: statement)
    #expect(heard.words == ["SELECT 1", "99"])
    unsafe #expect(desk.mock.fireCollationNeeded("czech") == false)
  }

  @Test func `compares as a collation`() {
    let code = unsafe desk.mock.sqlite3_create_collation_v2(
      desk.db, "reverse", TextEncoding.utf8.rawValue, nil,
      { _, firstCount, first, secondCount, second in secondCount - firstCount }, nil)
    #expect(code == 0)
    unsafe #expect(desk.mock.compare(collation: "REVERSE", "a", "bb") == 1)
    unsafe #expect(desk.mock.compare(collation: "none", "a", "bb") == nil)
  }
}

@Suite struct `A function registered with a mock` {
  private let desk = Desk()
  private let heard = Heard()

  /// Adds its argument to the number in the aggregate's memory.
  private func registerSum() {
    heard.wrapper = desk.mock
    _ = unsafe desk.mock.sqlite3_create_window_function(
      desk.db, "total", 1, TextEncoding.utf8.rawValue, heard.context,
      { context, _, values in unsafe `A function registered with a mock`.add(context, values, 1) },
      { unsafe `A function registered with a mock`.answer($0) }, { unsafe `A function registered with a mock`.answer($0) },
      { context, _, values in unsafe `A function registered with a mock`.add(context, values, -1) }, nil)
  }

  /// The mock under test, which a C function cannot carry along.
  @TaskLocal private static var mock: MockSqlite3Wrapper?

  private static func add(_ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?, _ sign: Int64) {
    guard let mock = Self.mock, let values = unsafe values else { return }
    let memory = unsafe mock.sqlite3_aggregate_context(context, 8)?.assumingMemoryBound(to: Int64.self)
    unsafe memory?.pointee += sign * mock.sqlite3_value_int64(values[0])
  }

  private static func answer(_ context: OpaquePointer?) {
    guard let mock = Self.mock else { return }
    let memory = unsafe mock.sqlite3_aggregate_context(context, 8)?.assumingMemoryBound(to: Int64.self)
    unsafe mock.sqlite3_result_int64(context, memory?.pointee ?? 0)
  }

  @Test func `sums rows, and a sliding frame of them`() {
    registerSum()
    let (sum, sums) = Self.$mock.withValue(desk.mock) {
      let sum = unsafe try? desk.mock.call(aggregate: "Total", rows: [[1], [2], [3]])
      return unsafe (sum, try? desk.mock.call(window: "total", rows: [[1], [2], [3], [4]], frame: 2))
    }
    #expect(sum == 6)
    #expect(sums == [1, 3, 5, 7])
    #expect(desk.mock.misuses.isEmpty)
  }

  @Test func `reports an error with its message`() {
    _ = unsafe desk.mock.sqlite3_create_function_v2(
      desk.db, "fail", -1, TextEncoding.utf8.rawValue, nil,
      { context, _, _ in unsafe `A function registered with a mock`.mock?.sqlite3_result_error(context, "no, thanks", 2) }, nil, nil, nil)
    Self.$mock.withValue(desk.mock) {
      #expect(throws: MockFunctionError(code: .error, message: "no")) { try unsafe desk.mock.call(function: "fail", arguments: [1, "a"]) }
    }
    #expect(throws: MockFunctionError(code: .error, message: "no such function: none")) { try unsafe desk.mock.call(function: "none") }
  }

  @Test func `leaves values that are misuse afterwards`() throws {
    _ = unsafe desk.mock.sqlite3_create_function_v2(
      desk.db, "keep", 1, TextEncoding.utf8.rawValue, heard.context,
      { context, _, values in
        guard let mock = `A function registered with a mock`.mock, let values = unsafe values else { return }
        unsafe Heard.at(mock.sqlite3_user_data(context))?.words.append("\(UInt(bitPattern: values[0]))")
      }, nil, nil, nil)
    let answer = Self.$mock.withValue(desk.mock) { unsafe try? desk.mock.call(function: "keep", arguments: [7]) }
    #expect(answer == SQLiteValue.null)
    let kept = try #require(UInt(heard.words[0]))
    #expect(unsafe desk.mock.sqlite3_value_int(OpaquePointer(bitPattern: kept)) == 0)
    #expect(desk.mock.misuses.map(\.description) == ["sqlite3_value_int, call 4: used after the row or the call that lent it: value"])
  }
}

@Suite struct `A blob given to a mock` {
  @Test func `is seen as it was written`() {
    let desk = Desk()
    desk.mock.blob("main", "quiz", "picture", rowid: 7, [1, 2, 3])
    var blob: OpaquePointer?
    #expect(unsafe desk.mock.sqlite3_blob_open(desk.db, "main", "quiz", "picture", 7, 1, &blob) == 0)
    #expect(unsafe desk.mock.sqlite3_blob_write(blob, [9], 1, 1) == 0)
    #expect(desk.mock.blob("main", "quiz", "picture", rowid: 7) == [1, 9, 3])
    #expect(desk.mock.openHandles.map(\.kind) == [.connection, .blob])
    #expect(unsafe desk.mock.sqlite3_blob_close(blob) == 0)
    #expect(unsafe desk.mock.sqlite3_blob_close(blob) == ResultCode.misuse.rawValue)
    #expect(desk.mock.misuses.count == 1)
  }
}
