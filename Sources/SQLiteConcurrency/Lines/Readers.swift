import SQLiteCalls
package import SQLiteCore

extension ConnectionLine {
  /// Connections that read beside the one that writes.
  package static func readers(
    of name: String, limit: Int, waitLimit: Duration? = nil, open: @escaping @Sendable () throws -> Connection
  ) -> ConnectionLine {
    ConnectionLine(of: name, limit: limit, waitLimit: waitLimit) {
      let connection = try open()
      connection.onlyReads = true
      return connection
    }
  }
}

extension Connection {
  /// Whether other connections can read while this one writes: the main database is a file with a write-ahead log.
  package func canBeReadBesides() throws(SQLiteError) -> Bool {
    if try fileName() == nil { return false }
    if configuration.journalMode == .wal { return true }  // opening made sure of it, or cannot write
    return try pragma(.journalMode, in: "main") == JournalMode.wal
  }

  /// Runs a closure that reads.
  package func read<Result>(_ scope: ReadScope, _ body: (Connection) throws -> Result) throws -> Result {
    switch scope {
    case .transaction: try transaction(.deferred) { try body(self) }
    case .statement: try body(self)
    }
  }
}
