package import SQLiteCalls

/// A virtual file system whose sleep and time come from two closures; it forwards calls about files to another file system.
@safe package final class TimedFileSystem: FileSystemShim, @unchecked Sendable {
  /// The milliseconds from the Julian epoch, noon in Greenwich on November 24, 4714 B.C., to 1970.
  package static let millisecondsBefore1970: Int64 = 210_866_760_000_000

  /// Performs a call with the closure, and returns its result code.
  package typealias Calls = @Sendable (FileCall, _ perform: () -> Int32) -> Int32

  private let sleep: (@Sendable (_ microseconds: Int32) -> Void)?
  private let now: @Sendable () -> Int64

  /// Creates a file system in front of the named one, or of the default if nil. It is not registered yet.
  ///
  /// - Parameters:
  ///   - isDurable: Whether files are synced to the disk; without it, a power failure may lose or corrupt committed data.
  ///   - calls: Performs each call about files, and returns its result code.
  ///   - sleep: Sleeps for the given number of microseconds; nil for real sleep.
  ///   - now: Returns the milliseconds since 1970.
  /// - Returns: Nil when there is no such file system.
  package init?(
    _ name: String, before inner: String?, on wrapper: any Sqlite3WrapperProtocol, isDurable: Bool = true,
    calls: @escaping Calls = { $1() }, sleep: (@Sendable (_ microseconds: Int32) -> Void)? = nil, now: @escaping @Sendable () -> Int64
  ) {
    (self.sleep, self.now) = (sleep, now)
    super.init(name, before: inner, on: wrapper) { call, forward in
      calls(call) { isDurable || call.method != .sync ? forward(nil) : 0 }
    }
  }

  override func sleep(microseconds: Int32) -> Int32 {
    guard let sleep else { return super.sleep(microseconds: microseconds) }
    sleep(microseconds)
    return microseconds
  }

  override func currentTime(_ time: inout Int64) -> Int32 {
    time = now() + Self.millisecondsBefore1970
    return 0
  }
}
