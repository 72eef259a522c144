import SQLiteCallsCore

/// The busy handler of one checkpoint: it waits as the connection would, and interrupts SQLite where the connection would give up.
///
/// When a handler gives up, SQLite turns any other kind of checkpoint into a passive one. An interrupt ends it before a page is copied.
@safe final class CheckpointPatience {
  /// How long SQLite's own handler waits each time, in milliseconds. <https://sqlite.org/c3ref/busy_timeout.html>
  private static let delays: [Int32] = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100]

  private let wrapper: any Sqlite3WrapperProtocol
  private let db: OpaquePointer
  private let closure: BusyClosure?
  private let timeout: Int32
  private var waited: Int32 = 0
  private var isUnderWay = true
  private var waits: Bool
  private(set) var gaveUp = false

  init(_ wrapper: any Sqlite3WrapperProtocol, _ db: OpaquePointer, waits: Bool, _ closure: BusyClosure?, timeout: Int32) {
    self.wrapper = wrapper
    unsafe self.db = unsafe db
    self.waits = waits
    self.closure = closure
    self.timeout = timeout
  }

  /// The context of the C function.
  var context: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  static var ask: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32 {
    { context, attempts in
      guard let context = unsafe context else { return 0 }
      return unsafe Unmanaged<CheckpointPatience>.fromOpaque(context).takeUnretainedValue().ask(attempts) ? 1 : 0
    }
  }

  /// Makes the handler only wait from now on, should SQLite not have let it go.
  func end() { (isUnderWay, waits) = (false, true) }

  private func ask(_ attempts: Int32) -> Bool {
    if waits, closure?.ask(attempts) ?? sleep(attempts) { return true }
    guard isUnderWay else { return false }
    gaveUp = true
    unsafe wrapper.sqlite3_interrupt(db)
    return false
  }

  private func sleep(_ attempts: Int32) -> Bool {
    if attempts == 0 { waited = 0 }
    let delay = min(Self.delays[Int(clamping: min(max(attempts, 0), 11))], timeout - waited)
    guard delay > 0 else { return false }
    _ = wrapper.sqlite3_sleep(delay)
    waited += delay
    return true
  }
}

extension ConnectionHooks {
  /// Takes note that a pragma has set how long SQLite waits, in the place of a closure.
  func noteOtherBusyTimeout() { (busy, busyTimeout) = (nil, nil) }
}

extension Connection {
  /// Runs a checkpoint under a busy handler that interrupts it before it gives up; the connection's own handler is put back.
  ///
  /// No statement of the connection may be under way: the interrupt would end it. SQLite forgets the interrupt with the checkpoint.
  /// - Parameter waits: Whether the connection's own handler is asked before.
  /// - Returns: The code of the checkpoint, and whether the handler has interrupted it.
  func withCheckpointPatience(waits: Bool, _ checkpoint: () -> Int32) throws -> (code: Int32, gaveUp: Bool) {
    let open = unsafe try openHandle()
    let hooks = attachment(orNew: ConnectionHooks(self))
    let timeout = try hooks.busyTimeout ?? askingForItself { Int32(clamping: try pragma(.busyTimeout)) }
    hooks.busyTimeout = timeout
    let patience = unsafe CheckpointPatience(wrapper, open, waits: waits, hooks.busy, timeout: timeout)
    try check(unsafe wrapper.sqlite3_busy_handler(open, CheckpointPatience.ask, patience.context), in: .sqlite3_busy_handler)
    let code = checkpoint()
    patience.end()
    let restored =
      unsafe hooks.busy.map { unsafe wrapper.sqlite3_busy_handler(open, BusyClosure.ask, $0.context) }
      ?? wrapper.sqlite3_busy_timeout(open, timeout)
    // SQLite keeps the address of the handler then. It waits as the connection's own would, so nothing else is lost.
    if restored != 0 { keptForEver.withLock { $0.append(patience) } }
    return (code, code & 0xff == ResultCode.interrupt.rawValue && patience.gaveUp)
  }
}

extension Connection {
  /// Takes the place of SQLite's automatic checkpoint.
  func takeAutomaticCheckpoint() { attachment(orNew: ConnectionHooks(self)).log.beGuard() }

  /// Closes the connections beside which checkpoints are made.
  func closeReadersOfLog() {
    if unsafe guardsCheckpoints { hooks?.log.closeReaders() }
  }

  /// Gives SQLite the setting that a pragma is about: SQLite reads and sets it while it compiles the pragma.
  func beginCompiling(_ pragma: LogPragma) {
    switch pragma.name {
    case .automaticCheckpoint: hooks?.log.giveWay()
    case .journalMode, .lockingMode: closeReadersOfLog()
    case .busyTimeout, .checkpoint: break
    }
  }

  /// Takes the setting back.
  func endCompiling(_ pragma: LogPragma) {
    switch pragma.name {
    case .automaticCheckpoint: hooks?.log.comeBack(wasSet: pragma.argument != nil)
    case .busyTimeout: if pragma.argument != nil { hooks?.noteOtherBusyTimeout() }
    case .checkpoint, .journalMode, .lockingMode: break
    }
  }
}
