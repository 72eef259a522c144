import FileCallShim
import Foundation
import SQLiteManager

/// Many processes at one database.
enum Race: String, CaseIterable {
  case first = "8 processes install first"
  case firstOfLog = "8 processes install first, bundle with a -wal"
  case upgrade = "8 upgrade, 3 write, 2 read"
  case upgradeWAL = "8 upgrade, 3 write, 2 read, WAL"

  private static let installers = 8
  private static let writers = 3
  private static let readers = 2

  /// Runs a number of rounds, each from the start.
  func run(in world: World, rounds: Int, seed: UInt64, _ tally: inout Tally) throws {
    let scenario: Scenario =
      switch self {
      case .first: .first
      case .firstOfLog: .firstOfLog
      case .upgrade: .upgrade
      case .upgradeWAL: .upgradeWAL
      }
    let start = try scenario.start(in: world)
    let isFirst = scenario.isFirst
    for round in 1...max(1, rounds) where tally.hasTime {
      try world.restore(start)
      file_call_shim_arm(FileCallFaultNone, 0, 0)
      if !isFirst { try world.app { try $0.execute("CREATE TABLE mark (writer, number, PRIMARY KEY (writer, number))") } }
      for number in 0..<Self.writers { file_call_shim_set_number(Int32(number), 0) }
      var children = try (0..<Self.installers).map { number in
        try Child.start { Self.install(in: world, after: isFirst ? 0 : 5 + 15 * number) }
      }
      if !isFirst {
        children += try (0..<Self.writers).map { number in try Child.start { Self.write(number, in: world) } }
        children.append(try Child.start { Self.installOld(in: world) })
        children += try (0..<Self.readers).map { _ in try Child.start { Self.read(in: world) } }
      }
      let ended = children.map { $0.end() }
      tally.cases += 1
      let place = "round \(round)"
      for child in ended { tally.found(child.crash.map { [$0] } ?? [], at: place) }
      let said = ended.map(\.text)
      let outcomes = said.prefix(Self.installers)
      let winners = outcomes.filter { $0.hasPrefix(isFirst ? "installed" : "upgraded") }.count
      if winners != 1 || outcomes.filter({ $0.hasPrefix("current") }).count != Self.installers - 1 {
        tally.found(["\(outcomes)"], at: place)
      }
      tally.found(said.dropFirst(Self.installers).filter { $0 != "done" }, at: place)
      let acknowledged = (0..<Self.writers).map { Int(file_call_shim_number(Int32($0))) }
      tally.rows += acknowledged.reduce(0, +)
      let judge = Judge(scenario: scenario, world: world, ending: .failed, said: "", acknowledged: 0)
      var lost: [String] = []
      if !isFirst {
        try world.app { connection in
          for (writer, count) in acknowledged.enumerated() {
            let there = try connection.value(
              "SELECT count(*) FROM mark WHERE writer = \(writer) AND number <= \(count)", as: Int.self)
            if there != count { lost.append("writer \(writer): \(there ?? 0) of \(count) acknowledged rows are there") }
          }
        }
      }
      tally.found(lost, at: place)
      tally.found(try FaultRuns.judged(judge), at: place)
    }
  }

  /// How long a process of a race waits for others.
  static let patience: Int32 = 30_000

  static func configuration() -> Connection.Configuration {
    var configuration = Connection.Configuration()
    configuration.busyTimeoutMilliseconds = patience
    return configuration
  }

  /// Installs when the writers have written so many rows.
  private static func install(in world: World, after rows: Int) -> String {
    do {
      while (0..<writers).reduce(0, { $0 + Int(file_call_shim_number(Int32($1))) }) < rows { usleep(500) }
      return "\(try world.installer(waiting: patience).install())"
    } catch { return "ERROR \(error)" }
  }

  /// An old app that is still used after the update: it leaves the newer content alone.
  private static func installOld(in world: World) -> String {
    do {
      while true {
        switch try world.installer(of: world.oldSource, waiting: patience).install() {
        case .current(version: 1): continue
        case .newerThanApp(installed: 2, bundled: 1): return "done"
        case let outcome: return "ERROR of an old app: \(outcome)"
        }
      }
    } catch { return "ERROR of an old app: \(error)" }
  }

  /// Writes rows one by one, and acknowledges each that is stored, until it has seen the new version for a while.
  private static func write(_ writer: Int, in world: World) -> String {
    do {
      var after = 0
      var number = 0
      while after < 100 || number < 200 {
        let connection = try Connection(.file(world.installed.path), access: .readWrite, configuration: configuration())
        for _ in 0..<10 {
          number += 1
          let version = try connection.transaction(.immediate) {
            try connection.prepare("INSERT INTO mark VALUES (\(writer), \(number))").run()
            return try connection.value("PRAGMA user_version", as: Int.self)
          }
          file_call_shim_set_number(Int32(writer), Int64(number))
          if version == 2 { after += 1 }
        }
        try connection.close()
      }
      return "done"
    } catch { return "ERROR of a writer: \(error)" }
  }

  /// Reads until it has seen the new version for a while, and checks that all rows it sees are of one version.
  private static func read(in world: World) -> String {
    do {
      var after = 0
      while after < 20 {
        let connection = try Connection(.file(world.installed.path), access: .readWrite, configuration: configuration())
        let text = try connection.transaction(.deferred) {
          let version = try connection.value("PRAGMA user_version", as: Int.self) ?? 0
          let count = try connection.value("SELECT count(*) FROM question WHERE title LIKE \("v\(version) question %")", as: Int.self)
          let all = try connection.value("SELECT count(*) FROM question", as: Int.self)
          if version == 2 { after += 1 }
          let isWhole = count == Scenario.questions(version) && all == count
          return isWhole ? "" : "version \(version) with \(count ?? 0) of \(all ?? 0) questions"
        }
        try connection.close()
        if !text.isEmpty { return "ERROR of a reader: \(text)" }
      }
      return "done"
    } catch { return "ERROR of a reader: \(error)" }
  }
}
