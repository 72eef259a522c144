import Foundation
import SQLiteCalls
import SQLiteCore

/// Sees to it that a run ends: after half of its time no call fails any more; after all of it the process ends, for nothing else can stop a closure
/// that waits for ever. Both say which call had been made to fail.
///
/// An operation that awaits may have to wait until the tests that run beside it have had their turns. Its time passes only while other tasks get theirs, or ten
/// times as slowly.
final class SweepAlarm {
  /// How much time has passed for a run, in ticks.
  struct Patience {
    let awaits: Bool
    /// How many ticks there were, and how many of them counted.
    private var (ticks, counted) = (0, 0)
    /// The last task that was begun to see whether tasks get their turn has had its own.
    var hadItsTurn = true

    init(awaits: Bool) { self.awaits = awaits }

    /// Another tick is over; whether a task is to be begun.
    mutating func tick() -> (passed: Int, asksTasks: Bool) {
      ticks += 1
      if hadItsTurn { counted += 1 }
      let asksTasks = awaits && hadItsTurn
      if asksTasks { hadItsTurn = false }
      return (max(counted, ticks / (awaits ? 10 : 1)), asksTasks)
    }
  }

  private let timer: any DispatchSourceTimer

  /// - Parameter awaits: Whether the operation is asynchronous.
  init(_ faults: FaultInjectingSqlite3Wrapper, _ point: FaultSweepReport.Point?, time: Duration, awaits: Bool) {
    timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    let tick = min(seconds / 20, 1)
    let all = Int((seconds / tick).rounded(.up))
    let patience = Locked(Patience(awaits: awaits))
    timer.setEventHandler {
      let (passed, asksTasks) = patience.withLock { $0.tick() }
      if passed >= all { Self.end(faults, point, "has not ended after \(time)") }
      if passed >= (all + 1) / 2 { faults.state.withLock { $0.hurry() } }
      if asksTasks { Task.detached { patience.withLock { $0.hadItsTurn = true } } }
    }
    timer.schedule(deadline: .now() + tick, repeating: tick)
    timer.activate()
  }

  deinit { timer.cancel() }

  func stop() { timer.cancel() }

  /// Says why, and ends the process.
  static func end(_ faults: FaultInjectingSqlite3Wrapper, _ point: FaultSweepReport.Point?, _ reason: String) {
    let place =
      point.map { "point \($0.number), \(faults.injected.first?.description ?? "call \($0.call)") (\($0.mode.rawValue))" }
      ?? "the run without faults"
    FileHandle.standardError.write(Data("FaultSweep: \(place) \(reason): the process ends here.\n".utf8))
    exit(70)  // EX_SOFTWARE
  }
}
