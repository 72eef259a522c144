import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Starts recording the changes of tables.
  ///
  /// Prefer ``withSession(recording:in:_:)``, which ends the session automatically. SQLite would silently skip tables that it cannot
  /// record; this method throws for them. Cached statements are recompiled when the first session begins. A statement that you have kept
  /// since before then may still delete all rows of a table at once, which no session records.
  /// - Parameters:
  ///   - tables: The tables to record.
  ///   - schema: The database of the tables: `main`, `temp`, or an attached one.
  ///   - measuringSize: Whether to provide ``Session/largestChangesetByteCount``, which takes a little time for each change.
  /// - Returns: The session, which records until it is closed or released.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR that names each table which does not exist, has no primary key or has computed columns, or
  ///   is a view or a virtual table. SQLITE_ERROR also for a database that does not exist, and when the library was built without sessions.
  ///   SQLITE_MISUSE while the connection has observers of its preupdate hook, after ``close()``, and within a callback of this connection.
  ///   SQLITE_NOMEM.
  ///
  /// The C functions are `sqlite3session_create` and `sqlite3session_attach`: <https://sqlite.org/session/sqlite3session_attach.html>
  public func openSession(
    recording tables: ChangesetTables = .all, in schema: String = "main", measuringSize: Bool = false
  ) throws -> Session {
    try admitWork("begin a session")
    let open = unsafe try openHandle()
    try wrapper.refuseWithout(.sqlite3session_create)
    try refuseNul(inName: schema)
    if observesPreupdates {
      let reason = "a session cannot begin while the preupdate hook, which it needs, is in use"
      throw SQLiteError.misuse("\(reason): remove observers that addPreupdateHook has added first")
    }
    guard try schemaNames.containsName(schema) else { throw SQLiteError.refused(.error, "no such database: \(schema)") }
    let stored = try storedTables(in: schema)
    let names = try names(of: tables, among: stored, in: schema)
    var made: OpaquePointer?
    let code = unsafe wrapper.sqlite3session_create(open, schema, &made)
    guard code == 0, let made = unsafe made else {
      throw error(code == 0 ? ResultCode.nomem.rawValue : code, in: .sqlite3session_create, about: "a session on \(schema)")
    }
    let found = SessionTables(tables, names, among: stored, of: self)
    let session = unsafe Session(made, on: schema, found, measuresSize: measuringSize, of: self)
    if measuringSize {
      var isOn: Int32 = 1
      let code = unsafe wrapper.sqlite3session_object_config(made, SessionOption.size.rawValue, &isOn)
      if code != 0 { throw session.failure(code, .sqlite3session_object_config) }
    }
    if tables.names == nil {
      unsafe wrapper.sqlite3session_table_filter(made, SessionTables.function, found.context)
      try unsafe attach(nil, to: made, session)
    } else {
      for name in names { try unsafe attach(name, to: made, session) }
    }
    return session
  }

  private func attach(_ name: String?, to pointer: OpaquePointer, _ session: Session) throws(SQLiteError) {
    let code = unsafe wrapper.sqlite3session_attach(pointer, name)
    if code != 0 { throw session.failure(code, .sqlite3session_attach) }
  }

  /// Runs a closure with a session, and ends the session.
  ///
  /// ```swift
  /// let changes = try connection.withSession(recording: ["star"]) { session in
  ///   try connection.execute("UPDATE star SET magnitude = 1 WHERE id = 7")
  ///   return try session.changeset()
  /// }
  /// ```
  /// The parameters are the same as for ``openSession(recording:in:measuringSize:)``.
  /// - Throws: The error of the closure, or ``SQLiteError``, as for opening and for ``Session/close()``. If there are several errors, the
  ///   first.
  @discardableResult public func withSession<Result>(
    recording tables: ChangesetTables = .all, in schema: String = "main", _ body: (Session) throws -> Result
  ) throws -> Result {
    let session = try openSession(recording: tables, in: schema)
    return try attempt {
      try body(session)
    } finally: {
      try session.close()
    }
  }

  /// Runs a closure, and returns the changes that it makes to tables.
  ///
  /// If other connections may change the same rows meanwhile, call it in a transaction: the changeset compares each row with the current
  /// one, which may have their changes. See ``Session``.
  ///
  /// The parameters are the same as for ``openSession(recording:in:measuringSize:)``.
  /// - Throws: The error of the closure, or ``SQLiteError``, as for opening and for ``Session/changeset()``.
  public func changeset(of tables: ChangesetTables = .all, in schema: String = "main", _ body: () throws -> Void) throws -> Changeset {
    try withSession(recording: tables, in: schema) { session in
      try body()
      return try session.changeset()
    }
  }
}

extension Connection {
  /// Adds an observer that is called for each row that this connection is about to insert, update or delete, with its values.
  ///
  /// It observes more than an update hook: tables WITHOUT ROWID, rows removed by a REPLACE conflict, and all rows removed by a DELETE
  /// without a condition. It does not observe changes to virtual tables, only the changes that these make to their shadow tables. Cached
  /// statements are recompiled when the first observer is added. A statement that you have kept since before then may still delete all rows
  /// of a table at once, unobserved. SQL on the connection is refused within the closure, which cannot stop the change.
  ///
  /// A ``Session`` uses the same hook, and SQLite would confuse the two, so a connection has either observers or sessions.
  /// - Parameter body: Called with the change, which is valid during the call.
  /// - Returns: The token that keeps the observer registered.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when the library was built without SQLITE_ENABLE_PREUPDATE_HOOK; SQLITE_MISUSE while the
  ///   connection has a ``Session``, after ``close()``, and within a callback of this connection.
  ///
  /// The C function is `sqlite3_preupdate_hook`: <https://sqlite.org/c3ref/preupdate_count.html>
  public func addPreupdateHook(_ body: @escaping (PreupdateChange) -> Void) throws(SQLiteError) -> HookToken {
    if let user = attachments[OpenSessions.self]?.preupdateHookUser {
      throw .misuse("the preupdate hook cannot be observed while SQLite has it for others: close \(user) first")
    }
    return try observePreupdates { connection, call in body(PreupdateChange(call, connection)) }
  }
}
