import SQLiteCore

/// The text of a search field, shared by the threads that type and the loops that search. Any thread may use it.
final class LiveSearchField: Sendable {
  /// A text and its number in the order of typing, from 1.
  struct Typed: Sendable {
    let text: String
    let number: Int
  }

  private struct State {
    var typed = Typed(text: "", number: 0)
    /// The time at which it was typed.
    var time = Duration.zero
    var isFinished = false
    /// The stream of each loop over the texts, by number.
    var readers: [Int: AsyncStream<Typed>.Continuation] = [:]
    var readerCount = 0
  }

  private let elapsed: @Sendable () -> Duration
  private let state = Locked(State())

  init(_ clock: any Clock<Duration>) { elapsed = clock.stopwatch() }

  func type(_ text: String) {
    let now = elapsed()
    state.withLock { state in
      if state.isFinished { return }
      state.typed = Typed(text: text, number: state.typed.number + 1)
      state.time = now
      for reader in state.readers.values { reader.yield(state.typed) }
    }
  }

  func finish() {
    let readers = state.withLock { state in
      state.isFinished = true
      return state.readers.values
    }
    for reader in readers { reader.finish() }
  }

  var isFinished: Bool { state.withLock { $0.isFinished } }
  var latest: Typed { state.withLock { $0.typed } }
  func isLatest(_ number: Int) -> Bool { latest.number == number }

  /// The time since the last text was typed.
  var sinceTyped: Duration {
    let now = elapsed()
    return state.withLock { now - $0.time }
  }

  /// Returns a stream of the latest text and each text typed later. A text that has not been read yet is replaced by the next one.
  func texts() -> AsyncStream<Typed> {
    let (texts, reader) = AsyncStream.makeStream(of: Typed.self, bufferingPolicy: .bufferingNewest(1))
    let (number, isFinished) = state.withLock { state in
      if state.typed.number > 0 { reader.yield(state.typed) }
      state.readerCount += 1
      state.readers[state.readerCount] = reader
      return (state.readerCount, state.isFinished)
    }
    reader.onTermination = { [state] _ in _ = state.withLock { $0.readers.removeValue(forKey: number) } }
    if isFinished { reader.finish() }
    return texts
  }
}
