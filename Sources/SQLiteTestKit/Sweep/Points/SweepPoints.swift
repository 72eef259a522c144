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

  /// The points to try: one of each place, then another one of each place, and so on until there are enough. If there are more places than
  /// points to try, one point of each stratum, then another one of each stratum.
  ///
  /// - Parameter inTurns: Whether the points come in this order, for a time that may end before all are tried, and not by number.
  func chosen(_ all: PlacedPoints, inTurns: Bool = false) -> [FaultSweepReport.Point] {
    let limit = limit(all)
    guard all.points.count > limit || inTurns else { return all.points }
    var random = SeededGenerator(seed: seed)
    let chosen = (limit < all.sites.count ? stratified(all, &random) : placeByPlace(all, &random)).prefix(limit)
    return inTurns ? Array(chosen) : chosen.sorted { $0.number < $1.number }
  }

  /// The points in turns of all places: one of each, in the first mode, then another one of each, in another mode.
  private func placeByPlace(_ all: PlacedPoints, _ random: inout SeededGenerator) -> [FaultSweepReport.Point] {
    let first = modes.first ?? .once
    let queues = all.pointsByPlace.map { points in
      let shuffled = points.shuffled(using: &random)
      let head = shuffled.first { $0.mode == first }
      let other = shuffled.first { $0.mode != first }
      return [head, other].compactMap { $0 } + shuffled.filter { $0 != head && $0 != other }
    }
    return Self.inTurns(Self.inTurns(groups(all.sites, &random)).map { queues[$0] })
  }

  /// The points in turns of all strata. The strata are in turns of all call sites: first one of each site in which the call fails once, or,
  /// at every eighth site, in which it fails forever. The sites are in turns of all statements.
  private func stratified(_ all: PlacedPoints, _ random: inout SeededGenerator) -> [FaultSweepReport.Point] {
    let strata = groups(all.strata, &random)
    let sites = groups(all.sitesOfStrata, &random)
    let byStatement = groups(sites.map { all.statements[all.sitesOfStrata[$0[0]]] }, &random).shuffled(using: &random)
    let turns = Self.inTurns(byStatement).enumerated().map { place, site in
      let modes = Dictionary(grouping: sites[site]) { all.points[strata[$0][0]].mode }
      let order: [FaultSweepReport.Mode] = place % 8 == 7 ? [.forever, .once] : [.once, .forever]
      return order.flatMap { modes[$0] ?? [] }
    }
    return Self.inTurns(Self.inTurns(turns).map { strata[$0] }).map { all.points[$0] }
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
