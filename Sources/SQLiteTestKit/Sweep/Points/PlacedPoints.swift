/// The points of a sweep, each with its place: the C function, its SQL, the calling line, the code and the state that is left behind. A
/// loop may create a thousand points with the same place, and trying one of them is usually enough.
struct PlacedPoints {
  /// Assigns numbers to keys, counted from 0 in the order in which they are found.
  private struct Numbers<Key: Hashable> {
    private var all: [Key: Int] = [:]

    mutating func number(of key: Key) -> Int {
      let next = all.count
      return all.kept(key, next)
    }
  }

  private struct Site: Hashable {
    let kind: String
    let address: UInt
  }

  private struct Place: Hashable {
    let site: Int
    let fault: PlausibleFault
  }

  /// A call site, the cause of the failure, and the state that the failure leaves behind.
  private struct Stratum: Hashable {
    let site: Int
    let cause: FaultCause
    let form: FaultForm
    let mode: FaultSweepReport.Mode
    /// Whether a call that fails once ends the transaction.
    let endsTransaction: Bool
  }

  private(set) var points: [FaultSweepReport.Point] = []
  /// The number of each point's place, counted from 0.
  private var places: [Int] = []
  /// The number of each place's call site. Places, sites and strata are numbered in the order in which they are found.
  private(set) var sites: [Int] = []
  /// The number of each point's stratum.
  private(set) var strata: [Int] = []
  /// The number of each stratum's call site.
  private(set) var sitesOfStrata: [Int] = []
  /// The number of each site's statement, or of its function if the site runs no statement.
  private(set) var statements: [Int] = []
  private var siteNumbers = Numbers<Site>()
  private var statementNumbers = Numbers<String>()
  private var stratumNumbers = Numbers<Stratum>()
  private var placeNumbers = Numbers<Place>()
  private var counts: [String: Int] = [:]

  /// Adds the points of a call: each of its faults in each mode. A call is identified by its kind and the number of earlier calls of that
  /// kind.
  mutating func add(_ call: FailableCall, _ faults: [PlausibleFault], _ modes: [FaultSweepReport.Mode]) {
    let (site, kind) = (site(of: call), call.kind)
    let nth = counts[kind, default: 0] + 1
    counts[kind] = nth
    let kindOfStatement = call.call.runsStatements ? call.sql.map { KnownStatement.of($0).kind } : nil
    let target = SweptCall(call: call.call, sql: call.sql.map { KnownStatement.of($0).withoutValues }, nth: nth)
    for mode in modes {
      for fault in faults where mode == .once || fault.form == .usual {
        points.append(
          FaultSweepReport.Point(
            number: points.count + 1, call: call.number, ordinal: call.ordinal, mode: mode, code: fault.code, form: fault.form,
            target: target))
        let place = placeNumbers.number(of: Place(site: site, fault: fault))
        if place == sites.count { sites.append(site) }
        places.append(place)
        let stratum = stratumNumbers.number(
          of: Stratum(
            site: site, cause: FaultCause(fault.code), form: fault.form, mode: mode,
            endsTransaction: mode == .once && fault.endsTransaction(kindOfStatement)))
        if stratum == sitesOfStrata.count { sitesOfStrata.append(site) }
        strata.append(stratum)
      }
    }
  }

  /// Returns the number of a call's site.
  mutating func site(of call: FailableCall) -> Int {
    let site = siteNumbers.number(of: Site(kind: call.kind, address: call.address))
    if site == statements.count { statements.append(statementNumbers.number(of: call.essence.map { "\($0)" } ?? call.kind)) }
    return site
  }

  /// The points of each place.
  var pointsByPlace: [[FaultSweepReport.Point]] {
    zip(points, places).reduce(into: Array(repeating: [], count: sites.count)) { $0[$1.1].append($1.0) }
  }

  /// Returns the number of places that the points belong to.
  func places(of numbers: [Int]) -> Int { Set(numbers.map { places[$0 - 1] }).count }
}
