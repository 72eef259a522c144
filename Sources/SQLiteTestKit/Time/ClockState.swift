/// The state of a clock: the time, the tasks and threads that wait, and the thread that moves it.
struct ClockState {
  /// Something that is due at a moment.
  enum Due {
    /// An event that the test has scheduled.
    case event(ClockEvent)
    /// A task that sleeps.
    case task(CheckedContinuation<Bool, Never>)
    /// A thread that waits.
    case thread(BlockedThread)
  }

  struct Waiter {
    let number: Int
    let deadline: Duration
    let due: Due
    /// Whether the clock is to move for it as soon as no other thread moves the clock.
    let wantsTurn: Bool

    /// An event comes before the tasks and threads that wait for the same moment.
    var rank: Int { if case .event = due { 0 } else { 1 } }
    var isEvent: Bool { rank == 0 }
    var isThread: Bool { if case .thread = due { true } else { false } }
  }

  /// A task that wants to know when a number of tasks and threads wait.
  typealias Watcher = (number: Int, count: Int, continuation: CheckedContinuation<Bool, Never>)

  var time = Duration.zero
  /// The waiters and events, in the order in which they are served.
  var waiters: [Waiter] = []
  var watchers: [Watcher] = []
  var hasEnded = false
  /// Whether it ended because waits let too much time pass.
  var isExhausted = false
  var findings: [String] = []
  var waits: [VirtualWait] = []
  /// How much time passed by waiting.
  var waited = Duration.zero
  /// The thread that moves the clock, and how many of its movements are within each other. While a thread has been given the turn and has not taken it yet,
  /// the mover is nil and the depth is not 0.
  var mover: UInt?
  var depth = 0
  private var count = 0

  /// The number of the next waiter, event or watcher.
  mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Inserts a waiter or an event at its place in the order.
  mutating func add(_ waiter: Waiter) {
    let place =
      waiters.firstIndex { ($0.deadline, $0.rank, $0.number) > (waiter.deadline, waiter.rank, waiter.number) } ?? waiters.endIndex
    waiters.insert(waiter, at: place)
  }

  /// How many tasks and threads wait; events do not count.
  var waiterCount: Int { waiters.count { !$0.isEvent } }

  /// Removes and returns the watchers that watched for at most as many waiters as there are now.
  mutating func watchersToTell() -> [Watcher] {
    if watchers.isEmpty { return [] }
    let count = waiterCount
    defer { watchers.removeAll { $0.count <= count } }
    return watchers.filter { $0.count <= count }
  }

  /// Moves the time to the next waiter or event, which it returns, but at most to a moment; nil when none is due until then, or the clock has ended.
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

  /// Gives a thread the turn to move the clock, when no thread has the turn, or this one has it already.
  mutating func takesTurn(_ thread: UInt) -> Bool {
    guard depth == 0 || mover == thread else { return false }
    mover = thread
    depth += 1
    return true
  }

  /// The step that follows a movement of the clock.
  enum Next {
    /// Nothing, or nothing yet.
    case nothing
    /// A thread has the turn now.
    case thread(BlockedThread)
    /// A task sleeps until then, and this thread is to let the time pass: the threads that tasks share may all be kept.
    case passes(Duration)
  }

  /// Gives the turn back.
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
