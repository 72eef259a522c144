import FileCallShim
import Foundation
import SQLiteManager
import Scratch

extension Lives {
  private static let writers = 0..<2

  /// Two processes write rows one by one, and acknowledge each that is stored.
  func liveWriting(in world: World, _ life: Int, _ random: inout SplitMix64, _ tally: inout Tally) throws {
    try world.app { try $0.execute(Self.tables) }
    for writer in Self.writers { file_call_shim_set_number(Int32(writer), 0) }
    try startAndKill(in: world, life, &random, &tally) { start, random in
      try Self.writers.map { writer in
        let source = start == 0 || random.below(2) == 0 ? world.oldSource : world.source
        let seed = random.next()
        let running = try Child.start { Self.write(writer, of: source, in: world, seed: seed) }
        return Process(running: running, progress: { file_call_shim_number(Int32(writer)) }, most: (progress: 16, time: 100_000))
      }
    }
    tally.cases += 1
    tally.rows += Self.writers.reduce(0) { $0 + Int(file_call_shim_number(Int32($1))) }
    // A killed process may leave a journal that nothing depends on, which the next commit removes, and a copy that it looked at, which the next
    // process that makes a copy removes.
    try world.app { try $0.execute("INSERT INTO counter VALUES ('the end', 0)") }
    for name in world.names(in: world.temporary) { try FileManager.default.removeItem(at: world.temporary.appendingPathComponent(name)) }
    try judge(world, .failed, life, &tally)
    try world.app { connection in
      for writer in Self.writers {
        tally.found(try Self.wrong(writer, on: connection).map { [$0] } ?? [], at: "life \(life), at its end")
      }
    }
  }

  /// Every number of a writer is there in two halves, and its counter holds the last number.
  private static let tables: SQL = """
    CREATE TABLE mark (writer, number, half, filler, PRIMARY KEY (writer, number, half));
    CREATE TABLE counter (writer PRIMARY KEY, number); INSERT INTO counter VALUES (0, 0), (1, 0)
    """

  /// The difference from the rows that the writer left; nil when there is none.
  private static func wrong(_ writer: Int, on connection: Connection) throws -> String? {
    let acknowledged = Int(file_call_shim_number(Int32(writer)))
    return try connection.transaction(.deferred) {
      let counted = try connection.value("SELECT number FROM counter WHERE writer = \(writer)", as: Int.self) ?? -1
      let halves = try connection.value(
        "SELECT count(*) FROM mark WHERE writer = \(writer) AND number BETWEEN 1 AND \(counted)", as: Int.self)
      let all = try connection.value("SELECT count(*) FROM mark WHERE writer = \(writer)", as: Int.self)
      // The last number may be stored without having been acknowledged.
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
        // A number that was stored and not acknowledged counts as known from here on: the next process may be killed at the same place.
        let counted = try connection.value("SELECT number FROM counter WHERE writer = \(writer)", as: Int.self) ?? -1
        file_call_shim_set_number(Int32(writer), Int64(counted))
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
