import SQLiteCalls
public import Synchronization

/// The record of which thread may use a connection. Any thread may read it, so it is read before the rest of the connection.
///
/// A connection that the user opened is open to all threads; the user makes sure that only one at a time uses it. A lent connection is open
/// only to the thread that borrowed it, and to no thread between two loans. Neither is open to a forked child process.
@safe @usableFromInline struct Admission: ~Copyable {
  /// ``process`` until the connection is first lent; after that the number of the borrowing thread, or ``free`` between two loans.
  @usableFromInline let holder: Atomic<UInt>
  /// The number of forks that had led to this process when the connection was opened.
  private let process: UInt
  /// The number of forks that have led to the current process. Comparing it with the holder, at the cost of one read of each, shows both
  /// that the connection was never lent and that this is still the process that opened it.
  @usableFromInline let forks: UnsafePointer<UInt>
  /// Whether the holder may only undo work that it began: the loan was cancelled, as when the borrowing task is cancelled.
  private let cancelled = Atomic(false)

  /// The holder between two loans.
  private static var free: UInt { .max }

  init() {
    unsafe forks = UnsafePointer(ForkCount.place)
    process = unsafe forks.pointee
    holder = Atomic(process)
  }

  /// Whether any thread may use the connection, as with one that the user opened.
  @inlinable var isOpenToAll: Bool { @inline(__always) get { unsafe holder.load(ordering: .relaxed) == forks.pointee } }

  /// The reason why the current thread may not use the connection; nil when it may.
  var refusal: String? {
    let holder = holder.load(ordering: .relaxed)
    if isForked {
      return
        "the connection was opened before this process was forked, and its file locks belong to the parent: open another one in the child"
    }
    if holder == process || holder == currentThreadNumber { return nil }
    if holder == Self.free {
      return "the connection was lent to a closure that has ended: use it inside the closure of withConnection or transaction that got it"
    }
    return "the connection is lent to another thread: use it on the thread that runs the closure of withConnection or transaction"
  }

  /// Whether this process is a fork of the process that opened the connection.
  var isForked: Bool { unsafe forks.pointee != process }

  func lendToCurrentThread() {
    cancelled.store(false, ordering: .relaxed)
    holder.store(currentThreadNumber, ordering: .relaxed)
  }

  func endLoan() { holder.store(Self.free, ordering: .relaxed) }

  /// Restricts a connection that the user opened to this thread, so that each entry is checked, until ``openToAll()``. A lent connection
  /// stays unchanged.
  func closeToOthers() {
    if isOpenToAll { holder.store(currentThreadNumber, ordering: .relaxed) }
  }

  func openToAll() { holder.store(process, ordering: .relaxed) }

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  func cancelLoan() { cancelled.store(true, ordering: .relaxed) }
}

extension Connection {
  /// Throws if the current thread may not use the connection.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE outside the loan of a lent connection, and in a forked child; SQLITE_ABORT_ROLLBACK in
  ///   the closure of a lost transaction.
  @inlinable @inline(__always) package func enter() throws(SQLiteError) {
    if !admission.isOpenToAll { try enterLoan() }
  }

  @usableFromInline func enterLoan() throws(SQLiteError) {
    if let refusal = admission.refusal { throw SQLiteError.misuse(refusal) }
    if isUndoing { return }
    if lostTransaction != nil, let refusal = refusalOfLostTransaction { throw refusal }
    if admission.isCancelled {
      throw SQLiteError.refused(
        .interrupt, "the work of the connection was stopped: its task was cancelled, or the database suspended")
    }
  }

  /// Runs a closure that undoes work, even when the loan was cancelled.
  package func undoing<Result>(_ body: () throws -> Result) throws -> Result {
    if !isEnterable { try enter() }  // another thread must not even set `isUndoing`
    let before = isUndoing
    isUndoing = true
    defer { isUndoing = before }
    return try body()
  }

  /// Whether the current thread may use the connection.
  @inline(__always) package var isEnterable: Bool { admission.isOpenToAll || admission.refusal == nil }

  /// Lends the connection to the current thread alone until ``endLoan()``. The caller makes sure that no other thread lends it.
  package func lend() {
    admission.lendToCurrentThread()
    forgetInterrupt()
    if deferredWork.isWaiting { runDeferredWork() }
  }

  /// Stops the running statements, and refuses new ones until the loan ends, except statements that undo work. Any thread may call it
  /// during a loan.
  ///
  /// Work that is stopped between two calls to SQLite still makes the second call. A caller that must be sure calls this method again.
  package func cancelLoan() {
    admission.cancelLoan()
    interrupter.interrupt()
  }

  /// Returns whether a wait must stop: the loan was cancelled, the ``interrupter`` is held, or its count differs from the given one.
  func isStopped(since interrupts: Int) -> Bool { admission.isCancelled || interrupter.isHeld || interrupter.count != interrupts }

  /// Ends the loan: no thread may use the connection until the next one.
  package func endLoan() { admission.endLoan() }

  /// Runs work with the connection: immediately if the current thread may use it; otherwise on the next thread that may, or when the
  /// connection closes.
  package func whenEnterable(_ work: @escaping (Connection) -> Void) { deferredWork.whenEnterable(work) }

  /// Runs the work queued by threads that could not use the connection.
  package func runDeferredWork() {
    for work in deferredWork.takeAll() { work(self) }
  }
}

/// The work queued for the next thread that may use a connection. Any thread may add work, even without keeping the connection alive.
///
/// The reference to the connection is not weak: with a weak one, each retain and release would go through Swift's side table.
package final class DeferredWork: @unchecked Sendable {
  package typealias Work = (Connection) -> Void

  private struct State {
    /// The connection; nil as soon as its deinitialization begins, which waits for the lock.
    unowned(unsafe) var connection: Connection?
    var waiting: [Work] = []
  }

  private let state = Locked(State())
  private let isEmpty = Atomic(true)

  /// Sets the connection, which has just been created.
  func begin(_ connection: Connection) { state.withLock { unsafe $0.connection = connection } }

  /// Queues work for the next thread that may use the connection.
  package func add(_ work: @escaping Work) { state.withLock { add(work, to: &$0) } }

  private func add(_ work: @escaping Work, to state: inout State) {
    state.waiting.append(work)
    isEmpty.store(false, ordering: .releasing)
  }

  /// Runs work immediately if the current thread may use the connection; otherwise queues it. Once the connection is being deinitialized,
  /// work is dropped.
  func whenEnterable(_ work: @escaping Work) {
    let connection = state.withLock { state -> Connection? in
      guard let connection = unsafe state.connection.map({ unsafe Unmanaged.passUnretained($0) }) else { return nil }
      // A connection that this thread may not use is not retained: another thread may just have released it.
      if unsafe connection._withUnsafeGuaranteedRef({ $0.isEnterable }) { return unsafe connection.takeUnretainedValue() }
      add(work, to: &state)
      return nil
    }
    if let connection { work(connection) }
  }

  @inline(__always) var isWaiting: Bool { !isEmpty.load(ordering: .acquiring) }

  func takeAll() -> [Work] { isWaiting ? state.withLock(takeAll) : [] }

  /// Detaches the connection as its deinitialization begins, and returns the queued work for that thread to run; later work is dropped.
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
