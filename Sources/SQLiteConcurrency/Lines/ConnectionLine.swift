import Foundation
import SQLiteCalls
import SQLiteCore

/// Connections to one database, each lent to one thread at a time, in the order of the calls.
///
/// They are opened when needed, up to a limit, and given back when the closure returns or throws. Threads and tasks wait in one line.
package final class ConnectionLine: Sendable {
  /// Everything to do with connections apart from lending them.
  struct Care: Sendable {
    /// The rule for closing unused connections.
    var drainage: Drainage?
    /// The observations of a connection that writes.
    var observers: Observers?
    /// The record of the tables, databases and functions that only the writer has.
    var own: WritersOwn?
    /// Whether a connection is replaced when one of its objects, such as a blob, is kept after the loan, along with the state that it
    /// reads.
    var replacesKept = false
    /// Closes a connection after a loan, if it should not stay open; returns whether it did.
    var closesWhenIdle: (@Sendable (Connection) throws -> Bool)?
  }

  let state: LineLock
  /// The only slot of a line with a limit of one.
  private let first = Slot()
  let limit: Int
  let open: @Sendable () throws -> Connection
  /// The name of the line in errors.
  let name: String
  private let waitLimit: Duration?
  let care: Care

  /// Creates a line, without opening a connection.
  ///
  /// - Parameters:
  ///   - limit: The largest number of connections, at least one.
  ///   - waitLimit: The longest wait of a thread or task for a connection; nil for no limit.
  ///   - care: The handling of connections apart from lending.
  ///   - open: Opens a connection, on the thread that needs it.
  @inline(never) init(
    of name: String, limit: Int, waitLimit: Duration? = nil, care: Care = Care(), open: @escaping @Sendable () throws -> Connection
  ) {
    (self.name, self.limit, self.care, self.open) = (name, max(1, limit), care, open)
    self.waitLimit = waitLimit.flatMap { $0 < .longest ? $0.forClocks : nil }
    state = LineLock(LineState(first, limit: self.limit))
  }

  private var isOfOne: Bool { limit == 1 }

  var heldSlot: Slot? {
    let thread = currentThreadNumber
    if isOfOne { return first.isHeld(by: thread) ? first : nil }
    return state.withLock { $0.held(by: thread) }
  }

  /// Whether the current thread has one of the connections.
  @inline(__always) package var isHeldByCurrentThread: Bool { isOfOne ? first.isHeld(by: currentThreadNumber) : heldSlot != nil }

  /// The number of open connections, and the number of open ones that are not lent.
  var counts: (open: Int, idle: Int) { state.withLock { $0.counts } }

  /// Whether no connection is open or being opened, including replaced ones.
  var isUnused: Bool { state.withLock { $0.counts.open == 0 && !$0.areReplacedOpen } }

  /// Whether a connection is open.
  package var isOpen: Bool { state.withLock { state in state.slots.contains { $0.connection != nil } } }

  /// The number of waiting threads and tasks.
  package var waitingCount: Int { state.withLock { $0.waitingCount } }

  /// Runs a closure with a connection as soon as one is free; a thread that already has one gets the same one.
  ///
  /// - Parameter work: The task's work that the thread is doing; the call ends with it.
  @inline(__always) func lend<Result>(for work: PerformedWork? = nil, _ body: (Connection) throws -> Result) throws -> Result {
    try lendSlot(for: work) { try body(connection(of: $0)) }
  }

  /// Runs a closure with the slot of a connection, open or not.
  ///
  /// - Parameter closes: Whether the closure closes the connection, which is allowed while the line is suspended.
  @inline(__always) func lendSlot<Result>(
    for work: PerformedWork? = nil, closes: Bool = false, _ body: (Slot) throws -> Result
  ) throws -> Result {
    let thread = currentThreadNumber
    let slot = unsafe try takeWithoutLock(thread) ?? take(thread, work, closes)
    return try unsafe slot._withUnsafeGuaranteedRef { slot in  // a slot lives as long as its line
      if slot.isHeld(by: thread) { return try body(slot) }
      return try use(slot, by: thread, for: work, body)
    }
  }

  /// Returns the slot that the thread has, or the slot at the door if it is the only slot or the thread had it last; otherwise nil.
  @inline(__always) private func takeWithoutLock(_ thread: UInt) -> Unmanaged<Slot>? {
    if isOfOne, first.isHeld(by: thread) { return unsafe .passUnretained(first) }
    guard let slot = unsafe state.takeAtDoor() else { return nil }
    if unsafe isOfOne || slot._withUnsafeGuaranteedRef({ $0.lastHolder == thread }) { return unsafe slot }
    unsafe giveBack(slot.takeUnretainedValue())
    return nil
  }

  /// Returns the slot that the thread already has, or another one. Waits if none is free.
  @inline(never) private func take(_ thread: UInt, _ work: PerformedWork?, _ closes: Bool) throws -> Unmanaged<Slot> {
    let outcome = state.withLock { $0.serve(thread, closes: closes) } ?? wait(thread, work, closes)
    return unsafe .passUnretained(try outcome.get())
  }

  /// Runs a closure with a connection on a different thread than the caller's, and ends with the task.
  ///
  /// - Parameters:
  ///   - start: Starts the work, now or later, or cancels it; nil to start it now.
  ///   - isPatient: Whether the work waits without a limit.
  @inline(__always) nonisolated(nonsending) func perform<Result: Sendable>(
    when start: PerformedWork.Start? = nil, isPatient: Bool = false, _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws -> Result {
    try await performWithSlot(when: start, isPatient: isPatient) { slot in try body(self.connection(of: slot)) }
  }

  /// Runs a closure with the slot of a connection on a different thread than the caller's, and ends with the task.
  ///
  /// The parameters are the same as for ``perform(when:isPatient:_:)``.
  @inline(__always) nonisolated(nonsending) func performWithSlot<Result: Sendable>(
    when start: PerformedWork.Start? = nil, isPatient: Bool = false, _ body: @escaping @Sendable (Slot) throws -> Result
  ) async throws -> Result {
    let work = TaskWork(body)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        work.wait(orWhenCancelled: { continuation.resume() })
        let begin: @Sendable () -> Void = { self.begin(work, for: continuation, within: isPatient ? nil : self.waitLimit) }
        if let start { start(work, begin) } else { begin() }
      }
    } onCancel: {
      work.cancel()
    }
    return try work.run { try work.end() }
  }

  private func begin(_ work: PerformedWork, for continuation: CheckedContinuation<Void, Never>, within limit: Duration?) {
    whenServed(within: limit) { outcome in
      switch outcome {
      case .failure(let error):
        guard work.begin() else { return }
        work.fail(error)
        continuation.resume()
      case .success(let slot):
        slot.queue.async {
          guard work.begin() else { return self.giveBack(slot) }
          self.perform(work, in: slot)  // gives the slot back before the task resumes, which may rely on it
          continuation.resume()
        }
      }
    }
  }

  /// Runs the closure of a task. When this returns, only the task has references to the closure, its result and its error.
  @inline(never) private func perform(_ work: PerformedWork, in slot: Slot) {
    do { try use(slot, by: currentThreadNumber, for: work, work.call) } catch { work.fail(error) }
  }

  // MARK: - Waiting

  /// Waits for a slot on the current thread, until the task that the thread works for is cancelled.
  @inline(never) private func wait(_ thread: UInt, _ work: PerformedWork?, _ closes: Bool) -> LineState.Outcome {
    let waiter = WaitingThread<LineState.Outcome>()
    let (outcome, number) = state.withLock { $0.serve(thread, closes: closes, orLater: waiter.serve) }
    if let outcome { return outcome }
    work?.wait(orWhenCancelled: { [self] in
      state.withLock { $0.leave(number) }?(.failure(.refused(.interrupt, "the task was cancelled")))
    })
    defer { _ = work?.begin() }
    guard let waitLimit else { return waiter.wait() }
    if let outcome = waiter.wait(atMost: waitLimit) { return outcome }
    if state.withLock({ $0.leave(number) }) != nil { return .failure(noneFree) }
    return waiter.wait()  // the slot is being handed over right now
  }

  private var noneFree: SQLiteError {
    .refused(.busy, "no connection of \(name) was free within \(waitLimit ?? .zero): \(limit) may be open, and all are in use")
  }

  /// Hands a slot to a closure, now or on the thread that gives one back. Hands it an error if no slot is free within the limit.
  private func whenServed(within limit: Duration?, _ serve: @escaping LineState.Serve) {
    if let slot = unsafe state.takeAtDoor() { return serve(.success(unsafe slot.takeUnretainedValue())) }
    let (outcome, number) = state.withLock { $0.serve(orLater: serve) }
    if let outcome { return serve(outcome) }
    guard let limit else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1)) { [weak self] in
      guard let self else { return }
      state.withLock { $0.leave(number) }?(.failure(noneFree))
    }
  }

  /// Hands a slot to the next waiting caller, or returns it to the free ones.
  @inline(__always) func giveBack(_ slot: Slot) {
    if !state.leaveAtDoor(slot) { giveBackLocked(slot) }
  }

  @inline(never) private func giveBackLocked(_ slot: Slot) {
    let (next, drainage): (LineState.Handover, Drainage?) = state.withLock { state in
      let next = state.giveBack(slot)
      self.state.openDoor(state)
      guard case .none = next, let drainage = care.drainage, !state.isDraining, slot.connection != nil else { return (next, nil) }
      state.isDraining = true
      return (next, drainage)
    }
    switch next {
    case .none: if let drainage { drainLater(drainage) }
    case .one(let serve): serve(.success(slot))
    case .all(let serve, let slots): serve(slots)
    }
  }

  /// Closes the connections as soon as none has been used for the delay.
  private func drainLater(_ drainage: Drainage) {
    Task { [weak self] in
      do {
        var seen: Int?
        while let useCount = self?.state.withLock({ $0.useCount }), useCount != seen {
          seen = useCount
          try await drainage.wait()
        }
        self?.state.withLock { $0.isDraining = false }
        self?.drain()
      } catch {
        self?.state.withLock { $0.isDraining = false }  // the clock has ended, so the next use starts again
      }
    }
  }

  /// Closes the connections that are not in use.
  package func drain() {
    let unused = state.withLock { state in
      let unused = state.takeUnused()
      return unused.map { slot in (slot, slot.connection.take()) }
    }
    for (slot, connection) in unused {
      connection?.endLoan()
      giveBack(slot)
    }
  }
}
