import SQLiteCore

/// How often an observation looks whether another process has written.
struct Poll: Sendable {
  let interval: Duration
  let clock: any Clock<Duration>

  /// Polls until the last reference to this is released.
  final class Running: Sendable {
    private let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) { self.task = task }

    deinit { task.cancel() }
  }

  func begin(_ subscription: Subscription) -> Running {
    let pause = interval.forClocks
    return Running(
      Task.detached { [clock] in
        while !Task.isCancelled {
          do { try await clock.sleep(for: pause) } catch { return }
          subscription.look()
        }
      })
  }
}
