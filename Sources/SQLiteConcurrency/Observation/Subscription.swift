import SQLiteCore

/// What one observation waits for. Any thread may tell it.
final class Subscription: Sendable {
  /// Why waiting has ended.
  enum Call {
    /// Something was written to that was read.
    case read
    /// It is time to look whether somebody else has written.
    case look
    /// The database was closed, or the task cancelled.
    case end
  }

  private struct State {
    var isTouched = true
    var isToLook = false
    var isOver = false
    /// What was read last; nil while it is read.
    var tables: TouchedTables? = .every
    /// What was written to while it was read.
    var touchedMeanwhile = TouchedTables.none
    /// Those that wait: several tasks may have copies of one iterator.
    var waiting: [CheckedContinuation<Void, Never>] = []

    /// Those that wait, if that is over.
    mutating func takeAnswered() -> [CheckedContinuation<Void, Never>] {
      guard isTouched || isToLook || isOver else { return [] }
      defer { waiting = [] }
      return waiting
    }

    /// What there is to do; nil when another task does it.
    mutating func takeCall() -> Call? {
      if isOver { return .end }
      guard isTouched else {
        defer { isToLook = false }
        return isToLook ? .look : nil
      }
      (isTouched, isToLook) = (false, false)
      tables = nil
      return .read
    }
  }

  private let state = Locked(State())

  var isOver: Bool { state.withLock { $0.isOver } }

  var isDue: Bool { state.withLock { $0.isTouched } }

  /// Waits until there is something to do. Whoever is to read says by ``noteReading(of:)`` what that was.
  func wait() async -> Call {
    while true {
      await untilAnswered()
      if let call = state.withLock({ $0.takeCall() }) { return call }
    }
  }

  private func untilAnswered() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answered = state.withLock { state in
          state.waiting.append(continuation)
          return state.takeAnswered()
        }
        for continuation in answered { continuation.resume() }
      }
    } onCancel: {
      end()
    }
  }

  func noteReading(of tables: TouchedTables) {
    change { state in
      state.tables = tables
      if state.touchedMeanwhile.meets(tables) { state.isTouched = true }
      state.touchedMeanwhile = .none
    }
  }

  func touch(_ tables: TouchedTables) {
    change { state in
      guard let read = state.tables else {
        state.touchedMeanwhile = state.touchedMeanwhile.union(tables)
        return
      }
      if tables.meets(read) { state.isTouched = true }
    }
  }

  func look() { change { $0.isToLook = true } }

  func end() { change { $0.isOver = true } }

  private func change(_ body: (inout State) -> Void) {
    let answered = state.withLock { state in
      body(&state)
      return state.takeAnswered()
    }
    for continuation in answered { continuation.resume() }
  }
}
