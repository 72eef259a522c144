import SQLiteCalls
import SQLiteCore

/// Connections of the sweep that bring databases into a starting state and keep them there: while one of them is open, a write-ahead log is
/// not removed. One thread at a time uses them.
@safe final class RaceKeepers: @unchecked Sendable {
  private let sqlite: any Sqlite3WrapperProtocol
  private var connections: [OpaquePointer]

  init(_ paths: [String], on sqlite: any Sqlite3WrapperProtocol) {
    self.sqlite = sqlite
    unsafe connections = unsafe paths.compactMap { path in unsafe sqlite.opened(path, .readwrite).1 }
    execute("PRAGMA synchronous = OFF")  // nothing has to survive a power loss
  }

  deinit { close() }

  func close() {
    unsafe connections.forEach { unsafe sqlite.sqlite3_close($0) }
    unsafe connections = []
  }

  /// Prepares the databases before the operations open them.
  func prepare(_ start: RaceStart) {
    switch start {
    case .asSetUp: close()
    case .rollback:
      execute("PRAGMA journal_mode = DELETE")
      close()
    case .log, .copied, .warm: execute("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0")
    }
  }

  /// Completes the starting state after the operations have opened the databases. Without a log, no connection is left.
  func complete(_ start: RaceStart) {
    unsafe connections.forEach { connection in
      let version = unsafe ConnectionSettings.value(of: "user_version", connection, on: sqlite) ?? "0"
      // Each writes the first page with the same content. So a commit that starts a copied log again is shorter than the log was.
      for _ in 0..<4 { unsafe sqlite.sqlite3_exec(connection, "PRAGMA user_version = \(version)", nil, nil, nil) }
    }
    if start != .log { execute("PRAGMA wal_checkpoint(PASSIVE)") }
  }

  private func execute(_ sql: String) {
    unsafe connections.forEach { unsafe sqlite.sqlite3_exec($0, sql, nil, nil, nil) }
  }
}
