import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteConformance
import SQLiteTestKit
import Testing

// The compiler sees that the mock has the very methods that the table gives to it: MockLibrary has no base class.
@Suite struct `What a mock models` {
  @Test func `is what it provides, and it tells which other calls were made`() {
    let mock = MockSqlite3Wrapper()
    callEverything(on: mock) { _ in }
    #expect(mock.unmodelled == Sqlite3Call.allCases.filter { !mock.provides($0) })
    #expect(mock.provides(.sqlite3_step) && !mock.provides(.sqlite3_get_table))
    #expect(mock.called == Sqlite3Call.allCases)
  }

  @Test func `gives up what comes with a call that it does not model, and hands nothing out`() {
    final class Freed { var count = 0 }
    let freed = Freed()
    let sqlite: any Sqlite3WrapperProtocol = MockSqlite3Wrapper()
    let code = unsafe sqlite.sqlite3_autovacuum_pages(nil, nil, Unmanaged.passUnretained(freed).toOpaque()) { data in
      if let data = unsafe data { unsafe Unmanaged<Freed>.fromOpaque(data).takeUnretainedValue().count += 1 }
    }
    #expect(code == ResultCode.error.rawValue && freed.count == 1)
    var session = unsafe OpaquePointer(bitPattern: 0x10)
    unsafe #expect(sqlite.sqlite3session_create(nil, "main", &session) == ResultCode.error.rawValue)
    unsafe #expect(session == nil)
  }
}
