import Foundation
import SQLiteCore

/// A thread that waits for a slot.
final class WaitingThread: Sendable {
  private let answer = Locked<Result<Slot, SQLiteError>?>(nil)
  private let isServed = DispatchSemaphore(value: 0)

  func serve(_ outcome: Result<Slot, SQLiteError>) {
    answer.withLock { $0 = outcome }
    isServed.signal()
  }

  /// The answer; nil when none came within a time, where there is a limit.
  func wait(atMost limit: Duration?) -> Result<Slot, SQLiteError>? {
    guard let limit, limit < .longest else { return waitForAnswer() }
    _ = isServed.wait(timeout: .now() + max(limit, .zero) / .seconds(1))
    return answer.withLock { $0 }
  }

  func waitForAnswer() -> Result<Slot, SQLiteError> {
    isServed.wait()
    return answer.withLock { $0 } ?? .failure(.misuse("nobody was served"))
  }
}

extension Duration {
  /// About a hundred years: clocks count no more nanoseconds than three times as many, and add to them what they stand at.
  static var longest: Duration { .seconds(3_000_000_000 as Int64) }

  /// The nearest duration for which a clock can sleep.
  var forClocks: Duration { min(max(self, .zero), .longest) }
}
