import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `The codes that a call can be made to fail with` {
  /// The codes of calls that bind a value while there is no memory.
  private static func bindWithoutMemory(_ sqlite: any Sqlite3WrapperProtocol) -> [(call: Sqlite3Call, code: ResultCode)] {
    let real = RealDatabase(on: sqlite)
    let statement = unsafe real.prepare("SELECT ?")
    defer { _ = unsafe sqlite.sqlite3_finalize(statement) }
    let text = String(repeating: "x", count: 1_000)
    let calls: [(Sqlite3Call, () -> Int32)] = [
      (.sqlite3_bind_text, { unsafe sqlite.sqlite3_bind_text(statement, 1, text, -1, Sqlite3Destructor.transient) }),
      (.sqlite3_bind_blob, { unsafe sqlite.sqlite3_bind_blob(statement, 1, text, 1_000, Sqlite3Destructor.transient) }),
      (.sqlite3_bind_int64, { unsafe sqlite.sqlite3_bind_int64(statement, 1, 1) }),
      (.sqlite3_bind_int, { unsafe sqlite.sqlite3_bind_int(statement, 1, 1) }),
      (.sqlite3_bind_double, { unsafe sqlite.sqlite3_bind_double(statement, 1, 1) }),
      (.sqlite3_bind_null, { unsafe sqlite.sqlite3_bind_null(statement, 1) }),
      (.sqlite3_bind_zeroblob, { unsafe sqlite.sqlite3_bind_zeroblob(statement, 1, 1_000) }),
    ]
    return calls.map { ($0.0, ResultCode(rawValue: ScarceMemory.without($0.1))) }
  }

  @Test func `are SQLITE_NOMEM for a value that is bound only where SQLite takes memory for it`() async {
    await #expect(processExitsWith: .success) {
      let sqlite = Sqlite3Wrapper()
      try #require(ScarceMemory.begin(on: sqlite))
      for (call, code) in Self.bindWithoutMemory(sqlite) {
        let takesMemory = call == .sqlite3_bind_text || call == .sqlite3_bind_blob
        #expect(code == (takesMemory ? .nomem : .ok), "\(call)")
        #expect(call.failure.codes.contains(.nomem) == takesMemory, "\(call)")
      }
    }
  }

  @Test func `are SQLITE_BUSY for a function or collation that takes the place of another one while a statement runs`() {
    let sqlite = Sqlite3Wrapper()
    let real = RealDatabase(on: sqlite)
    func makeFunction() -> Int32 {
      unsafe sqlite.sqlite3_create_function(real.db, "f", 0, 1, nil, { _, _, _ in }, nil, nil)
    }
    func makeCollation() -> Int32 { unsafe sqlite.sqlite3_create_collation(real.db, "c", 1, nil, { _, _, _, _, _ in 0 }) }
    #expect(makeFunction() == 0 && makeCollation() == 0)
    let statement = unsafe real.prepare("SELECT 1")
    unsafe #expect(sqlite.sqlite3_step(statement) == ResultCode.row.rawValue)
    #expect(makeFunction() == ResultCode.busy.rawValue && makeCollation() == ResultCode.busy.rawValue)
    unsafe #expect(sqlite.sqlite3_finalize(statement) == 0)
    for call in [Sqlite3Call.sqlite3_create_function, .sqlite3_create_collation] { #expect(call.failure.codes.contains(.busy)) }
  }
}
