import Foundation
import SQLiteCore

/// Shows the progress of a sweep in one line on standard error, if that is a terminal. The line appears after the first second and is
/// removed at the end.
final class SweepProgress: Sendable {
  private let total: Int
  private let write: (@Sendable (String) -> Void)?
  private let now: @Sendable () -> UInt64
  /// The number of points tried, the time at which the line was last shown, and whether it was shown.
  private let state: Locked<(done: Int, shown: UInt64, isShown: Bool)>
  /// The time between two updates, and before the first one, in nanoseconds.
  private static let (pause, patience): (UInt64, UInt64) = (200_000_000, 1_000_000_000)

  /// - Parameters:
  ///   - total: The number of points to try.
  ///   - write: Writes the line; nil to write nothing.
  ///   - now: Returns the nanoseconds of a monotonic clock.
  init(
    of total: Int, write: (@Sendable (String) -> Void)? = SweepProgress.terminal,
    now: @escaping @Sendable () -> UInt64 = { DispatchTime.now().uptimeNanoseconds }
  ) {
    (self.total, self.write, self.now) = (total, write, now)
    state = Locked((0, now() &+ Self.patience &- Self.pause, false))
  }

  /// Counts another point.
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

  /// Removes the line.
  func end() {
    if state.withLock({ $0.isShown }) { write?("\r\u{1B}[K") }
  }

  /// Writes the outcome of a sweep to standard error, because a passing test prints nothing else.
  static func writeOutcome(_ line: String) { FileHandle.standardError.write(Data("FaultSweep: \(line)\n".utf8)) }

  /// Writes to standard error; nil if that is not a terminal.
  private static var terminal: (@Sendable (String) -> Void)? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    return { FileHandle.standardError.write(Data($0.utf8)) }
  }
}
