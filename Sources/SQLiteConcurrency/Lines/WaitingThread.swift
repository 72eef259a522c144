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
    let (seconds, attoseconds) = limit.components
    let nanoseconds = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if nanoseconds.overflow { return waitForAnswer() }
    _ = isServed.wait(timeout: .now() + .nanoseconds(Int(nanoseconds.partialValue + attoseconds / 1_000_000_000)))
    return answer.withLock { $0 }
  }

  func waitForAnswer() -> Result<Slot, SQLiteError> {
    isServed.wait()
    return answer.withLock { $0 } ?? .failure(.misuse("nobody was served"))
  }
}
