import SQLiteCalls

/// Makes this package's own checkpoints, and handles the pragmas that concern checkpoints.
struct LogGuard: CheckpointGuard {
  func willAttach(to connection: Connection) { connection.takeAutomaticCheckpoint() }

  func closeReaders(of connection: Connection) { connection.hooks?.log.closeReaders() }

  func willCompile(_ pragma: LogPragma, on connection: Connection) {
    switch pragma.name {
    case .automaticCheckpoint: connection.hooks?.log.suspendGuard()
    case .journalMode, .lockingMode: closeReaders(of: connection)
    case .busyTimeout, .checkpoint: break
    }
  }

  func didCompile(_ pragma: LogPragma, on connection: Connection) {
    if pragma.name == .automaticCheckpoint { connection.hooks?.log.resumeGuard(wasSet: pragma.argument != nil) }
  }

  func makeCheckpoint(_ pragma: LogPragma, of statement: PreparedStatement, on connection: Connection) throws {
    if unsafe connection.wrapper.sqlite3_bind_parameter_count(statement.handle) == 0 {  // it is still the pragma, which has no parameters
      let row = try connection.bypassingAuthorizers {
        try connection.compile(
          "SELECT ?1 AS busy, ?2 AS log, ?3 AS checkpointed", from: 0, flags: .persistent, as: StatementKind())
      }
      guard let handle = unsafe row.handle else { return }
      unsafe statement.replace(with: handle, statement.kind, on: connection)
    }
    try statement.makeCheckpoint(pragma, on: connection)
  }
}

extension PreparedStatement {
  /// Makes the checkpoint and binds the values of its result row. If no database is named, it checkpoints every database, and the row
  /// describes the first one. <https://sqlite.org/pragma.html#pragma_wal_checkpoint>
  fileprivate func makeCheckpoint(_ pragma: LogPragma, on connection: Connection) throws {
    let modes = ["passive", "full", "restart", "truncate"]  // in the order of SQLite's numbers
    let mode = CheckpointMode(rawValue: modes.firstIndex { $0 == pragma.argument }.map { Int32($0) } ?? 0)
    var row: [Int64] = [0, -1, -1]
    for (number, schema) in try (pragma.schema.map { [$0] } ?? connection.schemaNames.filter { !$0.isTemp }).enumerated() {
      var frames = LogFrames()
      let code = try connection.checkpoint(mode, of: schema, &frames)
      let gaveUp = code == ResultCode.busy.rawValue && connection.busyWait?.wasStopped != true
      if gaveUp { row[0] = 1 } else { try connection.check(code, in: .sqlite3_wal_checkpoint_v2, sql: sql) }
      if number == 0 { row = [row[0], Int64(frames.log), Int64(frames.checkpointed)] }
    }
    for (number, value) in row.enumerated() {
      let code = unsafe wrapper.sqlite3_bind_int64(handle, Int32(number + 1), value)
      if code != 0 { throw connection.error(code, in: .sqlite3_bind_int64, sql: sql) }
    }
  }
}
