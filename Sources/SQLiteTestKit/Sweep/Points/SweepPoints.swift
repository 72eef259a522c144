import SQLiteCalls
import SQLiteCore

/// The choice of the calls of an operation that fail, and of the ways in which they fail.
struct SweepPoints {
  /// Nil for every plausible code.
  var codes: [ResultCode]?
  var modes: [FaultSweepReport.Mode]
  /// The greatest number of points to try; nil for one of each place and some more, or a sample if that would take minutes.
  var most: Int?
  var seed: UInt64

  /// The number of points beyond one of each place if the caller gives no number, and the number of calls that these runs may make
  /// together.
  private static let (usual, usualCalls) = (500, 100_000)
  /// The number of calls in all runs above which a sample is tried, and the number in a sample. The second is greater because few runs of a
  /// sample are followed by another try.
  private static let (mostCalls, sampledCalls) = (1_200_000, 1_600_000)

  /// All points, numbered from 1: for each call all codes in the first mode, then all codes in the next mode.
  func all(_ calls: [FailableCall]) -> PlacedPoints {
    calls.reduce(into: PlacedPoints()) { $0.add($1, plausible($1.faults), modes) }
  }

  /// The faults of a call with the caller's codes, where these are plausible. Without such codes, all faults except codes by which SQLite
  /// reports a mistake in the program.
  private func plausible(_ faults: [PlausibleFault]) -> [PlausibleFault] {
    guard let codes else { return faults.filter { !$0.code.isProgrammingError } }
    return codes.flatMap { code in
      faults.filter { $0.code == code || $0.code.primary == code.primary }.map { PlausibleFault(code, $0.form) }
    }
  }

  /// The points that are tried: one of each place, then another one of each place, and so on until there are enough. Where there are more
  /// places than points, one place of each stratum is tried, then another one of each stratum, every fourth of them in another mode than
  /// the first.
  ///
  /// - Parameter inTurns: Whether the points come in the order of their importance, for a time that may end before they do.
  func chosen(_ all: PlacedPoints, inTurns: Bool = false) -> [FaultSweepReport.Point] {
    let limit = limit(all)
    guard all.points.count > limit || inTurns else { return all.points }
    var random = SeededGenerator(seed: seed)
    let first = modes.first ?? .once
    var queues = all.pointsByPlace.map { points in
      let shuffled = points.shuffled(using: &random)
      let head = shuffled.first { $0.mode == first }
      let other = shuffled.first { $0.mode != first }
      return [head, other].compactMap { $0 } + shuffled.filter { $0 != head && $0 != other }
    }
    let isSample = limit < all.sites.count
    let turns = Self.inTurns(isSample ? groups(all.strata, &random).shuffled(using: &random) : groups(all.sites, &random))
    // A place has one point in a sample, and what fails for ever shows other faults than what fails once.
    for place in isSample ? stride(from: 3, to: turns.count, by: 4).map({ turns[$0] }) : [] {
      if let other = queues[place].firstIndex(where: { $0.mode != first }) { queues[place].swapAt(0, other) }
    }
    let chosen = Self.inTurns(turns.map { queues[$0] }).prefix(limit)
    return inTurns ? Array(chosen) : chosen.sorted { $0.number < $1.number }
  }

  private func limit(_ all: PlacedPoints) -> Int {
    if let most { return most }
    guard let calls = all.points.last?.ordinal else { return 0 }
    let usual = all.sites.count + min(Self.usual, Self.usualCalls / calls)
    return usual > Self.mostCalls / calls ? max(1, Self.sampledCalls / calls) : usual
  }

  /// The places of each group, in any order.
  private func groups(_ numbers: [Int], _ random: inout SeededGenerator) -> [[Int]] {
    Dictionary(grouping: numbers.indices) { numbers[$0] }.sorted { $0.key < $1.key }.map { $0.value.shuffled(using: &random) }
  }

  /// The first of each queue, then the second, until none has more.
  private static func inTurns<Element>(_ queues: [[Element]]) -> [Element] {
    (0..<(queues.map(\.count).max() ?? 0)).flatMap { round in queues.compactMap { $0.count > round ? $0[round] : nil } }
  }
}
