import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

nonisolated(unsafe) private var destroyed = 0

@Suite struct `Driving a double of nine old calls` {
  let double = OldStyleDouble()
  var sqlite: any Sqlite3WrapperProtocol { double }

  private func prepare(_ sql: String) -> OpaquePointer? {
    var statement: OpaquePointer?
    _ = unsafe sqlite.sqlite3_prepare_v3(OpaquePointer(bitPattern: 0xd1), sql, -1, 0, &statement, nil)
    return unsafe statement
  }

  @Test func `opens, prepares, steps, finalizes and closes it through the newest calls`() {
    var db: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_open(":memory:", &db) == 0)
    let name = Array(":memory:\0".utf16)
    unsafe name.withUnsafeBytes { name in unsafe #expect(sqlite.sqlite3_open16(name.baseAddress, &db) == 0) }
    let statement = unsafe prepare("SELECT 1")
    unsafe #expect(sqlite.sqlite3_db_handle(statement) == db)
    unsafe #expect(sqlite.sqlite3_reset(statement) == 0)
    unsafe #expect(sqlite.sqlite3_finalize(statement) == 0)
    unsafe #expect(sqlite.sqlite3_close_v2(db) == 0)
    #expect(double.called == [.sqlite3_open_v2, .sqlite3_open_v2, .sqlite3_prepare_v2, .sqlite3_finalize, .sqlite3_close])
  }

  @Test func `binds text with its own NUL behind it, and gives the caller's text back`() {
    let statement = unsafe prepare("SELECT ?")
    let text: [CChar] = [0x68, 0x69, 0x21, 0x21]
    unsafe text.withUnsafeBufferPointer { text in
      let code = unsafe sqlite.sqlite3_bind_text64(statement, 1, text.baseAddress, 2, { _ in unsafe destroyed += 1 }, 1)
      #expect(code == 0)
    }
    unsafe #expect(destroyed == 1)
    unsafe #expect(sqlite.sqlite3_bind_null(statement, 1) == 0)
    #expect(double.boundTexts == ["hi", nil])
  }

  @Test func `binds whole numbers that fit and refuses what the old calls cannot say`() {
    let statement = unsafe prepare("SELECT ?")
    unsafe #expect(sqlite.sqlite3_bind_int64(statement, 1, -7) == 0)
    unsafe #expect(sqlite.sqlite3_bind_int64(statement, 1, 1 << 31) == ResultCode.range.rawValue)
    unsafe #expect(sqlite.sqlite3_bind_double(statement, 1, 1) == ResultCode.mismatch.rawValue)
    unsafe #expect(sqlite.sqlite3_bind_blob64(statement, 1, nil, 0, nil) == ResultCode.mismatch.rawValue)
    unsafe #expect(sqlite.sqlite3_bind_zeroblob(statement, 1, 1) == ResultCode.mismatch.rawValue)
    unsafe #expect(sqlite.sqlite3_bind_text64(statement, 1, "x", 1, nil, 2) == ResultCode.mismatch.rawValue)
    #expect(double.boundNumbers == [-7])
  }

  @Test func `takes settings and has never an error to tell`() {
    unsafe #expect(sqlite.sqlite3_busy_timeout(nil, 5) == 0)
    unsafe #expect(sqlite.sqlite3_exec(nil, "PRAGMA foreign_keys=ON; PRAGMA main.synchronous = 1", nil, nil, nil) == 0)
    let db = unsafe OpaquePointer(bitPattern: 0xd1)
    unsafe #expect(sqlite.sqlite3_errcode(db) == 0)
    unsafe #expect(sqlite.sqlite3_errmsg(db).map { unsafe String(cString: $0) } == "not an error")
    unsafe #expect(sqlite.sqlite3_error_offset(db) == -1)
    unsafe #expect(sqlite.sqlite3_get_autocommit(nil) == 1)
    #expect(sqlite.sqlite3_libversion_number() == 3_040_001)
    #expect(sqlite.provides(.sqlite3_column_value))
    #expect(!sqlite.provides(.sqlite3_bind_double))
  }

  @Test func `runs what it is given as a script, and gives its rows`() {
    var db: OpaquePointer?
    _ = unsafe sqlite.sqlite3_open(":memory:", &db)
    var found: [String] = []
    let code = unsafe withUnsafeMutablePointer(to: &found) { found in
      unsafe sqlite.sqlite3_exec(
        db, " ; SELECT * FROM t; -- rest\n",
        { found, count, texts, _ in
          let texts = (0..<Int(count)).map { unsafe texts?[$0].map { unsafe String(cString: $0) } ?? "nil" }
          unsafe found?.assumingMemoryBound(to: [String].self).pointee.append(texts.joined(separator: ","))
          return 0
        }, found, nil)
    }
    #expect(code == 0)
    #expect(found == ["1,Hello,World", "2,a,b"])
    let run: [Sqlite3Call] = [.sqlite3_prepare_v2, .sqlite3_step, .sqlite3_step, .sqlite3_step, .sqlite3_finalize]
    #expect(double.called == [.sqlite3_open_v2] + run)
    unsafe #expect(sqlite.sqlite3_exec(db, "DELETE FROM t", nil, nil, nil) == 0)
    #expect(double.called.suffix(3) == [.sqlite3_prepare_v2, .sqlite3_step, .sqlite3_finalize])
  }

