import SQLiteCalls
import SQLiteCore

// A database is opened with the clock's file system before the one that was asked for.
extension VirtualTimeSqlite3Wrapper {
  /// The name, where it changes, and the file system with which a database is opened in the time of the clock; nil over a wrapper that runs no SQL, and where the file system
  /// that was asked for does not exist: the library reports that better.
  ///
  /// - Throws: ``SQLiteError`` when the file system cannot be registered.
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
      return time.withLock { $0.systems.kept(name, made) }  // another thread may have made one meanwhile
    } catch  where error.origin == .call(.sqlite3_vfs_find) {
      return nil
    }
  }
}
