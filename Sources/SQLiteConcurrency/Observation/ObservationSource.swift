package import SQLiteCore

/// What observations of one database share: who tells of commits, and the connection that reads.
public struct ObservationSource: Sendable {
  package typealias Perform = @Sendable (@escaping @Sendable (Connection) throws -> Void) async throws -> Void

  package let observers: Observers
  private let lend: Perform

  /// - Parameter perform: Runs a closure that sees one state of the database, on a thread that is not the caller's.
  package init(_ observers: Observers, perform: @escaping Perform) {
    self.observers = observers
    lend = perform
  }

  /// Runs a closure that reads; nil when the database is suspended.
  func perform<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result? {
    let result = Locked<Result?>(nil)
    let observers = observers
    return try await observers.unlessSuspended {
      try await lend { connection in
        if !connection.onlyReads { observers.noteObserving(on: connection) }
        let read = try connection.read(.transaction, body)
        result.withLock { $0 = read }
      }
    }.flatMap { result.withLock { $0 } }
  }
}
