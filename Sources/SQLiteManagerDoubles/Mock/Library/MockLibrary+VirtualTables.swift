import SQLiteCalls

/// Virtual table modules: kept and freed as SQLite does, and never asked. SQL is answered by scripts, whatever tables it names.
/// <https://sqlite.org/c3ref/create_module.html>
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
