import SQLiteManager
import SQLiteVirtualTables

/// Something a virtual table throws.
struct Mishap: Error, Hashable, CustomStringConvertible {
  let place: String
  var description: String { "\(place) is broken" }
}

/// The calls of a table for tests, how many of its objects live, and where it is to fail.
final class Probe {
  enum Place: String, CaseIterable { case connect, bestIndex, open, filter, next, column, rowid }

  var failing: Place?
  var error: any Error = Mishap(place: "it")
  var tables = 0
  var cursors = 0
  /// How often each method was called.
  var calls: [Place: Int] = [:]
  /// The constraints of each planning, in order.
  var plans: [[VirtualTableQuery.Constraint]] = []
  /// The closure that runs in each call.
  var during: (Place) throws -> Void = { _ in }

  func enter(_ place: Place) throws {
    calls[place, default: 0] += 1
    try during(place)
    if failing == place { throw error }
  }
}

/// The numbers from 1 to 5, and their squares.
final class ProbeTable: VirtualTable {
  let columns: [VirtualTableColumn] = ["n", .column("square", .integer), .parameter("limit", isRequired: false)]
  private let probe: Probe

  init(_ probe: Probe) {
    self.probe = probe
    probe.tables += 1
  }

  deinit { probe.tables -= 1 }

  func connect() throws { try probe.enter(.connect) }

  func bestIndex(_ query: VirtualTableQuery) throws -> VirtualTablePlan<FullScan>? {
    probe.plans.append(query.constraints)
    try probe.enter(.bestIndex)
    return VirtualTablePlan(FullScan())
  }

  func open() throws -> Cursor {
    try probe.enter(.open)
    return Cursor(probe)
  }

  final class Cursor: VirtualTableCursor {
    private let probe: Probe
    private var number = 1
    private var limit = 5

    init(_ probe: Probe) {
      self.probe = probe
      probe.cursors += 1
    }

    deinit { probe.cursors -= 1 }

    func filter(_ plan: FullScan, _ arguments: VirtualTableArguments) throws {
      try probe.enter(.filter)
      number = 1
      limit = try arguments.parameter(0, as: Int?.self) ?? 5
    }

    func next() throws {
      try probe.enter(.next)
      number += 1
    }

    var isAtEnd: Bool { number > limit }

    func column(_ index: Int) throws -> any SQLiteBindable {
      try probe.enter(.column)
      return index == 0 ? number : number * number
    }

    var rowid: Int64 {
      get throws {
        try probe.enter(.rowid)
        return Int64(number)
      }
    }
  }
}
