/// The points of a sweep, each with its place: the C function, its SQL, the calling line, the code and the state that is left behind. A
/// loop makes a thousand points of one place, and one of them mostly shows all there is to see.
struct PlacedPoints {
  private struct Site: Hashable {
    let kind: String
    let address: UInt
  }

  private struct Place: Hashable {
    let site: Int
    let fault: PlausibleFault
  }

  /// A statement, or a function that runs none, and the state that its failure leaves behind.
  private struct Stratum: Hashable {
    /// The number of the statement; nil for a function that runs none.
    let essence: UInt64?
    /// The function, if it runs no statement.
    let function: Sqlite3Call?
    let form: FaultForm
    let endsTransaction: Bool

    init(_ call: FailableCall, _ fault: PlausibleFault) {
      essence = call.essence
      function = essence == nil ? call.call : nil
      form = fault.form
      endsTransaction = call.call.runsStatements && fault.endsTransaction(call.sql.map { KnownStatement.of($0).kind })
    }
  }

  private(set) var points: [FaultSweepReport.Point] = []
  /// The number of each point's place, counted from 0.
  private var places: [Int] = []
  /// The number of each place's call site. Places and sites are numbered in the order in which they are found.
  private(set) var sites: [Int] = []
  /// The number of each place's stratum.
  private(set) var strata: [Int] = []
  private var bySite: [Site: Int] = [:]
  private var byStratum: [Stratum: Int] = [:]
  private var byPlace: [Place: Int] = [:]
  private var counts: [String: Int] = [:]

  /// Adds the points of a call: each of its faults in each mode. A call is identified by its kind and the number of earlier calls of that
  /// kind.
  mutating func add(_ call: FailableCall, _ faults: [PlausibleFault], _ modes: [FaultSweepReport.Mode]) {
    let (site, kind) = (site(of: call), call.kind)
    let nth = counts[kind, default: 0] + 1
    counts[kind] = nth
    let target = SweptCall(call: call.call, sql: call.sql.map { KnownStatement.of($0).withoutValues }, nth: nth)
    for mode in modes {
      for fault in faults where mode == .once || fault.form == .usual {
        points.append(
          FaultSweepReport.Point(
            number: points.count + 1, call: call.number, ordinal: call.ordinal, mode: mode, code: fault.code, form: fault.form,
            target: target))
        let place = byPlace.kept(Place(site: site, fault: fault), sites.count)
        if place == sites.count {
          let next = byStratum.count
          sites.append(site)
          strata.append(byStratum.kept(Stratum(call, fault), next))
        }
        places.append(place)
      }
    }
  }

  /// The number of a call's site.
  mutating func site(of call: FailableCall) -> Int {
    let next = bySite.count
    return bySite.kept(Site(kind: call.kind, address: call.address), next)
  }

  /// The points of each place.
  var pointsByPlace: [[FaultSweepReport.Point]] {
    zip(points, places).reduce(into: Array(repeating: [], count: sites.count)) { $0[$1.1].append($1.0) }
  }

  /// The number of places that the points belong to.
  func places(of numbers: [Int]) -> Int { Set(numbers.map { places[$0 - 1] }).count }
}
