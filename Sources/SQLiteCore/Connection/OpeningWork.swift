import SQLiteCalls

/// The opening of a database, which may be long work on connections that no other thread has: an install, an upgrade, a step of a user's schema.
///
/// Any thread may stop it. Connections that the opening thread makes meanwhile find it by a task-local value, since they are made in many places.
package final class OpeningWork: Sendable {
  @TaskLocal package static var current: OpeningWork?

  private struct State {
    var isStopped = false
    var interrupters: [Interrupter] = []
  }

  private let state = Locked(State())

  package init() {}

  /// Runs the closure that opens the database. When it has ended, the connections that it made are not stopped by this any more.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer {
      state.withLock { state in
        for interrupter in state.interrupters { interrupter.isHeld = false }
        state.interrupters = []
      }
    }
    return try Self.$current.withValue(self, operation: body)
  }

  /// Interrupts the statements that run on the connections, ends their waits for locks, and refuses new connections.
  ///
  /// Work that is between two calls of SQLite goes on with the second: a caller that must be sure calls again.
  package func stop() {
    state.withLock { state in
      state.isStopped = true
      for interrupter in state.interrupters { interrupter.hold() }
    }
  }

  /// Takes note of a connection that is about to be opened.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_INTERRUPT when the work was stopped.
  func add(_ interrupter: Interrupter) throws(SQLiteError) {
    state.withLock { $0.interrupters.append(interrupter) }
    try refuseStopped()
  }

  /// Ends a wait that is for no connection, of which the thread that opens does a part at a time.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_INTERRUPT when the work was stopped.
  package func refuseStopped() throws(SQLiteError) {
    if state.withLock({ $0.isStopped }) {
      throw SQLiteError.refused(.interrupt, "the opening of the database was stopped: its task was cancelled, or the database suspended")
    }
  }
}
