#if canImport(Testing)
public import SQLiteTestKit
public import Testing

/// Expects a closure to take a given time on a clock; a bound that is nil is ignored.
///
/// ```swift
/// try expectTime(on: clock, atMost: .seconds(1)) { try stars.add(42) }
/// ```
/// No real time is measured. The issue gives the time that passed, and the waits that caused it.
/// - Parameters:
///   - clock: The clock whose time is measured.
///   - most: The maximum time that may pass.
///   - least: The minimum time that must pass.
///   - body: The operation.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure; the time is checked in this case too.
@discardableResult
public func expectTime<Result>(
  on clock: VirtualClock, atMost most: Duration? = nil, atLeast least: Duration? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Result
) rethrows -> Result {
  let before = TimeTaken(clock)
  defer { before.judge(most, least).map { _ = Issue.record("\($0)", sourceLocation: sourceLocation) } }
  return try body()
}

/// Expects asynchronous code to take a given time on a clock; otherwise like the synchronous version.
@discardableResult
public func expectTime<Result>(
  on clock: VirtualClock, atMost most: Duration? = nil, atLeast least: Duration? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  let before = TimeTaken(clock)
  defer { before.judge(most, least).map { _ = Issue.record("\($0)", sourceLocation: sourceLocation) } }
  return try await body()
}

/// The time of a clock at one moment, to compare with a later time.
private struct TimeTaken {
  let clock: VirtualClock
  let time: Duration
  let waits: [VirtualWait]

  init(_ clock: VirtualClock) { (self.clock, time, waits) = (clock, clock.time, clock.waits) }

  /// Returns a message if the time that has passed since then is too long or too short; otherwise nil.
  func judge(_ most: Duration?, _ least: Duration?) -> String? {
    let passed = clock.time - time
    var text: String
    if let most, passed > most {
      text = "\(passed.inMilliseconds) passed, and at most \(most.inMilliseconds) should have"
    } else if let least, passed < least {
      text = "\(passed.inMilliseconds) passed, and at least \(least.inMilliseconds) should have"
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
