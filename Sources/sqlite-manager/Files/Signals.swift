import Foundation
import SQLiteManager

/// Handles Ctrl-C, `kill` and a closed terminal: unfinished files and temporary folders are removed before the signal ends the process.
///
/// A thread waits for the signals, because a signal handler may call almost nothing, and the other threads may be blocked.
enum Signals {
  /// Starts waiting for the signals. Call it before any other thread is started.
  static func watch() {
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    for number in [SIGHUP, SIGINT, SIGTERM] where !isIgnored(number) { _ = unsafe sigaddset(&signals, number) }
    _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    Thread.detachNewThread { [signals] in
      var (signals, number) = (signals, SIGTERM)
      while unsafe sigwait(&signals, &number) != 0 {}
      UnfinishedFiles.removeAll { end(by: number, &signals) }
    }
  }

  /// Whether the tool was started with a signal ignored, as by `nohup` or a shell without job control. The signal then stays ignored.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
    let handler = unsafe action.__sigaction_u.__sa_handler
    #else
    let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: UInt.self) == unsafeBitCast(SIG_IGN, to: UInt.self)
  }

  /// Ends the process as SIGPIPE ends other programs whose reader has closed the pipe. Call it after all resources have been released.
  static func endByBrokenPipe() -> Never {
    _ = signal(SIGPIPE, SIG_DFL)
    _ = kill(getpid(), SIGPIPE)
    System.leave(128 + SIGPIPE)
  }

  /// Ends the process as if it had not handled the signal.
  private static func end(by number: Int32, _ signals: inout sigset_t) {
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    _ = kill(getpid(), number)
    System.leave(128 + number)  // if the signal is delivered to another thread first
  }
}
