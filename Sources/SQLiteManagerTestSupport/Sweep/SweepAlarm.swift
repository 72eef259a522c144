import Foundation
import SQLiteCalls

/// Sees to it that a run ends: after half of its time no call fails any more; after all of it the process ends, for nothing else can stop a closure
/// that waits for ever. Both say which call had been made to fail.
struct SweepAlarm {
  private let items: [DispatchWorkItem]

  init(_ faults: FaultInjectingSqlite3Wrapper, _ point: FaultSweepReport.Point?, time: Duration) {
    let hurry = DispatchWorkItem { faults.state.withLock { $0.hurry() } }
    let end = DispatchWorkItem { Self.end(faults, point, "has not ended after \(time)") }
    items = [hurry, end]
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    for (item, share) in [(hurry, 0.5), (end, 1)] {
      DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + seconds * share, execute: item)
    }
  }

  func stop() { items.forEach { $0.cancel() } }

  /// Says why, and ends the process.
  static func end(_ faults: FaultInjectingSqlite3Wrapper, _ point: FaultSweepReport.Point?, _ reason: String) {
    let place =
      point.map { "point \($0.number), \(faults.injected.first?.description ?? "call \($0.call)") (\($0.mode.rawValue))" }
      ?? "the run without faults"
    FileHandle.standardError.write(Data("FaultSweep: \(place) \(reason): the process ends here.\n".utf8))
    exit(70)  // EX_SOFTWARE
  }
}
