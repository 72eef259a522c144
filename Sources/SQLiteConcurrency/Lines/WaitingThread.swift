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

  /// What was answered; nil when nothing was within a time, where there is a limit.
  func wait(atMost limit: Duration?) -> Result<Slot, SQLiteError>? {
    guard let limit else { return waitForAnswer() }
    _ = isServed.wait(timeout: .now() + limit / .seconds(1))
    return answer.withLock { $0 }
  }

  func waitForAnswer() -> Result<Slot, SQLiteError> {
    isServed.wait()
    return answer.withLock { $0 } ?? .failure(.misuse("nobody was served"))
  }
}
