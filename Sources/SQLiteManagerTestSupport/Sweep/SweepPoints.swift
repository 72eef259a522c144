import SQLiteCalls
import SQLiteCore

/// Which calls of an operation fail, and how.
struct SweepPoints {
  /// Nil for every plausible code.
  var codes: [ResultCode]?
  var modes: [FaultSweepReport.Mode]
  /// How many points at most; nil for all.
  var most: Int?
  var seed: UInt64

  /// All points there are, numbered from 1: for each call its codes once, and its codes for ever.
  func all(_ calls: [FailableCall]) -> [FaultSweepReport.Point] {
    var points: [FaultSweepReport.Point] = []
    for call in calls {
      let faults = plausible(call.faults)
      for mode in modes {
        for fault in faults where mode == .once || fault.form == .usual {
          points.append(
            FaultSweepReport.Point(
              number: points.count + 1, call: call.number, ordinal: call.ordinal, mode: mode, code: fault.code, form: fault.form))
        }
      }
    }
    return points
  }

  /// A caller's code is taken where it is plausible. What only a mistake in the program is answered with is not injected.
  private func plausible(_ faults: [PlausibleFault]) -> [PlausibleFault] {
    guard let codes else { return faults.filter { !$0.code.tellsOfMistake } }
    return codes.flatMap { code in
      faults.filter { $0.code == code || $0.code.primary == code.primary }.map { PlausibleFault(code, $0.form) }
    }
  }

  /// The points that are tried: all, or so many of them: first one of each call, then another, until there are enough.
  func chosen(_ calls: [FailableCall]) -> [FaultSweepReport.Point] {
    let all = all(calls)
    guard let most, all.count > most else { return all }
    var random = SeededGenerator(seed: seed)
    let byCall = Dictionary(grouping: all, by: \.ordinal)
    var waiting = calls.compactMap { call in
      byCall[call.ordinal].map { points in
        let tail = points.dropFirst().filter { $0 != points.first { $0.mode == .forever } }.shuffled(using: &random)
        return Array(points.prefix(1) + points.filter { $0.mode == .forever }.prefix(1).filter { $0 != points.first } + tail)
      }
    }
    if waiting.count > most {  // not even one of each: some, spread evenly
      let step = (waiting.count + most - 1) / max(most, 1)
      waiting = stride(from: Int(seed % UInt64(step)), to: waiting.count, by: step).map { place in
        waiting[place].randomElement(using: &random).map { [$0] } ?? []
      }
    }
    var chosen: [FaultSweepReport.Point] = []
    var round = 0
    while chosen.count < most, waiting.contains(where: { $0.count > round }) {
      for points in waiting where points.count > round && chosen.count < most { chosen.append(points[round]) }
      round += 1
    }
    return chosen.sorted { $0.number < $1.number }
  }
}
