import Foundation
import SQLiteManager

/// System functions that are not in the package's library: the standard streams, and ending the process.
enum System {
  /// Makes writing to a closed pipe an error instead of a signal that ends the process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The number of columns of a terminal; 80 if it reports none.
  static func columns(of descriptor: Int32) -> Int {
    var size = winsize()
    return unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Writes all bytes.
  ///
  /// - Throws: ``OutputClosed`` if the reader has closed the pipe.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws {
    var done = 0
    while done < bytes.count {
      let wrote = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(descriptor, buffer.baseAddress.map { unsafe $0 + done }, bytes.count - done)
      }
      if wrote < 0 {
        if errno == EINTR { continue }
        if errno == EPIPE { throw OutputClosed() }
        throw FileSystemError("write", "the output", code: errno)
      }
      done += wrote
    }
  }

  /// Ends the process.
  static func leave(_ status: Int32) -> Never { exit(status) }
}
