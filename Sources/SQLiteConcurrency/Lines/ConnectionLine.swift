import Foundation
import SQLiteCalls
package import SQLiteCore

/// Connections to one database, each lent to one thread at a time, in the order in which they were asked for.
///
/// They are opened when they are needed, up to a limit, and come back whatever the closure does. Threads and tasks stand in one line.
package final class ConnectionLine: Sendable {
  /// All slots: they are made at once, and opened one by one.
  let slots: [Slot]
  let state: Locked<LineState>
  private let open: @Sendable () throws -> Connection
  /// What it is called in errors.
  let name: String
  private let waitLimit: Duration?
  private let drainage: Drainage?
  /// Who is told what its connection writes, where it writes.
  private let observers: Observers?
  /// One at a time closes.
  let closing = Locked(())

  /// A line; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - limit: How many connections there may be, at least one.
  ///   - waitLimit: How long a thread waits for one; nil for as long as it takes.
  ///   - drainage: When those are closed that nobody uses.
  ///   - observers: Who is told what the connection writes.
  ///   - open: Opens one, in the thread that needs it.
  init(
    of name: String, limit: Int, waitLimit: Duration? = nil, drainage: Drainage? = nil, observers: Observers? = nil,
    open: @escaping @Sendable () throws -> Connection
  ) {
    self.name = name
    self.open = open
    self.waitLimit = waitLimit
    self.drainage = drainage
    self.observers = observers
    slots = (0..<max(1, limit)).map { _ in Slot() }
    state = Locked(LineState(slots))
  }

  /// Whether the current thread has one of the connections.
  package var isHeldByCurrentThread: Bool { slots.contains { $0.isHeldByCurrentThread } }

  /// How many connections are open, and how many of these nobody has.
  var counts: (open: Int, idle: Int) { state.withLock { $0.counts } }

  /// How many wait.
  package var waitingCount: Int { state.withLock { $0.waitingCount } }

  /// Runs a closure with a connection as soon as there is one; it ends with the work of a task, where that is what the thread does.
  ///
  /// - Parameter sharesHeld: Whether a thread that has one of the connections already gets the same again.
  package func lend<Result>(for work: PerformedWork? = nil, sharesHeld: Bool = false, _ body: (Connection) throws -> Result) throws
    -> Result
  {
    if let held = slots.first(where: { $0.isHeldByCurrentThread }) {
      guard sharesHeld, let connection = held.connection else { throw SQLiteError.heldAlready }
      return try body(connection)
    }
    let slot = try wait()
    defer { giveBack(slot) }
    return try use(slot, for: work, body)
  }

  /// Runs a closure with a connection on a thread that is not the caller's, and ends with the task.
  package func perform<Result: Sendable>(_ body: @escaping @Sendable (Connection) throws -> Result) async throws -> Result {
    let work = PerformedWork()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        work.wait(orWhenCancelled: { continuation.resume(throwing: CancellationError()) })
        whenServed { outcome in
          switch outcome {
          case .failure(let error):
            if work.begin() { continuation.resume(throwing: error) }
          case .success(let slot):
            slot.queue.async {
              guard work.begin() else { return self.giveBack(slot) }
              let result = Swift.Result { try work.run { try self.use(slot, for: work, body) } }
              self.giveBack(slot)  // whoever is told may count on it
              continuation.resume(with: result)
            }
          }
        }
      }
    } onCancel: {
      work.cancel()
    }
  }

  // MARK: - Waiting

  /// Waits for a slot in the current thread.
  private func wait() throws -> Slot {
    let thread = currentThreadNumber
    if let answer = state.withLock({ $0.serveAtOnce(thread) }) { return try answer.get() }
    let waiter = WaitingThread()
    let number = state.withLock { state in
      guard let answer = state.serveAtOnce(thread) else { return state.enqueue(waiter.serve) }
      waiter.serve(answer)
      return 0
    }
    if let answer = waiter.wait(atMost: waitLimit) { return try answer.get() }
    if state.withLock({ $0.leave(number) }) {
      throw SQLiteError.refused(
        .busy, "no connection of \(name) was free within \(waitLimit ?? .zero): \(slots.count) may be open, and all are in use")
    }
    return try waiter.waitForAnswer().get()  // it is just being given
  }

  /// Has a slot handed to a closure, now or by the thread that gives one back.
  private func whenServed(_ serve: @escaping LineState.Serve) {
    let answer = state.withLock { state in
      let answer = state.serveAtOnce()
      if answer == nil { _ = state.enqueue(serve) }
      return answer
    }
    if let answer { serve(answer) }
  }

  /// Hands a slot to the next who waits, or keeps it.
  func giveBack(_ slot: Slot) {
    let (next, tells, drains, retired) = state.withLock { state in
      let retired = state.isRetired ? slot.connection.take() : nil
      let next = state.giveBack(slot)
      let drains = next == nil && drainage != nil && !state.isDraining && slot.connection != nil
      if drains { state.isDraining = true }
      return (next, state.tellsThatAllAreBack(), drains, retired)
    }
    withExtendedLifetime(retired) {}  // it is closed here, not under the lock
    next?(.success(slot))
    for tell in tells { tell() }
    if drains { drainLater() }
  }

  private func drainLater() {
    drainage?.start { [weak self] seen in
      guard let self else { return nil }
      let useCount = state.withLock { state in
        if state.useCount == seen { state.isDraining = false }
        return state.useCount
      }
      if useCount != seen { return useCount }
      drain()
      return nil
    }
  }

  /// Closes the connections that nobody uses.
  func drain() {
    let unused = state.withLock { state in
      let unused = state.takeUnused()
      return unused.map { slot in (slot, slot.connection.take()) }
    }
    for (slot, connection) in unused {
      connection?.endLoan()
      giveBack(slot)
    }
  }

  // MARK: - Using

  /// Runs a closure with the connection of a slot that this thread has been given.
  private func use<Result>(_ slot: Slot, for work: PerformedWork?, _ body: (Connection) throws -> Result) throws -> Result {
    slot.begin()
    defer { slot.end() }
    let connection = try slot.connection ?? opened(for: slot)
    connection.lend()
    work?.hold(connection)
    observers?.noteLoan(of: connection)
    defer {
      observers?.noteReturn(of: connection)
      work?.letGo(of: connection)
      connection.endLoan()
    }
    let result: Result
    do {
      result = try body(connection)
    } catch {
      do { _ = try tidy(connection, slot) } catch { /* the first error is the one to throw; nothing runs before it is rolled back */  }
      throw error
    }
    if let left = try tidy(connection, slot) { throw left }
    return result
  }

  private func opened(for slot: Slot) throws -> Connection {
    let connection = try open()
    state.withLock { _ in slot.connection = connection }
    return connection
  }

  /// Ends what a closure has left: others have the connection next.
  private func tidy(_ connection: Connection, _ slot: Slot) throws -> SQLiteError? {
    if unsafe connection.handle == nil {  // it was closed: the next one is opened
      state.withLock { _ in slot.connection = nil }
      return nil
    }
    if connection.isInTransaction {
      try connection.rollbackOwed()
      return .misuse("the closure left a transaction open, which was rolled back: use transaction(_:retries:_:), which ends it")
    }
    if try connection.transactionState() == .none { return nil }
    // Its reads would be of the state that the cursor keeps.
    if slots.count > 1 { state.withLock { _ in slot.connection = nil } }
    return .misuse(
      "the closure let a cursor out that has rows to come: outside of it the cursor is of no use, and the state that it reads is kept")
  }
}

extension SQLiteError {
  static var heldAlready: SQLiteError {
    .misuse(
      "this thread has a connection of this database already and would wait for itself: use the connection that its closure was handed")
  }
}
