import SQLiteCalls
import SQLiteCore

extension ContentInstaller {
  /// Puts a copy of the bundled file under the name of the installed one; nil when another program took the name meanwhile.
  ///
  /// The copy is finished under a name of its own and then linked: nobody ever sees half a file. The lock is held.
  func installFirst(_ source: CheckedSource) throws -> InstallOutcome? {
    let stage = inFolder(".\(fileName).\(Self.ownName())\(Self.stageSuffix)")
    defer { discard(stage) }
    try makeSureOfSpace(source.size)
    try files.copy(source.path, toNew: stage)
    try finish(stage, of: source)
    try files.syncFile(stage)
    // Left by a database that is gone: SQLite would roll them into the new one.
    for suffix in Self.sidecars { try files.remove(installedPath + suffix) }
    do throws(FileSystemError) {
      try files.link(stage, toNew: installedPath)
    } catch {
      if error.isTaken { return nil }
      guard error.hasNoLinks else { throw error }
      if try files.facts(of: installedPath, followsLink: false) != nil { return nil }
      try files.rename(stage, to: installedPath)
    }
    try files.syncFolder(folderPath)
    return .installed(version: source.stamp.version)
  }

  /// Checks the copy, takes it out of WAL mode and records which objects are content.
  private func finish(_ stage: String, of source: CheckedSource) throws {
    try ContentError.reading(.source(source.name)) {
      let budget = WorkBudget(bytes: source.size, floor: floorOfWork)
      try budget.spending(on: source.name) { try finish(stage, of: source, budget) }
    }
  }

  private func finish(_ stage: String, of source: CheckedSource, _ budget: WorkBudget) throws {
    let connection = try open(.file(stage), access: .readWrite, budget: budget) { $0.foreignKeys = false }
    try connection.leaveWAL()
    let findings = try connection.quickCheck(in: "main")
    if !findings.isEmpty { throw ContentError.sourceDamaged(path: source.name, reason: findings.prefix(3).joined(separator: "; ")) }
    try connection.transaction(.immediate) {
      let carried = Set(carrying.map(SchemaName.init))
      let schema = try Schema(connection, of: "main")
      try checkModules(of: schema.objects, on: connection, source)
      try connection.write(try connection.entries(for: schema.objects.filter { !carried.contains($0.root) }))
    }
    try connection.close()
  }

  /// Throws when the disk has less room than this.
  func makeSureOfSpace(_ needed: Int64) throws {
    let free = try files.freeSpace(in: folderPath)
    if free < needed { throw ContentError.noSpace(path: installedPath, needed: needed, free: free) }
  }

  static var stageSuffix: String { ".stage" }

  /// Removes the stages of processes that were killed. Whoever makes a stage holds the lock, so none is in use while it is held here.
  ///
  /// A stage may be the installed database under a second name; its name is removed all the same, and nothing else.
  func sweepStages() throws {
    for name in try files.names(in: folderPath) where isStage(name) { try files.remove(inFolder(name)) }
  }

  /// Whether a name is the dot, the file name, another dot, what ``ownName()`` makes, and a stage's ending.
  func isStage(_ name: String) -> Bool {
    let prefix = ".\(fileName)."
    guard name.utf8.starts(with: prefix.utf8), let rest = String(name.utf8.dropFirst(prefix.utf8.count)) else { return false }
    let endings = [""] + Self.sidecars
    guard let ending = endings.first(where: { rest.hasSuffix(Self.stageSuffix + $0) }) else { return false }
    let parts = rest.dropLast(Self.stageSuffix.count + ending.count).split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && Int32(parts[0]) != nil && UInt64(parts[1], radix: 16) != nil
  }
}
