import Foundation
import SQLiteCalls
import SQLiteCore

extension ConnectionLine {
  /// Closes the connections: waits until those that are lent have come back, and refuses the callers that wait or come.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE in a closure that has one of the connections, SQLITE_BUSY when something of one is kept: it stays open then,
  ///   and closing can be tried again.
  package func close() throws {
    if isHeldByCurrentThread {
      throw SQLiteError.misuse("\(name) cannot be closed in a closure that has a connection of it: it would wait for itself")
    }
    refuseClosed()
    try withAll { try close($1, in: $0) }
    try refuseKept(and: "close")
  }

  private func close(_ connection: Connection, in slot: Slot) throws {
    try connection.close()
    state.withLock { _ in slot.connection = nil }
  }

  /// Throws where something of a connection is kept whose place another has taken: it reads as long as that is there.
  private func refuseKept(and what: String) throws {
    if state.withLock({ $0.areReplacedOpen }) { throw keeping(and: what) }
  }

  private func keeping(and what: String) -> SQLiteError {
    .refused(.busy, "an object of a connection of \(name) was kept and holds a lock: release it, and \(what) again")
  }

  /// Closes the connections as soon as all are back, without waiting for that, and refuses the callers that wait or come. One of which something is kept
  /// closes when that is released.
  package func retire() {
    refuseClosed()
    let close: LineState.ServeAll = { slots in
      try? self.forEach(of: slots ?? []) { slot, connection in
        do { try self.close(connection, in: slot) } catch { self.state.withLock { $0.replace(in: slot) } }
      }
    }
    if let all = state.withLock({ $0.claimAll(endsWithSuspension: false, close) }) { close(all) }
  }

  /// Lets nothing begin any more.
  func refuseClosed() {
    for call in refuse(\.closed, with: .misuse("\(name) is closed")) { call() }
  }

  /// Lets callers go on where closing has failed.
  func reopen() { state.withLock { $0.closed = nil } }

  /// Lets nothing begin until ``resume()``.
  ///
  /// - Returns: Closures that refuse the callers that wait, to be called when no lock is held.
  func refuseSuspended() -> [() -> Void] {
    refuse(\.suspended, with: .refused(.interrupt, "\(name) is suspended: nothing runs before resume()"))
  }

  /// Stops the statements that run while it is suspended, and the opening of its connections.
  func interruptSuspended() {
    state.withLock { state in
      guard state.suspended != nil else { return }
      for slot in state.working {
        slot.connection?.cancelLoan()
        slot.opening?.stop()
      }
    }
  }

  /// Waits until the work that a suspension stopped has ended, and looks whether a connection holds a lock all the same.
  ///
  /// - Parameter meanwhile: Stops all of it. It is called again and again, since SQLite forgets an interrupt that comes between two of its calls.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY when something that was kept holds a lock.
  func endSuspended(meanwhile: @escaping () -> Void) throws {
    try withAll(whileSuspended: meanwhile) { _, connection in
      connection.endRunningStatements()
      try connection.rollbackOwed()
      if !connection.isAtRest { throw keeping(and: "suspend") }
    }
    try refuseKept(and: "suspend")
  }

  /// Lets callers go on after a suspension.
  func resume() {
    let unwanted = state.withLock { state in
      state.suspended = nil
      return state.leaveSuspension()
    }
    for serve in unwanted { serve(nil) }
  }

  /// Waits until all connections are back, and does something with each while no other thread can have any; nothing when they are wanted no more.
  ///
  /// - Parameter meanwhile: Work of a suspension that is repeated until then; nil where they are wanted without one.
  private func withAll(whileSuspended meanwhile: (() -> Void)? = nil, _ body: (Slot, Connection) throws -> Void) throws {
    if let slots = takeAll(meanwhile) { try forEach(of: slots, body) }
  }

  /// Does something with each connection of slots that were taken, and gives them back.
  private func forEach(of slots: [Slot], _ body: (Slot, Connection) throws -> Void) throws {
    defer { for slot in slots { giveBack(slot) } }
    try forAll(slots) { slot in
      guard let connection = slot.connection else { return }
      slot.begin(currentThreadNumber, for: nil)  // an object that ends meanwhile may call the database, and would wait for this thread
      connection.lend()
      defer {
        connection.endLoan()
        slot.end()
      }
      try body(slot, connection)
    }
  }

  /// All slots, as soon as they are back; nil when they are wanted no more.
  private func takeAll(_ meanwhile: (() -> Void)?) -> [Slot]? {
    let served = Locked<[Slot]?>(nil)
    let isServed = DispatchSemaphore(value: 0)
    let all = state.withLock { state in
      state.claimAll(endsWithSuspension: meanwhile != nil) { slots in
        served.withLock { $0 = slots }
        isServed.signal()
      }
    }
    if let all { return all }
    if let meanwhile {
      repeat { meanwhile() } while isServed.wait(timeout: .now() + .milliseconds(1)) != .success
    } else {
      isServed.wait()
    }
    return served.withLock { $0 }
  }

  /// Refuses all callers but those that close.
  ///
  /// - Returns: Closures that refuse the callers that wait, too.
  private func refuse(_ reason: WritableKeyPath<LineState, SQLiteError?>, with error: SQLiteError) -> [() -> Void] {
    let waiting = state.withLock { state in
      state[keyPath: reason] = error
      return state.leaveRefused()
    }
    return waiting.map { refuse in { refuse(.failure(error)) } }
  }
}

/// Does something with each of several things, though it fails for others; throws the first error.
func forAll<Things: Sequence>(_ things: Things, _ body: (Things.Element) throws -> Void) throws {
  var first: (any Error)?
  for thing in things {
    do { try body(thing) } catch { first = first ?? error }
  }
  if let first { throw first }
}
