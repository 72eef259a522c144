import SQLiteCalls

/// Running SQL text that contains any number of statements. <https://sqlite.org/c3ref/exec.html>
extension MockLibrary {
  func sqlite3_exec(
    _ a0: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ callback: Sqlite3Callback.Row!, _ a3: UnsafeMutableRawPointer!,
    _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe errmsg?.pointee = nil
    guard let open = unsafe connection(a0), !open.isSick else { return ResultCode.misuse.rawValue }
    var rest: UnsafePointer<CChar>? = unsafe sql
    var code = ResultCode.ok.rawValue
    open.report(.ok)
    while let start = unsafe rest, unsafe start.pointee != 0, code == ResultCode.ok.rawValue {
      var made: OpaquePointer?
      code = unsafe sqlite3_prepare_v2(a0, start, -1, &made, &rest)
      guard code == ResultCode.ok.rawValue, let statement = unsafe statement(made) else { continue }
      let isAborted = unsafe run(statement, callback, a3)
      code = unsafe sqlite3_finalize(made)
      if isAborted { code = open.report(.abort) }
    }
    if code != ResultCode.ok.rawValue { unsafe errmsg?.pointee = unsafe allocateText(Array(open.failure.words.utf8)) }
    return code
  }

  /// Steps a statement until it ends. Returns whether the callback stopped it.
  private func run(_ statement: MockStatement, _ callback: Sqlite3Callback.Row?, _ context: UnsafeMutableRawPointer?) -> Bool {
    while step(statement) == ResultCode.row.rawValue {
      var names = unsafe statement.columns.map { unsafe UnsafeMutablePointer(mutating: statement.text($0)) as UnsafeMutablePointer? }
      var texts = unsafe statement.row.map { value in
        unsafe value.text().map { unsafe UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: CChar.self) }
      }
      unsafe texts.append(nil)  // SQLite ends the values with a null pointer
      if let callback = unsafe callback, unsafe callback(context, Int32(names.count), &texts, &names) != 0 { return true }
    }
    return false
  }
}

/// Virtual table modules. They are stored and freed as in SQLite, but never called, because scripts answer all SQL no matter which tables
/// it uses. <https://sqlite.org/c3ref/create_module.html>
extension MockLibrary {
  func sqlite3_create_module_v2(
    _ db: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ p: UnsafePointer<sqlite3_module>!, _ pClientData: UnsafeMutableRawPointer!,
    _ xDestroy: Sqlite3Destructor.Function!
  ) -> Int32 {
    guard let open = unsafe connection(db), let zName = unsafe zName else {
      unsafe Sqlite3Destructor.call(xDestroy, with: pClientData)
      return ResultCode.misuse.rawValue
    }
    let key = unsafe String(cString: zName).lowercased()
    let former = open.modules[key]
    open.modules[key] = unsafe p == nil ? nil : GivenData(pClientData, xDestroy)
    former?.end()
    return open.report(.ok)
  }
}
