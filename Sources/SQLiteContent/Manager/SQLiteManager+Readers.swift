import SQLiteCalls
public import SQLiteConcurrency
public import SQLiteCore

/// What opening a reader came to when it cannot be one: `prepare` writes.
struct PreparationWrites: Error {}

extension SQLiteManager {
  /// Runs a closure that only reads, without waiting for who writes: in a file with a write-ahead log, with a connection of its own.
  ///
  /// Files in other journal modes, databases without a file, and managers that close when idle have one connection for all. Within a closure of
  /// `transaction(_:retries:_:)` or ``withConnection(_:)``, and in a transaction that a statement began, it is the connection that writes. One manager opens up to four
  /// such connections, when they are needed, and runs `prepare` on each.
  /// - Parameter scope: Whether all of it sees one state of the database.
  /// - Throws: As ``withConnection(_:)``, with SQLITE_READONLY where the closure writes and the connection is for reading alone.
  public func withReader<Result: Sendable>(_ scope: ReadScope, _ body: (Connection) throws -> Result) throws -> Result {
    if let readers = try readers() {
      do {
        return try readers.reading.lend(for: confined.ownWork, sharesHeld: true) { try $0.read(scope, body) }
      } catch is PreparationWrites {
        confined.readers.giveUp()
      }
    }
    return try withConnection { try $0.read(scope, body) }
  }

  /// Runs a closure that only reads on a thread of its own, so that no other waits; it ends with its task as ``perform(_:)`` does.
  ///
  /// - Parameter scope: Whether all of it sees one state of the database.
  /// - Throws: What ``withReader(_:_:)`` throws; `CancellationError` when the task was cancelled.
  public func performRead<Result: Sendable>(
    _ scope: ReadScope = .transaction, _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    if let readers = try readers() {
      do {
        return try await readers.reading.perform { try $0.read(scope, body) }
      } catch is PreparationWrites {
        confined.readers.giveUp()
      }
    }
    return try await perform { try $0.withReader(scope, body) }
  }

  /// What its observations share.
  public var observationSource: ObservationSource {
    ObservationSource(confined.observers) { body in
      if let readers = try self.readers() {
        do {
          return try await readers.observing.perform(body)
        } catch is PreparationWrites {
          self.confined.readers.giveUp()
        }
      }
      try await self.perform { try $0.withConnection(body) }
    }
  }

  /// The readers, unless the current thread has the connection that writes, or there are none.
  private func readers() throws -> Readers? {
    if idlePolicy == .closeWhenIdle || confined.isHeldByCurrentThread { return nil }
    return try confined.readers.found { try confined.locked { try findReaders($0) } }
  }

  /// Looks whether there can be readers of the connection that writes.
  func findReaders(_ state: ManagerState) throws -> ManagerReaders.Known {
    guard let connection = state.connection, !connection.isInTransaction else { return .unknown }
    guard idlePolicy == .keepOpen, !state.isReadOnly, state.wrapper.runsAnySQL, try connection.canBeReadBesides() else { return .none }
    let opening = opening(state, forReading: true)
    return .some(
      Readers(of: "the database \(placement.place)", limit: 4) { () throws in
        do { return try opening.again() } catch let error as SQLiteError where error.code.primary == .readonly { throw PreparationWrites() }
      })
  }
}
