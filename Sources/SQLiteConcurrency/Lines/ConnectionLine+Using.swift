import Foundation
import SQLiteCalls
package import SQLiteCore

extension ConnectionLine {
  /// The connection of a slot that this thread has, which is opened unless it is open.
  @inline(__always) func connection(of slot: Slot) throws -> Connection { try slot.connection ?? opened(for: slot) }

  @inline(never) private func opened(for slot: Slot) throws -> Connection {
    let connection = try opening(slot) { try open() }
    put(connection, in: slot)
    return connection
  }

  /// Runs the closure that opens the connection of a slot that this thread has; it may not ask for that meanwhile.
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

  /// Puts a connection, or none, into the place that this thread has. The loan of one that was there before ends.
  package func put(_ connection: Connection?, in slot: Slot) {
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

  /// Runs a closure with a slot that this thread has been given, and gives the slot back. The result and the error end after that, if they end here: an
  /// object that they hold may call the database.
  @inline(__always) func use<Result>(_ slot: Slot, by thread: UInt, for work: PerformedWork?, _ body: (Slot) throws -> Result) throws
    -> Result
  {
    slot.begin(thread, for: work)
    if let connection = slot.connection { begin(connection, work) }
    let result: Result
    do {
      result = try body(slot)
    } catch {
      _ = finish(slot)  // the first error is the one to throw; nothing runs before the transaction that was begun is rolled back
      throw error
    }
    if let left = finish(slot) { throw left }
    return result
  }

  /// Gives a slot back when the closure has ended. Returns the error of leaving something open.
  @inline(never) private func finish(_ slot: Slot) -> (any Error)? {
    let connection = slot.connection
    var left: (any Error)?
    if let connection { left = endLoan(of: connection, slot) }
    slot.end()
    giveBack(slot)
    withExtendedLifetime(connection) {}  // one that was closed ends here, when no thread waits for this one
    return left
  }

  /// Ends transactions and statements that a closure has left: others have the connection next. Returns the error of leaving them.
  private func endLoan(of connection: Connection, _ slot: Slot) -> (any Error)? {
    slot.work?.letGo(of: connection)  // the statements that end it are not for the task to interrupt
    var left: (any Error)?
    if unsafe connection.handle == nil {  // it was closed: the next one is opened
      state.withLock { _ in slot.connection = nil }
      care.own?.forget()
      care.observers?.touchAll()  // the record of its commits is gone with it
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

  /// Closes the connection on another thread where it should not stay open: an observation that kept it open has ended.
  func closeIfIdle() {
    guard care.closesWhenIdle != nil else { return }
    DispatchQueue.global().async { try? self.lendPlace { _ in } }  // it is refused where the line is closed
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
