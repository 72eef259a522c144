import SQLiteManager

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The few functions of the system library the tool needs, each with its errors.
enum System {
  /// The text of an error number.
  static func message(_ number: Int32) -> String {
    guard let text = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: text)
  }

  static var lastError: Int32 { errno }

  /// Lets writing to a closed pipe answer an error instead of ending the process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The width of the terminal in columns; 80 when it does not say.
  static func terminalWidth(_ descriptor: Int32) -> Int {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Seconds of a clock that only goes forward.
  static var seconds: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)  // cannot fail for this clock
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Reads up to so many bytes; none at the end.
  static func read(_ descriptor: Int32, upTo count: Int) throws(Failure) -> [UInt8] {
    var number: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      var got = -1
      repeat { got = unsafe posixRead(descriptor, buffer.baseAddress, count) } while got < 0 && errno == EINTR
      number = got < 0 ? errno : 0
      used = max(got, 0)
    }
    if number != 0 { throw .system("reading failed", number) }
    return bytes
  }

  /// Writes all bytes.
  ///
  /// - Throws: ``OutputClosed`` when nobody reads any more.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    var done = 0
    while done < bytes.count {
      let wrote = unsafe bytes.withUnsafeBytes { buffer in
        unsafe posixWrite(descriptor, buffer.baseAddress.map { unsafe $0 + done }, bytes.count - done)
      }
      if wrote < 0 {
        if errno == EINTR { continue }
        if errno == EPIPE { throw OutputClosed() }
        throw Failure.system("writing failed", errno)
      }
      done += wrote
    }
  }

  /// Ends the process.
  static func leave(_ status: Int32) -> Never { exit(status) }
}

// The C functions, out of reach of the methods of the same names.
private func posixRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, buffer, count)
}

private func posixWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}

extension Failure {
  /// The failure of a function of the system library, from `errno`.
  static func system(_ what: String, _ number: Int32, code: ResultCode = .ioerr) -> Failure {
    Failure(code, "\(what): \(System.message(number))")
  }
}
