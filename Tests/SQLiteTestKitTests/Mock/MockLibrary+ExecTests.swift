import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

/// A connection whose callback runs SQL on it and then stops.
@safe private final class Stopping {
  let sqlite: any Sqlite3WrapperProtocol
  let db: OpaquePointer?

  init(on sqlite: any Sqlite3WrapperProtocol) {
    self.sqlite = sqlite
    var made: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_open_v2(":memory:", &made, OpenFlags([.readwrite, .create]).rawValue, nil) == 0)
    unsafe db = unsafe made
  }

  /// Whether the values end with a null pointer, and SQL runs in the callback, which then stops.
  func stops(_ sql: String) -> Bool {
    let code = unsafe sqlite.sqlite3_exec(
      db, sql,
      { context, count, values, _ in
        guard let context = unsafe context, let values = unsafe values, unsafe values[Int(count)] == nil else { return 0 }
        let this = unsafe Unmanaged<Stopping>.fromOpaque(context).takeUnretainedValue()
        return unsafe this.sqlite.sqlite3_exec(this.db, "SELECT 7", nil, nil, nil) == 0 ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    return unsafe code == ResultCode.abort.rawValue && sqlite.sqlite3_errcode(db) == code
  }
}

@Suite struct `The callback of a whole text` {
  @Test(arguments: [true, false]) func `gets values with a null pointer at the end, and stops after SQL of its own`(isMock: Bool) {
    let mock = MockSqlite3Wrapper()
    for sql in ["VALUES (1, 'a'), (2, 'b')", "SELECT 7"] { mock.when(sql).answers(columns: ["a", "b"], rows: [[1, "a"], [2, "b"]]) }
    let stopping = Stopping(on: isMock ? mock : Sqlite3Wrapper())
    #expect(stopping.stops("VALUES (1, 'a'), (2, 'b')"))
    unsafe #expect(stopping.sqlite.sqlite3_close(stopping.db) == 0)
  }
}
