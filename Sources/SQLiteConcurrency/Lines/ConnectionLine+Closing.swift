import Foundation
import SQLiteCalls
import SQLiteCore

extension ConnectionLine {
  /// Closes the connections: waits until those that are lent have come back, and refuses everybody who waits or comes.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE in a closure that has one of the connections, SQLITE_BUSY when something of one is kept: it stays open then,
  ///   and closing can be tried again.
  package func close() throws {
    if isHeldByCurrentThread {
      throw SQLiteError.misuse("\(name) cannot be closed in a closure that has a connection of it: it would wait for itself")
    }
    refuse(with: .misuse("\(name) is closed"))
    waitUntilAllAreBack { _ in }
    try eachConnection { slot, connection in
      try connection.close()
      state.withLock { _ in slot.connection = nil }
    }
  }

  /// Closes the connections that nobody has, each of the others when it comes back, and refuses everybody who waits or comes.
  package func retire() {
    refuse(with: .misuse("\(name) is closed"))
    state.withLock { $0.isRetired = true }
    drain()
  }

  /// Stops what runs and lets nothing begin until ``resume()``; afterwards no connection holds a lock.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE in a closure that has one of the connections, SQLITE_BUSY when a cursor that was kept holds a lock.
  func suspend() throws {
    if isHeldByCurrentThread {
      throw SQLiteError.misuse("\(name) cannot be suspended in a closure that has a connection of it: it would wait for itself")
    }
    refuse(with: .refused(.interrupt, "\(name) is suspended: nothing runs before resume()"))
    waitUntilAllAreBack { slots in
      for slot in slots { state.withLock { _ in slot.connection?.cancelLoan() } }
    }
    try eachConnection { _, connection in
      try connection.rollbackOwed()
      if try connection.transactionState() != .none {
        throw SQLiteError.refused(.busy, "a cursor of \(name) was kept and holds a lock: let go of it, and suspend again")
      }
    }
  }

  /// Lets everybody go on after ``suspend()``.
  func resume() {
    state.withLock { state in
      if state.refusal?.code == .interrupt { state.refusal = nil }
    }
  }

  /// Does something with each connection, while nobody has any.
  private func eachConnection(_ body: (Slot, Connection) throws -> Void) throws {
    let outcome = closing.withLock { _ in
      Result {
        for slot in slots {
          guard let connection = slot.connection else { continue }
          connection.lend()
          defer { connection.endLoan() }
          try body(slot, connection)
        }
      }
    }
    try outcome.get()
  }

  /// Refuses everybody, those as well who wait.
  private func refuse(with error: SQLiteError) {
    let waiting = state.withLock { state in
      if state.refusal?.code != .misuse { state.refusal = error }  // what is closed stays so
      return state.leaveAll()
    }
    for refuse in waiting { refuse(.failure(error)) }
  }

  /// Waits until nobody has a connection; meanwhile does something, again and again.
  private func waitUntilAllAreBack(_ meanwhile: ([Slot]) -> Void) {
    let areBack = DispatchSemaphore(value: 0)
    let waits = state.withLock { state in
      if state.areAllBack { return false }
      state.whenAllAreBack { areBack.signal() }
      return true
    }
    guard waits else { return }
    repeat { meanwhile(slots) } while areBack.wait(timeout: .now() + .milliseconds(1)) != .success
  }
}
