import SQLiteCalls
import Synchronization

/// Stops the statements that a connection runs. It may be kept and called by any thread, also when the connection is closed.
///
/// The wrapper has to allow this one call beside others, as the library and the doubles of this package do.
/// <https://sqlite.org/c3ref/interrupt.html>
@safe public final class Interrupter: @unchecked Sendable {
  private let wrapper: any Sqlite3WrapperProtocol
  /// The handle while the connection is open.
  private let target = unsafe Locked<OpaquePointer?>(nil)

  /// How often SQLite was interrupted, and how often by the last ``Connection/forgetInterrupt()``.
  private let interrupts = Atomic(0)
  private let forgotten = Atomic(0)

  private let held = Atomic(false)
  /// Whether no wait for a lock may go on: the opening of a database that the connection belongs to was stopped.
  var isHeld: Bool {
    get { held.load(ordering: .relaxed) }
    set { held.store(newValue, ordering: .relaxed) }
  }

  init(_ wrapper: any Sqlite3WrapperProtocol) { self.wrapper = wrapper }

  /// How often SQLite was interrupted: for work that waits where SQLite does not look at interrupts.
  var count: Int { @inline(__always) get { interrupts.load(ordering: .relaxed) } }

  /// Whether SQLite was interrupted since this was asked last.
  @inline(__always) fileprivate func takeUse() -> Bool {
    let count = count
    return count != forgotten.load(ordering: .relaxed) && forgotten.exchange(count, ordering: .relaxed) != count
  }

  /// Makes every statement that runs now, and those begun before all of them have ended, fail with SQLITE_INTERRUPT. A statement that waits for a lock of
  /// another connection does not try again, unless SQLite waits by itself, as after `PRAGMA busy_timeout` by SQL.
  ///
  /// Nothing happens when none runs, or when the connection is closed. An open transaction that was writing may be rolled back by SQLite.
  public func interrupt() {
    unsafe target.withLock { target in  // so that the connection is not closed meanwhile
      guard let open = unsafe target else { return }
      interrupts.add(1, ordering: .relaxed)
      unsafe wrapper.sqlite3_interrupt(open)
    }
  }

  /// Interrupts, and lets no wait for a lock go on.
  func hold() {
    isHeld = true
    interrupt()
  }

  /// Points at a handle, or at none before it is closed.
  func aim(at handle: OpaquePointer?) {
    unsafe target.withLock { unsafe $0 = handle }
  }
}

extension Connection {
  /// Stops the statements that run on this connection, from the closure of a row; other threads use the ``interrupter``.
  public func interrupt() { interrupter.interrupt() }

  /// Has SQLite forget an interrupt that met no statement: it would end the next checkpoint, even that of closing.
  @inline(__always) func forgetInterrupt() {
    if interrupter.takeUse() { compileNothing() }
  }

  /// SQLite forgets an interrupt when it compiles, unless a statement runs.
  @inline(never) private func compileNothing() {
    guard let open = unsafe handle, wrapper.runsAnySQL else { return }
    var statement: OpaquePointer?
    // The count includes the NUL. Where SQLite has no memory for this, the interrupt stays, and the call that it ends throws it.
    _ = unsafe wrapper.sqlite3_prepare_v3(open, "SELECT 1", 9, 0, &statement, nil)
    if let statement = unsafe statement { _ = unsafe wrapper.sqlite3_finalize(statement) }
  }
}
