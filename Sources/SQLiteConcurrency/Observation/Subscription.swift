import SQLiteCore

/// The events that one observation waits for. Any thread may report them.
final class Subscription: Sendable {
  /// The reason why waiting has ended.
  enum Call {
    /// A table that was read was written to. The next reading reports the tables that it reads with ``noteReading(of:)``.
    case read
    /// It is time to check for commits of another process.
    case look
    /// The database was closed, or the task was cancelled.
    case end
  }

  /// A closure that the thread that reports the event calls when waiting has ended.
  typealias Waiting = @Sendable (Call) -> Void

  private struct State {
    var isTouched = true
    var isToLook = false
    var isOver = false
    /// The tables of the last reading; nil during a reading.
    var tables: TouchedTables? = .every
    /// The tables that were written to during a reading.
    var touchedMeanwhile = TouchedTables.none
    /// The waiting closures. There may be several, because several tasks may have copies of one iterator.
    var waiting: [Waiting] = []

    /// Returns the pending call and the closures to call: one waiting closure, or all of them at the end.
    mutating func takeCalled() -> (waiting: [Waiting], call: Call) {
      guard !waiting.isEmpty, isTouched || isToLook || isOver else { return ([], .end) }
      if isOver {
        defer { waiting = [] }
        return (waiting, .end)
      }
      let call = isTouched ? Call.read : .look
      if isTouched { tables = nil }
      (isTouched, isToLook) = (false, false)
      return ([waiting.removeFirst()], call)
    }
  }

  private let state = Locked(State())

  var isOver: Bool { state.withLock { $0.isOver } }

  var isDue: Bool { state.withLock { $0.isTouched } }

  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Calls a closure once, as soon as there is something to do: now, or on the thread that reports it.
  func wait(_ waiting: @escaping Waiting) { change { $0.waiting.append(waiting) } }

  func noteReading(of tables: TouchedTables) {
    change { state in
      state.tables = tables
      if state.touchedMeanwhile.meets(tables) { state.isTouched = true }
      state.touchedMeanwhile = .none
    }
  }

  /// Notes the tables that were written to; returns false when, as far as is known, they are no reason to read again.
  @discardableResult func touch(_ tables: TouchedTables) -> Bool {
    var isMet = false
    change { state in
      if let read = state.tables {
        if tables.meets(read) { state.isTouched = true }
        isMet = state.isTouched
      } else {
        state.touchedMeanwhile = state.touchedMeanwhile.union(tables)
      }
    }
    return isMet
  }

  /// Makes the observation read again, even if none of the tables it read has changed.
  func readAgain() { change { $0.isTouched = true } }

  func look() { change { $0.isToLook = true } }

  func end() { change { $0.isOver = true } }

  private func change(_ body: (inout State) -> Void) {
    let (waiting, call) = state.withLock { state in
      body(&state)
      return state.takeCalled()
    }
    for waiting in waiting { waiting(call) }
  }
}
