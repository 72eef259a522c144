import SQLiteCalls
public import SQLiteCore
package import SQLiteFiles

extension Connection {
  /// Copies a database into another one, page by page, while both may be in use.
  ///
  /// The destination's content is replaced as a whole with the last page. Until then it is unchanged, and SQL on the destination is
  /// refused. Between two steps any connection may write to the source. Writes of this connection are also copied, and a write by another
  /// connection restarts the backup. A step that another connection's lock blocks is retried, after the busy handlers of both connections
  /// have waited.
  /// - Parameters:
  ///   - schema: The database to copy.
  ///   - destination: A connection to another database: to a file, or in memory.
  ///   - destinationSchema: The database of the destination to replace.
  ///   - pagesPerStep: The number of pages copied per step; the source is locked for reading during a step.
  ///   - busySteps: The maximum number of consecutive steps that a lock may block.
  ///   - restarts: The maximum number of restarts after writes by another connection.
  ///   - progress: Called after each step but the last. If it throws, the backup stops.
  /// - Returns: The progress of the finished backup.
  /// - Throws: The error of the closure, or ``SQLiteError``; the destination is then unchanged. SQLITE_ERROR when source and destination
  ///   are the same connection, a statement or a session of the destination uses its database, or the destination has used a database in
  ///   another text encoding. SQLITE_MISUSE when both are the same file. SQLITE_BUSY and SQLITE_LOCKED after too many steps blocked by a
  ///   lock. SQLITE_BUSY after too many restarts; in a transaction that has already read, the backup sees one state, and never
  ///   restarts. SQLITE_READONLY when the destination has another page size and is in memory or in WAL mode. SQLITE_FULL, SQLITE_IOERR.
  ///
  /// The C functions are `sqlite3_backup_init` and its companions: <https://sqlite.org/c3ref/backup_finish.html>
  @discardableResult
  public func backup(
    _ schema: String = "main", to destination: Connection, as destinationSchema: String = "main", pagesPerStep: Int32 = 1_024,
    busySteps: Int = 10, restarts: Int = 10, _ progress: (BackupProgress) throws -> Void = { _ in }
  ) throws -> BackupProgress {
    guard pagesPerStep > 0 else { throw SQLiteError.misuse("a backup copies at least one page per step, not \(pagesPerStep)") }
    try refuseNul(inName: schema)
    try refuseNul(inName: destinationSchema)
    let (source, target) = unsafe (try openHandle(), try destination.openHandle())
    for connection in [self, destination] { try connection.settleRollback() }
    if destination !== self, let path = try fileName(of: schema), let other = try destination.fileName(of: destinationSchema),
      LocalFileSystem().isOneFile(path, other)
    {
      throw SQLiteError.misuse("the source and the destination of the backup are the same file: \(path)")
    }
    let users = destination.attachments.namesUnguarded(in: destinationSchema)
    if !users.isEmpty {  // SQLite would not check this
      throw SQLiteError.refused(
        .error, "the database \(destinationSchema) cannot be replaced by a backup; in use: " + users.joined(separator: "; "))
    }
    var state = BackupProgress()
    func report() throws {  // until it returns, neither connection may be closed, and neither database replaced
      try inCallback(allowsSQL: true) { destination.inCallback(allowsSQL: false) { Result { try progress(state) } } }.get()
    }
    while try !isEncodingTaken(by: destination, destinationSchema, from: schema, busySteps, &state) { try report() }
    guard let backup = unsafe wrapper.sqlite3_backup_init(target, destinationSchema, source, schema) else {
      let code = unsafe wrapper.sqlite3_extended_errcode(target)
      throw destination.error(code == 0 ? ResultCode.nomem.rawValue : code, in: .sqlite3_backup_init)
    }
    destination.attachments.noteUnreportedChange()
    destination.noteOtherSchema()
    let outcome = Result {
      while try unsafe step(backup, pagesPerStep, busySteps, &state) {
        if state.restartCount > restarts {
          throw SQLiteError.refused(
            .busy,
            "the backup of \(schema) began again \(state.restartCount) times, because other connections wrote to it meanwhile: begin a transaction "
              + "that reads before it, or copy more pages per step")
        }
        try report()
      }
    }
    let code = unsafe wrapper.sqlite3_backup_finish(backup)
    do { try outcome.get() } catch let failure as StepFailed {
      throw orStopped(destination.error(failure.code, in: .sqlite3_backup_step))  // reported on the destination, and only after the end
    }
    try destination.check(code, in: .sqlite3_backup_finish)
    return state
  }

