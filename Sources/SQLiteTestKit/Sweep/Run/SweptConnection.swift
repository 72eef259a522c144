import SQLiteCalls
import SQLiteCore

/// A connection that a run has opened.
@safe final class SweptConnection {
  enum State {
    case open
    /// Another thread may be closing the connection, so it must not be used.
    case closing(losesTransaction: Bool)
    case closed
  }

  let db: OpaquePointer
  /// The main database of the connection.
  let database: SweptDatabase
  /// The main database, followed by attached databases.
  var databases: [SweptDatabase]
  var state = State.open
  /// Describes how the connection waits for locks, if it has the busy handler of a `Connection`.
  var wait: BusyWait?
  /// Whether the connection was in a transaction when the operation began, such as a transaction that reads an old snapshot.
  var wasInTransaction = false

  init(_ db: OpaquePointer, on database: SweptDatabase) {
    unsafe self.db = db
    self.database = database
    databases = [database]
  }

  func uses(_ database: SweptDatabase) -> Bool { databases.contains { $0 === database } }

  /// Whether the connection may be used.
  var isOpen: Bool { if case .open = state { true } else { false } }
}
