import Dispatch
public import SQLiteCalls
import SQLiteLive
public import SQLiteEngine

/// A closure that one thread has another run, and the answer.
private final class Message<Answer>: @unchecked Sendable {
  private var body: ((Sqlite3Wrapper) -> Answer)?
  private var answers: [Answer] = []
  private let done = DispatchSemaphore(value: 0)

  init(_ body: @escaping (Sqlite3Wrapper) -> Answer) { self.body = body }

  func deliver(to sqlite: Sqlite3Wrapper) {
    if let body { answers.append(body(sqlite)) }
    body = nil  // before the waiting thread goes on, to which it belongs
    done.signal()
  }

  func answer() -> Answer {
    done.wait()
    return answers[0]
  }
}

/// SQLite on another thread, as an engine of its own: each call is a message to that thread, and the caller waits for the answer.
public final class OtherThread: RefusingSqlite3Wrapper, @unchecked Sendable {
  private let sqlite = Sqlite3Wrapper()
  private let line = DispatchQueue(label: "SQLite")

  public override var engineName: String { "the other thread" }
  public override var libraryVersion: String? { ask { unsafe $0.sqlite3_libversion().map { unsafe String(cString: $0) } } }
  public override var honored: Set<OpeningSetting> {
    [.foreignKeys, .trustedSchema, .defensive, .doubleQuotedStrings, .busyTimeoutMilliseconds]
  }
  public override var served: Set<Sqlite3Call> { Self.calls }
  private static let calls: Set<Sqlite3Call> = [
    .sqlite3_open_v2, .sqlite3_close, .sqlite3_db_config, .sqlite3_busy_timeout, .sqlite3_prepare_v3, .sqlite3_step, .sqlite3_reset,
    .sqlite3_finalize, .sqlite3_clear_bindings, .sqlite3_bind_parameter_count, .sqlite3_bind_parameter_index, .sqlite3_bind_parameter_name,
    .sqlite3_bind_null, .sqlite3_bind_int64, .sqlite3_bind_double, .sqlite3_bind_text, .sqlite3_bind_blob64, .sqlite3_column_count,
    .sqlite3_column_name, .sqlite3_column_value, .sqlite3_value_type, .sqlite3_value_int64, .sqlite3_value_double, .sqlite3_value_text,
    .sqlite3_value_blob, .sqlite3_value_bytes, .sqlite3_changes64, .sqlite3_last_insert_rowid, .sqlite3_get_autocommit,
    .sqlite3_stmt_readonly, .sqlite3_stmt_status, .sqlite3_sql, .sqlite3_bind_blob, .sqlite3_bind_zeroblob, .sqlite3_exec, .sqlite3_free,
    .sqlite3_extended_result_codes,
  ]

  public override func reason(for call: Sqlite3Call) -> String {
    let isCalledBack = ["hook", "create_", "handler", "trace", "authorizer", "collation"].contains { call.rawValue.contains($0) }
    return isCalledBack ? "it would be called back on that thread" : ""
  }

  public override func connection(of handle: OpaquePointer, _ kind: HandleKind) -> OpaquePointer? {
    unsafe kind == .statement ? ask { unsafe $0.sqlite3_db_handle(handle) } : nil
  }

  /// Has the other thread run a closure, and waits for the answer.
  private func ask<Answer>(_ body: (Sqlite3Wrapper) -> Answer) -> Answer {
    withoutActuallyEscaping(body) { body in
      let message = Message(body)
      line.async { [sqlite] in message.deliver(to: sqlite) }
      return message.answer()
    }
  }

