import SQLiteCalls
package import SQLiteCore

extension ConnectionLine {
  /// Connections that read beside the one that writes.
  fileprivate static func readers(
    of name: String, limit: Int, waitLimit: Duration? = nil, open: @escaping @Sendable () throws -> Connection
  ) -> ConnectionLine {
    ConnectionLine(of: name, limit: limit, waitLimit: waitLimit) {
      let connection = try open()
      connection.onlyReads = true
      return connection
    }
  }
}

/// The connections that read beside the one that writes: those that are lent, and one for all who observe, which keeps no other waiting.
package final class Readers: Sendable {
  package let reading: ConnectionLine
  package let observing: ConnectionLine

  package init(
    of name: String, limit: Int, waitLimit: Duration? = nil, open: @escaping @Sendable () throws -> Connection
  ) {
    reading = .readers(of: name, limit: limit, waitLimit: waitLimit, open: open)
    observing = .readers(of: name, limit: 1, open: open)
  }

  private var both: [ConnectionLine] { [reading, observing] }

  package func retire() { for line in both { line.retire() } }

  package func close() throws { for line in both { try line.close() } }

  func suspend() throws { for line in both { try line.suspend() } }

  func resume() { for line in both { line.resume() } }

  package var isHeldByCurrentThread: Bool { both.contains { $0.isHeldByCurrentThread } }
}

extension Connection {
  /// Whether other connections can read while this one writes: the main database is a file with a write-ahead log.
  package func canBeReadBesides() throws -> Bool {
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
