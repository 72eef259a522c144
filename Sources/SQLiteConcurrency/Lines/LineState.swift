import SQLiteCalls
import SQLiteCore

/// Which slots of a line are free, and which threads and tasks wait.
struct LineState {
  /// Takes a slot, or the reason why there is none.
  typealias Serve = @Sendable (Result<Slot, SQLiteError>) -> Void
  /// Takes all slots; nil when they are wanted no more.
  typealias ServeAll = @Sendable ([Slot]?) -> Void

  private struct Waiting {
    let number: Int
    /// Whether it is going to close the connection, which no suspension refuses.
    let closes: Bool
    /// nil when it has been served: the closure holds the caller's values, and none of them may end under the lock.
    var serve: Serve?
  }

  /// A caller that wants all slots at once.
  private struct Claim {
    let endsWithSuspension: Bool
    let serve: ServeAll
  }

  /// The answer to a thread or task that asks for a slot.
  enum Answer {
    /// The thread has it already.
    case held(Slot)
    case free(Slot)
    indirect case refused(SQLiteError)
  }

  /// A connection whose place another has taken.
  private struct Replaced {
    weak var connection: Connection?
  }

  /// The next use of a slot that comes back.
  enum Handover {
    case none
    case one(Serve)
    case all(ServeAll, [Slot])
  }

  private let limit: Int
  /// The slots that were made: as many as were ever needed at once.
  private(set) var slots: [Slot] = []
  /// Those that are not lent: first those that are not open, last the one used last.
  private var idle: [Slot] = []
  private var waiting: [Waiting] = []
  /// How many of the waiting were served: they are removed in one go.
  private var served = 0
  private var numbers = 0
  private var claims: [Claim] = []
  private var replaced: [Replaced] = []
  /// Why no thread or task is served: the line is closed, or suspended, or both.
  var closed, suspended: SQLiteError?
  /// How many times a slot was given back.
  private(set) var useCount = 0
  /// A task sees to it that unused connections are closed.
  var isDraining = false

  init(_ first: Slot, limit: Int) {
    slots = [first]
    idle = [first]
    self.limit = max(1, limit)
  }

  private var areAllBack: Bool { idle.count == slots.count }

  /// How many connections are open, those that are lent counted whether they are opened yet or not, and how many of these are not lent.
  var counts: (open: Int, idle: Int) {
    let idleCount = idle.count { $0.connection != nil }
    return (slots.count - idle.count + idleCount, idleCount)
  }

  var waitingCount: Int { waiting.count - served }

  /// Takes the connection out of a slot that is lent, because something of it is kept.
  mutating func replace(in slot: Slot) {
    replaced.append(Replaced(connection: slot.connection))
    slot.connection = nil
  }

  /// Whether one that was replaced is still open: something of it is kept.
  var areReplacedOpen: Bool {
    mutating get {
      replaced.removeAll { $0.connection == nil }
      return !replaced.isEmpty
    }
  }

  /// The slots that are lent, and whose work may be stopped.
  var working: [Slot] { slots.filter { slot in !slot.isTaken && !idle.contains { $0 === slot } } }

  /// The slot that a thread has.
  func held(by thread: UInt) -> Slot? { areAllBack ? nil : slots.first { $0.isHeld(by: thread) } }

  /// A slot, or why none is lent; nil when the caller has to wait.
  ///
  /// - Parameters:
  ///   - thread: The thread that will have it, if that is known: where it had one before it gets that one again.
  ///   - closes: Whether it is wanted to close its connection, which no suspension refuses.
  mutating func serve(_ thread: UInt? = nil, closes: Bool = false) -> Answer? {
    if let thread, let held = held(by: thread) { return .held(held) }
    if let refusal = closed ?? suspended, !closes { return .refused(refusal) }
    if let thread, let last = idle.last, last.lastHolder != thread, let own = idle.firstIndex(where: { $0.lastHolder == thread }) {
      return .free(idle.remove(at: own))
    }
    if let slot = idle.popLast() { return .free(slot) }  // while a thread waits none is idle
    guard slots.count < limit, claims.isEmpty else { return nil }
    let slot = Slot()
    slots.append(slot)
    return .free(slot)
  }

  /// The slot that may be lent without the lock: all are back, and nothing else is wanted.
  var slotForDoor: Slot? { areAllBack && waitingCount == 0 && claims.isEmpty && closed == nil && suspended == nil ? idle.last : nil }

  /// Takes note that the slot of ``slotForDoor`` is lent.
  mutating func lendLast() { _ = idle.popLast() }

  /// A slot, or why none is lent; else the caller is put at the end of the line.
  ///
  /// - Parameter serve: Takes the slot that the caller waits for; the rest is as for ``serve(_:closes:)``.
  /// - Returns: The answer; for a caller that waits nil, and the number by which ``leave(_:)`` knows it.
  mutating func serve(_ thread: UInt? = nil, closes: Bool = false, orLater serve: @escaping Serve) -> (Answer?, number: Int) {
    if let answer = self.serve(thread, closes: closes) { return (answer, 0) }
    numbers += 1
    waiting.append(Waiting(number: numbers, closes: closes, serve: serve))
    return (nil, numbers)
  }

  /// Takes a caller out of the line; nil when it has been served.
  mutating func leave(_ number: Int) -> Serve? {
    waiting[served...].firstIndex { $0.number == number }.flatMap { waiting.remove(at: $0).serve }
  }

  /// Takes the callers out of the line that do not close the connection.
  mutating func leaveRefused() -> [Serve] {
    let left = waiting[served...]
    (waiting, served) = (left.filter(\.closes), 0)
    return left.compactMap { $0.closes ? nil : $0.serve }
  }

  /// Takes a slot back, unless a thread waits for it, or for all.
  mutating func giveBack(_ slot: Slot) -> Handover {
    useCount += 1
    slot.isTaken = false
    if served < waiting.count, let next = waiting[served].serve.take() {
      served += 1
      if served == waiting.count || served > 64 {
        waiting.removeFirst(served)
        served = 0
      }
      return .one(next)
    }
    if slot.connection == nil { idle.insert(slot, at: 0) } else { idle.append(slot) }
    guard !claims.isEmpty, areAllBack else { return .none }
    return .all(claims.removeFirst().serve, takeAll())
  }

  /// Takes all slots at once; nil when some are not back, for which the caller waits.
  ///
  /// - Parameter endsWithSuspension: Whether they are wanted no more when a suspension ends.
  mutating func claimAll(endsWithSuspension: Bool, _ serve: @escaping ServeAll) -> [Slot]? {
    if areAllBack { return takeAll() }
    claims.append(Claim(endsWithSuspension: endsWithSuspension, serve: serve))
    return nil
  }

  private mutating func takeAll() -> [Slot] {
    defer { idle = [] }
    for slot in idle { slot.isTaken = true }
    return idle
  }

  /// Takes the callers out of the line that want all slots because of a suspension.
  mutating func leaveSuspension() -> [ServeAll] {
    defer { claims.removeAll { $0.endsWithSuspension } }
    return claims.filter(\.endsWithSuspension).map(\.serve)
  }

  /// Takes the slots that are open and unused.
  mutating func takeUnused() -> [Slot] {
    let unused = idle.filter { $0.connection != nil }
    idle.removeAll { $0.connection != nil }
    for slot in unused { slot.isTaken = true }
    return unused
  }
}
