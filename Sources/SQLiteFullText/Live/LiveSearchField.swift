import SQLiteCore

/// The text of a search field, between those who type and those who wait for it. Any thread may use it.
final class LiveSearchField: Sendable {
  /// A text and its number among those typed, from 1.
  struct Typed: Sendable {
    let text: String
    let number: Int
  }

  private struct State {
    var typed = Typed(text: "", number: 0)
    /// When it was typed.
    var time = Duration.zero
    var isFinished = false
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var waiters = 0
  }

  private let elapsed: @Sendable () -> Duration
  private let state = Locked(State())

  init(_ clock: any Clock<Duration>) { elapsed = clock.stopwatch() }

  func type(_ text: String) {
    let now = elapsed()
    wake { state in
      if state.isFinished { return }
      state.typed = Typed(text: text, number: state.typed.number + 1)
      state.time = now
    }
  }

  func finish() { wake { $0.isFinished = true } }

  /// Makes a change and lets all who wait look again.
  private func wake(_ change: (inout State) -> Void) {
    let woken = state.withLock { state in
      change(&state)
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in woken { continuation.resume() }
  }

  var isFinished: Bool { state.withLock { $0.isFinished } }
  func isLatest(_ number: Int) -> Bool { state.withLock { $0.typed.number == number } }

  /// How long ago the last text came.
  var sinceTyped: Duration {
    let now = elapsed()
    return state.withLock { now - $0.time }
  }

  /// The latest text when it is newer than a number, otherwise the next one; nil when there will be none, and when the task is cancelled.
  func typed(after number: Int) async -> Typed? {
    while !Task.isCancelled {
      let (latest, isOver) = state.withLock { ($0.typed, $0.isFinished) }
      if latest.number > number { return latest }
      if isOver { return nil }
      await change(after: number)
    }
    return nil
  }

  /// Waits until something was typed after a number, or nothing will be.
  private func change(after number: Int) async {
    let waiter = state.withLock { state in
      state.waiters += 1
      return state.waiters
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isWaiting = state.withLock { state in
          if state.typed.number > number || state.isFinished || Task.isCancelled { return false }
          state.waiting[waiter] = continuation
          return true
        }
        if !isWaiting { continuation.resume() }
      }
    } onCancel: {
      let woken = state.withLock { $0.waiting.removeValue(forKey: waiter) }
      woken?.resume()
    }
  }
}
