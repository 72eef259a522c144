public import SQLiteCalls

/// The holders of locks, looked up once when SQLite reports a locked database or table.
///
/// Most often the holder is the connection itself: a cursor that was kept, or a loop over rows that contains the failed statement. The
/// diagnosis has no bound values, so it can be logged with its error. Facts that cannot be found are left out; the lookup never fails.
/// <https://sqlite.org/rescode.html#busy>
public struct LockDiagnosis: Hashable, Sendable {
  /// A statement of the connection itself that was stepped but has neither reached its end nor been reset, so that it keeps its locks.
  public struct UnfinishedStatement: Hashable, Sendable {
    /// The SQL, with `?` where values are bound; nil for the statement that SQLite runs for an open blob.
    public let sql: String?
    /// Whether it changes a database itself.
    public let writes: Bool
    /// The time since it began to run; nil unless ``Connection/Configuration/statementClock`` measures it.
    public let age: Duration?
  }

  /// One of the databases of the connection.
  public struct AttachedSchema: Hashable, Sendable {
    /// Its name, such as `main`.
    public let name: String
    /// The full path of its file; nil when it has none.
    public let path: String?
    /// The state of this connection's own transaction in it; nil when the library does not report it.
    public let transaction: TransactionState?
  }

  /// Another connection or process that has locked a file.
  public struct Holder: Hashable, Sendable {
    /// The identifier of its process.
    public let process: Int32
    /// Whether the process is the current one. In that case another of its connections holds the lock.
    public let isThisProcess: Bool
    /// The schema whose file is locked, by its name on this connection.
    public let schema: String
    /// The purpose of the lock.
    public let lock: FileLock
  }

  /// The purpose of a lock on a file. <https://sqlite.org/lockingv3.html> <https://sqlite.org/walformat.html#locks>
  public enum FileLock: Int, Hashable, Sendable {
    /// Reading: until it is released, no connection can commit in a rollback journal mode, or restart the log in WAL mode.
    case read
    /// Writing, or waiting to write: until it is released, no other connection can write.
    case write
    /// Writing the log into the database.
    case checkpoint
    /// Rebuilding the index of the log after a crash.
    case recovery
  }

  /// The connection's own unfinished statements, the newest first.
  public let statements: [UnfinishedStatement]
  /// The connection's schemas in SQLite's order.
  public let schemas: [AttachedSchema]
  /// Descriptions of other objects of the connection that are in use: open blobs, sessions.
  public let inUse: [String]
  /// The other holders of locks on the files, each with its process and its lock; empty when the system lists only this process.
  ///
  /// Nil when the holders are not known or do not matter: on systems other than Linux, for files on which no process of this machine is
  /// seen to hold a lock, for `SQLITE_LOCKED`, which concerns tables, and for `SQLITE_BUSY_SNAPSHOT`, where another connection has written
  /// and has finished. A connection of this process is among them when its lock cannot be this connection's own. Locks may have been taken
  /// or released since SQLite reported the error.
  public let holders: [Holder]?
}

extension LockDiagnosis: CustomStringConvertible {
  /// One line, as in "this connection itself still reads: SELECT title FROM question; its transaction: read; process 4711 holds a write
  /// lock on quiz.sqlite".
  /// Empty when nothing is known.
  public var description: String {
    var parts = Self.shortened(statements.filter { $0.sql != nil || inUse.isEmpty }.map(\.description))
    parts += Self.shortened(inUse.map { "this connection itself has in use: \($0)" })
    let states = schemas.compactMap { schema in schema.transaction.map { (schema.name, $0) } }
    if !states.isEmpty {
      let open = states.filter { $0.1 != .none }.map { $0.1.words + ($0.0 == "main" ? "" : " in \($0.0)") }
      parts.append("\(parts.isEmpty ? "this connection's" : "its") transaction: \(open.isEmpty ? "none" : open.joined(separator: ", "))")
    }
    guard let holders else { return parts.joined(separator: "; ") }
    if holders.isEmpty, statements.isEmpty, inUse.isEmpty {
      parts.append("no other process is seen to hold a lock, so another connection of this process does, or the holder has let go")
    }
    let areWriting = holders.contains { $0.lock != .read }
    parts += Self.shortened(holders.filter { $0.lock != .read || !areWriting }.map(words))
    return parts.joined(separator: "; ")
  }

  /// Returns the description together with what the code itself implies; nil when nothing is known.
  func lines(for code: ResultCode) -> String? {
    let reason: String? =
      switch code {
      case .busySnapshot: "another connection has written since this transaction began to read: roll it back and begin it IMMEDIATE"
      case .lockedSharedcache: "another connection that shares its cache holds a lock on the table"
      default: nil
      }
    let parts = [description, reason ?? ""].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private func words(_ holder: Holder) -> String {
    let who = holder.isThisProcess ? "another connection of this process" : "process \(holder.process)"
    let path = schemas.first { $0.name == holder.schema }?.path
    return "\(who) holds a \(holder.lock) lock on \(path?.folderAndName.name ?? holder.schema)"
  }

  /// Returns the parts; if there are more than four, the first three and the number of the rest.
  private static func shortened(_ parts: [String]) -> [String] {
    parts.count <= 4 ? parts : parts.prefix(3) + ["and \(parts.count - 3) more"]
  }
}

extension LockDiagnosis.UnfinishedStatement: CustomStringConvertible {
  /// The statement's kind (reading or writing), its SQL in one short line, and its age if it is known.
  public var description: String {
    let seconds = age.map { " (\(($0 / .milliseconds(100)).rounded() / 10) s)" } ?? ""
    return "this connection itself still \(writes ? "writes" : "reads"): \((sql ?? "an open blob").inShort())\(seconds)"
  }
}

extension TransactionState {
  fileprivate var words: String {
    switch self {
    case .none: "none"
    case .read: "read"
    case .write: "write"
    default: "\(rawValue)"
    }
  }
}
