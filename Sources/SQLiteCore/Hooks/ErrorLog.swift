public import SQLiteCalls

/// SQLite's log of errors and warnings of the whole process. <https://sqlite.org/errlog.html>
public enum ErrorLog {
  /// Passes every entry of SQLite's log to a closure: SQL that does not compile, misuse, recovery, damage, automatic indexes.
  ///
  /// SQLite has one log for all connections of the process. Call this once, at the start of the program, before any connection is opened:
  /// older versions accept a log only then. The closure is called on the thread that causes the entry, for the rest of the process or, with
  /// a later version of SQLite, until another closure is set here. It must not use SQLite. The texts may contain SQL, including values that
  /// were pasted into it, but not bound values.
  /// - Parameters:
  ///   - wrapper: The library to call.
  ///   - body: A closure that gets the extended code and the text of each entry.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE when SQLite is already in use and its version then refuses the call, as 3.40 does.
  ///
  /// The C function is `sqlite3_config` with `SQLITE_CONFIG_LOG`: <https://sqlite.org/c3ref/c_config_covering_index_scan.html>
  public static func observe(
    on wrapper: any Sqlite3WrapperProtocol, _ body: @escaping @Sendable (ResultCode, String) -> Void
  ) throws(SQLiteError) {
    let callback: @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?) -> Void = { context, code, text in
      guard let box = unsafe context.object(as: ErrorLogBox.self), let text = unsafe text else { return }
      box.body(ResultCode(rawValue: code), unsafe String(cString: text))
    }
    let box = ErrorLogBox(body)
    let function = unsafe unsafeBitCast(callback, to: UnsafeMutableRawPointer.self)  // as C's variadic function takes it
    let code = unsafe wrapper.sqlite3_config(LibraryOption.log.rawValue, 0, 0, function, Unmanaged.passUnretained(box).toOpaque())
    if code == 0 { return keptForEver.withLock { $0.append(box) } }  // SQLite keeps its address
    let reason = code == ResultCode.misuse.rawValue ? ": SQLite is in use already, the log is set before the first connection opens" : ""
    throw SQLiteError(ResultCode(rawValue: code), "the error log cannot be observed\(reason)", origin: .call(.sqlite3_config))
  }
}

private final class ErrorLogBox: Sendable {
  let body: @Sendable (ResultCode, String) -> Void

  init(_ body: @escaping @Sendable (ResultCode, String) -> Void) { self.body = body }
}
