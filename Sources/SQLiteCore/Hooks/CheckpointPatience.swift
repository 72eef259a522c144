import SQLiteCalls

/// The busy handler of one checkpoint: it waits as the connection would, and interrupts SQLite when the connection would give up.
///
/// If a handler gives up, SQLite turns a checkpoint of any other kind into a passive one. An interrupt ends the checkpoint before a page is
/// copied.
@safe final class CheckpointPatience {
  private let wrapper: any Sqlite3WrapperProtocol
  private let db: OpaquePointer
  private let wait: BusyWait
  private var isUnderWay = true
  private var waits: Bool
  private(set) var gaveUp = false

  init(_ wrapper: any Sqlite3WrapperProtocol, _ db: OpaquePointer, _ wait: BusyWait, waits: Bool) {
    self.wrapper = wrapper
    unsafe self.db = unsafe db
    self.wait = wait
    self.waits = waits
  }

  /// The context of the C function.
  var context: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  static var callback: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32 {
    { context, attempts in
      unsafe context.object(as: CheckpointPatience.self)?.shouldRetry(attempts) == true ? 1 : 0
    }
  }

  /// Makes the handler only wait from now on, in case SQLite has not released it.
  func end() { (isUnderWay, waits) = (false, true) }

  private func shouldRetry(_ attempts: Int32) -> Bool {
    if waits, wait.shouldRetry(attempts) { return true }
    guard isUnderWay else { return false }
    gaveUp = true
    unsafe wrapper.sqlite3_interrupt(db)
    return false
  }
}

extension Connection {
  /// Runs a checkpoint under a busy handler that interrupts it before giving up; the connection's own handler is then restored.
  ///
  /// No statement of the connection may be running: the interrupt would end it. SQLite forgets the interrupt when the checkpoint ends.
  /// - Parameter waits: Whether the connection's own handler is called first.
  /// - Returns: The result code of the checkpoint, and whether the handler has interrupted it.
  func withCheckpointPatience(waits: Bool, _ checkpoint: () -> Int32) throws -> (code: Int32, gaveUp: Bool) {
    let open = unsafe try openHandle()
    let wait = if let wait = busyWait, !wait.isReplaced { wait } else { unsafe try wait(ofLibrary: open) }
    let patience = unsafe CheckpointPatience(wrapper, open, wait, waits: waits)
    try check(unsafe wrapper.sqlite3_busy_handler(open, CheckpointPatience.callback, patience.context), in: .sqlite3_busy_handler)
    let code = checkpoint()
    patience.end()
    replaceWait(by: wait)
    // If this fails, SQLite keeps the address of the handler. It waits as the connection's own would, so nothing else is lost.
    if wait.begin() != 0 { keptForEver.withLock { $0.append(patience) } }
    return (code, code & 0xff == ResultCode.interrupt.rawValue && patience.gaveUp)
  }

  /// Returns a wait with the timeout that SQL has set.
  private func wait(ofLibrary open: OpaquePointer) throws -> BusyWait {
    let timeout = try bypassingAuthorizers { Int32(clamping: try pragma(.busyTimeout)) }
    return unsafe BusyWait(.timeout(milliseconds: timeout), of: self, open, usesLibraryTimeout: true)
  }
}
