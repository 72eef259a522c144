import SQLiteCalls
import SQLiteCore

// A database is opened with a file system of the clock on top of the one that the caller named.
extension VirtualTimeSqlite3Wrapper {
  /// The name, if it changes, and the file system with which to open a database in the time of the clock. Nil over a wrapper that runs no
  /// SQL, and if the file system that the caller named does not exist: the library reports that better.
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
      return time.withLock { $0.systems.kept(name, made) }  // another thread may have made one in the meantime
    } catch  where error.origin == .call(.sqlite3_vfs_find) {
      return nil
    }
  }
}
