import SQLiteCore

/// Which slots of a line are free, and who waits.
struct LineState {
  /// Takes a slot, or the reason why there is none.
  typealias Serve = @Sendable (Result<Slot, SQLiteError>) -> Void

  private struct Waiting {
    let number: Int
    let serve: Serve
  }

  private let slotCount: Int
  /// The slots that nobody has: first those that are not open, last the one used last.
  private var idle: [Slot]
  private var waiting: [Waiting] = []
  /// How many of the waiting were served: they are removed in one go.
  private var served = 0
  private var numbers = 0
  /// Why nobody is served, unless somebody is.
  var refusal: SQLiteError?
  /// What comes back is closed.
  var isRetired = false
  /// What is told when all slots are back.
  private var whenAllAreBack: [@Sendable () -> Void] = []
  /// How many times a slot was given back.
  private(set) var useCount = 0
  /// Somebody sees to it that unused connections are closed.
  var isDraining = false

  init(_ slots: [Slot]) {
    idle = slots
    slotCount = slots.count
  }

  var areAllBack: Bool { idle.count == slotCount }

  /// How many connections are open, and how many of these nobody has.
  var counts: (open: Int, idle: Int) {
    let idleCount = idle.count { $0.connection != nil }
    return (slotCount - idle.count + idleCount, idleCount)
  }

  var waitingCount: Int { waiting.count - served }

  /// A slot, or why nobody gets one; nil for who has to wait.
  ///
  /// - Parameter thread: Who will have it, if that is known: where it had one before it gets that one again.
  mutating func serveAtOnce(_ thread: UInt? = nil) -> Result<Slot, SQLiteError>? {
    if let refusal { return .failure(refusal) }
    if let thread, let last = idle.last, last.lastHolder != thread, let own = idle.firstIndex(where: { $0.lastHolder == thread }) {
      return .success(idle.remove(at: own))
    }
    return idle.popLast().map { .success($0) }  // while anybody waits none is idle
  }

  /// Puts somebody at the end of the line.
  /// - Returns: By what number ``leave(_:)`` knows them.
  mutating func enqueue(_ serve: @escaping Serve) -> Int {
    numbers += 1
    waiting.append(Waiting(number: numbers, serve: serve))
    return numbers
  }

  /// Takes somebody out of the line; false when they have been served.
  mutating func leave(_ number: Int) -> Bool {
    guard let place = waiting[served...].firstIndex(where: { $0.number == number }) else { return false }
    waiting.remove(at: place)
    return true
  }

  /// Takes everybody out of the line.
  mutating func leaveAll() -> [Serve] {
    defer { (waiting, served) = ([], 0) }
    return waiting[served...].map(\.serve)
  }

  /// Takes a slot back, unless somebody waits for it.
  /// - Returns: Who is to be handed it.
  mutating func giveBack(_ slot: Slot) -> Serve? {
    useCount += 1
    if served < waiting.count {
      let next = waiting[served].serve
      served += 1
      if served == waiting.count || served > 64 {
        waiting.removeFirst(served)
        served = 0
      }
      return next
    }
    if slot.connection == nil { idle.insert(slot, at: 0) } else { idle.append(slot) }
    return nil
  }

  /// What is to be told now that all slots are back; nothing while some are not.
  mutating func tellsThatAllAreBack() -> [@Sendable () -> Void] {
    guard areAllBack else { return [] }
    defer { whenAllAreBack = [] }
    return whenAllAreBack
  }

  mutating func whenAllAreBack(_ tell: @escaping @Sendable () -> Void) { whenAllAreBack.append(tell) }

  /// Takes the slots that are open and unused.
  mutating func takeUnused() -> [Slot] {
    let unused = idle.filter { $0.connection != nil }
    idle.removeAll { $0.connection != nil }
    return unused
  }
}
