import SQLiteCalls
import SQLiteCore
import SQLiteText

extension ContentInstaller {
  /// Brings the content of the installed database to the bundled version, in one transaction inside the file. The lock is held.
  func upgrade(to source: CheckedSource) throws -> InstallOutcome {
    do {
      // Foreign keys must be off before the transaction begins: a table that is dropped would take the user's rows along.
      let connection = try open(.uri(SQL.fileURI(path: installedPath)), access: .readWrite) { $0.foreignKeys = false }
      if try connection.value("PRAGMA main.page_count", as: Int.self) == 0 {
        return .damaged(reason: "the file is empty, or shorter than a page")
      }
      let stamp = try Stamp(connection)
      if let outcome = try stamp.settled(with: source.stamp) {
        try connection.close()
        return outcome
      }
      guard stamp.encoding == source.stamp.encoding else {
        throw ContentError.encodingDiffers(installed: stamp.encoding, bundled: source.stamp.encoding)
      }
      let size = try files.facts(of: installedPath, followsLink: false)?.size ?? 0
      try makeSureOfSpace(source.size + min(size, source.size))  // the new content, and the journal of the old
      // Old schemas may hold texts in double quotes; only statements of a schema are read so.
      try connection.set(.dqsDdl, true)
      try connection.prepare("ATTACH \(SQL.immutableURI(path: source.path)) AS \(identifier: ContentReplay.bundled)").run()
      let outcome = try connection.transaction(.immediate) {
        // Whoever waited for another connection's upgrade finds it done.
        let stamp = try Stamp(connection)
        if let outcome = try stamp.settled(with: source.stamp) { return outcome }
        let findings = try connection.quickCheck(in: "main")
        if !findings.isEmpty { return InstallOutcome.damaged(reason: findings.prefix(3).joined(separator: "; ")) }
        return try replaceContent(from: stamp, to: source, on: connection)
      }
      // Behind the commit nothing can make it undone, so nothing is an error: the connection closes with its last reference at the latest.
      do {
        try connection.prepare("DETACH \(identifier: ContentReplay.bundled)").run()
        try connection.close()
      } catch {}
      return outcome
    } catch let error as SQLiteError where error.saysDamage {
      return .damaged(reason: error.message)
    }
  }

  /// Makes the user's search tables over content anew: their triggers saw nothing of what was replaced.
  private func rebuildSearchTables(of plan: ContentPlan, on connection: Connection) throws {
    let brought = Set(plan.brought.filter { $0.kind == .table }.map(\.name))
    for table in try connection.fullTextTables() where !brought.contains(SchemaName(table.name)) {
      guard case .external(let content, _) = table.content, brought.contains(SchemaName(content)) else { continue }
      try connection.rebuildFullTextTable(table.name)
    }
  }

  private func replaceContent(from stamp: Stamp, to source: CheckedSource, on connection: Connection) throws -> InstallOutcome {
    let plan = try ContentPlan(
      old: try Schema(connection, of: "main"), new: try Schema(connection, of: ContentReplay.bundled),
      recorded: try connection.recordedContent(), carrying: Set(carrying.map(SchemaName.init)))
    // The tables behind virtual tables can be written, and dropped, only so; the connection is closed after the upgrade.
    try connection.set(.defensive, false)
    let userObjects = try UserObjects(plan, on: connection)
    for object in plan.dropped {
      try connection.execute("DROP \(SQL(unchecked: object.kind.rawValue)) main.\(identifier: object.name.spelling)")
    }
    let replay = ContentReplay(connection: connection, source: source, objects: plan.brought)
    try replay.run()
    try userObjects.remake(on: connection)
    try rebuildSearchTables(of: plan, on: connection)
    try replay.verify()
    try connection.execute(SQL(unchecked: "PRAGMA main.user_version=\(source.stamp.version)"))
    if source.stamp.applicationID != 0 {
      try connection.execute(SQL(unchecked: "PRAGMA main.application_id=\(source.stamp.applicationID)"))
    }
    let orphans = try userObjects.orphans(of: plan, on: connection)
    try connection.record(plan.brought)
    return .upgraded(from: stamp.version, to: source.stamp.version, orphans: orphans)
  }
}
