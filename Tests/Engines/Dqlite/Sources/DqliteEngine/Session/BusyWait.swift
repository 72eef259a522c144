/// The wait for a locked database. Nodes do not wait: they say at once that it is locked.
@safe struct BusyWait {
  typealias Handler = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32

  private var timeout: Duration = .zero
  private var handler: Handler?
  private var context: UnsafeMutableRawPointer?
  private var started = ContinuousClock.now
  private var count: Int32 = 0

  mutating func wait(milliseconds: Int32) {
    timeout = .milliseconds(max(milliseconds, 0))
    unsafe (handler, context) = (nil, nil)
  }

  mutating func ask(_ handler: Handler?, _ context: UnsafeMutableRawPointer?) {
    timeout = .zero
    unsafe self.handler = handler
    unsafe self.context = context
  }

  /// A statement begins.
  mutating func begin() {
    started = .now
    count = 0
  }

  /// Whether to try once more; where the timeout decides, the thread waits here.
  mutating func goesOn() -> Bool {
    defer { count += 1 }
    if let handler = unsafe handler { return unsafe handler(context, count) != 0 }
    guard ContinuousClock.now - started < timeout else { return false }
    Pause.milliseconds([1, 2, 5, 10, 15, 20, 25][min(Int(count), 6)])
    return true
  }
}
