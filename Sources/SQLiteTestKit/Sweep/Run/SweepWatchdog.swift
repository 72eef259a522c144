import Foundation
import SQLiteCalls
import SQLiteCore

/// Ends a run whose operation hangs. First, faults are no longer injected. Then the process exits, because nothing else can stop a closure
/// that waits forever. A message names the call whose failure was injected, also if the process dies during the run.
final class SweepWatchdog {
  private let timer: any DispatchSourceTimer
  private let crashMessage: CrashMessage

  /// - Parameters:
  ///   - origin: The test and the source line of the sweep; nil to omit them from messages.
  ///   - awaits: Whether the operation is asynchronous.
  ///   - which: The name of the try; nil for the first one.
  ///   - title: The name of the run, for the message if the process dies.
  init(
    _ faults: FaultInjectingSqlite3Wrapper, _ point: FaultSweepReport.Point?, of origin: String?, limits: SweepLimits, awaits: Bool,
    _ which: String?, title: String
  ) {
    crashMessage = CrashMessage(
      "FaultSweep: the process dies in \(title)\(which.map { ", \($0)" } ?? "")\(origin.map { " of \($0)" } ?? "")\n")
    let detector = Locked(HangDetector(limits, awaits: awaits))
    let tasksGetTurn = Locked(true)
    timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    let start = DispatchTime.now().uptimeNanoseconds
    timer.setEventHandler {
      let (calls, isInCall) = faults.state.withLock { ($0.calls, $0.inside > 0) }
      let reading = HangDetector.Reading(
        time: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9, processor: Self.processor, calls: calls, isInCall: isInCall,
        tasksGetTurn: tasksGetTurn.withLock { $0 })
      switch detector.withLock({ $0.look(reading) }) {
      case .goesOn: break
      case .hurry: faults.state.withLock { $0.hurry() }
      case .ends(let reason): Self.end(faults, point, of: origin, (which.map { "\($0), it " } ?? "") + reason)
      }
      guard awaits, reading.tasksGetTurn else { return }
      tasksGetTurn.withLock { $0 = false }
      Task.detached { tasksGetTurn.withLock { $0 = true } }
    }
    let pause = detector.withLock(\.pause)
    timer.schedule(deadline: .now() + pause, repeating: pause)
    timer.activate()
  }

  deinit { timer.cancel() }

  /// The processor time that this process has used, in seconds.
  private static var processor: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  /// Prints the reason and ends the process.
  static func end(
    _ faults: FaultInjectingSqlite3Wrapper, _ point: FaultSweepReport.Point?, of origin: String?, _ reason: String
  ) {
    let run = point.map { "point \($0.number), \($0.place(of: faults.injected.first))" } ?? "the run without faults"
    let place = run + (origin.map { " of \($0)" } ?? "")
    FileHandle.standardError.write(Data("FaultSweep: \(place) \(reason): the process ends here.\n".utf8))
    exit(70)  // EX_SOFTWARE
  }
}
