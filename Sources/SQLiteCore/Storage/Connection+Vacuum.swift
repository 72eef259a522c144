import SQLiteCalls

extension Connection {
  /// Writes the database again, without free pages. It needs up to twice its size beside it, and no open transaction.
  ///
  /// - Parameter schema: Which database.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR in a transaction or while statements run, SQLITE_FULL, SQLITE_BUSY; the database is as before.
  ///
  /// <https://sqlite.org/lang_vacuum.html>
  public func vacuum(_ schema: String = "main") throws {
    do { try prepare("VACUUM \(identifier: schema)").run() } catch { throw reason(behind: error) }
  }

  /// Writes a copy of the database, without free pages, into a new file.
  ///
  /// - Parameters:
  ///   - path: A path, whatever it holds. No file may have it.
  ///   - schema: Which database.
  /// - Throws: ``SQLiteError`` with SQLITE_PERM when there is a file, SQLITE_CANTOPEN when it cannot be made, SQLITE_ERROR in a transaction,
  ///   SQLITE_FULL … No file is left then.
  ///
  /// <https://sqlite.org/lang_vacuum.html#vacuuminto>
  public func vacuum(into path: String, of schema: String = "main") throws {
    let location = Location.file(path)
    guard let made = try NewFile.make(at: location, access: .new, on: wrapper) else { return }
    do {
      try prepare("VACUUM \(identifier: schema) INTO \(try location.name(for: .new))").run()
    } catch {
      made.remove()
      throw reason(behind: error)
    }
  }
}
