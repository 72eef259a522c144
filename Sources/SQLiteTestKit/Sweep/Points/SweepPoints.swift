import SQLiteCalls
import SQLiteCore

/// Chooses the calls of an operation that fail, and how they fail.
struct SweepPoints {
  /// The result codes to inject; nil for every plausible code.
  var codes: [ResultCode]?
  var modes: [FaultSweepReport.Mode]
  /// The maximum number of points to try. Nil tries one point for each place and some more, or a sample if that would take minutes.
  var most: Int?
  var seed: UInt64

  /// The number of additional points, beyond one for each place, if the caller gives no number, and the total number of calls that their
  /// runs may make.
  private static let (usual, usualCalls) = (500, 100_000)
  /// The total number of calls above which only a sample is tried, and the total number of calls in a sample. The second number is greater
  /// because few runs of a sample are followed by another try.
  private static let (mostCalls, sampledCalls) = (1_200_000, 1_600_000)

  /// Returns all points, numbered from 1. For each call, all codes in the first mode are followed by all codes in the next mode.
  func all(_ calls: [FailableCall]) -> PlacedPoints {
    calls.reduce(into: PlacedPoints()) { $0.add($1, plausible($1.faults), modes) }
  }

  /// The faults of a call with the caller's codes, where they are plausible. If the caller gives no codes, all faults except codes by which
  /// SQLite reports a programming error.
  private func plausible(_ faults: [PlausibleFault]) -> [PlausibleFault] {
    guard let codes else { return faults.filter { !$0.code.isProgrammingError } }
    return codes.flatMap { code in
      faults.filter { $0.code == code || $0.code.primary == code.primary }.map { PlausibleFault(code, $0.form) }
    }
  }

  /// Returns the points to try: one for each place, then another one for each place, and so on until there are enough. If there are more
  /// places than points to try, strata are used instead of places.
  ///
  /// - Parameter inTurns: Whether the points are returned in this order, instead of by number. Use it if time may run out before all are
  ///   tried.
  func chosen(_ all: PlacedPoints, inTurns: Bool = false) -> [FaultSweepReport.Point] {
    let limit = limit(all)
    guard all.points.count > limit || inTurns else { return all.points }
    var random = SeededGenerator(seed: seed)
    let chosen = (limit < all.sites.count ? stratified(all, &random) : placeByPlace(all, &random)).prefix(limit)
    return inTurns ? Array(chosen) : chosen.sorted { $0.number < $1.number }
  }

  /// Returns the points in rounds. Each round has one point for each place, in the next mode of that place.
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

  /// Returns the points round-robin over all strata. The strata are ordered round-robin over all call sites, and the sites round-robin over
  /// all statements. A site's strata come in the order of the modes, which is reversed at every eighth site.
  private func stratified(_ all: PlacedPoints, _ random: inout SeededGenerator) -> [FaultSweepReport.Point] {
    let strata = groups(all.strata, &random)
    let sites = groups(all.sitesOfStrata, &random)
    let byStatement = groups(sites.map { all.statements[all.sitesOfStrata[$0[0]]] }, &random).shuffled(using: &random)
    let turns = Self.inTurns(byStatement).enumerated().map { place, site in
      let byMode = Dictionary(grouping: sites[site]) { all.points[strata[$0][0]].mode }
      return (place % 8 == 7 ? modes.reversed() : modes).flatMap { byMode[$0] ?? [] }
    }
    return Self.inTurns(Self.inTurns(turns).map { strata[$0] }).map { all.points[$0] }
  }

  private func limit(_ all: PlacedPoints) -> Int {
    if let most { return most }
    guard let calls = all.points.last?.ordinal else { return 0 }
    let usual = all.sites.count + min(Self.usual, Self.usualCalls / calls)
    return usual > Self.mostCalls / calls ? max(1, Self.sampledCalls / calls) : usual
  }

  /// Groups the indices of equal numbers. Returns the groups in the order of these numbers, each shuffled.
  private func groups(_ numbers: [Int], _ random: inout SeededGenerator) -> [[Int]] {
    Dictionary(grouping: numbers.indices) { numbers[$0] }.sorted { $0.key < $1.key }.map { $0.value.shuffled(using: &random) }
  }

  /// Returns the first element of each queue, then the second of each, and so on.
  private static func inTurns<Element>(_ queues: [[Element]]) -> [Element] {
    (0..<(queues.map(\.count).max() ?? 0)).flatMap { round in queues.compactMap { $0.count > round ? $0[round] : nil } }
  }
}
