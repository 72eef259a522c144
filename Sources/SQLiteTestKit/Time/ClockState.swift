/// The state of a clock: the time, the waiting tasks and threads, and the thread that moves it.
struct ClockState {
  /// The event, task or thread that is due at a given time.
  enum Due {
    /// An event that the test has scheduled.
    case event(ClockEvent)
    /// A sleeping task.
    case task(CheckedContinuation<Bool, Never>)
    /// A waiting thread.
    case thread(BlockedThread)
  }

  struct Waiter {
    let number: Int
    let deadline: Duration
    let due: Due
    /// Whether the clock should move for this waiter as soon as no other thread is moving it.
    let wantsTurn: Bool

    /// The order at equal times: events come before waiting tasks and threads.
    var rank: Int { if case .event = due { 0 } else { 1 } }
    var isEvent: Bool { rank == 0 }
    var isThread: Bool { if case .thread = due { true } else { false } }
  }

  /// A task that waits until a given number of tasks and threads are waiting.
  typealias Watcher = (number: Int, count: Int, continuation: CheckedContinuation<Bool, Never>)

  var time = Duration.zero
  /// The waiters and events, in the order in which they are served.
  var waiters: [Waiter] = []
  var watchers: [Watcher] = []
  var hasEnded = false
  /// Whether the clock ended because waits let too much time pass.
  var isExhausted = false
  var findings: [String] = []
  var waits: [VirtualWait] = []
  /// The total time that passed because of waits.
  var waited = Duration.zero
  /// The thread that is moving the clock, and the depth of its nested movements. After the turn has been passed to a thread that has not
  /// taken it yet, the mover is nil and the depth is not 0.
  var mover: UInt?
  var depth = 0
  private var count = 0

  /// Returns the number of the next waiter, event or watcher.
  mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Inserts a waiter or an event at its position in the order.
  mutating func add(_ waiter: Waiter) {
    let place =
      waiters.firstIndex { ($0.deadline, $0.rank, $0.number) > (waiter.deadline, waiter.rank, waiter.number) } ?? waiters.endIndex
    waiters.insert(waiter, at: place)
  }

  /// The number of waiting tasks and threads, not counting events.
  var waiterCount: Int { waiters.count { !$0.isEvent } }

  /// Removes and returns the watchers whose number of waiters has been reached.
  mutating func takeSatisfiedWatchers() -> [Watcher] {
    if watchers.isEmpty { return [] }
    let count = waiterCount
    defer { watchers.removeAll { $0.count <= count } }
    return watchers.filter { $0.count <= count }
  }

  /// Moves the time to the next waiter or event, but not beyond the target, and returns the waiter or event. Returns nil if none is due by
  /// then, or if the clock has ended.
  mutating func next(until target: Duration) -> Due? {
    if hasEnded { return nil }
    guard let first = waiters.first, first.deadline <= target else {
      time = max(time, target)
      return nil
    }
    waiters.removeFirst()
    time = max(time, first.deadline)
    return first.due
  }

  /// Lets a thread take the turn to move the clock, unless another thread has it. Returns whether the thread now has the turn.
  mutating func takesTurn(_ thread: UInt) -> Bool {
    guard depth == 0 || mover == thread else { return false }
    mover = thread
    depth += 1
    return true
  }

  /// The next step after the clock has advanced.
  enum Next {
    /// No step is needed now.
    case nothing
    /// Another thread now has the turn.
    case thread(BlockedThread)
    /// A task is sleeping until this time. The current thread must let the time pass, because all threads of the shared pool may be
    /// blocked.
    case passes(Duration)
  }

  /// Gives up the turn and returns the next step.
  mutating func givesTurnBack() -> Next {
    if depth == 1, !hasEnded {
      if let place = waiters.firstIndex(where: { $0.wantsTurn && $0.isThread }) {
        mover = nil
        if case .thread(let thread) = waiters.remove(at: place).due { return .thread(thread) }
      }
      if let sleeper = waiters.first(where: { $0.wantsTurn && !$0.isEvent }) { return .passes(sleeper.deadline) }
    }
    depth -= 1
    if depth == 0 { mover = nil }
    return .nothing
  }

  mutating func note(_ reason: VirtualWait.Reason, _ duration: Duration) {
    if let place = waits.firstIndex(where: { $0.reason == reason }) {
      waits[place].count += 1
      waits[place].duration += duration
    } else {
      waits.append(VirtualWait(reason, count: 1, duration: duration))
    }
  }
}
