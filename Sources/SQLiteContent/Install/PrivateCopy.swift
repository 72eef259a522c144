import SQLiteCalls
import SQLiteCore

// A bundled file with a -wal or a hot journal beside it must not be opened immutable: SQLite would not read what is in them. So it is copied
// with them, and the copy is recovered. A lock file beside the copy says that its process lives.

extension ContentInstaller {
  private static let prefix = "sqlitemanager-content-"

  /// Copies the file with what is beside it, has SQLite recover the copy, and runs a closure with its path.
  func withPrivateCopy<Result>(of path: String, beside: [String], name: String, _ body: (String) throws -> Result) throws -> Result {
    let folder = Self.path(temporaryFolder)
    sweepPrivateCopies(in: folder)
    let copy = "\(folder)/\(Self.prefix)\(Self.ownName())"
    return try ContentError.reading(.source(name)) {
      try files.withLock(copy + ".lock", waits: true) {
        defer { discardPrivateCopy(copy) }
        try files.copy(path, toNew: copy)
        for suffix in beside { try files.copy(path + suffix, toNew: copy + suffix) }
        let connection = try open(.file(copy), access: .readWrite) { $0.foreignKeys = false }
        try connection.leaveWAL()
        _ = try Stamp(connection)  // reads the file, and so rolls a hot journal back
        try connection.close()
        return try body(copy)
      }
    }
  }

  private func discardPrivateCopy(_ copy: String) {
    discard(copy)
    do { try files.remove(copy + ".lock") } catch {}  // swept by the next that needs a copy
  }

  /// Removes the copies of processes that were killed: nobody holds their lock.
  private func sweepPrivateCopies(in folder: String) {
    guard let names = try? files.names(in: folder) else { return }
    for name in names where name.hasPrefix(Self.prefix) && name.hasSuffix(".lock") {
      let copy = "\(folder)/\(name.dropLast(".lock".count))"
      do { try files.withLock(copy + ".lock", waits: false) { discardPrivateCopy(copy) } } catch {}  // in use, or another user's
    }
  }
}

extension Connection {
  /// Puts a database that nobody else has open into rollback mode; what its -wal holds is then in the file.
  func leaveWAL() throws(SQLiteError) {
    let mode = try value("PRAGMA main.journal_mode=DELETE", as: String.self)
    guard mode == "delete" else {
      throw SQLiteError(.busy, "the journal mode stays \(mode ?? "unknown")", call: .sqlite3_step, sql: "PRAGMA main.journal_mode=DELETE")
    }
  }
}
