import SQLiteCalls

/// The wait for a lock that another connection holds: for as long as a timeout says, with SQLite's own delays, or as a closure decides.
///
/// SQLite's own timeout neither ends with an interrupt nor with a loan. This wait makes no further attempt when the connection is stopped.
@safe package final class BusyWait: ConnectionAttachment {
  /// The delays of SQLite's own timeout, in milliseconds; the last one is repeated. <https://sqlite.org/c3ref/busy_timeout.html>
  private static let delays: [Int32] = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100]

  /// The delay after so many attempts.
  package static func delay(after attempts: Int32) -> Int32 { delays[Int(min(max(attempts, 0), 11))] }

  private unowned(unsafe) let connection: Connection
  private let wrapper: any Sqlite3WrapperProtocol
  private let db: OpaquePointer
  /// How long it waits, in milliseconds; 0 for a closure.
  private var milliseconds: Int32 = 0
  /// How long it waits, in milliseconds; 0 for a closure, and when something else has taken its place.
  package var timeout: Int32 { isOver || isReplaced ? 0 : milliseconds }
  private var body: ((Int32) -> Bool)?
  /// The function that sets it.
  let call: Sqlite3Call
  private var isOver = false
  /// SQL has set a timeout of SQLite's own, unless an authorizer did not let it: SQLite may still ask.
  var isReplaced = false
  private var waited: Int32 = 0
  /// The count of the interrupter when the wait began.
  private var interrupts = 0
  private(set) var wasStopped = false

  /// A wait that SQLite does not know yet.
  ///
  /// - Parameter isLibrarys: Whether it is the library's own timeout, as it is where the library cannot call a handler, or has no other way to sleep.
  init(_ handler: BusyHandler, of connection: Connection, _ db: OpaquePointer, isLibrarys: Bool = false) {
    unsafe self.connection = connection
    wrapper = connection.wrapper
    unsafe self.db = unsafe db
    switch handler {
    case .fail: break
    case .timeout(let milliseconds): self.milliseconds = max(0, milliseconds)
    case .custom(let closure): body = closure
    }
    let canAsk = wrapper.provides(.sqlite3_busy_handler) && wrapper.provides(.sqlite3_sleep)
    call = isLibrarys || body == nil && !canAsk ? .sqlite3_busy_timeout : .sqlite3_busy_handler
  }

  /// Takes the place of the handler or timeout that SQLite has.
  func begin() -> Int32 {
    if call == .sqlite3_busy_timeout { return unsafe wrapper.sqlite3_busy_timeout(db, milliseconds) }
    let waits = body != nil || milliseconds > 0
    return unsafe wrapper.sqlite3_busy_handler(db, waits ? Self.ask : nil, waits ? Unmanaged.passUnretained(self).toOpaque() : nil)
  }

  /// Lets the closure go, and does not wait any more: SQLite may still ask.
  func end() { (body, isOver) = (nil, true) }

  /// Whether a closure of the program is asked.
  var hasClosure: Bool { body != nil && !isReplaced }

  /// Has SQLite wait by itself where C code of the user keeps the handle alive.
  package func detach() {
    if let open = unsafe connection.handle, unsafe wrapper.sqlite3_busy_timeout(open, timeout) != 0 {
      keptForEver.withLock { $0.append(self) }  // SQLite has kept the address
    }
    end()
  }

  package typealias Function = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32

  private static let ask: Function = { context, attempts in
    guard let context = unsafe context else { return 0 }
    return unsafe Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue().ask(attempts) ? 1 : 0
  }

  /// The wait that a handler stands for; nil for another handler.
  package static func behind(_ handler: Function?, _ context: UnsafeMutableRawPointer?) -> BusyWait? {
    guard let handler = unsafe handler, let context = unsafe context else { return nil }
    guard unsafe unsafeBitCast(handler, to: UInt.self) == unsafeBitCast(ask, to: UInt.self) else { return nil }
    return unsafe Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue()
  }

  /// Waits; false when that took long enough, or is to stop.
  func ask(_ attempts: Int32) -> Bool {
    if isOver { return false }
    if attempts == 0 { unsafe (waited, interrupts, wasStopped) = (0, connection.interrupter.count, false) }
    if !isStopped, !asksClosure(attempts) { return false }
    wasStopped = isStopped
    return !wasStopped
  }

  private var isStopped: Bool { unsafe connection.isStopped(since: interrupts) }

  private func asksClosure(_ attempts: Int32) -> Bool {
    guard let body else { return sleeps(attempts) }
    return unsafe connection.inCallback(allowsSQL: false) { body(attempts) }
  }

  private func sleeps(_ attempts: Int32) -> Bool {
    let delay = min(Self.delay(after: attempts), milliseconds - waited)
    guard delay > 0 else { return false }
    waited += max(delay, unsafe VirtualFileSystem.sleep(milliseconds: delay, of: db, on: wrapper))
    return true
  }

  /// Whether the last wait was stopped; asked once.
  func takeStop() -> Bool {
    defer { wasStopped = false }
    return wasStopped
  }
}
