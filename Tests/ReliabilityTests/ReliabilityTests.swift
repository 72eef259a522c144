import Foundation
import Scratch
import Testing

@Suite(.enabled(if: FaultProgram.works, "file calls can be watched on Linux only, and not under the sanitizers"))
struct `A database whose process meets the worst` {
  static let scenarios = [
    "first install", "first install, bundle with a -wal", "first install, synchronous OFF", "first install beside a stale -wal", "upgrade",
    "upgrade, WAL", "upgrade, WAL with rows of the user in it", "upgrade, bundle with a -wal", "upgrade, rows of content change places",
    "upgrade, rows of content change places, WAL", "upgrade, steps of the user's schema",
    "upgrade, steps of the user's schema, WAL", "steps of the user's schema alone", "upgrade and writing, recommended settings", "removal",
    "removal with a hot journal", "removal with a live -wal", "setting aside with a hot journal", "setting aside with a live -wal",
    "Migrator, 5 steps", "SQLiteManager, 5 steps, WAL", "commits, WAL", "update of an open database, WAL",
  ]
  static let races = [
    "8 processes install first", "8 processes install first, bundle with a -wal", "8 upgrade, 3 write, 2 read",
    "8 upgrade, 3 write, 2 read, WAL",
  ]

  static let storms = ["8 processes count, WAL", "8 processes count, rollback journal"]
  static let lives = ["2 write and are killed", "2 write and are killed, WAL"]
  static let migrations = ["1 migrates and is killed", "1 migrates and is killed, WAL"]

  @Test func `has every scenario run, and every file call watched`() async throws {
    let folder = try FaultProgram.workingFolder()
    let names = try await FaultProgram.output(["names"], in: folder).split(separator: "\n").map(String.init)
    #expect(names == Self.scenarios + Self.races + Self.storms + Self.lives + Self.migrations)
    let lines = try await FaultProgram.output(["shim", folder.path], in: folder).split(separator: "\n").map(String.init)
    try #require(lines.count == 5, "\(lines)")
    #expect(lines[0] == "works 1")
    for line in lines[1...3] { #expect(!line.contains("(0,") && !line.hasSuffix(" 0)"), "\(line)") }
    #expect(lines[4].contains("errno 24"), "\(lines[4])")
  }

  @Test func `is as before or as after, whichever file call is killed, torn or fails`() async throws {
    let needed = TestRun.isLong ? 6_000 : 0
    let attacks = try await each(Self.scenarios, as: "1 faults") { name, seconds in
      let result = try await FaultProgram.run("faults", name, count: TestRun.rounds(600, few: 1), seconds: seconds)
      return (result, Attack(name: "file call killed, torn or failing: \(name)", cases: result.cases))
    }
    #expect(attacks.reduce(0) { $0 + $1.cases } >= needed)
  }

  @Test(arguments: storms) func `makes nobody fail who waits, and loses no number`(name: String) async throws {
    let count = TestRun.rounds(500, few: 3)
    let result = try await FaultProgram.run("storm", name, count: count)
    #expect(result.findings.isEmpty, "\(result.findings.joined(separator: "\n"))")
    #expect(result.cases == 8 * count)
  }

  @Test(arguments: ["removal with a hot journal", "setting aside with a live -wal"])
  func `is whole with its log, at whichever file call it is killed`(name: String) async throws {
    let result = try await FaultProgram.run("kills", name, count: 100_000)
    #expect(result.findings.isEmpty, "\(result.findings.joined(separator: "\n"))")
    #expect(result.isWhole && result.cases > 15)
  }

  @Test func `is as before or as after when the power goes`() async throws {
    let needed = TestRun.isLong ? 8_000 : 0
    let attacks = try await each(Self.scenarios, as: "2 power") { name, seconds in
      let result = try await FaultProgram.run("power", name, count: TestRun.rounds(700, few: 1), seconds: seconds)
      return (result, Attack(name: "power loss: \(name)", cases: result.cases, states: result.states))
    }
    #expect(attacks.reduce(0) { $0 + ($1.states ?? 0) } >= needed)
  }

  @Test func `loses no row to processes that race`() async throws {
    let attacks = try await each(Self.races, as: "3 races") { name, seconds in
      let result = try await FaultProgram.run("race", name, count: TestRun.isLong ? 12 : 1, seconds: seconds)
      return (result, Attack(name: "race: \(name)", cases: result.cases, rows: name.contains("write") ? result.rows : nil))
    }
    #expect(attacks.reduce(0) { $0 + $1.cases } >= (TestRun.isLong ? 40 : 4))
  }

  @Test func `loses no row to two processes that are killed and updated`() async throws {
    let attacks = try await each(Self.lives, as: "4 lives") { name, seconds in
      let result = try await FaultProgram.run("lives", name, count: TestRun.rounds(250, few: 1), seconds: seconds)
      return (result, Attack(name: "lives: \(name)", cases: result.cases, rows: result.rows))
    }
    #expect(attacks.allSatisfy { ($0.rows ?? 0) > $0.cases }, "the processes were killed before they had written anything")
  }

  @Test func `is at a whole step, whenever the process that migrates it is killed`() async throws {
    let kills = TestRun.rounds(500, few: 3)
    let attacks = try await each(Self.migrations, as: "5 migrations") { name, seconds in
      let result = try await FaultProgram.run("lives", name, count: kills, seconds: seconds)
      return (result, Attack(name: "kills: \(name)", cases: result.cases))
    }
    #expect(attacks.allSatisfy { $0.cases >= kills }, "the processes came to their end before they were killed")
  }

  /// Runs something for each name, one after the other, and reports the outcomes. All runs together have the time there is.
  private func each(
    _ names: [String], as file: String, _ body: (String, _ seconds: Int) async throws -> (FaultProgram.Result, Attack)
  ) async throws -> [Attack] {
    let end = ContinuousClock.now + .seconds(FaultProgram.seconds)
    var attacks: [Attack] = []
    for name in names {
      var (result, attack) = try await body(name, Int((end - ContinuousClock.now).components.seconds))
      #expect(result.findings.isEmpty, "\(result.findings.joined(separator: "\n"))")
      #expect(result.isWhole, "\(name): the time of \(FaultProgram.seconds) seconds was up; SQLITEMANAGER_SECONDS gives more")
      attack.findings = result.findings.count
      attack.isWhole = result.isWhole
      attacks.append(attack)
    }
    try Attack.tell(attacks, as: file)
    return attacks
  }
}