  @Test func `does not take a script for done that the double refuses`() {
    let refusing = EndlessDouble()
    unsafe #expect(refusing.sqlite3_exec(nil, "SELEC", nil, nil, nil) == ResultCode.error.rawValue)
    for sql in ["DELETE FROM t", "PRAGMA user_version=3", "BEGIN"] {
      unsafe #expect(refusing.sqlite3_exec(nil, sql, nil, nil, nil) == ResultCode.error.rawValue)
    }
    #expect(refusing.steps == 3_000_000)
  }

  @Test func `says the tail is the end of the text when the double says nothing`() {
    let sql = Array("SELECT 1; SELECT 2".utf8CString)
    unsafe sql.withUnsafeBufferPointer { sql in
      var statement: OpaquePointer?
      var tail: UnsafePointer<CChar>?
      _ = unsafe sqlite.sqlite3_prepare_v3(nil, sql.baseAddress, -1, 0, &statement, &tail)
      unsafe #expect(tail == sql.baseAddress.map { unsafe $0 + 18 })
    }
  }

  @Test func `tells every error text and default limit as the real library does`() {
    let real = Sqlite3Wrapper()
    for code in Int32(-1)...9000 {
      let ours = unsafe sqlite.sqlite3_errstr(code).map { unsafe String(cString: $0) }
      let theirs = unsafe real.sqlite3_errstr(code).map { unsafe String(cString: $0) }
      #expect(ours == theirs, "code \(code)")
    }
    var db: OpaquePointer?
    unsafe #expect(real.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .memory]).rawValue, nil) == 0)
    for limit in Int32(0)...11 where Limit(rawValue: limit) != .variableNumber {
      let isLater = Limit(rawValue: limit) == .functionArg && real.sqlite3_libversion_number() >= 3_048_000
      unsafe #expect(real.sqlite3_limit(db, limit, -1) == (isLater ? 1_000 : sqlite.sqlite3_limit(nil, limit, -1)), "limit \(limit)")
    }
    unsafe #expect(sqlite.sqlite3_limit(nil, 12, -1) == -1)
    unsafe #expect(real.sqlite3_close(db) == 0)
  }

  @Test(arguments: [
    "SELECT 1", "SELECT ?", "SELECT ?, ?3, ?", "SELECT :a, @b, $c, :a, ?", "SELECT $a::b::c(d-e), :a::b, @c(?), ?", "SELECT ?2 + ?2, :x",
    "SELECT '?', \"?\", `?`, [?], ? -- ?\n, ? /* ? */ FROM (SELECT 1 AS \"?\")", "SELECT 'it''s ?', ?", "SELECT x'00', ? /* ",
    "VALUES (?); SELECT ?, ?",
    "SELECT :a, ?1, ?001, ?4, ?04", "; SELECT ?", "SELECT #a, $::b, @c::(d), ?",
    "SELECT 1 AS a$b, :č, ?", "SELECT 'a' -- :x", "EXPLAIN SELECT ?005, ?", "SELECT a.\"b?\" , :a1_ FROM (SELECT 1 AS \"b?\") a",
  ]) func `numbers and names parameters as the real library does`(sql: String) {
    let real = Sqlite3Wrapper()
    var db: OpaquePointer?
    unsafe #expect(real.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .memory]).rawValue, nil) == 0)
    defer { unsafe #expect(real.sqlite3_close(db) == 0) }
    var theirs: OpaquePointer?
    unsafe #expect(real.sqlite3_prepare_v3(db, sql, -1, 0, &theirs, nil) == 0)
    defer { unsafe #expect(real.sqlite3_finalize(theirs) == 0) }
    let ours = unsafe prepare(sql)
    let count = unsafe real.sqlite3_bind_parameter_count(theirs)
    unsafe #expect(sqlite.sqlite3_bind_parameter_count(ours) == count)
    for index in 0...count + 1 {
      let name = unsafe sqlite.sqlite3_bind_parameter_name(ours, index).map { unsafe String(cString: $0) }
      unsafe #expect(name == real.sqlite3_bind_parameter_name(theirs, index).map { unsafe String(cString: $0) })
      if let name {
        unsafe #expect(sqlite.sqlite3_bind_parameter_index(ours, name) == real.sqlite3_bind_parameter_index(theirs, name))
      }
    }
  }
}
