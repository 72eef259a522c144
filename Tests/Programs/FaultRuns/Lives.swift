import FileCallShim
import Foundation
import SQLiteManager
import Scratch

/// Lives of a database that two processes write to at once, of the app before or after its update. Both are killed at any moment and started
/// again.
enum Lives: String, CaseIterable {
  case journal = "2 write and are killed"
  case log = "2 write and are killed, WAL"

  private static let writers = 0..<2
  private static let startsInALife = 6

  /// Runs so many lives, each from the start.
  func run(in world: World, count: Int, seed: UInt64, _ tally: inout Tally) throws {
    var random = SplitMix64(seed: seed)
    let scenario: Scenario = self == .log ? .upgradeWAL : .upgrade
    let start = try scenario.start(in: world)
    for life in 1...max(1, count) where tally.hasTime {
      try world.restore(start)
      file_call_shim_arm(FileCallFaultNone, 0, 0)
      try world.app { try $0.execute(Self.tables) }
      for writer in Self.writers { file_call_shim_set_number(Int32(writer), 0) }
      for start in 0..<Self.startsInALife {
        let said = try Self.startAndKill(in: world, isFirst: start == 0, &random)
        tally.found(said, at: "life \(life), start \(start)")
      }
      tally.cases += 1
      tally.rows += Self.writers.reduce(0) { $0 + Int(file_call_shim_number(Int32($1))) }
      // A killed process may leave a journal that nothing depends on, which the next commit removes, and a copy that it looked at, which the next
      // process removes that makes one.
      try world.app { try $0.execute("INSERT INTO counter VALUES ('the end', 0)") }
      for name in world.names(in: world.temporary) { try FileManager.default.removeItem(at: world.temporary.appendingPathComponent(name)) }
      let judge = Judge(scenario: scenario, world: world, ending: .failed, said: "", acknowledged: 0)
      tally.found(try FaultRuns.judged(judge), at: "life \(life)")
      try world.app { connection in
        for writer in Self.writers {
          tally.found(try Self.wrong(writer, on: connection).map { [$0] } ?? [], at: "life \(life), at its end")
        }
      }
    }
  }

  /// Starts the processes, kills each when it has written some rows or when some time is over, and answers what they said of faults.
  private static func startAndKill(in world: World, isFirst: Bool, _ random: inout SplitMix64) throws -> [String] {
    let children = try writers.map { writer in
      let source = isFirst || random.below(2) == 0 ? world.oldSource : world.source
      let seed = random.next()
      return (writer: writer, process: try Child.start { write(writer, of: source, in: world, seed: seed) })
    }
    for child in random.below(2) == 0 ? children : children.reversed() {
      if random.below(2) == 0 {
        let (rows, end) = (file_call_shim_number(Int32(child.writer)) + Int64(random.below(16)), ContinuousClock.now + .seconds(1))
        while file_call_shim_number(Int32(child.writer)) < rows, .now < end { usleep(200) }
        usleep(UInt32(random.below(3_000)))
      } else {
        usleep(UInt32(random.below(100_000)))
      }
      child.process.kill()
    }
    return children.flatMap { child in
      let ended = child.process.end()
      return [ended.crash, ended.text.isEmpty ? nil : ended.text].compactMap { $0 }
    }
  }

  /// Every number of a writer is there in two halves, and its counter says the last.
  private static let tables: SQL = """
    CREATE TABLE mark (writer, number, half, filler, PRIMARY KEY (writer, number, half));
    CREATE TABLE counter (writer PRIMARY KEY, number); INSERT INTO counter VALUES (0, 0), (1, 0)
    """

  /// What is not as the writer left it; nil when all is.
  private static func wrong(_ writer: Int, on connection: Connection) throws -> String? {
    let acknowledged = Int(file_call_shim_number(Int32(writer)))
    return try connection.transaction(.deferred) {
      let counted = try connection.value("SELECT number FROM counter WHERE writer = \(writer)", as: Int.self) ?? -1
      let halves = try connection.value(
        "SELECT count(*) FROM mark WHERE writer = \(writer) AND number BETWEEN 1 AND \(counted)", as: Int.self)
      let all = try connection.value("SELECT count(*) FROM mark WHERE writer = \(writer)", as: Int.self)
      // The last one may be stored without having been acknowledged.
      if halves == 2 * counted, all == halves, acknowledged...acknowledged + 1 ~= counted { return nil }
      return "writer \(writer): \(acknowledged) acknowledged, \(counted) counted, \(halves ?? -1) of \(all ?? -1) halves"
    }
  }

  private static func write(_ writer: Int, of source: URL, in world: World, seed: UInt64) -> String {
    do {
      var random = SplitMix64(seed: seed)
      switch try world.installer(of: source, waiting: Race.patience).install() {
      case .current, .upgraded, .newerThanApp: break
      case let outcome: return "ERROR of an installer: \(outcome)"
      }
      while true {
        let connection = try Connection(.file(world.installed.path), access: .readWrite, configuration: Race.configuration())
        try connection.execute("PRAGMA wal_autocheckpoint=8")
        if let wrong = try wrong(writer, on: connection) { return wrong }
        for _ in 0...random.below(20) {
          let number = try connection.transaction(.immediate) { try write(writer, filler: random.below(4) * 3_000, on: connection) }
          file_call_shim_set_number(Int32(writer), Int64(number))
          if random.below(6) == 0 { try checkpoint([.passive, .full, .restart, .truncate][random.below(4)], on: connection) }
        }
        try connection.close()
      }
    } catch { return "ERROR of a writer: \(error)" }
  }

  private static func write(_ writer: Int, filler: Int, on connection: Connection) throws -> Int {
    try connection.execute("UPDATE counter SET number = number + 1 WHERE writer = \(writer)")
    let number = try connection.value("SELECT number FROM counter WHERE writer = \(writer)", as: Int.self) ?? -1
    for half in 0...1 { try connection.prepare("INSERT INTO mark VALUES (\(writer), \(number), \(half), zeroblob(\(filler)))").run() }
    try connection.execute("UPDATE mark SET filler = NULL WHERE writer = \(writer) AND number = \(number - 5)")
    return number
  }

  /// Brings the log into the database, as far as the other process lets it.
  private static func checkpoint(_ mode: CheckpointMode, on connection: Connection) throws {
    do { try connection.checkpoint(mode) } catch let error as SQLiteError where error.code.primary == .busy {}
  }
}
