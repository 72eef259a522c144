import SQLiteCalls
import SQLiteCore
import SQLiteFiles
import SQLiteText
import SQLiteConcurrency

extension ContentInstaller {
  /// Installs a copy of the bundled file; returns nil when another program has created a file at the path in the meantime.
  ///
  /// The copy is completed under a temporary name and then linked, so no process ever sees an incomplete file. The caller holds the lock.
  func installFirst(_ source: CheckedSource) throws -> InstallOutcome? {
    let stage = Stage(of: installedPath, for: .install, files: files)
    defer { stage.discard() }  // if it cannot be removed now, the next install removes it
    try makeSureOfSpace(source.size)
    try copyDatabase(source.path, of: source.name, toNew: stage.path)
    try finish(stage.path, of: source)
    try files.syncFile(stage.path)
    if try refuseOtherKinds() != nil { return nil }  // otherwise the log of a database in use would be removed
    // These files belong to a deleted database. SQLite would roll them into the new one, even if only their names survive a power failure.
    try removeSidecars()
    guard try stage.place() else { return nil }
    do throws(FileSystemError) {
      try files.syncFolder(folderPath)
    } catch {
      throw ContentError.unconfirmed(
        path: installedPath, version: source.stamp.version, reason: "its name may be gone after a power failure (\(error))")
    }
    return .installed(version: source.stamp.version)
  }

  /// Copies the bytes of the bundled database without affecting the locks that other connections of this process hold on it.
  func copyDatabase(_ path: String, of source: String, toNew copy: String) throws {
    try ContentError.reading(.source(source)) {
      try files.makeFile(copy, like: nil) { write in try DatabaseBytes.read(path, on: wrapper, write) }
    }
  }

  /// Checks the copy, takes it out of WAL mode and records the objects that are content.
  private func finish(_ stage: String, of source: CheckedSource) throws {
    try ContentError.reading(.copy(of: source.name, at: installedPath)) {
      try withBudget(forBytes: source.size, of: source.name) { budget in
        try withConnection(to: .file(stage), access: .readWrite, budget: budget) { try finish($0, of: source, budget) }
      }
    }
  }

  private func finish(_ connection: Connection, of source: CheckedSource, _ budget: WorkBudget) throws {
    try connection.leaveWAL()
    if let reason = try connection.firstFindings() { throw ContentError.sourceDamaged(path: source.name, reason: reason) }
    try connection.transaction(.immediate) {
      let carried = Set(carrying.map(SchemaName.init))
      let schema = try Schema(connection, of: "main")
      try checkModules(of: schema.objects, on: connection, source)
      let entries = try connection.entries(for: schema.objects.filter { !carried.contains($0.root) })
      try connection.write(entries, version: source.stamp.version)
      do { try connection.adoptLocalizedIndexes() } catch let error as SQLiteError where error.code.primary == .constraint {
        throw ContentError.sourceDamaged(path: source.name, reason: error.message)
      }
      try runFirstSteps(budget, on: connection)
      try recordUpdate(to: source, on: connection)
    }
  }

  /// Throws when the disk has less free space than needed, in bytes.
  func makeSureOfSpace(_ needed: Int64) throws {
    let free = try files.freeSpace(in: folderPath)
    if free < needed { throw ContentError.noSpace(path: installedPath, needed: needed, free: free) }
  }
}
