import Foundation
import SQLiteCalls
import SQLiteCore

extension ConnectionLine {
  /// Returns the connection of a slot that this thread has, and opens the connection if necessary.
  @inline(__always) func connection(of slot: Slot) throws -> Connection { try slot.connection ?? opened(for: slot) }

  @inline(never) private func opened(for slot: Slot) throws -> Connection {
    let connection = try opening(slot) { try open() }
    setConnection(connection, in: slot)
    return connection
  }

  /// Runs the closure that opens the connection of a slot that this thread has. The closure may not request that connection.
  func opening<Result>(_ slot: Slot, _ body: () throws -> Result) throws -> Result {
    if slot.opening != nil { throw SQLiteError.misuse("\(name) is being opened: the closure that opens it has a connection of its own") }
    let opening = OpeningWork()
    state.withLock { _ in slot.opening = opening }
    slot.work?.hold(opening)
    defer {
      slot.work?.hold(nil)
      state.withLock { _ in slot.opening = nil }
    }
    do { return try opening.run(body) } catch  where slot.work?.isCancelled == true { throw CancellationError() }
  }

  /// Sets or removes the connection of a slot that this thread has. The loan of the previous connection ends.
  func setConnection(_ connection: Connection?, in slot: Slot) {
    if let before = slot.connection {
      slot.work?.letGo(of: before)
      before.endLoan()
    }
    state.withLock { _ in slot.connection = connection }
    if let connection { begin(connection, slot.work) }
  }

  @inline(__always) private func begin(_ connection: Connection, _ work: PerformedWork?) {
    connection.lend()
    work?.hold(connection)
    care.observers?.noteLoan(of: connection)
  }

  /// Runs a closure with a slot that this thread has been given, and gives the slot back. A result or error that is not returned is
  /// released only then, because an object that it holds may call the database.
  @inline(__always) func use<Result>(_ slot: Slot, by thread: UInt, for work: PerformedWork?, _ body: (Slot) throws -> Result) throws
    -> Result
  {
    slot.begin(thread, for: work)
    if let connection = slot.connection { begin(connection, work) }
    let result: Result
    do {
      result = try body(slot)
    } catch {
      _ = finish(slot)  // the first error is thrown; nothing runs before the open transaction is rolled back
      throw error
    }
    if let left = finish(slot) { throw left }
    return result
  }

  /// Gives a slot back after the closure has ended. Returns the error of ending the loan, such as for a transaction that was left open.
  @inline(never) private func finish(_ slot: Slot) -> (any Error)? {
    let connection = slot.connection
    var left: (any Error)?
    if let connection { left = endLoan(of: connection, slot) }
    slot.end()
    giveBack(slot)
    withExtendedLifetime(connection) {}  // a closed connection is released here, when no thread waits for this one
    return left
  }

  /// Ends transactions and statements that a closure has left open, before the next loan. Returns an error if a transaction was
  /// left open, or if the idle connection could not be closed; statements are ended without an error.
  private func endLoan(of connection: Connection, _ slot: Slot) -> (any Error)? {
    slot.work?.letGo(of: connection)  // the task must not interrupt the statements that end the loan
    var left: (any Error)?
    if unsafe connection.handle == nil {  // it was closed: the next loan opens another
      state.withLock { _ in slot.connection = nil }
      care.own?.forget()
      care.observers?.touchAll()  // the record of its commits was released with the connection
    } else {
      if connection.isToBeTidied { left = tidy(connection, slot) }
      care.own?.look(at: connection)
      care.observers?.noteReturn(of: connection)
    }
    if let closesWhenIdle = care.closesWhenIdle, slot.connection != nil {
      do {
        if try closesWhenIdle(connection) { state.withLock { _ in slot.connection = nil } }
      } catch { left = left ?? error }
    }
    connection.endLoan()
    return left
  }

  /// Closes the connection on another thread if it should not stay open, because an observation that kept it open has ended.
  func closeIfIdle() {
    guard care.closesWhenIdle != nil else { return }
    DispatchQueue.global().async { try? self.lendSlot { _ in } }  // it throws if the line is closed
  }

  private func tidy(_ connection: Connection, _ slot: Slot) -> (any Error)? {
    connection.endRunningStatements()
    if connection.isInTransaction {
      do { try connection.rollbackOwed() } catch { return error }
      return SQLiteError.misuse(
        "the closure left a transaction open, which was rolled back: use transaction(_:retries:_:), which ends it")
    }
    if care.replacesKept, !connection.isAtRest { state.withLock { $0.replace(in: slot) } }
    return nil
  }
}
