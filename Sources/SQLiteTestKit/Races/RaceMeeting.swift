import Foundation

/// Two operations on threads of their own, the second of which runs while the first one stops at a place.
final class RaceMeeting: @unchecked Sendable {
  let schedule: RaceSchedule
  /// Whether the second operation waited for something that the first one held, other than a lock of SQLite.
  private(set) var isBlocked = false
  private let threads: [RaceThread]
  private let (limit, patience): (Double, Double)
  private var secondHasBegun = false
  /// Whether the first operation goes on, although the second one has not ended. It is called again and again.
  var isOver: () -> Bool = { false }

  /// - Parameters:
  ///   - limit: The seconds without a place after which an operation does not end.
  ///   - patience: The seconds without a place after which the second operation is blocked.
  init(_ schedule: RaceSchedule, _ threads: [RaceThread], _ limit: Double, blocked patience: Double) {
    (self.schedule, self.threads, self.limit, self.patience) = (schedule, threads, limit, patience)
  }

  /// Runs both operations. The threads take turns, unless the second operation is blocked.
  ///
  /// - Parameter whenSecondBegins: Called before the second operation begins.
  /// - Throws: ``RaceDeadlock`` if an operation does not end.
  func hold(findsSites: Bool, whenSecondBegins: @escaping @Sendable () -> Void) throws {
    let (first, second) = (threads[schedule.first], threads[schedule.second])
    let begin: @Sendable () -> Void = { [self] in
      secondHasBegun = true
      whenSecondBegins()
      second.start(findsSites: findsSites, stop: nil)
    }
    let interrupt: @Sendable () -> Void = { [self] in
      begin()
      isBlocked = !second.ends(within: patience, unless: isOver) && !isOver()
    }
    first.start(findsSites: findsSites, stop: schedule.place.map { ($0, interrupt) })
    if !first.ends(within: limit) {
      _ = second.ends(within: limit)  // the first operation may have waited for it
      if !first.ends(within: limit) { throw RaceDeadlock(schedule: schedule) }
    }
    if !secondHasBegun { begin() }
    if !second.ends(within: limit) { throw RaceDeadlock(schedule: schedule) }
  }
}

/// Two operations that do not end.
struct RaceDeadlock: Error {
  let schedule: RaceSchedule
}

/// The thread on which an operation runs.
final class RaceThread: @unchecked Sendable {
  private let party: RaceParty
  private var operation: (() throws -> Any)?
  private let group = DispatchGroup()
  /// The result of the operation; nil until it has ended.
  private(set) var result: Result<Any, any Error>?

  init(_ party: RaceParty, _ operation: @escaping () throws -> Any) {
    (self.party, self.operation) = (party, operation)
  }

  /// Runs the operation. The parameters are the same as for ``RaceParty/begin(findsSites:stop:)``.
  func start(findsSites: Bool, stop: (Int, @Sendable () -> Void)?) {
    party.begin(findsSites: findsSites, stop: stop)
    group.enter()
    let thread = Thread { [self] in
      result = operation.map { operation in Result { try operation() } }
      party.end()
      group.leave()
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Releases the operation and everything that it keeps.
  func release() { operation = nil }

  /// Waits for the end of the operation.
  ///
  /// - Parameters:
  ///   - patience: The seconds without another place after which the wait is given up. It is also given up when the operation has been
  ///     refused a hundred times, as in a loop that waits for a lock.
  ///   - isOver: Called again and again; true to give up the wait.
  /// - Returns: Whether the operation has ended.
  func ends(within patience: Double, unless isOver: () -> Bool = { false }) -> Bool {
    var (count, idle) = (0, 0.0)
    let refusals = party.refusalCount
    while group.wait(timeout: .now() + 0.01) == .timedOut {
      let now = party.placeCount
      idle = now == count ? idle + 0.01 : 0
      count = now
      if idle >= patience || party.refusalCount > refusals + 100 || isOver() { return false }
    }
    return true
  }
}
