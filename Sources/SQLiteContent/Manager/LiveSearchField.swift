import Foundation
import SQLiteText

/// The text of a search field, between those who type and those who wait for it. Any thread may use it.
final class LiveSearchField: @unchecked Sendable {
  /// A text and its number among those typed, from 1.
  struct Typed: Sendable {
    let text: String
    let number: Int
  }

  /// Held while the rest is touched. Not a `Mutex`: the thread sanitizer does not see that one on Linux.
  private let lock = NSLock()
  private let elapsed: @Sendable () -> Duration
  private var typed = Typed(text: "", number: 0)
  private var time = Duration.zero
  private var finished = false
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var waiters = 0

  init(_ clock: any Clock<Duration>) { elapsed = clock.stopwatch() }

  func type(_ text: String) {
    let now = elapsed()
    wake {
      if finished { return }
      typed = Typed(text: text, number: typed.number + 1)
      time = now
    }
  }

  func finish() { wake { finished = true } }

  /// Makes a change and lets all who wait look again.
  private func wake(_ change: () -> Void) {
    let woken = lock.withLock {
      change()
      defer { waiting = [:] }
      return waiting.values
    }
    for continuation in woken { continuation.resume() }
  }

  var isFinished: Bool { lock.withLock { finished } }
  func isLatest(_ number: Int) -> Bool { lock.withLock { typed.number == number } }

  /// How long ago the last text came.
  var sinceTyped: Duration {
    let now = elapsed()
    return lock.withLock { now - time }
  }

  /// The latest text when it is newer than a number, otherwise the next one; nil when there will be none, and when the task is cancelled.
  func typed(after number: Int) async -> Typed? {
    while !Task.isCancelled {
      let (latest, isOver) = lock.withLock { (typed, finished) }
      if latest.number > number { return latest }
      if isOver { return nil }
      await change(after: number)
    }
    return nil
  }

  /// Waits until something was typed after a number, or nothing will be.
  private func change(after number: Int) async {
    let waiter = lock.withLock {
      waiters += 1
      return waiters
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isWaiting = lock.withLock {
          if typed.number > number || finished || Task.isCancelled { return false }
          waiting[waiter] = continuation
          return true
        }
        if !isWaiting { continuation.resume() }
      }
    } onCancel: {
      let woken = lock.withLock { waiting.removeValue(forKey: waiter) }
      woken?.resume()
    }
  }
}

/// Whether a task was cancelled, for those who run outside of it.
final class Cancellation: @unchecked Sendable {
  private let lock = NSLock()
  private var cancelled = false

  var isCancelled: Bool { lock.withLock { cancelled } }
  func cancel() { lock.withLock { cancelled = true } }
}
