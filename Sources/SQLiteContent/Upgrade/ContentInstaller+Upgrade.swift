import SQLiteCalls
import SQLiteCore
import SQLiteFiles
import SQLiteText
import SQLiteConcurrency

extension ContentInstaller {
  /// Runs the transaction of an upgrade.
  ///
  /// - Parameter committing: Receives the outcome as soon as only the commit is left.
  func upgrade(to source: CheckedSource, committing: inout InstallOutcome?) throws -> InstallOutcome {
    let installed = try ([""] + Sidecars.logs).reduce(0) { try $0 + (files.facts(of: installedPath + $1, followsLink: false)?.size ?? 0) }
    return try withBudget(forBytes: source.size + installed, of: source.name) { budget in
      try upgrade(to: source, budget, committing: &committing)
    }
  }

  private func upgrade(to source: CheckedSource, _ budget: WorkBudget, committing: inout InstallOutcome?) throws -> InstallOutcome {
    if let reason = try damageBeforeReading(triesLogs: true)?.first { return .damaged(reason: reason) }
    do {
      // Foreign keys must be off before the transaction begins: dropping a table would delete the user's rows with it.
      let connection = try open(.uri(SQL.fileURI(path: installedPath)), access: .readWrite, budget: budget)
      if let reason = try connection.emptyFileFinding() { return .damaged(reason: reason) }
      let stamp = try restoringVersion(VersionStamp(installed: connection), by: source, on: connection)
      var found = try settled(stamp, with: source.stamp, on: connection)
      if case .newerThanApp = found, try recordUpdate(over: source, by: stamp.version, on: connection) {
        found = try settled(stamp, with: source.stamp, on: connection)
      }
      if let outcome = found {
        if stamp.isOverwritten, case .current = outcome { try stamp.write(to: connection) }
        try connection.close()
        return outcome
      }
      if stamp.version >= source.stamp.version {
        let outcome = try migrate(connection, besides: source.stamp, budget, committing: &committing)
        do { try connection.close() } catch {}  // it is committed
        return outcome
      }
      guard stamp.encoding == source.stamp.encoding else {
        throw ContentError.encodingDiffers(installed: stamp.encoding, bundled: source.stamp.encoding)
      }
      let size = try files.facts(of: installedPath, followsLink: false)?.size ?? 0
      try makeSureOfSpace(source.size + min(size, source.size))  // the new content, and the journal of the old
      try connection.attach(source)
      let outcome = try connection.transaction(.immediate) {
        // While this connection waited, another one may have done the upgrade.
        let stamp = try VersionStamp(installed: connection)
        if let outcome = try settled(stamp, with: source.stamp, on: connection) { return outcome }
        if let reason = try connection.firstFindings() { return InstallOutcome.damaged(reason: reason) }
        let outcome = try replaceContent(from: stamp, to: source, budget, on: connection)
        committing = outcome
        return outcome
      }
      // Nothing after the commit can undo it, so errors are ignored from here on. The connection closes with its last reference at the
      // latest.
      do {
        try connection.prepare("DETACH \(identifier: ContentReplay.bundled)").run()
        try connection.close()
      } catch {}
      return outcome
    } catch let error as SQLiteError where error.isAboutDamage && committing == nil {
      return .damaged(reason: error.message)
    }
  }

  /// Replaces the content inside the transaction. The user's objects are recorded first, and compared at the end.
  private func replaceContent(
    from stamp: VersionStamp, to source: CheckedSource, _ budget: WorkBudget, on connection: Connection
  ) throws -> InstallOutcome {
    let userSchema = try userSchemaToMigrate(on: connection)
    if userSchema != nil { try UserSchemaRecord.make(on: connection) }
    let (old, new) = (try Schema(connection, of: "main"), try Schema(connection, of: ContentReplay.bundled))
    let plan = try ContentPlan(
      old: old, new: new, record: try connection.contentRecord(at: installedPath), carrying: Set(carrying.map(SchemaName.init)),
      adopting: Set(adopting.map(SchemaName.init)), on: connection)
    // Only this setting allows writing and dropping shadow tables; the connection is closed after the upgrade.
    try connection.set(.defensive, false)
    let references = NameReferences(old, new)
    let userTables = try UserTables(plan, on: connection)
    var userObjects = try UserObjects(plan, references, on: connection)
    let added = try UserAdditions(plan, on: connection)
    let sequences = try KeptSequences(plan, on: connection)
    let moved = try MovedReferences(plan, named: self.references, from: source, on: connection)
    let upkeep = try FullTextUpkeep(plan, references, moving: moved.tables, on: connection)
    try moved.apply()
    for object in plan.dropped {
      try connection.execute("DROP \(SQL(unchecked: object.kind.rawValue)) main.\(identifier: object.name.spelling)")
    }
    let replay = ContentReplay(connection: connection, source: source, objects: plan.brought)
    try replay.run()
    try checkModules(of: plan.brought, trees: ContentReplay.bundled, on: connection, source)
    try sequences.restore(plan.brought, on: connection)
    let replayed = try Schema(connection, of: "main")
    let left = try userObjects.remake(in: replayed, beforeSteps: userSchema != nil, on: connection)
    let made = plan.remade.isEmpty ? replayed : try Schema(connection, of: "main")
    let stale = try upkeep.rebuild(in: made, on: connection)
    try replay.verify(made)
    try userTables.verify(made, without: left + userObjects.waiting.map(\.object), on: connection)
    try source.stamp.write(to: connection)
    let carried = Set(carrying.map(SchemaName.init))
    let entries = try connection.entries(for: plan.brought.filter { !carried.contains($0.root) })
    try connection.write(entries + plan.keptEntries, version: source.stamp.version)
    let brought = Set(plan.broughtRoots.map(\.name))
    try connection.recordLocalizedIndexes { brought.contains(SchemaName($0.table)) }
    var report = UpgradeReport(plan)
    report.dropped += left.map(\.name.spelling)
    report.stale = stale
    var settled = made
    if let userSchema {
      report.steps = try steps(of: userSchema, before: userObjects.waiting, budget, on: connection)
      settled = try Schema(connection, of: "main")
    }
    try userObjects.verify(settled, on: connection)
    try recordUpdate(to: source, on: connection)
    report.moved = moved.rows
    report.orphans = try userObjects.orphans(of: plan, in: settled, on: connection).merging(moved.lost, uniquingKeysWith: max)
    (report.addedRows, report.addedColumns) = (added.rows, added.columns)
    return .upgraded(from: stamp.version, to: source.stamp.version, report: report)
  }
}

extension UpgradeReport {
  /// Reports what happens to each table and view.
  fileprivate init(_ plan: ContentPlan) {
    let there = Set(plan.old.roots.map(\.name))
    let coming = Set(plan.broughtRoots.map(\.name))
    replaced = plan.broughtRoots.filter { there.contains($0.name) }.map(\.name.spelling)
    brought = plan.broughtRoots.filter { !there.contains($0.name) }.map(\.name.spelling)
    kept = plan.kept.map(\.name.spelling)
    dropped = plan.old.roots.filter { root in
      plan.dropped.contains { $0.name == root.name } && !coming.contains(root.name)
    }.map(\.name.spelling)
  }
}
