import SQLiteCallsCore

extension PreparedStatement {
  /// Makes a pragma of the log ready to run on a connection that makes the checkpoints in another way than SQLite.
  ///
  /// A checkpoint is made before the statement, which gives its row. SQLite compiles any pragma again when it runs once more, and would then read a setting
  /// past this package: so the pragma is compiled here.
  func prepare(_ pragma: LogPragma, on connection: Connection) throws {
    if unsafe isCheckpointRow { return try answer(pragma, on: connection) }
    if pragma.name == .checkpoint {
      let row = try connection.askingForItself {
        try connection.compile(
          "SELECT ?1 AS busy, ?2 AS log, ?3 AS checkpointed", from: 0, flags: .persistent, as: StatementKind())
      }
      guard let handle = unsafe row.handle else { return }
      unsafe replace(with: handle, kind, on: connection)
      unsafe isCheckpointRow = true
      try answer(pragma, on: connection)
    } else if unsafe wrapper.sqlite3_stmt_status(handle, StatementStatus.run.rawValue, 0) > 0 {
      let compiled = try connection.compile(ownSQL, from: 0, flags: .persistent)
      if let handle = unsafe compiled.handle { unsafe replace(with: handle, kind, on: connection) }
    }
  }

  /// Makes the checkpoint, of every database where none is named, and binds the values of the row, which are those of the first.
  /// <https://sqlite.org/pragma.html#pragma_wal_checkpoint>
  private func answer(_ pragma: LogPragma, on connection: Connection) throws {
    let modes = ["passive", "full", "restart", "truncate"]  // as SQLite numbers them
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
