import FileCallShim
import Foundation

/// The outcome of a forked process.
struct Child {
  /// The answer of its closure; empty when the process ended before that.
  let text: String
  /// The signal that ended it; 0 when none did.
  let signal: Int32

  /// Runs a closure in a forked process and waits for its end, 60 seconds at the most.
  init(_ body: () -> String) throws {
    self = try Child.start(body).end()
  }

  /// Starts a closure in a forked process.
  static func start(_ body: () -> String) throws -> Running {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    let number = file_call_shim_fork(60)
    guard number >= 0 else { throw POSIXError(.EAGAIN) }
    if number == 0 {
      _ = close(ends[0])
      let text = Array(body().utf8)
      var written = 0
      while written < text.count {
        let done = unsafe text[written...].withUnsafeBytes { unsafe write(ends[1], $0.baseAddress, $0.count) }
        if done <= 0 { break }
        written += done
      }
      _exit(0)
    }
    _ = close(ends[1])
    return Running(number: number, output: ends[0])
  }

  /// A forked process under way.
  struct Running {
    let number: Int32
    let output: Int32

    /// Kills the process where it is.
    func kill() { _ = Foundation.kill(number, SIGKILL) }

    /// Whether the process has answered, or ended without an answer.
    var hasEnded: Bool {
      var output = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      return unsafe poll(&output, 1, 0) > 0
    }

    /// Reads the answer of the process and waits for its end.
    func end() -> Child {
      var text: [UInt8] = []
      var piece = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = unsafe read(output, &piece, piece.count)
        if count <= 0 { break }
        text += piece[..<count]
      }
      _ = close(output)
      var status: Int32 = 0
      while unsafe waitpid(number, &status, 0) < 0, errno == EINTR {}
      return Child(text: String(decoding: text, as: UTF8.self), signal: status & 0x7f)
    }
  }

  private init(text: String, signal: Int32) {
    self.text = text
    self.signal = signal
  }

  /// Why the process crashed; nil when it was killed on purpose or came to its end.
  var crash: String? {
    switch signal {
    case 0, SIGKILL: nil
    case SIGALRM: "it hangs"
    default: "it crashed with signal \(signal)"
    }
  }
}
