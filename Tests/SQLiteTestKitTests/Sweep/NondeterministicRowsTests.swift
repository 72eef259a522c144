import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

@testable import SQLiteTestKit

@Suite struct `Rows that differ from run to run` {
  /// Sweeps code that learns from a call whether it works, and writes accordingly.
  private func report(_ write: @escaping (Connection, _ works: Bool) throws -> Void) throws -> FaultSweepReport {
    try FaultSweep(
      over: { Sqlite3Wrapper() }, codes: [.nomem], modes: [.once],
      setUp: { sqlite in
        let connection = try Connection(.memory, on: sqlite)
        try connection.execute("CREATE TABLE card (id, word); INSERT INTO card VALUES ('first', 'Apfel')")
        return connection
      }
    ) { _, connection in
      let works = (try? connection.value("SELECT 1", as: Int.self)) != nil
      try write(connection, works)
    }.report()
  }

  private func expect(_ words: String, _ write: @escaping (Connection, _ works: Bool) throws -> Void) throws {
    let report = try report(write)
    #expect(!report.isClean && report.problems.allSatisfy { $0.hasSuffix("finished, and private database 1 (card) \(words)") }, "\(report)")
  }

  @Test func `are compared by their number, and by the columns that do not`() throws {
    try expect("has 1 row in card, not 2") { connection, works in
      if works { try connection.execute("INSERT INTO card VALUES (\(UUID()), 'Birne')") }
    }
    try expect("has other values in word of card") { connection, works in
      try connection.execute("INSERT INTO card VALUES (\(UUID()), \(works ? "Birne" : ""))")
    }
  }

  @Test func `are compared by which values are in one row, and else by each column`() throws {
    func write(_ connection: Connection, _ words: [String], isCrossed: Bool) throws {
      try connection.transaction {
        try connection.execute("CREATE TABLE pair (id, word, size)")
        for place in 0...1 {
          try connection.execute("INSERT INTO pair VALUES (\(UUID()), \(words[place]), \(isCrossed ? 1 - place : place))")
        }
      }
    }
    try expect("has other values in word, size of pair") { try write($0, ["Birne", "Kiwi"], isCrossed: !$1) }
    var round = 0
    try expect("has other values in word of pair") { connection, works in
      round += 1
      try write(connection, ["Birne", works ? "Kiwi" : ""], isCrossed: round.isMultiple(of: 2))
    }
  }

  @Test func `are compared by kinds of values, and by how many are new`() throws {
    try expect("has values of other kinds in id of card") { connection, works in
      try connection.execute("INSERT INTO card VALUES (\(works ? UUID() : nil), 'Birne')")
    }
    try expect("has the old values in id of card") { connection, works in
      let id = UUID().uuidString
      try connection.execute("UPDATE card SET id = CASE WHEN \(works) THEN \(id) ELSE id END")
    }
  }

  @Test func `hold the same keys where they do without faults`() throws {
    func write(_ connection: Connection, _ one: some SQLiteBindable, _ other: some SQLiteBindable) throws {
      try connection.transaction {
        try connection.execute("CREATE TABLE log (card); INSERT INTO card VALUES (\(one), 'Birne'); INSERT INTO log VALUES (\(other))")
      }
    }
    try expect("has other keys in card of log than in id of card") { connection, works in
      let id = UUID()
      try write(connection, id, works ? id : UUID())
    }
    try expect("has other keys in card of log than in id of card") { connection, works in
      let id = UUID().uuidString
      try write(connection, id, works ? id : UUID().uuidString)
    }
    let times = try report { connection, works in
      let now = Date.now.timeIntervalSince1970
      try write(connection, now, works ? now : now + 1)  // another call of the clock may tell another time
    }
    #expect(times.isClean, "\(times)")
  }

  @Test func `are named, and right code is not blamed`() throws {
    let report = try report { connection, _ in try connection.execute("INSERT INTO card VALUES (\(UUID()), 'Birne')") }
    #expect(report.isClean, "\(report)")
    #expect(
      report.notes.contains(
        "values that differ from run to run are compared by their number and kind: id in card of private database 1 (card)"))
  }
}
