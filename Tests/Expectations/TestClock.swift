import SQLiteCore

/// A clock that goes on when it is told to.
public final class TestClock: Clock, Sendable {
  /// The time since the clock was made.
  public struct Instant: InstantProtocol {
    fileprivate var time: Duration
    /// A later one.
    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    /// The time between two.
    public func duration(to other: Instant) -> Duration { other.time - time }
    /// Whether one is earlier.
    public static func < (first: Instant, second: Instant) -> Bool { first.time < second.time }
  }

  private struct Sleeper {
    let end: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var time = Instant(time: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var count = 0
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Locked(State())
  /// How far each look at the clock moves it.
  private let step: Duration

  /// A clock that stands still, or moves with each look at it.
  public init(movingBy step: Duration = .zero) { self.step = step }

  /// What the clock shows; looking may move it.
  public var now: Instant {
    state.withLock { state in
      state.time = state.time.advanced(by: step)
      return state.time
    }
  }

  /// Any time is told apart.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Sleeps until the clock has been moved so far.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (isOver, woken): (Bool, [CheckedContinuation<Void, Never>]) = state.withLock { state in
          if Task.isCancelled || deadline <= state.time { return (true, []) }
          state.sleepers[number] = Sleeper(end: deadline, continuation: continuation)
          defer { state.watchers = [] }
          return (false, state.watchers)
        }
        for watcher in woken { watcher.resume() }
        if isOver { continuation.resume(with: Task.isCancelled ? .failure(CancellationError()) : .success(())) }
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: number) }?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Comes back when somebody sleeps.
  public func untilSleeping() async {
    await withCheckedContinuation { continuation in
      let isSleeping = state.withLock { state in
        if state.sleepers.isEmpty { state.watchers.append(continuation) }
        return !state.sleepers.isEmpty
      }
      if isSleeping { continuation.resume() }
    }
  }

  /// Lets time pass.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.time = state.time.advanced(by: duration)
      let over = state.sleepers.filter { $0.value.end <= state.time }
      for number in over.keys { state.sleepers[number] = nil }
      return over.values
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}
