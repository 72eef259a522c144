import SQLiteCalls
import SQLiteCore

/// The free slots of a line, and the waiting threads and tasks.
struct LineState {
  /// The slot for a caller, or the reason why the caller gets none.
  typealias Outcome = Result<Slot, SQLiteError>
  /// Receives the outcome of a wait.
  typealias Serve = @Sendable (Outcome) -> Void
  /// Receives all slots; nil when they are no longer needed.
  typealias ServeAll = @Sendable ([Slot]?) -> Void

  private struct Waiting {
    let number: Int
    /// Whether the caller is going to close the connection, which is allowed during a suspension.
    let closes: Bool
    /// Nil after the call: the closure holds values of the caller, which must not be released under the lock.
    var serve: Serve?
  }

  /// A caller that wants all slots at once.
  private struct Claim {
    let endsWithSuspension: Bool
    let serve: ServeAll
  }

  /// A connection whose slot now has another connection.
  private struct Replaced {
    weak var connection: Connection?
  }

  /// The next step for a slot that was given back.
  enum Handover {
    case none
    case one(Serve)
    case all(ServeAll, [Slot])
  }

  private let limit: Int
  /// The slots created so far: as many as were ever needed at once.
  private(set) var slots: [Slot] = []
  /// The slots that are not lent: unopened ones first, the most recently used one last.
  private var idle: [Slot] = []
  private var waiting: [Waiting] = []
  /// The number of served callers in `waiting`, which are removed together.
  private var served = 0
  private var numbers = 0
  private var claims: [Claim] = []
  private var replaced: [Replaced] = []
  /// The error for all callers while the line is closed, suspended, or both.
  var closed, suspended: SQLiteError?
  /// The number of times a slot was given back.
  private(set) var useCount = 0
  /// Whether a task is waiting to close unused connections.
  var isDraining = false

  init(_ first: Slot, limit: Int) {
    slots = [first]
    idle = [first]
    self.limit = limit
  }

  private var areAllBack: Bool { idle.count == slots.count }

  /// The number of open connections, where lent ones count as open, and the number of open ones that are not lent.
  var counts: (open: Int, idle: Int) {
    let idleCount = idle.count { $0.connection != nil }
    return (slots.count - idle.count + idleCount, idleCount)
  }

  var waitingCount: Int { waiting.count - served }

  /// Takes the connection out of a lent slot, because one of its objects is kept.
  mutating func replace(in slot: Slot) {
    replaced.append(Replaced(connection: slot.connection))
    slot.connection = nil
  }

  /// Whether a replaced connection is still open, because one of its objects is kept.
  var areReplacedOpen: Bool {
    mutating get {
      replaced.removeAll { $0.connection == nil }
      return !replaced.isEmpty
    }
  }

  /// The lent slots whose work may be interrupted.
  var working: [Slot] { slots.filter { slot in !slot.isTaken && !idle.contains { $0 === slot } } }

  func held(by thread: UInt) -> Slot? { areAllBack ? nil : slots.first { $0.isHeld(by: thread) } }

  /// Returns a slot, or the reason why none can be lent; nil when the caller must wait.
  ///
  /// - Parameters:
  ///   - thread: The thread that will have the slot, if known. It gets the slot that it had last, if this slot is free.
  ///   - closes: Whether the caller is going to close the connection, which is allowed during a suspension.
  mutating func serve(_ thread: UInt? = nil, closes: Bool = false) -> Outcome? {
    if let thread, let held = held(by: thread) { return .success(held) }
    if let refusal = closed ?? suspended, !closes { return .failure(refusal) }
    if let thread, let last = idle.last, last.lastHolder != thread, let own = idle.firstIndex(where: { $0.lastHolder == thread }) {
      return .success(idle.remove(at: own))
    }
    if let slot = idle.popLast() { return .success(slot) }  // none is idle while a thread waits
    guard slots.count < limit, claims.isEmpty else { return nil }
    let slot = Slot()
    slots.append(slot)
    return .success(slot)
  }

  /// The slot that may be lent without the lock. It exists when all slots are free and no caller waits for one or for all.
  var slotForDoor: Slot? { areAllBack && waitingCount == 0 && claims.isEmpty && closed == nil && suspended == nil ? idle.last : nil }

  /// Records that ``slotForDoor`` is lent.
  mutating func lendLast() { _ = idle.popLast() }

  /// Returns a slot, or the reason why none can be lent; otherwise puts the caller at the end of the line.
  ///
  /// - Parameter serve: Receives the slot later if the caller must wait. The other parameters are the same as for ``serve(_:closes:)``.
  /// - Returns: The outcome. For a caller that must wait, nil and its number for ``leave(_:)``.
  mutating func serve(_ thread: UInt? = nil, closes: Bool = false, orLater serve: @escaping Serve) -> (Outcome?, number: Int) {
    if let outcome = self.serve(thread, closes: closes) { return (outcome, 0) }
    numbers += 1
    waiting.append(Waiting(number: numbers, closes: closes, serve: serve))
    return (nil, numbers)
  }

  /// Removes a caller from the line; returns nil if it has been served.
  mutating func leave(_ number: Int) -> Serve? {
    waiting[served...].firstIndex { $0.number == number }.flatMap { waiting.remove(at: $0).serve }
  }

  /// Removes from the line all callers that do not close the connection.
  mutating func leaveRefused() -> [Serve] {
    let left = waiting[served...]
    (waiting, served) = (left.filter(\.closes), 0)
    return left.compactMap { $0.closes ? nil : $0.serve }
  }

  /// Returns a slot to the line, or hands it, or all slots, to the next waiter.
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

  /// Takes all slots at once. Returns nil when some are lent; the caller then waits for them.
  ///
  /// - Parameter endsWithSuspension: Whether the end of a suspension also ends the claim.
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

  /// Removes from the line the callers that want all slots because of a suspension.
  mutating func leaveSuspension() -> [ServeAll] {
    defer { claims.removeAll { $0.endsWithSuspension } }
    return claims.filter(\.endsWithSuspension).map(\.serve)
  }

  /// Takes the slots with open, unused connections.
  mutating func takeUnused() -> [Slot] {
    let unused = idle.filter { $0.connection != nil }
    idle.removeAll { $0.connection != nil }
    for slot in unused { slot.isTaken = true }
    return unused
  }
}
