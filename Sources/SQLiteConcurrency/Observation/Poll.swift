import SQLiteCore

/// How often an observation looks whether another process has written.
struct Poll: Sendable {
  let interval: Duration
  let clock: any Clock<Duration>

  /// Polls until the last reference to the answer is released.
  func begin(_ subscription: Subscription) -> Waking {
    let pause = interval.forClocks
    return Waking { [clock] in
      while !Task.isCancelled {
        try await clock.sleep(for: pause)
        subscription.look()
      }
    }
  }
}

/// A task that wakes an observer, until the last reference to this is released.
final class Waking: Sendable {
  private let task: Task<Void, any Error>

  /// - Parameter body: A closure that ends with what it throws: its clock has ended, or it was cancelled.
  init(_ body: @escaping @Sendable () async throws -> Void) { task = Task.detached(operation: body) }

  deinit { task.cancel() }
}

/// The moment at which something is read, from which the time is counted until it is to be read again.
final class ReadingMoment: Sendable {
  private let sleep: @Sendable (Duration) async throws -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    sleep = { duration in
      let end = start.advanced(by: duration)
      if clock.now < end { try await clock.sleep(until: end, tolerance: nil) }
    }
  }

  /// Has an observer read again after a time; nil when that was over at once.
  func wake(_ subscription: Subscription, after duration: Duration?) -> Waking? {
    guard let duration, duration > .zero else { return nil }
    return Waking { [sleep] in
      try await sleep(duration.forClocks)
      subscription.readAgain()
    }
  }
}
