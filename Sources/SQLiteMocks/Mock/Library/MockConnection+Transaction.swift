import SQLiteCalls
import SQLiteCore

/// The transaction of a connection. <https://sqlite.org/lang_transaction.html>
extension MockConnection {
  /// The headers of the databases whose write lock the connection holds, by schema name. Setting it restores the committed header of each
  /// of these databases that the new value does not contain.
  var header: [String: [String: SQLiteValue]] {
    get { databases.filter { $0.value.writer === self }.mapValues(\.header) }
    set { for (schema, database) in databases where database.writer === self { database.header = newValue[schema] ?? database.committed } }
  }

  /// The databases of the connection, by lower-case schema name.
  var databases: [String: MockDatabase] {
    attached.reduce(into: ["main": database, "temp": temporary]) { $0[$1.name.lowercased()] = $1.database }
  }

  /// The file name that a database was opened with; nil for temp, or if there is no such schema.
  func filename(of schema: String) -> String? {
    schema == "main" ? filename : attached.first { $0.name.lowercased() == schema }?.filename
  }

  /// The schema names in the order of `sqlite3_db_name`.
  var schemas: [String] { ["main", "temp"] + attached.map(\.name) }

  /// Whether the connection refuses to write. <https://sqlite.org/pragma.html#pragma_query_only>
  var isQueryOnly: Bool { pragmas["query_only"] == 1 }

  /// Whether a database can only be read. An attached database is opened with the flags of the connection.
  func isReadonly(_ schema: String) -> Bool {
    if schema == "temp" { return false }
    let name = filename(of: schema) ?? ""
    return !flags.contains(.readwrite) || name.hasPrefix("file:") && (name.contains("immutable=1") || name.contains("mode=ro"))
  }

  /// The error for a statement of the connection that tries to write to a database now; nil if it may write.
  func refusal(toWrite schema: String) -> MockAnswer.Failure? { isQueryOnly ? MockAnswer.Failure(.readonly) : refusal(toCopyInto: schema) }

  /// The error for a backup that tries to write to a database now, regardless of `query_only`; nil if it may write.
  func refusal(toCopyInto schema: String) -> MockAnswer.Failure? {
    if isReadonly(schema) { return MockAnswer.Failure(.readonly) }
    return databases[schema]?.writer.map { $0 !== self } == true ? MockAnswer.Failure(.busy) : nil
  }

  /// Undoes the changes of the transaction to the headers of its databases.
  func undoHeader() { header = [:] }

  /// Ends the transaction without undoing anything: turns autocommit on again and removes the savepoints.
  func leaveTransaction() {
    isInTransaction = false
    leaveState(isOver: true)
    savepoints = []
    savepointOpenedTransaction = false
    releaseLocks()
  }

  /// Whether a writing statement is on a row, or a blob is open for writing, so that nothing can be committed.
  var hasWriter: Bool { writableBlobCount > 0 || statements.contains { $0.isRunning && !$0.isReadonly } }

  /// Begins reading or writing for a transaction or a statement.
  func enter(_ state: TransactionState) {
    if transactionState == .none { snapshot = database.commits(beside: self) }
    if state.rawValue > transactionState.rawValue { transactionState = state }
  }

  /// Ends reading and writing when a transaction ends, or when a statement ends outside a transaction, unless other statements are still on
  /// a row. Outside a transaction, the changes made by statements are committed when the last writing statement ends. Each commit or
  /// rollback ends the deferral of foreign keys.
  ///
  /// - Parameter isOver: Whether the transaction has ended.
  func leaveState(of ended: MockStatement? = nil, isOver: Bool = false) {
    let others = statements.filter { $0 !== ended && $0.isRunning && $0.usesDatabase }
    if !isOver, others.contains(where: { !$0.isReadonly }) { return }
    if isOver { changed = [] } else { countCommits() }
    pragmas["defer_foreign_keys"] = nil
    transactionState = others.isEmpty || transactionState == .none ? .none : .read
  }

  /// Records that a database was changed. Other connections see the change after the commit.
  func noteChange(of database: MockDatabase) { if !changed.contains(where: { $0 === database }) { changed.append(database) } }

  /// Counts a commit for each database that was changed.
  func countCommits() {
    for database in changed { database.commits[handle, default: 0] += 1 }
    changed = []
  }

  /// The index of the newest savepoint with a name; nil if there is none.
  func place(ofSavepoint name: String) -> Int? { savepoints.lastIndex { $0.name.uppercased() == name.uppercased() } }

  /// Whether the named savepoint began the transaction, so that releasing it commits.
  func isEnded(byReleasing name: String) -> Bool { savepointOpenedTransaction && place(ofSavepoint: name) == 0 }

  // MARK: Locks

  /// Releases the write locks of the connection.
  func releaseLocks() {
    for database in databases.values where database.writer === self { database.writer = nil }
  }
}

extension MockLibrary {
  /// Rolls the transaction back, as SQLite itself does after some errors. This restores the state before the transaction, turns autocommit
  /// on again, removes the savepoints and calls the rollback hook. Does nothing outside a transaction.
  func endTransaction(of connection: MockConnection) {
    guard connection.isInTransaction else { return }
    connection.undoHeader()
    connection.leaveTransaction()
    connection.changes = 0
    connection.callRollbackHook()
  }
}
