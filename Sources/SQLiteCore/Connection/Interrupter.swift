import SQLiteCalls
import Synchronization

/// Stops the statements that a connection runs. Any thread may keep and call it, even after the connection is closed.
///
/// The wrapper must allow this one call alongside others, as the library and this package's test doubles do.
/// <https://sqlite.org/c3ref/interrupt.html>
@safe public final class Interrupter: @unchecked Sendable {
  private let wrapper: any Sqlite3WrapperProtocol
  /// The handle while the connection is open.
  private let target = unsafe Locked<OpaquePointer?>(nil)

  /// The number of interrupts, and the number at the last ``Connection/forgetInterrupt()``.
  private let interrupts = Atomic(0)
  private let forgotten = Atomic(0)

  private let held = Atomic(false)
  /// Whether waits for locks end at once, because the opening of the connection's database was stopped.
  var isHeld: Bool {
    get { held.load(ordering: .relaxed) }
    set { held.store(newValue, ordering: .relaxed) }
  }

  init(_ wrapper: any Sqlite3WrapperProtocol) { self.wrapper = wrapper }

  /// The number of interrupts, for waits in which SQLite does not check for them.
  var count: Int { @inline(__always) get { interrupts.load(ordering: .relaxed) } }

  /// Returns whether SQLite was interrupted since the last call.
  @inline(__always) fileprivate func takeUse() -> Bool {
    let count = count
    return count != forgotten.load(ordering: .relaxed) && forgotten.exchange(count, ordering: .relaxed) != count
  }

  /// Makes every running statement fail with SQLITE_INTERRUPT, and also every statement begun before all of them have ended. A statement
  /// that waits for a lock of another connection does not retry, unless SQLite waits by itself, as after `PRAGMA busy_timeout` run as SQL.
  ///
  /// Nothing happens when no statement runs, or when the connection is closed. SQLite may roll back an open transaction that was writing.
  public func interrupt() {
    unsafe target.withLock { target in  // so that the connection is not closed meanwhile
      guard let open = unsafe target else { return }
      interrupts.add(1, ordering: .relaxed)
      unsafe wrapper.sqlite3_interrupt(open)
    }
  }

  /// Interrupts SQLite, and ends current and later waits for locks.
  func hold() {
    isHeld = true
    interrupt()
  }

  /// Sets the handle to interrupt. Pass nil before the handle is closed.
  func aim(at handle: OpaquePointer?) {
    unsafe target.withLock { unsafe $0 = handle }
  }
}

extension Connection {
  /// Stops the statements that run on this connection. Call it from the closure of a row; other threads use the ``interrupter``.
  public func interrupt() { interrupter.interrupt() }

  /// Makes SQLite forget an interrupt that stopped no statement. Otherwise it would end the next checkpoint, even the one at closing.
  @inline(__always) func forgetInterrupt() {
    if interrupter.takeUse() { compileNothing() }
  }

  /// Compiles a statement, since SQLite forgets an interrupt when it compiles, unless a statement runs.
  @inline(never) private func compileNothing() {
    guard let open = unsafe handle, wrapper.runsAnySQL else { return }
    var statement: OpaquePointer?
    // The count includes the NUL. If SQLite has no memory for this, the interrupt stays pending, and the call that it ends throws it.
    _ = unsafe wrapper.sqlite3_prepare_v3(open, "SELECT 1", 9, 0, &statement, nil)
    if let statement = unsafe statement { _ = unsafe wrapper.sqlite3_finalize(statement) }
  }
}
