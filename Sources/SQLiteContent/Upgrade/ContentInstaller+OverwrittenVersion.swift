import SQLiteCore
import SQLiteConcurrency

extension ContentInstaller {
  /// Restores the version number of an installed file if its current number is a later one, the record has no version, and the content is
  /// the bundle's.
  ///
  /// Older releases of this package recorded no version, and let an app overwrite the number. A newer app's file with exactly the same
  /// content gets the number too, but loses nothing: the newer app upgrades it again.
  func restoringVersion(_ stamp: VersionStamp, by source: CheckedSource, on connection: Connection) throws -> VersionStamp {
    guard stamp.version > source.stamp.version, stamp.encoding == source.stamp.encoding, try connection.recordedVersion == nil,
      let record = try? connection.contentRecord(at: installedPath)  // without a readable record, the number counts
    else { return stamp }
    try connection.attach(source)
    let isSame = try connection.hasContent(of: Schema(connection, of: ContentReplay.bundled), by: record)
    try connection.prepare("DETACH \(identifier: ContentReplay.bundled)").run()
    guard isSame else { return stamp }
    try source.stamp.write(to: connection)
    return source.stamp
  }
}

extension Connection {
  /// Attaches the bundle. Old schemas may have string literals in double quotes, which are accepted only in the statements of a schema.
  func attach(_ source: CheckedSource) throws {
    try set(.dqsDdl, true)
    try prepare("ATTACH \(SQL.immutableURI(path: source.path)) AS \(identifier: ContentReplay.bundled)").run()
  }

  /// Whether the recorded content has the same objects, with the same rows, as the attached bundle.
  fileprivate func hasContent(of bundle: Schema, by record: ContentRecord) throws -> Bool {
    let installed = try Schema(self, of: "main")
    let content = installed.roots.filter { record[$0] != nil }
    guard bundle.firstDifference(in: content) == nil,
      installed.firstDifference(in: bundle.objects.filter { $0.tableKind != .shadow }) == nil
    else { return false }
    for table in content where table.tableKind == .table && record[table]?.owner == .content {
      let (ours, theirs): (SQL, SQL) = (
        "main.\(identifier: table.name.spelling)", "\(identifier: ContentReplay.bundled).\(identifier: table.name.spelling)"
      )
      let differences: SQL = """
        SELECT * FROM (SELECT * FROM \(ours) EXCEPT SELECT * FROM \(theirs))
        UNION ALL SELECT * FROM (SELECT * FROM \(theirs) EXCEPT SELECT * FROM \(ours)) LIMIT 1
        """
      if try !rows(differences).isEmpty { return false }
    }
    return true
  }
}
