import SQLiteCalls
import Synchronization

/// Stops what a connection runs. It may be kept and called by any thread, also when the connection is closed.
///
/// The wrapper has to allow this one call beside others, as the library and the doubles of this package do.
/// <https://sqlite.org/c3ref/interrupt.html>
public final class Interrupter: @unchecked Sendable {
  private let wrapper: any Sqlite3WrapperProtocol
  /// The bits of the handle while the connection is open.
  private let target: Mutex<UInt?>

  init(_ wrapper: any Sqlite3WrapperProtocol, handle: OpaquePointer?) {
    self.wrapper = wrapper
    target = unsafe Mutex(handle.map { UInt(bitPattern: $0) })
  }

  /// Makes every statement that runs now, and those begun before all of them have ended, fail with SQLITE_INTERRUPT.
  ///
  /// Nothing happens when none runs, or when the connection is closed. An open transaction that was writing may be rolled back by SQLite.
  public func interrupt() {
    target.withLock { bits in  // held, so that the connection is not closed meanwhile
      guard let bits, let open = unsafe OpaquePointer(bitPattern: bits) else { return }
      unsafe wrapper.sqlite3_interrupt(open)
    }
  }

  /// Points at a handle, or at none before it is closed.
  func aim(at handle: OpaquePointer?) {
    let bits = unsafe handle.map { UInt(bitPattern: $0) }
    target.withLock { $0 = bits }
  }
}

extension Connection {
  /// Stops what runs on this connection, from the closure of a row; other threads take the ``interrupter``.
  public func interrupt() { interrupter.interrupt() }
}
