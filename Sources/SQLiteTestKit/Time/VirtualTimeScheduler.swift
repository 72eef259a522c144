import SQLiteCore

/// Moves the time of a clock and serves tasks, threads and events in the order in which they are due.
///
/// It is shared with SQLite's file system and with waiting tasks and threads, so that the clock can end while they wait.
final class VirtualTimeScheduler: Sendable {
  let state = Locked(ClockState())
  private let pace: VirtualClock.Pace
  private let limit: Duration
  private let patience: Duration

  init(_ pace: VirtualClock.Pace, limit: Duration, patience: Duration) {
    (self.pace, self.limit, self.patience) = (pace, limit, patience)
  }

  var time: Duration { state.withLock { $0.time } }
  var waited: Duration { state.withLock { $0.waited } }
  var isExhausted: Bool { state.withLock { $0.isExhausted } }

  /// The time as SQLite reads it. The clock starts with the year 2000.
  var millisecondsSince1970: Int64 {
    let (seconds, attoseconds) = time.components
    return 946_684_800_000 &+ seconds &* 1_000 &+ attoseconds / 1_000_000_000_000_000
  }

  /// Adds a finding, unless it has already been added or there are a thousand.
  func report(_ finding: String) {
    state.withLock { if $0.findings.count < 1_000, !$0.findings.contains(finding) { $0.findings.append(finding) } }
  }

  func schedule(_ event: ClockEvent, at time: Duration) {
    state.withLock { state in
      if state.hasEnded { return }
      state.add(.init(number: state.nextNumber(), deadline: time, due: .event(event), wantsTurn: false))
    }
  }

  // MARK: Moving

  /// Lets time pass on this thread, either at once or after the thread that is currently moving the clock.
  func move(by duration: Duration) {
    lazy var blocked = BlockedThread()
    let turn: ClockTurn? = state.withLock { state in
      if state.hasEnded { return .ended }
      if state.takesTurn(currentThreadNumber) { return .yours }
      // This thread is never due by time: it only waits for the thread that is moving the clock.
      state.add(.init(number: state.nextNumber(), deadline: .seconds(Int64.max), due: .thread(blocked), wantsTurn: true))
      return nil
    }
    switch turn ?? self.turn(of: blocked) {
    case .yours: pass(until: time + duration)
    case .over, .ended: break
    case nil: report("a thread waited \(patience.inMilliseconds) of real time to move the clock, which another one was moving")
    }
  }

  /// Lets the time pass until a target while this thread has the turn, and then gives up the turn.
  private func pass(until target: Duration) {
    var target = target
    state.withLock { $0.mover = currentThreadNumber }
    while true {
      while let due = state.withLock({ $0.next(until: target) }) { serve(due, .over) }
      switch state.withLock({ $0.givesTurnBack() }) {
      case .nothing: return
      case .thread(let thread): return thread.serve(.yours)
      case .passes(let deadline): target = deadline
      }
    }
  }

  private func serve(_ due: ClockState.Due, _ turn: ClockTurn) {
    switch due {
    case .event(let event):
      let moment = time
      if let problem = event.run() { report("at \(moment.inMilliseconds) the scheduled action \(problem)") }
    case .task(let continuation): continuation.resume(returning: turn == .over)
    case .thread(let thread): thread.serve(turn)
    }
  }

  // MARK: Waiting

  /// Decides how a wait proceeds. Returns the turn if the waiter continues at once, or nil if it will be served later.
  private func turn(for duration: Duration, _ reason: VirtualWait.Reason, isTask: Bool, _ state: inout ClockState) -> ClockTurn? {
    if state.hasEnded || isTask && Task.isCancelled { return .ended }
    state.note(reason, max(.zero, duration))
    guard duration > .zero else { return .over }
    let thread = currentThreadNumber
    // While this thread runs a scheduled action, no other thread can move a standing clock.
    if pace == .jumping || !isTask && state.depth > 0 && state.mover == thread {
      if state.waited + duration > limit {
        state.findings.append(
          "waits let more than \(limit.inMilliseconds) pass: the last one was to be \(duration.inMilliseconds) for \(reason.text)")
        (state.hasEnded, state.isExhausted) = (true, true)
        return .ended
      }
      state.waited += duration
      if state.takesTurn(thread) { return .yours }
    }
    return nil
  }

