import Foundation
import SQLiteManager

/// The end by Ctrl-C, `kill` or a closed terminal: unfinished files and temporary folders are removed, then the signal ends the process.
///
/// A thread waits for the signals: a handler could call next to nothing, and the work may itself be waiting for anything.
enum Signals {
  /// Begins to wait. It must be called before there is another thread.
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

  /// Whether a signal was switched off for the tool, as `nohup` and shells without job control do: then it stays so.
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

  /// Ends the process as SIGPIPE ends other programs whose reader has gone, after what they hold was given up.
  static func endByBrokenPipe() -> Never {
    _ = signal(SIGPIPE, SIG_DFL)
    _ = kill(getpid(), SIGPIPE)
    System.leave(128 + SIGPIPE)
  }

  /// Ends the process as if it had not waited for the signal.
  private static func end(by number: Int32, _ signals: inout sigset_t) {
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    _ = kill(getpid(), number)
    System.leave(128 + number)  // where the signal is to end another thread first
  }
}
