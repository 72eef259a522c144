import SQLiteCalls
import SQLiteCore
import SQLiteManager
import Scratch
import Testing

@testable import SQLiteTestKit

@Suite struct `The points of a sweep` {
  private static let once = SweepPoints(codes: nil, modes: FaultSweepReport.Mode.allCases, most: nil, seed: 0)

  /// A call as it was seen, with the faults of a step that writes.
  private func call(_ ordinal: Int, _ sql: String, at address: UInt) -> FailableCall {
    let running = unsafe RunningStatement(known: KnownStatement.of("DELETE FROM t"), runs: true, isInTransaction: true)
    let faults = PlausibleFault.all(of: .sqlite3_step, running)
    var call = FailableCall(call: .sqlite3_step, ordinal: ordinal, number: ordinal, sql: sql, faults: faults)
    call.address = address
    return call
  }

  @Test func `try every way in which one insert fails beside a thousand others, with every seed`() {
    let calls = (1...1_000).map { call($0, "INSERT INTO t VALUES (?)", at: 1) } + [call(1_001, "INSERT INTO t VALUES (?)", at: 2)]
    let all = Self.once.all(calls)
    let wanted = Set(calls[1_000].faults)
    #expect(all.sites.count == 2 * wanted.count && all.points.count > 20_000)
    for seed in 0...7 as ClosedRange<UInt64> {
      var points = Self.once
      points.seed = seed
      let chosen = points.chosen(all)
      #expect(Set(chosen.filter { $0.call == 1_001 }.map { PlausibleFault($0.code, $0.form) }) == wanted)
      #expect(chosen.count < 150 && all.places(of: chosen.map(\.number)) == all.sites.count)
      #expect(Set(chosen.map(\.call)).count > 20, "others of the thousand as well")
    }
    let inTurns = Self.once.chosen(all, inTurns: true).prefix(all.sites.count)
    #expect(all.places(of: inTurns.map(\.number)) == all.sites.count, "each place comes before any comes twice")
  }

  /// An operation that installs something: two transactions of 300 statements, each compiled and run in a place of its own, thousands of ways to fail.
  private var install: [FailableCall] {
    (0..<600).flatMap { number -> [FailableCall] in
      let sql = "INSERT INTO t\(number) VALUES (?)"
      let running = unsafe RunningStatement(known: KnownStatement.of(sql), runs: true, isInTransaction: true)
      return [Sqlite3Call.sqlite3_prepare_v3, .sqlite3_step].enumerated().map { place, function in
        var call = FailableCall(
          call: function, ordinal: 2 * number + place + 1, number: 2 * number + place + 1, sql: sql,
          faults: PlausibleFault.all(of: function, function == .sqlite3_step ? running : RunningStatement()))
        call.address = UInt(number)
        return call
      }
    }
  }

  @Test(arguments: TestRun.sample(of: [0, 1, 2] as [UInt64], few: 1))
  func `are a sample by call and by what is left behind where there are thousands of places`(
    _ seed: UInt64
  ) {
    var points = Self.once
    points.seed = seed
    points.modes = [.once]
    let once = points.all(install)
    let strata = Set(once.strata).count
    func kind(_ point: FaultSweepReport.Point) -> String { "\(point.call) \(point.form) \(FaultCause(point.code))" }
    points.most = strata
    let chosen = points.chosen(once)
    #expect(chosen.count == strata && strata < once.sites.count)
    #expect(Set(chosen.map(kind)) == Set(once.points.map(kind)), "each call, with each cause, and each form of it")
    #expect(Set(chosen.map { "\($0.call) \($0.form)" }).count == 3 * 600, "the step with the transaction kept as well")
    points.most = 600
    #expect(Set(points.chosen(once).map(\.target.sql)).count == 600, "each statement comes before any comes twice")
    points.most = 2 * 600
    #expect(Set(points.chosen(once).map(\.call)).count == 2 * 600, "each call comes before any comes twice")
    points.modes = Self.once.modes
    let all = points.all(install)
    #expect(all.sites.count > 6_000)
    points.most = nil
    let usual = points.chosen(all)
    #expect(usual.count == 1_600_000 / 1_200, "no more than can be tried in half a minute")
    let forever = usual.count { $0.mode == .forever }
    #expect(forever > usual.count / 20 && forever <= usual.count / 4, "\(forever) of \(usual.count): some fail for ever")
    points.most = .max
    #expect(points.chosen(all).count == all.points.count)
  }

  @Test func `come place by place where the time may be over before all are tried`() {
    let all = Self.once.all((1...4).map { call($0, "INSERT INTO t VALUES (?)", at: 1) } + [call(5, "INSERT INTO t VALUES (?)", at: 2)])
    #expect(Self.once.chosen(all).map(\.number) == Array(1...all.points.count))
    let inTurns = Self.once.chosen(all, inTurns: true)
    #expect(inTurns.count == all.points.count && all.places(of: inTurns.prefix(all.sites.count).map(\.number)) == all.sites.count)
  }

  @Test func `take statements with other values, and longer lists of them, for one`() {
    func sites(_ texts: [String]) -> Int {
      var places = PlacedPoints()
      return Set(texts.enumerated().map { places.site(of: call($0.offset + 1, $0.element, at: 0)) }).count
    }
    #expect(sites(["INSERT INTO t VALUES (1, 'a')", "INSERT  INTO t VALUES (20, 'it''s')", "INSERT INTO t VALUES (?1, x'00')"]) == 1)
    #expect(sites(["SELECT a FROM t WHERE a IN (1)", "SELECT a FROM t WHERE a IN (1, 2, 3)"]) == 1)
    #expect(sites(["DELETE FROM t", "DELETE FROM u"]) == 2)
  }

  @Test func `tell calls of one statement apart by where they are made, and not in a loop or a recursion`() throws {
    func insert(_ connection: Connection, _ depth: Int) throws {
      try connection.execute("INSERT INTO t (b) VALUES (\(depth))")
      if depth > 0 { try insert(connection, depth - 1) }
    }
    func places(_ work: @escaping (Connection) throws -> Void) throws -> Int {
      try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once], setUp: stage) { _, connection in
        try connection.transaction { try work(connection) }
      }.sampled(0).report().places
    }
    let one = try places { try insert($0, 0) }
    func loop(_ times: Int) throws -> Int { try places { connection in for _ in 0..<times { try insert(connection, 0) } } }
    #expect(try Set([9, 3].map(loop)).count == 1)  // a number that the compiler knows may unroll the loop
    #expect(try places { try insert($0, 9) } == places { try insert($0, 2) })
    let two = try places { connection in
      try insert(connection, 0)
      try insert(connection, 0)
    }
    #expect(two > one)
  }
}
