import SQLiteCalls
import SQLiteCore

/// The points of a sweep, each with its place: the C function, its SQL, where in the code it is called, the code and what is left behind. A loop makes
/// a thousand points of a place, and one of them mostly shows what there is to see.
struct PlacedPoints {
  var points: [FaultSweepReport.Point] = []
  /// By point: the number of its place, counted from 0.
  var places: [Int] = []
  /// By place: the number of its call in the code. Both are numbered in the order in which they come.
  var sites: [Int] = []

  /// The points of each place.
  var byPlace: [[FaultSweepReport.Point]] {
    zip(points, places).reduce(into: Array(repeating: [], count: sites.count)) { $0[$1.1].append($1.0) }
  }

  /// How many places some points belong to.
  func places(of numbers: [Int]) -> Int { Set(numbers.map { places[$0 - 1] }).count }
}

/// Numbers the places of a sweep.
struct SweepPlaces {
  private struct Site: Hashable {
    let kind: String
    let address: UInt
  }

  private struct Place: Hashable {
    let site: Int
    let fault: PlausibleFault
  }

  private var bySite: [Site: Int] = [:]
  private var byPlace: [Place: Int] = [:]
  private var counts: [String: Int] = [:]
  /// By place: its site.
  private(set) var sites: [Int] = []

  /// The number of a call in the code.
  mutating func site(of call: FailableCall) -> Int {
    let site = Site(kind: call.kind, address: call.address)
    let number = bySite[site] ?? bySite.count
    bySite[site] = number
    return number
  }

  /// The number of a way in which it can fail.
  mutating func place(_ site: Int, _ fault: PlausibleFault) -> Int {
    let place = Place(site: site, fault: fault)
    if let number = byPlace[place] { return number }
    byPlace[place] = sites.count
    sites.append(site)
    return sites.count - 1
  }

  /// A call by what it is, and how many of its kind came before.
  mutating func target(of call: FailableCall) -> SweptCall {
    let nth = counts[call.kind, default: 0] + 1
    counts[call.kind] = nth
    return SweptCall(call: call.call, sql: call.sql.map { KnownStatement.of($0).withoutValues }, nth: nth)
  }
}
