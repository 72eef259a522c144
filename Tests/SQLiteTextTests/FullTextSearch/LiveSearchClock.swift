import Foundation

/// A clock that goes on when it is told to.
final class LiveSearchClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var time: Duration
    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Duration { other.time - time }
    static func < (first: Instant, second: Instant) -> Bool { first.time < second.time }
  }

  private struct Sleeper {
    let end: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = Instant(time: .zero)
  private var sleepers: [Int: Sleeper] = [:]
  private var count = 0
  private var watchers: [CheckedContinuation<Void, Never>] = []
  /// How far each look at the clock moves it.
  private let step: Duration

  init(movingBy step: Duration = .zero) { self.step = step }

  var now: Instant {
    lock.withLock {
      time = time.advanced(by: step)
      return time
    }
  }

  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = lock.withLock {
      count += 1
      return count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (isOver, woken): (Bool, [CheckedContinuation<Void, Never>]) = lock.withLock {
          if Task.isCancelled || deadline <= time { return (true, []) }
          sleepers[number] = Sleeper(end: deadline, continuation: continuation)
          defer { watchers = [] }
          return (false, watchers)
        }
        for watcher in woken { watcher.resume() }
        if isOver { continuation.resume(with: Task.isCancelled ? .failure(CancellationError()) : .success(())) }
      }
    } onCancel: {
      lock.withLock { sleepers.removeValue(forKey: number) }?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Comes back when somebody sleeps.
  func untilSleeping() async {
    await withCheckedContinuation { continuation in
      let isSleeping = lock.withLock {
        if sleepers.isEmpty { watchers.append(continuation) }
        return !sleepers.isEmpty
      }
      if isSleeping { continuation.resume() }
    }
  }

  /// Lets time pass.
  func advance(by duration: Duration) {
    let woken = lock.withLock {
      time = time.advanced(by: duration)
      let over = sleepers.filter { $0.value.end <= time }
      for number in over.keys { sleepers[number] = nil }
      return over.values
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}
