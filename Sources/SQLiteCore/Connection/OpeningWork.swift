import SQLiteCalls

/// The opening of a database, which may involve long work on private connections: an install, an upgrade, a step of a user's schema.
///
/// Any thread may stop it. Connections that the opening thread opens find it in a task-local value, since they are opened in many places.
package final class OpeningWork: Sendable {
  @TaskLocal package static var current: OpeningWork?

  private struct State {
    var isStopped = false
    var interrupters: [Interrupter] = []
  }

  private let state = Locked(State())

  package init() {}

  /// Runs the closure that opens the database. Once it has ended, the connections that it opened are no longer stopped by this object.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer {
      state.withLock { state in
        for interrupter in state.interrupters { interrupter.isHeld = false }
        state.interrupters = []
      }
    }
    return try Self.$current.withValue(self, operation: body)
  }

  /// Interrupts the statements running on the connections, ends their waits for locks, and refuses new connections.
  ///
  /// Work that is stopped between two calls to SQLite still makes the second call. A caller that must be sure calls this method again.
  package func stop() {
    state.withLock { state in
      state.isStopped = true
      for interrupter in state.interrupters { interrupter.hold() }
    }
  }

  /// Registers a connection that is about to be opened.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_INTERRUPT when the work was stopped.
  func add(_ interrupter: Interrupter) throws(SQLiteError) {
    state.withLock { $0.interrupters.append(interrupter) }
    try refuseStopped()
  }

  /// Throws if the work was stopped; the opening thread calls it at intervals in a wait that involves no connection.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_INTERRUPT when the work was stopped.
  package func refuseStopped() throws(SQLiteError) {
    if state.withLock({ $0.isStopped }) {
      throw SQLiteError.refused(.interrupt, "the opening of the database was stopped: its task was cancelled, or the database suspended")
    }
  }
}
