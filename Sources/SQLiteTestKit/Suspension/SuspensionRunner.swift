import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteFiles

/// Performs the runs of a suspension sweep.
final class SuspensionRunner: @unchecked Sendable {
  private let sweep: SuspensionSweep
  private let locks = HeldLocks()
  let party: RaceParty
  /// The operation and the suspension of a run.
  private var threads: [RaceThread] = []
  /// The seconds that are left for patience.
  private var left = 5.0
  /// The pauses in which another thread may release the last reference to a connection.
  private var settling = SweepSettling()
  /// Whether a run has not ended, so that there can be no other.
  private(set) var hasFailed = false

  init(_ sweep: SuspensionSweep) { (self.sweep, party) = (sweep, RaceParty(locks: locks)) }

  /// Performs a run.
  ///
  /// - Parameters:
  ///   - place: The number of the place at which the app is suspended. An operation with fewer places is suspended after its end.
  ///   - findsSites: Whether call sites are recorded.
  func run(_ place: Int, findsSites: Bool = false) throws -> SuspensionRun {
    locks.removeAll()
    party.begin(findsSites: findsSites, stop: nil)
    let patience = left > 0 ? sweep.patience.blocked : 0.002
    let wrapper = party.wrapper(try sweep.makeWrapper())
    // Nothing else may keep the operations: with them, the stage is released before its files are removed.
    threads = zip(
      [party, RaceParty()],
      try sweep.prepare(wrapper) { [self] in
        rest(patience) { if place == 0 { threads[0].start(findsSites: findsSites, stop: nil) } }
      }
    ).map { RaceThread($0, $1) }
    let waits = suspend(at: place, patience, findsSites: findsSites)
    let places = party.places.prefix(place)
    if !hasFailed {
      threads[0].start(findsSites: false, stop: nil)  // it works once more
      hasFailed = !threads[0].ends(within: sweep.patience.endless)
    }
    let run = SuspensionRun(
      places: Array(places), place: min(place, places.count + 1), waits: waits,
      problems: locks.found.map { ($0.text, $0.call) } + problems.map { ($0, nil) })
    for thread in threads { thread.release() }  // their operations keep the runner
    if hasFailed { return run }
    threads = []
    while let pause = settling.pause(isSettled: wrapper.ledger.openHandles.isEmpty) { Thread.sleep(forTimeInterval: pause) }
    for (path, isCreated) in party.databases where isCreated { LocalFileSystem().removeDatabase(path) }
    return run
  }

  /// Runs the operation, and suspends the app at a place. Returns whether the suspension waited for the operation.
  private func suspend(at place: Int, _ patience: Double, findsSites: Bool) -> Bool {
    if place == 0 {
      threads[1].start(findsSites: findsSites, stop: nil)
      hasFailed = !threads.reversed().allSatisfy { $0.ends(within: sweep.patience.endless) }
      return false
    }
    let schedule = RaceSchedule(start: .asSetUp, first: 0, place: place)
    let meeting = RaceMeeting(schedule, threads, sweep.patience.endless, blocked: patience)
    meeting.isOver = { [locks] in locks.wasSuspended }
    do { try meeting.hold(findsSites: findsSites) {} } catch { hasFailed = true }
    if meeting.isBlocked { left -= patience }
    return meeting.isBlocked
  }

  /// The problems of the threads in a run.
  private var problems: [String] {
    if hasFailed { return [locks.wasSuspended ? "the operation does not end after resume" : "suspend does not return"] }
    return zip(["when it is repeated, the operation", "suspend or resume"], threads).compactMap { name, thread in
      thread.result?.error.map { "\(name) throws \(shown($0))" }
    }
  }

  /// Waits until the suspended operation has ended, or waits.
  ///
  /// - Parameter begin: Begins the operation if the app is suspended before it.
  private func rest(_ patience: Double, begin: () -> Void) {
    locks.suspend()
    begin()
    let most = party.placeCount + 20_000  // it may try again and again
    if !threads[0].ends(within: patience, unless: { party.placeCount > most }) { left -= patience }
    locks.resume()
  }
}
