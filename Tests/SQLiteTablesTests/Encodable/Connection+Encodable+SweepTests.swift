import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

private struct Item: Codable, Sendable {
  var name: String
  var points: Int?
  var tags: [String] = ["x"]
}

private struct Keyed: Encodable {
  var id: Int
  var name: String
  var points: Int
}

@Suite struct `Each call of writing in bulk` {
  enum Work: String, CaseIterable {
    case elements, elementsInTransaction, rows, encodables, encodable, skip, upsert, insertReturning, updateReturning, deleteReturning,
      encodableReturning,
      upsertReturning, differences
  }

  static func run(_ work: Work, on connection: Connection) throws {
    let items = [Item(name: "x"), Item(name: "y", points: 3), Item(name: "z")]
    switch work {
    case .elements: try connection.insert(["x", "y"], into: "t", columns: ["name", "points"]) { ($0, 9) }
    case .elementsInTransaction:
      try connection.transaction { _ = try connection.insert(["x", "y"], into: "t", columns: ["name"]) { $0 } }
    case .rows: try connection.insert([["name": "x"], ["name": "y", "points": 2], ["name": "z"]], into: "t")
    case .encodables: try connection.insert(encodingAll: items, into: "t")
    case .encodable: try connection.insert(encoding: items[1], into: "t")
    case .skip: try connection.insert(["a", "x"], into: "t", columns: ["name"], onConflict: .skip) { $0 }
    case .upsert: try connection.insert(encodingAll: [Item(name: "a"), Item(name: "n")], into: "t", onConflict: .update(key: ["name"]))
    case .insertReturning: _ = try connection.insert(["name": "x"], into: "t", returning: nil) { try $0["name", as: String.self] }
    case .updateReturning: _ = try connection.update("t", set: ["points": 5], where: .all, returning: ["name"])
    case .encodableReturning: _ = try connection.insert(encoding: items[1], into: "t", returning: Item.self)
    case .upsertReturning: _ = try connection.upsert(encoding: Item(name: "a"), into: "t", onConflict: ["name"], returning: Item.self)
    case .differences: try connection.update("t", encoding: Keyed(id: 1, name: "a", points: 9))
    case .deleteReturning: _ = try connection.delete(from: "t", where: Column("name") == "a", returning: nil)
    }
  }

  static func prepare(_ path: String) throws {
    let connection = try Connection(.file(path))
    try connection.createTable("t", "id INTEGER PRIMARY KEY, name TEXT UNIQUE, points INTEGER, tags")
    try connection.insert([["name": "a", "points": 1], ["name": "b", "points": 2]], into: "t")
  }

  static func dump(_ path: String) throws -> [[SQLiteValue]] {
    let connection = try Connection(.file(path), access: .readWrite)
    #expect(try connection.value("PRAGMA integrity_check") == "ok")
    return try connection.rows("SELECT * FROM t").map(\.values)
  }

  @Test(arguments: Work.allCases)
  func `fails once and for ever, and the table is as before or as after`(work: Work) throws {
    let folder = try ScratchFolder()
    try Self.prepare(folder.path("clean"))
    let before = try Self.dump(folder.path("clean"))
    try Self.run(work, on: Connection(.file(folder.path("clean"))))
    let after = try Self.dump(folder.path("clean"))
    #expect(before != after)
    var runs = 0
    var failures = 0
    let sweep = FaultSweep<[[SQLiteValue]], (any Sqlite3WrapperProtocol) throws -> [[SQLiteValue]]>(
      over: {
        runs += 1
        try Self.prepare(folder.path("\(runs)"))
        return Sqlite3Wrapper()
      }, seed: TestRun.seed,
      check: { result in
        let found = try Self.dump(folder.path("\(runs)"))
        guard case .failure(let error) = result else { return found == after ? nil : "written in part, and nobody said so" }
        failures += 1
        if !(error is SQLiteError) { return "\(error)" }
        return found == before || found == after ? nil : "half written"
      }
    ) { sqlite in
      let connection = try Connection(.file(folder.path("\(runs)")), on: sqlite)
      try Self.run(work, on: connection)
      return []
    }
    let report = try sweep.sampled(TestRun.most(6)).run()
    #expect(report.failableCalls > 12)
    #expect(failures > runs / 4)
  }

  @Test(arguments: TestRun.sample(of: [Work.elements, .rows, .encodables, .encodable, .skip, .upsert], few: 3))
  func `fails on the mock, and nothing stays open or goes unsaid`(work: Work) throws {
    let make = {
      let sqlite = MockSqlite3Wrapper()
      sqlite.when(matching: { $0.hasPrefix("INSERT") }).answers(columns: [], rows: []).changes(1)
      return sqlite
    }
    var failures = 0
    let report = try FaultSweep(
      over: make,
      check: { result in
        if case .failure = result { failures += 1 }
        return nil
      }
    ) { sqlite in try Self.run(work, on: Connection(.memory, on: sqlite)) }.run()
    #expect(failures > report.failableCalls / 2)
  }
}
