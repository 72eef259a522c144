import SQLiteCalls
import SQLiteCore

// A database is opened with a file system that uses the clock, on top of the file system that the caller named.
extension VirtualTimeSqlite3Wrapper {
  /// Returns the name, if it changes, and the file system with which to open a database on the clock. Returns nil if the inner wrapper runs
  /// no SQL, or if the file system that the caller named does not exist, which the library reports better.
  ///
  /// - Throws: ``SQLiteError`` if the file system cannot be registered.
  func opened(_ filename: UnsafePointer<CChar>?, _ flags: Int32, _ system: UnsafePointer<CChar>?) throws(SQLiteError)
    -> (name: OwnedText?, system: OwnedText)?
  {
    guard inner.runsAnySQL else { return nil }
    let name = unsafe filename.map { unsafe String(cString: $0) }
    let asked = unsafe system.map { unsafe String(cString: $0) }
    let uri = OpenFlags(rawValue: flags).contains(.uri) ? name.flatMap(DatabaseURI.init) : nil
    guard let found = try self.system(before: uri?.system ?? asked) else { return nil }
    return (uri.map { OwnedText($0.withoutSystem) }, OwnedText(found.name))
  }

  private func system(before name: String?) throws(SQLiteError) -> VirtualTimeVFS? {
    if let made = time.withLock({ $0.systems[name] }) { return made }
    do {
      let made = try VirtualTimeVFS(clock, before: name, on: inner)
      return time.withLock { $0.systems.kept(name, made) }  // another thread may have created one in the meantime
    } catch  where error.origin == .call(.sqlite3_vfs_find) {
      return nil
    }
  }
}
