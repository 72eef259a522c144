import SQLiteCalls
import SQLiteCore
import SQLiteFiles

// A bundled file with a -wal or a hot journal beside it must not be opened as immutable: SQLite would not read these logs. So the file is
// copied with its logs, and the copy is recovered. A lock file beside the copy shows that the process that made it is still running.

extension ContentInstaller {
  private static let prefix = "sqlitemanager-content-"

  /// Copies the file and the logs beside it, lets SQLite recover the copy, and runs a closure with its path.
  ///
  /// - Parameter fills: Whether the copy has just two bytes. SQLite then does not treat it as empty, and reads the logs beside it.
  package func withPrivateCopy<Result>(
    of path: String, beside: [String], name: String, fills: Bool = false, _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = try Self.exactPath(temporaryFolder)
    sweepPrivateCopies(in: folder)
    let copy = "\(folder)/\(Self.prefix)\(UniqueName.make())"
    for ending in ["", ".lock"] { UnfinishedFiles.add(copy + ending) }
    defer { for ending in ["", ".lock"] { UnfinishedFiles.forget(copy + ending) } }
    return try ContentError.reading(.copy(of: name, at: copy)) {
      try files.withLock(copy + ".lock", like: nil, waiting: lockTimeout) {
        defer { discardPrivateCopy(copy) }
        if fills { try files.makeFile(copy, like: nil) { try $0([0, 0]) } } else { try copyDatabase(path, of: name, toNew: copy) }
        for suffix in beside { try files.copy(path + suffix, toNew: copy + suffix) }
        try withConnection(to: .file(copy), access: .readWrite) { connection in
          try connection.leaveWAL()
          _ = try VersionStamp(connection)  // reads the file, which rolls back a hot journal
        }
        return try body(copy)
      }
    }
  }

  /// Removes a copy. Files that cannot be removed now are removed by the next call that needs a copy.
  private func discardPrivateCopy(_ copy: String) {
    for path in (Sidecars.all + ["", ".lock"]).map({ copy + $0 }) where isOwnFile(path) { do { try files.remove(path) } catch {} }
  }

  /// Removes the copies that killed processes of this user left: no process holds their lock. The folder may belong to any user, and so may
  /// the other files in it.
  ///
  /// An error or a power failure may have removed the lock file of a copy; no process holds the lock of such a copy either.
  private func sweepPrivateCopies(in folder: String) {
    guard let names = try? files.names(in: folder) else { return }
    let endings = [".lock"] + Sidecars.all + [""]
    let copies = names.compactMap { name -> String? in
      guard name.hasPrefix(Self.prefix), let ending = endings.first(where: name.hasSuffix) else { return nil }
      let copy = name.dropLast(ending.count)
      guard UniqueName.matches(String(copy.dropFirst(Self.prefix.count))), isOwnFile("\(folder)/\(name)") else { return nil }
      return "\(folder)/\(copy)"
    }
    for copy in Set(copies).ordered() {
      do { try files.withLock(copy + ".lock", like: nil) { discardPrivateCopy(copy) } } catch {}  // in use
    }
  }

  private func isOwnFile(_ path: String) -> Bool {
    guard let facts = try? files.facts(of: path, followsLink: false) else { return false }
    return facts.kind == .file && facts.isOwn
  }
}

extension Connection {
  /// Puts a database that no other connection has open into rollback mode, which moves the content of its -wal into the database file.
  func leaveWAL() throws {
    let mode = try value("PRAGMA main.journal_mode=DELETE", as: String.self)
    guard mode == "delete" else {
      throw SQLiteError.refused(.busy, "the journal mode stays \(mode ?? "unknown")", sql: "PRAGMA main.journal_mode=DELETE")
    }
  }
}
