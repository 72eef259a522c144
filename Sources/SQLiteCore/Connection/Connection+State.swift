public import SQLiteCalls

extension Connection {
  /// The number of rows directly changed by the last INSERT, UPDATE or DELETE. If `Int` has 32 bits, a larger number is reported as
  /// `Int.max`. <https://sqlite.org/c3ref/changes.html>
  public var changes: Int { Int(clamping: changes64) }

  private var changes64: Int64 {
    guard let open = unsafe handleIfOpen else { return 0 }
    return unsafe wrapper.sqlite3_changes64(open)
  }

  /// Returns ``changes`` for a method that returns a number of rows.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_TOOBIG where `Int` has 32 bits and cannot hold the number; the rows are changed.
  @usableFromInline package func changedRows() throws -> Int {
    let count = changes64
    guard let rows = Int(exactly: count) else {
      throw SQLiteError.refused(.toobig, "\(count) rows were changed, more than an Int holds here: the statement has run")
    }
    return rows
  }

  /// The number of rows changed since the connection was opened, including by triggers. If `Int` has 32 bits, a larger number is reported
  /// as `Int.max`. <https://sqlite.org/c3ref/total_changes.html>
  public var totalChanges: Int {
    guard let open = unsafe handleIfOpen else { return 0 }
    return Int(clamping: unsafe wrapper.sqlite3_total_changes64(open))
  }

  /// The rowid of the last row inserted into a table that has rowids; 0 when none was. <https://sqlite.org/c3ref/last_insert_rowid.html>
  public var lastInsertRowid: Int64 {
    guard let open = unsafe handleIfOpen else { return 0 }
    return unsafe wrapper.sqlite3_last_insert_rowid(open)
  }

  /// Makes ``lastInsertRowid`` and the SQL function `last_insert_rowid()` return the given number until the next row is inserted.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``.
  ///
  /// The C function is `sqlite3_set_last_insert_rowid`: <https://sqlite.org/c3ref/set_last_insert_rowid.html>
  public func setLastInsertRowid(_ rowid: Int64) throws(SQLiteError) {
    unsafe wrapper.sqlite3_set_last_insert_rowid(try openHandle(), rowid)
  }

  /// Whether a transaction is open. <https://sqlite.org/c3ref/get_autocommit.html>
  public var isInTransaction: Bool {
    guard let open = unsafe handleIfOpen else { return false }
    return unsafe wrapper.sqlite3_get_autocommit(open) == 0
  }
}

// MARK: - Facts of one schema

extension Connection {
  /// The schemas in SQLite's order: `main`, `temp`, then the attached ones. <https://sqlite.org/c3ref/db_name.html>
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``.
  public var schemaNames: [String] {
    get throws(SQLiteError) {
      let open = unsafe try openHandle()
      var names: [String] = []
      while let name = unsafe wrapper.sqlite3_db_name(open, Int32(names.count)) { names.append(unsafe String(cString: name)) }
      return names
    }
  }

  /// Whether the temporary database exists, as it does once something was put into it.
  package var hasTemporary: Bool {
    guard let open = unsafe handle else { return false }
    return unsafe wrapper.sqlite3_db_filename(open, "temp") != nil
  }

  /// Whether there are schemas besides `main` and `temp`.
  package var hasAttached: Bool { unsafe handleIfOpen.map { unsafe wrapper.sqlite3_db_name($0, 2) != nil } ?? false }

  /// Returns the schemas in the order in which SQLite searches them for a name; only the given one for a qualified name.
  package func schemasByName(in schema: String? = nil) throws(SQLiteError) -> [String] {
    if let schema { return [schema] }
    let schemas = try schemaNames
    return schemas.filter { $0 == "temp" } + schemas.filter { $0 != "temp" }
  }

  /// The full path of a schema's file; nil when it has none, being in memory or temporary.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for an unknown schema, SQLITE_MISUSE after ``close()``.
  ///
  /// The C function is `sqlite3_db_filename`: <https://sqlite.org/c3ref/db_filename.html>
  public func fileName(of schema: String = "main") throws(SQLiteError) -> String? {
    let open = unsafe try openHandle()
    try refuseNul(inName: schema)
    guard let name = unsafe wrapper.sqlite3_db_filename(open, schema) else {
      if schema.isTemp { return nil }  // it does not exist until something is in it
      throw .noSchema(schema, .sqlite3_db_filename)
    }
    let path = unsafe String(cString: name)
    return path.isEmpty || path == Self.nameOfImage ? nil : path
  }

  /// The name that SQLite gives to the file of a database made from bytes. The paths of real files are absolute.
  private static let nameOfImage = "x"

  /// Returns whether a schema is read-only, because it was opened read-only or because the file system does not allow writing.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for an unknown schema, SQLITE_MISUSE after ``close()``.
  ///
  /// The C function is `sqlite3_db_readonly`: <https://sqlite.org/c3ref/db_readonly.html>
  public func isReadOnly(_ schema: String = "main") throws(SQLiteError) -> Bool {
    let open = unsafe try openHandle()
    try refuseNul(inName: schema)
    let state = unsafe wrapper.sqlite3_db_readonly(open, schema)
    if state < 0, !schema.isTemp { throw .noSchema(schema, .sqlite3_db_readonly) }
    // A read-only database made from bytes may have been detached since, and its name may now be another database's.
    return unsafe state == 1 || attachments.all.contains { $0.isReadOnly(schema) } && isInMemoryFile(open, schema)
  }

  /// Returns whether a schema is a file in SQLite's in-memory file system, which supports no other journal mode.
  /// <https://sqlite.org/inmemorydb.html>
  func isInMemoryFile(_ open: OpaquePointer, _ schema: String) -> Bool {
    var name: UnsafeMutablePointer<CChar>?
    guard unsafe wrapper.sqlite3_file_control(open, schema, FileControl.vfsname.rawValue, &name) == 0, let name = unsafe name else {
      return false
    }
    defer { unsafe wrapper.sqlite3_free(name) }
    return unsafe String(cString: name).hasPrefix("memdb")
  }

  /// Returns the state of a schema's transaction: none, reading or writing.
  ///
  /// - Parameter schema: The schema; nil for the most advanced state among all schemas.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for an unknown schema, SQLITE_MISUSE after ``close()``.
  ///
  /// The C function is `sqlite3_txn_state`: <https://sqlite.org/c3ref/txn_state.html>
  public func transactionState(of schema: String? = nil) throws(SQLiteError) -> TransactionState {
    let open = unsafe try openHandle()
    if let schema { try refuseNul(inName: schema) }
    try wrapper.refuseWithout(.sqlite3_txn_state)
    let state = unsafe wrapper.sqlite3_txn_state(open, schema)
    if state < 0 { throw .noSchema(schema ?? "", .sqlite3_txn_state) }
    return TransactionState(rawValue: state)
  }

  /// Throws for a name with a NUL, of which C would read only a part.
  @inline(never) package func refuseNul(inName name: String) throws(SQLiteError) {
    if let refusal = SQL(identifier: name).refusal { throw SQLiteError.misuse(refusal) }
  }
}
