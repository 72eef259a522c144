#if canImport(Testing)
public import SQLiteTestKit
public import Testing

/// Expects that a closure takes so much of a clock's time; a bound that is nil does not count.
///
/// ```swift
/// try expectTime(on: clock, atMost: .seconds(1)) { try stars.add(42) }
/// ```
/// No real time is measured. The issue says how much time passed, and which waits took it.
/// - Parameters:
///   - clock: The clock whose time is measured.
///   - most: How much time may pass.
///   - least: How much time must pass.
///   - body: The operation.
/// - Returns: What the closure returns.
/// - Throws: The error of the closure; the time is looked at then, too.
@discardableResult
public func expectTime<Result>(
  on clock: VirtualClock, atMost most: Duration? = nil, atLeast least: Duration? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Result
) rethrows -> Result {
  let before = TimeTaken(clock)
  defer { before.judge(most, least).map { _ = Issue.record("\($0)", sourceLocation: sourceLocation) } }
  return try body()
}

/// Expects that asynchronous code takes so much of a clock's time; the rest is as for synchronous code.
@discardableResult
public func expectTime<Result>(
  on clock: VirtualClock, atMost most: Duration? = nil, atLeast least: Duration? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  let before = TimeTaken(clock)
  defer { before.judge(most, least).map { _ = Issue.record("\($0)", sourceLocation: sourceLocation) } }
  return try await body()
}

/// A moment, to be compared with a later one.
private struct TimeTaken {
  let clock: VirtualClock
  let time: Duration
  let waits: [VirtualWait]

  init(_ clock: VirtualClock) { (self.clock, time, waits) = (clock, clock.time, clock.waits) }

  /// The message about a time since then that is too long or too short; nil when it is neither.
  func judge(_ most: Duration?, _ least: Duration?) -> String? {
    let passed = clock.time - time
    var text: String
    if let most, passed > most {
      text = "\(passed.told) passed, and at most \(most.told) should have"
    } else if let least, passed < least {
      text = "\(passed.told) passed, and at least \(least.told) should have"
    } else {
      return nil
    }
    for wait in clock.waits {
      let former = waits.first { $0.reason == wait.reason }
      let count = wait.count - (former?.count ?? 0)
      if count > 0 { text += "\n  \(VirtualWait(wait.reason, count: count, duration: wait.duration - (former?.duration ?? .zero)))" }
    }
    return text
  }
}
#endif
