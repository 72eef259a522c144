import SQLiteCalls
public import Synchronization

/// The record of which thread may use a connection. Any thread may read it, which is why it is read before the rest of the connection.
///
/// A connection of the user's own is open to all threads; the user makes sure that only one at a time uses it. A connection that is lent is open
/// to the thread it is lent to, and to no thread between two loans. Neither is open to a forked child of the process that opened it.
@safe @usableFromInline struct Admission: ~Copyable {
  /// ``process`` while the connection was never lent; else the thread that has it, or ``nobody``.
  @usableFromInline let holder: Atomic<UInt>
  /// How many forks had led to this process when the connection was opened.
  private let process: UInt
  /// How many forks have led to the current process by now. One comparison with the holder answers both questions, with one read of each: whether
  /// the connection was never lent, and whether this is still the process that opened it.
  @usableFromInline let forks: UnsafePointer<UInt>
  /// Whether the holder may only undo what was begun: the loan was cancelled, as when the task for which the connection is lent is cancelled.
  private let cancelled = Atomic(false)

  /// No thread.
  private static var nobody: UInt { .max }

  init() {
    unsafe forks = UnsafePointer(ForkCount.place)
    process = unsafe forks.pointee
    holder = Atomic(process)
  }

  /// Whether any thread may use the connection, as is true of a user's own.
  @inlinable var isOpenToAll: Bool { @inline(__always) get { unsafe holder.load(ordering: .relaxed) == forks.pointee } }

  /// Why the thread that asks may not use the connection; nil when it may.
  var refusal: String? {
    let holder = holder.load(ordering: .relaxed)
    if isForked {
      return
        "the connection was opened before this process was forked, and its file locks belong to the parent: open another one in the child"
    }
    if holder == process || holder == currentThreadNumber { return nil }
    if holder == Self.nobody {
      return "the connection was lent to a closure that has ended: use it inside the closure of with or transaction that it was handed to"
    }
    return "the connection is lent to another thread: use it on the thread that runs the closure of with or transaction"
  }

  /// Whether this process is not the one that opened the connection, but a fork of it.
  var isForked: Bool { unsafe forks.pointee != process }

  func lendToCurrentThread() {
    cancelled.store(false, ordering: .relaxed)
    holder.store(currentThreadNumber, ordering: .relaxed)
  }

  func endLoan() { holder.store(Self.nobody, ordering: .relaxed) }

  /// Closes a connection of the user's own to other threads, and has it check each entry, until ``openToAll()``. Nothing changes for one that is lent.
  func closeToOthers() {
    if isOpenToAll { holder.store(currentThreadNumber, ordering: .relaxed) }
  }

  func openToAll() { holder.store(process, ordering: .relaxed) }

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  func cancelLoan() { cancelled.store(true, ordering: .relaxed) }
}

extension Connection {
  /// Refuses a thread that may not use the connection.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE outside the loan of a connection that is lent, and in a forked child; SQLITE_ABORT_ROLLBACK in the
  ///   closure of a transaction that is gone.
  @inlinable @inline(__always) package func enter() throws(SQLiteError) {
    if !admission.isOpenToAll { try enterLoan() }
  }

  @usableFromInline func enterLoan() throws(SQLiteError) {
    if let refusal = admission.refusal { throw SQLiteError.refused(.misuse, refusal) }
    if isUndoing { return }
    if lostTransaction != nil, let refusal = refusalOfLostTransaction { throw refusal }
    if admission.isCancelled {
      throw SQLiteError.refused(
        .interrupt, "the work of the connection was stopped: its task was cancelled, or the database suspended")
    }
  }

  /// Runs a closure that takes back what was begun, even when the loan was cancelled.
  package func undoing<Result>(_ body: () throws -> Result) throws -> Result {
    if !isEnterable { try enter() }  // another thread must not even note that it undoes
    let before = isUndoing
    isUndoing = true
    defer { isUndoing = before }
    return try body()
  }

  /// Whether the current thread may use the connection.
  @inline(__always) package var isEnterable: Bool { admission.isOpenToAll || admission.refusal == nil }

  /// Lends the connection to the current thread, which alone may use it until ``endLoan()``. The caller makes sure that no other thread lends it.
  package func lend() {
    admission.lendToCurrentThread()
    forgetInterrupt()
    if deferredWork.isWaiting { runDeferredWork() }
  }

  /// Stops the statements that run, and refuses new ones until the loan ends, except those that take back what was begun. Any thread may call it
  /// during a loan.
  ///
  /// Work that is between two calls of SQLite when it is stopped goes on with the second: a caller that must be sure calls again.
  package func cancelLoan() {
    admission.cancelLoan()
    interrupter.interrupt()
  }

  /// Whether work that waits is to stop: the loan was cancelled, or SQLite interrupted since the ``interrupter`` had a count.
  func isStopped(since interrupts: Int) -> Bool { admission.isCancelled || interrupter.isHeld || interrupter.count != interrupts }

  /// Ends the loan: until the next one no thread may use the connection.
  package func endLoan() { admission.endLoan() }

  /// Runs work with the connection: at once where the current thread may use it, else on the next thread that has it, or when it is closed.
  package func whenEnterable(_ work: @escaping (Connection) -> Void) { deferredWork.whenEnterable(work) }

  /// Does the work that was left by threads that could not use the connection.
  package func runDeferredWork() {
    for work in deferredWork.takeAll() { work(self) }
  }
}

/// The work that is left for the next thread that may use a connection. Any thread may add to it, also one that does not keep the connection alive.
///
/// No reference to a connection is weak: each retain and release of it would take a detour through the memory that Swift keeps for weak references.
package final class DeferredWork: @unchecked Sendable {
  package typealias Work = (Connection) -> Void

  private struct State {
    /// The connection, until its end begins, which waits for the lock.
    unowned(unsafe) var connection: Connection?
    var waiting: [Work] = []
  }

  private let state = Locked(State())
  private let isEmpty = Atomic(true)

  /// Begins with a connection that has just been made.
  func begin(_ connection: Connection) { state.withLock { unsafe $0.connection = connection } }

  /// Adds work for the next thread that has the connection.
  package func add(_ work: @escaping Work) { state.withLock { add(work, to: &$0) } }

  private func add(_ work: @escaping Work, to state: inout State) {
    state.waiting.append(work)
    isEmpty.store(false, ordering: .releasing)
  }

  /// Runs work: at once where the current thread may use the connection, else on the next thread that has it. Once the connection ends, work is dropped.
  func whenEnterable(_ work: @escaping Work) {
    let connection = state.withLock { state -> Connection? in
      guard let connection = unsafe state.connection.map({ unsafe Unmanaged.passUnretained($0) }) else { return nil }
      // A connection that this thread may not use is not retained: another thread may just have let go of it.
      if unsafe connection._withUnsafeGuaranteedRef({ $0.isEnterable }) { return unsafe connection.takeUnretainedValue() }
      add(work, to: &state)
      return nil
    }
    if let connection { work(connection) }
  }

  @inline(__always) var isWaiting: Bool { !isEmpty.load(ordering: .acquiring) }

  func takeAll() -> [Work] { isWaiting ? state.withLock(takeAll) : [] }

  /// The connection ends: the waiting work is to be done by the thread that ends it, and later work is dropped.
  func end() -> [Work] {
    state.withLock { state in
      unsafe state.connection = nil
      return takeAll(&state)
    }
  }

  private func takeAll(_ state: inout State) -> [Work] {
    defer { state.waiting = [] }
    isEmpty.store(true, ordering: .relaxed)
    return state.waiting
  }
}
