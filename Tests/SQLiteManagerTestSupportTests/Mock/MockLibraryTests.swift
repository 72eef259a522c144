import SQLiteCalls
import SQLiteManagerCore
import SQLiteManagerTestSupport
import Testing

// That the mock has the very methods that the table gives to it, the compiler sees: MockLibrary has no base class.
@Suite struct `What a mock models` {
  @Test func `is what it provides, and it tells which other calls were made`() {
    let mock = MockSqlite3Wrapper()
    callEverything(on: mock) { _ in }
    #expect(mock.unmodelled == Sqlite3Call.allCases.filter { !mock.provides($0) })
    #expect(mock.provides(.sqlite3_step) && !mock.provides(.sqlite3_get_table))
    #expect(mock.called == Sqlite3Call.allCases)
  }
}
