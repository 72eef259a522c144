import SQLiteCalls

/// Stops what a connection runs. It may be kept and called by any thread, also when the connection is closed.
///
/// The wrapper has to allow this one call beside others, as the library and the doubles of this package do.
/// <https://sqlite.org/c3ref/interrupt.html>
@safe public final class Interrupter: @unchecked Sendable {
  private let wrapper: any Sqlite3WrapperProtocol
  /// The handle while the connection is open.
  private let target = unsafe Locked<OpaquePointer?>(nil)

  init(_ wrapper: any Sqlite3WrapperProtocol) { self.wrapper = wrapper }

  /// Makes every statement that runs now, and those begun before all of them have ended, fail with SQLITE_INTERRUPT.
  ///
  /// Nothing happens when none runs, or when the connection is closed. An open transaction that was writing may be rolled back by SQLite.
  public func interrupt() {
    unsafe target.withLock { target in  // so that the connection is not closed meanwhile
      guard let open = unsafe target else { return }
      unsafe wrapper.sqlite3_interrupt(open)
    }
  }

  /// Points at a handle, or at none before it is closed.
  func aim(at handle: OpaquePointer?) {
    unsafe target.withLock { unsafe $0 = handle }
  }
}

extension Connection {
  /// Stops what runs on this connection, from the closure of a row; other threads take the ``interrupter``.
  public func interrupt() { interrupter.interrupt() }
}