  /// Thrown by a step that copied nothing.
  private struct StepFailed: Error {
    let code: Int32
  }

  /// Copies pages; returns false when there are no more.
  private func step(_ backup: OpaquePointer, _ pages: Int32, _ busySteps: Int, _ state: inout BackupProgress) throws -> Bool {
    let code = ResultCode(rawValue: unsafe wrapper.sqlite3_backup_step(backup, pages))
    switch code.primary {
    case .ok, .done:
      unsafe state.note(
        remaining: Int(wrapper.sqlite3_backup_remaining(backup)), of: Int(wrapper.sqlite3_backup_pagecount(backup)))
      return code.primary == .ok
    case .busy where state.busyStepCount < busySteps, .locked where state.busyStepCount < busySteps:
      state.busyStepCount += 1
      return true
    default: throw StepFailed(code: code.rawValue)
    }
  }

  /// Copies a database into a new file, page by page, while other connections may use it.
  ///
  /// The file is created under a temporary name in the same folder, which begins with a dot and ends with `.partial`. It gets its final
  /// name once it is complete and on disk, so after any failure, nothing is left at the path or beside it. A process that is killed leaves
  /// the partial file under the temporary name; it can be removed. If SQLite's default file system is not the system's, the copy is created
  /// at the path itself, and removed on failure.
  ///
  /// The copy is in a rollback mode, even if the source is in WAL mode. Other users get no more access to it than to the source.
  ///
  /// The other parameters are the same as for ``backup(_:to:as:pagesPerStep:busySteps:restarts:_:)``.
  /// - Parameter path: The path; any characters are allowed. No file may exist there, neither before the copy is made nor afterwards. Nor
  ///   may a non-empty `-journal` or `-wal` of a deleted database exist beside it, which SQLite would roll into the copy. An empty one is
  ///   removed, and so is a `-shm`.
  /// - Throws: The error of the closure, or ``SQLiteError``: SQLITE_PERM that names the file in the way, SQLITE_CANTOPEN, SQLITE_FULL,
  ///   SQLITE_IOERR.
  @discardableResult
  public func backup(
    _ schema: String = "main", toNewFile path: String, pagesPerStep: Int32 = 1_024, busySteps: Int = 10, restarts: Int = 10,
    _ progress: (BackupProgress) throws -> Void = { _ in }
  ) throws -> BackupProgress {
    try backup(
      schema, toNewFile: path, files: LocalFileSystem(), pagesPerStep: pagesPerStep, busySteps: busySteps, restarts: restarts, progress)
  }

  /// Copies a database into a new file, using the given file system for the final name.
  ///
  /// - Parameter original: The file whose mode limits the access of other users to the new one; nil for the file of the database.
  @discardableResult
  package func backup(
    _ schema: String = "main", toNewFile path: String, like original: String? = nil, files: any FileSystem, pagesPerStep: Int32 = 1_024,
    busySteps: Int = 10,
    restarts: Int = 10,
    _ progress: (BackupProgress) throws -> Void = { _ in }
  ) throws -> BackupProgress {
    try enter()
    return try StagedDatabase.make(path, like: original ?? fileName(of: schema), on: wrapper, files: files) { location in
      var configuration = Configuration()
      configuration.journalMode = .memory  // a failed copy is discarded, not rolled back
      let copy = try Connection(location, access: .readWrite, configuration: configuration, on: wrapper)
      let state = try backup(schema, to: copy, pagesPerStep: pagesPerStep, busySteps: busySteps, restarts: restarts, progress)
      try copy.setPragma(.lockingMode, to: .exclusive)  // only one connection uses its log, which then needs no -shm
      try copy.setPragma(.journalMode, to: .delete, in: "main")  // its header has the mode of the source
      try copy.close()
      return state
    }
  }
}
