import Foundation
import SQLiteCalls
import SQLiteCore

extension ConnectionLine {
  /// Closes the connections: waits until the lent ones have been given back, and refuses waiting and new callers.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE in a closure that has one of the connections, SQLITE_BUSY when an object of a connection
  ///   is kept: this connection stays open, and closing can be tried again.
  package func close() throws {
    if isHeldByCurrentThread {
      throw SQLiteError.misuse("\(name) cannot be closed in a closure that has a connection of it: it would wait for itself")
    }
    refuseClosed()
    try withAll { try close($1, in: $0) }
    try refuseKept(to: "close")
  }

  private func close(_ connection: Connection, in slot: Slot) throws {
    try connection.close()
    state.withLock { _ in slot.connection = nil }
  }

  /// Throws if a kept object, such as a blob, still holds a replaced connection open.
  private func refuseKept(to verb: String) throws {
    if state.withLock({ $0.areReplacedOpen }) { throw keptObject(to: verb) }
  }

  private func keptObject(to verb: String) -> SQLiteError {
    .refused(.busy, "an object of a connection of \(name) was kept and holds a lock: release it, and \(verb) again")
  }

  /// Closes the connections as soon as all have been given back, without waiting for this, and refuses waiting and new callers. If an
  /// object of a connection is kept, the connection closes when the object is released.
  package func retire() {
    refuseClosed()
    let close: LineState.ServeAll = { slots in
      try? self.forEach(of: slots ?? []) { slot, connection in
        do { try self.close(connection, in: slot) } catch { self.state.withLock { $0.replace(in: slot) } }
      }
    }
    if let all = state.withLock({ $0.claimAll(endsWithSuspension: false, close) }) { close(all) }
  }

  /// Refuses all waiting and new callers.
  func refuseClosed() {
    for call in refuse(\.closed, with: .misuse("\(name) is closed")) { call() }
  }

  /// Admits callers again after closing has failed.
  func reopen() { state.withLock { $0.closed = nil } }

  /// Refuses all callers until ``resume()``.
  ///
  /// - Returns: Closures that refuse the waiting callers, to be called while no lock is held.
  func refuseSuspended() -> [() -> Void] {
    refuse(\.suspended, with: .refused(.interrupt, "\(name) is suspended: nothing runs before resume()"))
  }

  /// Interrupts statements that run while the line is suspended, and stops connections from being opened.
  func interruptSuspended() {
    state.withLock { state in
      guard state.suspended != nil else { return }
      for slot in state.working {
        slot.connection?.cancelLoan()
        slot.opening?.stop()
      }
    }
  }

  /// Waits until the work stopped by a suspension has ended, and checks that no connection still holds a lock.
  ///
  /// - Parameter meanwhile: Stops all work. It is called repeatedly, since SQLite forgets an interrupt that falls between two of its calls.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY when a kept object holds a lock.
  func endSuspended(meanwhile: @escaping () -> Void) throws {
    try withAll(whileSuspended: meanwhile) { _, connection in
      connection.endRunningStatements()
      try connection.rollbackOwed()
      if !connection.isAtRest { throw keptObject(to: "suspend") }
    }
    try refuseKept(to: "suspend")
  }

  /// Admits callers again after a suspension.
  func resume() {
    let unwanted = state.withLock { state in
      state.suspended = nil
      return state.leaveSuspension()
    }
    for serve in unwanted { serve(nil) }
  }

  /// Waits until all connections have been given back, and runs a closure with each while no other thread can have one. Does nothing if the
  /// connections are no longer needed.
  ///
  /// - Parameter meanwhile: The work of a suspension, repeated during the wait; nil when there is no suspension.
  private func withAll(whileSuspended meanwhile: (() -> Void)? = nil, _ body: (Slot, Connection) throws -> Void) throws {
    if let slots = takeAll(meanwhile) { try forEach(of: slots, body) }
  }

  /// Runs a closure with the connection of each of these slots, and gives the slots back.
  private func forEach(of slots: [Slot], _ body: (Slot, Connection) throws -> Void) throws {
    defer { for slot in slots { giveBack(slot) } }
    try forAll(slots) { slot in
      guard let connection = slot.connection else { return }
      slot.begin(currentThreadNumber, for: nil)  // if an object is released now, it may call the database, and would wait for this thread
      connection.lend()
      defer {
        connection.endLoan()
        slot.end()
      }
      try body(slot, connection)
    }
  }

  /// Returns all slots as soon as they have been given back; nil when they are no longer needed.
  private func takeAll(_ meanwhile: (() -> Void)?) -> [Slot]? {
    let waiter = WaitingThread<[Slot]?>()
    if let all = state.withLock({ $0.claimAll(endsWithSuspension: meanwhile != nil, waiter.serve) }) { return all }
    guard let meanwhile else { return waiter.wait() }
    while true {
      meanwhile()
      if let slots = waiter.wait(atMost: .milliseconds(1)) { return slots }
    }
  }

  /// Refuses all callers except the ones that close the connection.
  ///
  /// - Returns: Closures that refuse the waiting callers.
  private func refuse(_ reason: WritableKeyPath<LineState, SQLiteError?>, with error: SQLiteError) -> [() -> Void] {
    let waiting = state.withLock { state in
      state[keyPath: reason] = error
      return state.leaveRefused()
    }
    return waiting.map { refuse in { refuse(.failure(error)) } }
  }
}

/// Runs a closure for each element, and continues after an error; throws the first error.
func forAll<Element>(_ elements: [Element], _ body: (Element) throws -> Void) throws {
  var first: (any Error)?
  for element in elements {
    do { try body(element) } catch { first = first ?? error }
  }
  if let first { throw first }
}
