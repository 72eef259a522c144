import SQLiteCallsCore
public import Synchronization

/// Who may use a connection: any thread may look, which is why the rest of the connection is not looked at before.
///
/// A connection of the user's own is open to all; one thread at a time is the user's business. One that is lent is open to the thread it is lent
/// to, and to nobody between two loans. Neither is open to a forked child of the process that opened it.
@safe @usableFromInline struct Admission: ~Copyable {
  /// ``process`` while the connection was never lent; else the thread that has it, or ``nobody``.
  @usableFromInline let holder: Atomic<UInt>
  /// How many forks had led to this process when the connection was opened.
  private let process: UInt
  /// How many have led to it by now. Compared with the holder it tells both at once, with one look at each.
  @usableFromInline let forks: UnsafePointer<UInt>
  /// Whether who has it may only undo what was begun: the task is cancelled for which the connection is lent.
  private let cancelled = Atomic(false)

  /// No thread.
  private static var nobody: UInt { .max }

  init() {
    unsafe forks = UnsafePointer(ForkCount.place)
    process = unsafe forks.pointee
    holder = Atomic(process)
  }

  /// Whether everybody may use the connection, as is true of a user's own.
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

  /// Whether the process is another one than that which opened the connection.
  var isForked: Bool { unsafe forks.pointee != process }

  func lendToCurrentThread() {
    cancelled.store(false, ordering: .relaxed)
    holder.store(currentThreadNumber, ordering: .relaxed)
  }

  func endLoan() { holder.store(Self.nobody, ordering: .relaxed) }

  /// Has a connection of the user's own ask everybody why they enter, until ``openToAll()``. Nothing changes for one that is lent.
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
    if unsafe isUndoing { return }
    if unsafe lostTransaction != nil, let refusal = refusalOfLostTransaction { throw refusal }
    if admission.isCancelled {
      throw SQLiteError.refused(
        .interrupt, "the work of the connection was stopped: its task was cancelled, or the database suspended")
    }
  }

  /// Runs a closure that takes back what was begun: also when the task was cancelled.
  package func undoing<Result>(_ body: () throws -> Result) throws -> Result {
    if !isEnterable { try enter() }  // another thread must not even note that it undoes
    let before = unsafe isUndoing
    unsafe isUndoing = true
    defer { unsafe isUndoing = before }
    return try body()
  }

  /// Whether the current thread may use the connection.
  @inline(__always) package var isEnterable: Bool { admission.isOpenToAll || admission.refusal == nil }

  /// Lends the connection to the current thread, which alone may use it until ``endLoan()``. Whoever lends sees to it that no other does.
  package func lend() {
    admission.lendToCurrentThread()
    forgetInterrupt()
    if deferredWork.isWaiting { runDeferredWork() }
  }

  /// Stops what runs, and refuses whatever begins until the loan ends, but for taking back what was begun. Any thread may call it during a loan.
  ///
  /// What is between two calls of SQLite when it is stopped goes on with the second: whoever must be sure calls again.
  package func cancelLoan() {
    admission.cancelLoan()
    interrupter.interrupt()
  }

  /// Whether who has the connection may only undo what was begun.
  var isLoanCancelled: Bool { admission.isCancelled }

  /// Ends the loan: until the next one nobody may use the connection.
  package func endLoan() { admission.endLoan() }

  /// Has something done with the connection: at once where that may be, else by the next who has it, or when it is closed.
  package func whenEnterable(_ work: @escaping (Connection) -> Void) { deferredWork.whenEnterable(work) }

  /// Does what was left to be done by those who could not.
  package func runDeferredWork() {
    for work in deferredWork.takeAll() { work(self) }
  }
}

/// The work that is left for the next thread that may use a connection. Any thread may add to it, also one that does not keep the connection alive.
///
/// No reference to a connection is weak: each retain and release of it would take a way round through what Swift keeps for weak references.
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

  /// Runs work: at once where the current thread may use the connection, else it waits for the next that has it. Once the connection ends it is dropped.
  func whenEnterable(_ work: @escaping Work) {
    let connection = state.withLock { state -> Connection? in
      guard let connection = unsafe state.connection.map({ unsafe Unmanaged.passUnretained($0) }) else { return nil }
      // What another thread has just let go of is not retained: it is not this thread's to use.
      if unsafe connection._withUnsafeGuaranteedRef({ $0.isEnterable }) { return unsafe connection.takeUnretainedValue() }
      add(work, to: &state)
      return nil
    }
    if let connection { work(connection) }
  }

  @inline(__always) var isWaiting: Bool { !isEmpty.load(ordering: .acquiring) }

  func takeAll() -> [Work] { isWaiting ? state.withLock(takeAll) : [] }

  /// The connection ends: what waits is to be done by the thread that ends it, and later work is dropped.
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
