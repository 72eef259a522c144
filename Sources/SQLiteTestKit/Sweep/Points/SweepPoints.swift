import SQLiteCalls
import SQLiteCore

/// Which calls of an operation fail, and how.
struct SweepPoints {
  /// Nil for every plausible code.
  var codes: [ResultCode]?
  var modes: [FaultSweepReport.Mode]
  /// How many points are tried beyond one of each place; nil for all.
  var most: Int?
  var seed: UInt64
  /// How many points are tried in all, where that is fewer: a sample of a sweep that this package makes of itself.
  var sample: Int?

  /// How many points are tried beyond one of each place where the caller gives no number.
  static let usual = 500
  /// How many calls the usual runs may make together, so that a long operation does not take minutes.
  private static let work = 100_000

  /// All points there are, numbered from 1: for each call its codes once, and its codes for ever.
  func all(_ calls: [FailableCall]) -> PlacedPoints {
    calls.reduce(into: PlacedPoints()) { $0.add($1, plausible($1.faults), modes) }
  }

  /// A caller's code is taken where it is plausible. Without one, the codes by which SQLite answers a mistake in the program are not injected.
  private func plausible(_ faults: [PlausibleFault]) -> [PlausibleFault] {
    guard let codes else { return faults.filter { !$0.code.tellsOfMistake } }
    return codes.flatMap { code in
      faults.filter { $0.code == code || $0.code.primary == code.primary }.map { PlausibleFault(code, $0.form) }
    }
  }

  /// The points that are tried: one of each place, then another one of each place, and so on until there are enough.
  ///
  /// - Parameter inTurns: Whether the points come in the order of their importance, for a time that may end before they do.
  func chosen(_ all: PlacedPoints, inTurns: Bool = false) -> [FaultSweepReport.Point] {
    let limit = min(sample ?? .max, most.map { all.sites.count + beyond($0, all) } ?? .max)
    guard all.points.count > limit || inTurns else { return all.points }
    var random = SeededGenerator(seed: seed)
    let first = modes.first ?? .once
    let queues = all.pointsByPlace.map { points in
      let shuffled = points.shuffled(using: &random)
      let head = shuffled.first { $0.mode == first }
      let other = shuffled.first { $0.mode != first }
      return [head, other].compactMap { $0 } + shuffled.filter { $0 != head && $0 != other }
    }
    let chosen = Self.inTurns(turns(all, limit, &random).map { queues[$0] }).prefix(limit)
    return inTurns ? Array(chosen) : chosen.sorted { $0.number < $1.number }
  }

  private func beyond(_ most: Int, _ all: PlacedPoints) -> Int {
    guard most == Self.usual, let calls = all.points.last?.ordinal else { return most }
    return min(most, Self.work / calls)
  }

  /// The places in the order of their turns: one of each call in the code, then another. Where there is not even room for one of each, only some
  /// calls are taken, spread evenly.
  private func turns(_ all: PlacedPoints, _ limit: Int, _ random: inout SeededGenerator) -> [Int] {
    let places = Dictionary(grouping: all.sites.indices) { all.sites[$0] }
    var bySite = places.sorted { $0.key < $1.key }.map { $0.value.shuffled(using: &random) }
    if bySite.count > limit {
      let step = (bySite.count + limit - 1) / max(limit, 1)
      bySite = stride(from: Int(seed % UInt64(max(step, 1))), to: bySite.count, by: max(step, 1)).map { bySite[$0] }
    }
    return Self.inTurns(bySite)
  }

  /// The first of each queue, then the second, until none has more.
  private static func inTurns<Element>(_ queues: [[Element]]) -> [Element] {
    (0..<(queues.map(\.count).max() ?? 0)).flatMap { round in queues.compactMap { $0.count > round ? $0[round] : nil } }
  }
}
