import Foundation
import SQLiteCalls
import SQLiteCore

/// Sees to it that a run ends: when it takes long, no call fails any more; when it hangs, the process ends, for nothing else can stop a closure that waits
/// for ever. It says which call had been made to fail.
final class SweepAlarm {
  private let timer: any DispatchSourceTimer
  private let hurries = Locked(false)

  /// - Parameters:
  ///   - origin: The test and the line of the sweep, where they are to be said.
  ///   - awaits: Whether the operation is asynchronous.
  ///   - which: Which try of the operation it is; nil for the first one.
  init(
    _ faults: FaultInjectingSqlite3Wrapper, _ point: FaultSweepReport.Point?, of origin: String?, limits: SweepLimits, awaits: Bool,
    _ which: String?
  ) {
    let vigil = Locked(SweepVigil(limits, awaits: awaits))
    let tasksGetTurn = Locked(true)
    timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    let (start, hurries) = (DispatchTime.now().uptimeNanoseconds, hurries)
    timer.setEventHandler {
      let (calls, isInCall) = faults.state.withLock { ($0.calls, $0.inside > 0) }
      let reading = SweepVigil.Reading(
        time: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9, processor: Self.processor, calls: calls, isInCall: isInCall,
        tasksGetTurn: tasksGetTurn.withLock { $0 })
      switch vigil.withLock({ $0.look(reading) }) {
      case .goesOn: break
      case .hurry:
        hurries.withLock { $0 = true }
        faults.state.withLock { $0.hurry() }
      case .ends(let reason): Self.end(faults, point, of: origin, (which.map { "\($0), it " } ?? "") + reason)
      }
      guard awaits, reading.tasksGetTurn else { return }
      tasksGetTurn.withLock { $0 = false }
      Task.detached { tasksGetTurn.withLock { $0 = true } }
    }
    let pause = vigil.withLock(\.pause)
    timer.schedule(deadline: .now() + pause, repeating: pause)
    timer.activate()
  }

  deinit { timer.cancel() }

  /// Whether the run was hurried.
  var hasHurried: Bool { hurries.withLock { $0 } }

  /// Seconds of processor time that this process has used.
  private static var processor: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  /// Says why, and ends the process.
  static func end(
    _ faults: FaultInjectingSqlite3Wrapper, _ point: FaultSweepReport.Point?, of origin: String?, _ reason: String
  ) {
    let run = point.map { "point \($0.number), \($0.place(of: faults.injected.first))" } ?? "the run without faults"
    let place = run + (origin.map { " of \($0)" } ?? "")
    FileHandle.standardError.write(Data("FaultSweep: \(place) \(reason): the process ends here.\n".utf8))
    exit(70)  // EX_SOFTWARE
  }
}
