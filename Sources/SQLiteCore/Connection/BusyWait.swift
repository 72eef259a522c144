import SQLiteCalls

/// The wait for a lock held by another connection: for the length of a timeout, with SQLite's own delays, or until a closure gives up.
///
/// SQLite's own timeout ends neither with an interrupt nor with a loan. This wait makes no further attempt once the connection is stopped.
@safe package final class BusyWait: ConnectionAttachment {
  /// The delays of SQLite's own timeout, in milliseconds; the last one is repeated. <https://sqlite.org/c3ref/busy_timeout.html>
  private static let delays: [Int32] = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100]

  /// The delay after a number of attempts, in milliseconds.
  package static func delay(after attempts: Int32) -> Int32 { delays[Int(min(max(attempts, 0), 11))] }

  private unowned(unsafe) let connection: Connection
  private let wrapper: any Sqlite3WrapperProtocol
  private let db: OpaquePointer
  /// The length of the wait, in milliseconds; 0 for a closure.
  private var milliseconds: Int32 = 0
  /// The length of the wait, in milliseconds; 0 for a closure, after `end()`, and when a timeout set by SQL has replaced it.
  package var timeout: Int32 { isOver || isReplaced ? 0 : milliseconds }
  private var body: ((Int32) -> Bool)?
  /// The function that installs the wait.
  let call: Sqlite3Call
  private var isOver = false
  /// Whether SQL has set SQLite's own timeout. SQLite may still call this handler, if an authorizer refused the pragma.
  var isReplaced = false
  private var waited: Int32 = 0
  /// The count of the interrupter when the wait began.
  private var interrupts = 0
  private(set) var wasStopped = false

  /// Creates a wait that is not yet installed in SQLite.
  ///
  /// - Parameter usesLibraryTimeout: Whether to use the library's own timeout, as for a library that cannot call a handler or has no other
  ///   way to sleep.
  init(_ handler: BusyHandler, of connection: Connection, _ db: OpaquePointer, usesLibraryTimeout: Bool = false) {
    unsafe self.connection = connection
    wrapper = connection.wrapper
    unsafe self.db = unsafe db
    switch handler {
    case .fail: break
    case .timeout(let milliseconds): self.milliseconds = max(0, milliseconds)
    case .custom(let closure): body = closure
    }
    let canCallBack = wrapper.provides(.sqlite3_busy_handler) && wrapper.provides(.sqlite3_sleep)
    call = usesLibraryTimeout || body == nil && !canCallBack ? .sqlite3_busy_timeout : .sqlite3_busy_handler
  }

  /// Installs the wait in place of SQLite's handler or timeout, and returns the result code.
  func begin() -> Int32 {
    if call == .sqlite3_busy_timeout { return unsafe wrapper.sqlite3_busy_timeout(db, milliseconds) }
    let waits = body != nil || milliseconds > 0
    return unsafe wrapper.sqlite3_busy_handler(db, waits ? Self.callback : nil, waits ? Unmanaged.passUnretained(self).toOpaque() : nil)
  }

  /// Releases the closure and refuses to wait any more, since SQLite may still call the handler.
  func end() { (body, isOver) = (nil, true) }

  /// Whether a closure of the program decides about the wait.
  var hasClosure: Bool { body != nil && !isReplaced }

  /// Hands the wait over to SQLite's own timeout, in case the user's C code keeps the handle alive.
  package func detach() {
    if let open = unsafe connection.handle, unsafe wrapper.sqlite3_busy_timeout(open, timeout) != 0 {
      keptForEver.withLock { $0.append(self) }  // SQLite still has the address
    }
    end()
  }

  package typealias Function = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32

  private static let callback: Function = { context, attempts in
    unsafe context.object(as: BusyWait.self)?.shouldRetry(attempts) == true ? 1 : 0
  }

  /// Returns the wait that a C handler and its context belong to; nil for another handler.
  package static func of(_ handler: Function?, _ context: UnsafeMutableRawPointer?) -> BusyWait? {
    guard let handler = unsafe handler else { return nil }
    guard unsafe unsafeBitCast(handler, to: UInt.self) == unsafeBitCast(callback, to: UInt.self) else { return nil }
    return unsafe context.object(as: BusyWait.self)
  }

  /// Waits, and returns whether SQLite tries again; false when the timeout is over or the wait was stopped.
  func shouldRetry(_ attempts: Int32) -> Bool {
    if isOver { return false }
    if attempts == 0 { unsafe (waited, interrupts, wasStopped) = (0, connection.interrupter.count, false) }
    if !isStopped, !wait(attempts) { return false }
    wasStopped = isStopped
    return !wasStopped
  }

  private var isStopped: Bool { unsafe connection.isStopped(since: interrupts) }

  private func wait(_ attempts: Int32) -> Bool {
    guard let body else { return sleep(attempts) }
    return unsafe connection.inCallback(allowsSQL: false) { body(attempts) }
  }

  private func sleep(_ attempts: Int32) -> Bool {
    let delay = min(Self.delay(after: attempts), milliseconds - waited)
    guard delay > 0 else { return false }
    waited += max(delay, unsafe VirtualFileSystem.sleep(milliseconds: delay, of: db, on: wrapper))
    return true
  }

  /// Returns whether the last wait was stopped, and clears the flag.
  func takeStop() -> Bool {
    defer { wasStopped = false }
    return wasStopped
  }
}