  /// Begins a wait and resumes the watchers that it satisfies.
  ///
  /// - Parameter number: The number of a task; nil for a thread.
  private func enter(
    _ reason: VirtualWait.Reason, number: Int? = nil, as due: @autoclosure () -> ClockState.Due, for length: (_ now: Duration) -> Duration
  ) -> (turn: ClockTurn?, deadline: Duration) {
    let (turn, deadline, watchers) = state.withLock { state in
      let duration = length(state.time)
      let deadline = state.time + max(.zero, duration)
      let turn = self.turn(for: duration, reason, isTask: number != nil, &state)
      if turn == nil {
        state.add(.init(number: number ?? state.nextNumber(), deadline: deadline, due: due(), wantsTurn: pace == .jumping))
      }
      return (turn, deadline, state.takeSatisfiedWatchers())
    }
    for watcher in watchers { watcher.continuation.resume(returning: true) }
    return (turn, deadline)
  }

  /// Blocks the calling thread for a duration.
  func wait(for duration: Duration, _ reason: VirtualWait.Reason) {
    if duration < .zero, reason == .sqlite3Sleep || reason == .fileSystem {
      report(
        """
        asked to sleep \(duration.inMilliseconds): SQLite 3.40 then sleeps for more than an hour. Read the clock once, for the comparison \
        and for the sleep
        """)
    }
    lazy var blocked = BlockedThread()
    let (turn, deadline) = enter(reason, as: .thread(blocked)) { _ in duration }
    switch turn ?? self.turn(of: blocked) {
    case .over: break
    case .ended: if isExhausted { end() }
    case .yours: pass(until: deadline)
    case nil:
      report(
        """
        a thread waited \(patience.inMilliseconds) of real time for the clock to be \(deadline.inMilliseconds), and it stayed at \
        \(time.inMilliseconds): advance it, or use a jumping clock
        """)
    }
  }

  /// Lets a task sleep until a deadline.
  func sleep(until deadline: Duration) async throws {
    let number = state.withLock { $0.nextNumber() }
    let isOver: Bool = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (turn, _) = enter(.task, number: number, as: .task(continuation)) { deadline - $0 }
        if turn == .yours { pass(until: deadline) }
        if let turn { continuation.resume(returning: turn != .ended) }
      }
    } onCancel: {
      let sleeper: ClockState.Waiter? = state.withLock { state in
        state.waiters.firstIndex { $0.number == number }.map { state.waiters.remove(at: $0) }
      }
      if case .task(let continuation)? = sleeper?.due { continuation.resume(returning: false) }
    }
    if !isOver {
      if isExhausted { end() }
      throw CancellationError()
    }
    try Task.checkCancellation()
  }

  func untilWaiting(_ count: Int) async -> Bool {
    let number = state.withLock { $0.nextNumber() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer: Bool? = state.withLock { state in
          if state.hasEnded || Task.isCancelled { return false }
          if state.waiterCount >= count { return true }
          state.watchers.append((number, count, continuation))
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let watcher = state.withLock { state in
        state.watchers.firstIndex { $0.number == number }.map { state.watchers.remove(at: $0) }
      }
      watcher?.continuation.resume(returning: false)
    }
  }

  /// Blocks a thread until it is served. Returns nil if its patience has run out and it has been removed from the waiters.
  private func turn(of blocked: BlockedThread) -> ClockTurn? {
    if let turn = blocked.wait(atMost: patience) { return turn }
    let isForgotten = state.withLock { state in
      let count = state.waiters.count
      state.waiters.removeAll { if case .thread(let thread) = $0.due { thread === blocked } else { false } }
      return state.waiters.count < count
    }
    return isForgotten ? nil : blocked.wait(atMost: .seconds(60))  // it is being served right now
  }

  // MARK: The end

  /// Wakes all waiting tasks and threads, and prevents later waits.
  func end() {
    let (waiters, watchers) = state.withLock { state in
      state.hasEnded = true
      defer { (state.waiters, state.watchers) = ([], []) }
      return (state.waiters, state.watchers)
    }
    for waiter in waiters where !waiter.isEvent { serve(waiter.due, .ended) }
    for watcher in watchers { watcher.continuation.resume(returning: false) }
  }
}
