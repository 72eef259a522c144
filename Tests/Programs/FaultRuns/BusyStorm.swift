import Foundation
import SQLiteManager

/// Many processes that count in one row, each time reading it before they write.
enum BusyStorm: String, CaseIterable {
  case log = "8 processes count, WAL"
  case journal = "8 processes count, rollback journal"

  private static let processes = 8

  /// Lets each process count so many times, with immediate transactions and a wait of five seconds: none may fail, and no number be lost.
  func run(in world: World, count: Int, _ tally: inout Tally) throws {
    let path = world.workshop.appendingPathComponent("storm-\(self == .log)").path
    var configuration = Connection.Configuration.recommended
    if self == .journal { configuration.journalMode = .delete }
    configuration.busyTimeoutMilliseconds = 5_000
    let made = try Connection(.file(path), access: .new, configuration: configuration)
    try made.execute("CREATE TABLE counter (number); INSERT INTO counter VALUES (0)")
    try made.close()
    let children = try (0..<Self.processes).map { _ in try Child.start { [configuration] in Self.add(count, at: path, configuration) } }
    for child in children.map({ $0.end() }) {
      tally.found(child.crash.map { [$0] } ?? [], at: rawValue)
      tally.found(child.text == "done" ? [] : [child.text], at: rawValue)
    }
    let connection = try Connection(.file(path), access: .readWrite, configuration: configuration)
    let number = try connection.value("SELECT number FROM counter", as: Int.self) ?? -1
    tally.cases += Self.processes * count
    tally.rows += number
    tally.found(number == Self.processes * count ? [] : ["\(number) of \(Self.processes * count) were counted"], at: rawValue)
  }

  private static func add(_ count: Int, at path: String, _ configuration: Connection.Configuration) -> String {
    do {
      let connection = try Connection(.file(path), access: .readWrite, configuration: configuration)
      for _ in 0..<count {
        try connection.transaction {
          let number = try connection.value("SELECT number FROM counter", as: Int.self) ?? -1
          try connection.execute("UPDATE counter SET number = \(number + 1)")
        }
      }
      try connection.close()
      return "done"
    } catch { return "ERROR \(error)" }
  }
}
