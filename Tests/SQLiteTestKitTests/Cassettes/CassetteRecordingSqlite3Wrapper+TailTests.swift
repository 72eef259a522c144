import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

/// Data code whose collation is asked for while its SQL is compiled, and compiles another text then.
@safe private final class Asking {
  private let sqlite: any Sqlite3WrapperProtocol

  init(on sqlite: any Sqlite3WrapperProtocol) { self.sqlite = sqlite }

  /// The SQL behind the first statement of a text.
  func rest(of sql: String) throws -> String? {
    let connection = try Connection(.memory, on: sqlite)
    let handle = unsafe connection.handle
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    let code = unsafe sqlite.sqlite3_collation_needed(handle, context) { context, handle, _, name in
      guard let context = unsafe context else { return }
      unsafe Unmanaged<Asking>.fromOpaque(context).takeUnretainedValue().create(name, on: handle)
    }
    #expect(code == 0)
    let rest = unsafe sql.withCString { text in
      var statement: OpaquePointer?
      var tail: UnsafePointer<CChar>?
      unsafe #expect(sqlite.sqlite3_prepare_v2(handle, text, -1, &statement, &tail) == 0)
      _ = unsafe sqlite.sqlite3_finalize(statement)
      return unsafe tail.map { unsafe String(cString: $0) }
    }
    try connection.close()
    return rest
  }

  private func create(_ name: UnsafePointer<CChar>?, on handle: OpaquePointer?) {
    var statement: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_prepare_v2(handle, "SELECT 'a text of its own'", -1, &statement, nil) == 0)
    _ = unsafe sqlite.sqlite3_finalize(statement)
    _ = unsafe sqlite.sqlite3_create_collation_v2(handle, name, 1, nil, { _, _, _, _, _ in 0 }, nil)
  }
}

@Suite struct `The SQL behind a statement in a cassette` {
  @Test func `is that of its own text, when a callback compiles another one`() throws {
    let sql = "SELECT 'a' < 'b' COLLATE mine; SELECT 2"
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    #expect(try Asking(on: recorder).rest(of: sql) == " SELECT 2")
    let replay = CassetteReplayingSqlite3Wrapper(try Cassette(recorder.cassette().description))
    #expect(try Asking(on: replay).rest(of: sql) == " SELECT 2")
    try replay.finish()
  }
}
