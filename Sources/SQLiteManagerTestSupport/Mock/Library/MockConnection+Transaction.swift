import SQLiteCalls
import SQLiteCore

/// The transaction of a connection. <https://sqlite.org/lang_transaction.html>
extension MockConnection {
  /// The headers of its databases, by the name of the schema; only those that it has written to are set.
  var header: [String: [String: SQLiteValue]] {
    get { databases.mapValues(\.header) }
    set { for (schema, database) in databases where database.writer === self { database.header = newValue[schema] ?? database.header } }
  }

  /// Its databases, by the name of the schema in small letters.
  var databases: [String: MockDatabase] {
    attached.reduce(into: ["main": database, "temp": temporary]) { $0[$1.name.lowercased()] = $1.database }
  }

  /// The schemas by their number, as `sqlite3_db_name` counts them.
  var schemas: [String] { ["main", "temp"] + attached.map(\.name) }

  /// Whether it refuses to write. <https://sqlite.org/pragma.html#pragma_query_only>
  var isQueryOnly: Bool { pragmas["query_only"] == 1 }

  /// Takes back what the transaction did to the headers of its databases.
  func undoHeader() { if let first = headers.first { header = first } }

  /// Leaves the transaction as it is: autocommit is on again, savepoints are gone.
  func leaveTransaction() {
    isInTransaction = false
    headers = []
    transactionState = .none
    savepoints = []
    savepointOpenedTransaction = false
    pragmas["defer_foreign_keys"] = nil
    releaseLocks()
  }

  /// Whether a statement that writes stands on a row, or a blob is open for writing: then nothing can be committed.
  var hasWriter: Bool { writableBlobCount > 0 || statements.contains { $0.state == .row && !$0.isReadonly } }

  // MARK: Locks

  /// Takes the right to write into a database for the transaction; false while another connection has it.
  func lock(_ database: MockDatabase) -> Bool { database.lock(for: self) }

  /// Gives up the right to write.
  func releaseLocks() {
    for database in databases.values where database.writer === self { database.writer = nil }
  }
}

extension MockLibrary {
  /// What SQLite does by itself after an error that ends the transaction: all is as before it, autocommit is on again, savepoints are gone and
  /// the rollback hook is told. Outside of a transaction nothing happens.
  func endTransaction(of connection: MockConnection) {
    guard connection.isInTransaction else { return }
    connection.undoHeader()
    connection.leaveTransaction()
    connection.changes = 0
    connection.tellRollback()
  }
}
