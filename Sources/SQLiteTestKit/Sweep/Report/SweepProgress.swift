import Foundation
import SQLiteCore

/// How far a sweep has come, for people who wait: one line on standard error where that is a terminal, once it has taken a second, and gone at the end.
final class SweepProgress: Sendable {
  private let total: Int
  private let write: (@Sendable (String) -> Void)?
  private let now: @Sendable () -> UInt64
  /// How many points were tried, when the line was shown last, and whether it was.
  private let state: Locked<(done: Int, shown: UInt64, isShown: Bool)>
  /// Nanoseconds between two lines, and before the first.
  private static let (pause, patience): (UInt64, UInt64) = (200_000_000, 1_000_000_000)

  /// - Parameters:
  ///   - total: How many points are tried.
  ///   - write: Where the line goes; nil for nowhere.
  ///   - now: Nanoseconds of a clock that never goes back.
  init(
    of total: Int, write: (@Sendable (String) -> Void)? = SweepProgress.terminal,
    now: @escaping @Sendable () -> UInt64 = { DispatchTime.now().uptimeNanoseconds }
  ) {
    (self.total, self.write, self.now) = (total, write, now)
    state = Locked((0, now() &+ Self.patience &- Self.pause, false))
  }

  /// Another point is tried.
  func advance() {
    guard let write else { return }
    let line = state.withLock { state -> String? in
      state.done += 1
      let time = now()
      guard time > state.shown, time - state.shown >= Self.pause else { return nil }
      (state.shown, state.isShown) = (time, true)
      return "\r\u{1B}[KFaultSweep: \(state.done) of \(total)"
    }
    if let line { write(line) }
  }

  /// Takes the line away.
  func end() {
    if state.withLock({ $0.isShown }) { write?("\r\u{1B}[K") }
  }

  /// Says on standard error what a sweep came to: a test that passes says nothing else.
  static func say(_ line: String) { FileHandle.standardError.write(Data("FaultSweep: \(line)\n".utf8)) }

  /// Writes to standard error; nil where that is no terminal.
  private static var terminal: (@Sendable (String) -> Void)? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    return { FileHandle.standardError.write(Data($0.utf8)) }
  }
}