  /// The same for a call that returns a code: SQLite's message and extended code are copied before another call can replace them.
  private func run(_ db: OpaquePointer?, _ statement: OpaquePointer? = nil, _ body: (Sqlite3Wrapper) -> Int32) -> Int32 {
    ask { sqlite in
      let db = unsafe statement.flatMap { unsafe sqlite.sqlite3_db_handle($0) } ?? db
      let code = body(sqlite)
      let message = unsafe sqlite.sqlite3_errmsg(db).map { unsafe String(cString: $0) }
      let error = unsafe ResultCode(rawValue: sqlite.sqlite3_extended_errcode(db))
      unsafe fail(error, message, byteOffset: sqlite.sqlite3_error_offset(db), on: db)
      return code
    }
  }

  public override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    let code = ask { unsafe $0.sqlite3_open_v2(filename, ppDb, flags, zVfs) }
    guard let ppDb = unsafe ppDb, let db = unsafe ppDb.pointee else { return code }
    _ = unsafe super.sqlite3_extended_result_codes(db, OpenFlags(rawValue: flags).contains(.exrescode) ? 1 : 0)
    return unsafe run(db) { _ in code }
  }

  public override func sqlite3_close(_ a0: OpaquePointer!) -> Int32 {
    let code = ask { unsafe $0.sqlite3_close(a0) }
    if code != 0 { return unsafe run(a0) { _ in code } }
    unsafe release(a0)
    return code
  }

  public override func sqlite3_db_config(
    _ db: OpaquePointer!, _ option: Int32, _ first: Int32, _ second: Int32, _ pointer: UnsafeMutableRawPointer!
  ) -> Int32 { unsafe run(db) { unsafe $0.sqlite3_db_config(db, option, first, second, pointer) } }
  public override func sqlite3_busy_timeout(_ a0: OpaquePointer!, _ ms: Int32) -> Int32 {
    unsafe run(a0) { unsafe $0.sqlite3_busy_timeout(a0, ms) }
  }
  public override func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ prepFlags: UInt32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 { unsafe run(db) { unsafe $0.sqlite3_prepare_v3(db, zSql, nByte, prepFlags, ppStmt, pzTail) } }
  public override func sqlite3_step(_ a0: OpaquePointer!) -> Int32 { unsafe run(nil, a0) { unsafe $0.sqlite3_step(a0) } }
  public override func sqlite3_reset(_ pStmt: OpaquePointer!) -> Int32 { unsafe run(nil, pStmt) { unsafe $0.sqlite3_reset(pStmt) } }
  public override func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32 { unsafe run(nil, pStmt) { unsafe $0.sqlite3_finalize(pStmt) } }
  public override func sqlite3_clear_bindings(_ a0: OpaquePointer!) -> Int32 {
    unsafe run(nil, a0) { unsafe $0.sqlite3_clear_bindings(a0) }
  }
  public override func sqlite3_bind_parameter_count(_ a0: OpaquePointer!) -> Int32 { ask { unsafe $0.sqlite3_bind_parameter_count(a0) } }
  public override func sqlite3_bind_parameter_index(_ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!) -> Int32 {
    ask { unsafe $0.sqlite3_bind_parameter_index(a0, zName) }
  }
  public override func sqlite3_bind_parameter_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe ask { unsafe $0.sqlite3_bind_parameter_name(a0, a1) }
  }
  public override func sqlite3_bind_null(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    unsafe run(nil, a0) { unsafe $0.sqlite3_bind_null(a0, a1) }
  }
  public override func sqlite3_bind_int64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int64) -> Int32 {
    unsafe run(nil, a0) { unsafe $0.sqlite3_bind_int64(a0, a1, a2) }
  }
  public override func sqlite3_bind_double(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Double) -> Int32 {
    unsafe run(nil, a0) { unsafe $0.sqlite3_bind_double(a0, a1, a2) }
  }
  public override func sqlite3_bind_text(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 { ask { unsafe $0.sqlite3_bind_text(a0, a1, a2, a3, a4) } }
  public override func sqlite3_bind_blob64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: UInt64, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 { ask { unsafe $0.sqlite3_bind_blob64(a0, a1, a2, a3, a4) } }
  public override func sqlite3_column_count(_ pStmt: OpaquePointer!) -> Int32 { ask { unsafe $0.sqlite3_column_count(pStmt) } }
  public override func sqlite3_column_name(_ a0: OpaquePointer!, _ N: Int32) -> UnsafePointer<CChar>! {
    unsafe ask { unsafe $0.sqlite3_column_name(a0, N) }
  }
  public override func sqlite3_column_value(_ a0: OpaquePointer!, _ iCol: Int32) -> OpaquePointer! {
    unsafe ask { unsafe $0.sqlite3_column_value(a0, iCol) }
  }
  public override func sqlite3_value_type(_ a0: OpaquePointer!) -> Int32 { ask { unsafe $0.sqlite3_value_type(a0) } }
  public override func sqlite3_value_int64(_ a0: OpaquePointer!) -> Int64 { ask { unsafe $0.sqlite3_value_int64(a0) } }
  public override func sqlite3_value_double(_ a0: OpaquePointer!) -> Double { ask { unsafe $0.sqlite3_value_double(a0) } }
  public override func sqlite3_value_text(_ a0: OpaquePointer!) -> UnsafePointer<UInt8>! { unsafe ask { unsafe $0.sqlite3_value_text(a0) } }
  public override func sqlite3_value_blob(_ a0: OpaquePointer!) -> UnsafeRawPointer! { unsafe ask { unsafe $0.sqlite3_value_blob(a0) } }
  public override func sqlite3_value_bytes(_ a0: OpaquePointer!) -> Int32 { ask { unsafe $0.sqlite3_value_bytes(a0) } }
  public override func sqlite3_changes64(_ a0: OpaquePointer!) -> Int64 { ask { unsafe $0.sqlite3_changes64(a0) } }
  public override func sqlite3_last_insert_rowid(_ a0: OpaquePointer!) -> Int64 { ask { unsafe $0.sqlite3_last_insert_rowid(a0) } }
  public override func sqlite3_get_autocommit(_ a0: OpaquePointer!) -> Int32 { ask { unsafe $0.sqlite3_get_autocommit(a0) } }
  public override func sqlite3_stmt_readonly(_ pStmt: OpaquePointer!) -> Int32 { ask { unsafe $0.sqlite3_stmt_readonly(pStmt) } }
  public override func sqlite3_stmt_status(_ a0: OpaquePointer!, _ op: Int32, _ resetFlg: Int32) -> Int32 {
    ask { unsafe $0.sqlite3_stmt_status(a0, op, resetFlg) }
  }
  public override func sqlite3_sql(_ pStmt: OpaquePointer!) -> UnsafePointer<CChar>! { unsafe ask { unsafe $0.sqlite3_sql(pStmt) } }

  public override func sqlite3_bind_blob(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ n: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 { unsafe run(nil, a0) { unsafe $0.sqlite3_bind_blob(a0, a1, a2, n, a4) } }
  public override func sqlite3_bind_zeroblob(_ a0: OpaquePointer!, _ a1: Int32, _ n: Int32) -> Int32 {
    unsafe run(nil, a0) { unsafe $0.sqlite3_bind_zeroblob(a0, a1, n) }
  }
  public override func sqlite3_exec(
    _ a0: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
    _ callback: (
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      ) -> Int32
    )!, _ a3: UnsafeMutableRawPointer!, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 { unsafe run(a0) { unsafe $0.sqlite3_exec(a0, sql, callback, a3, errmsg) } }
  public override func sqlite3_free(_ a0: UnsafeMutableRawPointer!) { ask { unsafe $0.sqlite3_free(a0) } }
  public override func sqlite3_extended_result_codes(_ a0: OpaquePointer!, _ onoff: Int32) -> Int32 {
    _ = unsafe super.sqlite3_extended_result_codes(a0, onoff)
    return unsafe run(a0) { unsafe $0.sqlite3_extended_result_codes(a0, onoff) }
  }
}
