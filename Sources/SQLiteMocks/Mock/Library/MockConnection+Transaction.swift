import SQLiteCalls
import SQLiteCore

/// The transaction of a connection. <https://sqlite.org/lang_transaction.html>
extension MockConnection {
  /// The headers of the databases that the connection has the right to write to, by the name of the schema. When the headers are set, a database
  /// without a new one gets its committed header back.
  var header: [String: [String: SQLiteValue]] {
    get { databases.filter { $0.value.writer === self }.mapValues(\.header) }
    set { for (schema, database) in databases where database.writer === self { database.header = newValue[schema] ?? database.committed } }
  }

  /// The databases of the connection, by the name of the schema in small letters.
  var databases: [String: MockDatabase] {
    attached.reduce(into: ["main": database, "temp": temporary]) { $0[$1.name.lowercased()] = $1.database }
  }

  /// The name that a database was opened by; nil for another schema, and for temp.
  func filename(of schema: String) -> String? {
    schema == "main" ? filename : attached.first { $0.name.lowercased() == schema }?.filename
  }

  /// The schemas by their number, as `sqlite3_db_name` counts them.
  var schemas: [String] { ["main", "temp"] + attached.map(\.name) }

  /// Whether the connection refuses to write. <https://sqlite.org/pragma.html#pragma_query_only>
  var isQueryOnly: Bool { pragmas["query_only"] == 1 }

  /// Whether a database can only be read. One that is attached is opened with the flags of the connection.
  func isReadonly(_ schema: String) -> Bool {
    if schema == "temp" { return false }
    let name = filename(of: schema) ?? ""
    return !flags.contains(.readwrite) || name.hasPrefix("file:") && (name.contains("immutable=1") || name.contains("mode=ro"))
  }

  /// Why no statement of the connection may write to a database now; nil when it may.
  func refusal(toWrite schema: String) -> MockAnswer.Failure? { isQueryOnly ? MockAnswer.Failure(.readonly) : refusal(toCopyInto: schema) }

  /// Why no backup may write to a database now, for which `query_only` does not count; nil when it may.
  func refusal(toCopyInto schema: String) -> MockAnswer.Failure? {
    if isReadonly(schema) { return MockAnswer.Failure(.readonly) }
    return databases[schema]?.writer.map { $0 !== self } == true ? MockAnswer.Failure(.busy) : nil
  }

  /// Undoes the changes of the transaction to the headers of its databases.
  func undoHeader() { header = [:] }

  /// Leaves the transaction as it is: autocommit is on again, savepoints are gone.
  func leaveTransaction() {
    isInTransaction = false
    leaveState(isOver: true)
    savepoints = []
    savepointOpenedTransaction = false
    pragmas["defer_foreign_keys"] = nil
    releaseLocks()
  }

  /// Whether a statement that writes is on a row, or a blob is open for writing: then nothing can be committed.
  var hasWriter: Bool { writableBlobCount > 0 || statements.contains { $0.isRunning && !$0.isReadonly } }

  /// Begins to read or to write, for a transaction or a statement.
  func enter(_ state: TransactionState) {
    if transactionState == .none { snapshot = database.commits(beside: self) }
    if state.rawValue > transactionState.rawValue { transactionState = state }
  }

  /// Ends reading and writing when a statement ends outside of a transaction, or a transaction ends, unless other statements are on their rows. Outside
  /// of a transaction, the changes of statements are committed when the last one that writes ends.
  ///
  /// - Parameter isOver: Whether the transaction has ended.
  func leaveState(of ended: MockStatement? = nil, isOver: Bool = false) {
    let others = statements.filter { $0 !== ended && $0.isRunning && $0.usesDatabase }
    if !isOver, others.contains(where: { !$0.isReadonly }) { return }
    if isOver { changed = [] } else { countCommits() }
    transactionState = others.isEmpty || transactionState == .none ? .none : .read
  }

  /// Notes a change of a database, which other connections see after the commit.
  func noteChange(of database: MockDatabase) { if !changed.contains(where: { $0 === database }) { changed.append(database) } }

  /// Counts a commit to each database that was changed.
  func countCommits() {
    for database in changed { database.commits[handle, default: 0] += 1 }
    changed = []
  }

  /// The place of the newest savepoint of a name among all savepoints.
  func place(ofSavepoint name: String) -> Int? { savepoints.lastIndex { $0.name.uppercased() == name.uppercased() } }

  /// Whether the transaction began with the savepoint of a name, and is committed when that is released.
  func isEnded(byReleasing name: String) -> Bool { savepointOpenedTransaction && place(ofSavepoint: name) == 0 }

  // MARK: Locks

  /// Gives up the right to write.
  func releaseLocks() {
    for database in databases.values where database.writer === self { database.writer = nil }
  }
}

extension MockLibrary {
  /// Rolls the transaction back, as SQLite does by itself after some errors: everything is as before it, autocommit is on again, savepoints are
  /// gone and the rollback hook is called. Outside of a transaction nothing happens.
  func endTransaction(of connection: MockConnection) {
    guard connection.isInTransaction else { return }
    connection.undoHeader()
    connection.leaveTransaction()
    connection.changes = 0
    connection.callRollbackHook()
  }
}
