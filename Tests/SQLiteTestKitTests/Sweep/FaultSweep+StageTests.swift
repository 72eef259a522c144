import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

/// Data code on a file, with what it has made before.
@Suite struct `A sweep over a connection that is open before` {
  private typealias Work = (Connection) throws -> Void

  private func sweep(
    _ sql: SQL, codes: [ResultCode] = [.full, .busy, .nomem], modes: [FaultSweepReport.Mode] = [.once], also: @escaping Work = { _ in },
    _ work: @escaping Work
  ) throws -> FaultSweepReport {
    try FaultSweep(over: { Sqlite3Wrapper() }, codes: codes, modes: modes) { sqlite in
      let folder = try ScratchFolder()
      let connection = try Connection(.file(folder.path("app.sqlite")), on: sqlite)
      try connection.execute("PRAGMA synchronous = OFF")
      try connection.execute(sql)
      try also(connection)
      return (connection, folder)
    } _: {
      try work($1.0)
    }.report()
  }

  /// A sweep of two statements, in a transaction or one after the other.
  private func sweep(_ sql: SQL, also: @escaping Work = { _ in }, _ first: SQL, _ second: SQL, isRight: Bool) throws -> FaultSweepReport {
    try sweep(sql, also: also) { connection in
      func both() throws {
        try connection.execute(first)
        try connection.execute(second)
      }
      if isRight { try connection.transaction { try both() } } else { try both() }
    }
  }

  @Test(arguments: [
    ("TRIGGER o", "CREATE TRIGGER o AFTER INSERT ON t BEGIN DELETE FROM t WHERE a < 0; END"),
    ("INDEX o", "CREATE UNIQUE INDEX o ON t (a)"), ("VIEW o", "CREATE VIEW o AS SELECT a FROM t"),
  ])
  func `finds what an error leaves away that was there`(object: String, sql: String) throws {
    let make = SQL(unchecked: sql)
    let before: SQL = "CREATE TABLE t (a); INSERT INTO t VALUES (1); " + make
    let drop = SQL(unchecked: "DROP \(object.replacing(" ", with: " IF EXISTS "))")
    let wrong = try sweep(before, drop, make, isRight: false)
    #expect(wrong.problems.contains { $0.contains("compared with before it lacks the \(object.lowercased())") }, "\(wrong)")
    let right = try sweep(before, drop, make, isRight: true)
    #expect(right.isClean, "\(right)")
  }

  @Test(arguments: [true, false]) func `reads a file that only that connection may use`(isRight: Bool) throws {
    let report = try sweep(
      "PRAGMA locking_mode = exclusive; CREATE TABLE t (a); INSERT INTO t VALUES (1)", "UPDATE t SET a = 2", "INSERT INTO t VALUES (3)",
      isRight: isRight)
    #expect(report.isClean == isRight && report.rows.count > 3, "\(report)")
  }

  @Test func `blames no lock that a connection gives back when it reads next`() throws {
    let report = try sweep("CREATE TABLE t (a); INSERT INTO t VALUES (1)", codes: [.nomem], modes: [.forever]) { connection in
      try connection.execute("PRAGMA locking_mode = exclusive; UPDATE t SET a = 2; PRAGMA locking_mode = normal")
      _ = try connection.rows("SELECT a FROM t")
    }
    #expect(report.isClean && report.rows.count > 3, "\(report)")
  }

  @Test(arguments: [true, false]) func `blames no reader that stays in its transaction`(isRight: Bool) throws {
    let report = try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once]) { sqlite in
      let folder = try ScratchFolder()
      let writer = try Connection(.file(folder.path("app.sqlite")), on: sqlite)
      try writer.execute("PRAGMA journal_mode = wal; CREATE TABLE t (a); INSERT INTO t VALUES (1)")
      let reader = try Connection(.file(folder.path("app.sqlite")), on: sqlite)
      try reader.execute("BEGIN")
      _ = try reader.rows("SELECT a FROM t")
      return (folder, writer, reader)
    } _: { _, stage in
      try stage.1.execute(isRight ? "INSERT INTO t VALUES (2), (3)" : "UPDATE t SET a = 2")
      if !isRight { try stage.1.execute("INSERT INTO t VALUES (3)") }
      return try stage.2.rows("SELECT a FROM t", as: Int.self)
    }.report()
    #expect(report.isClean == isRight && report.rows.count > 1, "\(report)")
  }

  @Test(arguments: [true, false]) func `knows a file that is attached by a URI`(isRight: Bool) throws {
    let folder = try ScratchFolder()
    let uri = "file://\(folder.path("old.sqlite").replacing(" ", with: "%20"))?mode=rwc"
    let report = try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once]) { sqlite in
      let connection = try Connection(.uri("file:\(folder.path("app.sqlite").replacing(" ", with: "%20"))"), on: sqlite)
      try connection.execute("CREATE TABLE IF NOT EXISTS t (a); DELETE FROM t; INSERT INTO t VALUES (1)")
      try connection.execute("ATTACH \(uri) AS old")
      try connection.execute("CREATE TABLE IF NOT EXISTS old.t (a); DELETE FROM old.t")
      return connection
    } _: { _, connection in
      try connection.transaction {
        if isRight {
          try connection.execute("INSERT INTO old.t SELECT a FROM t")
        } else {
          try? connection.execute("INSERT INTO old.t SELECT a FROM t")
        }
        try connection.execute("DELETE FROM main.t")
      }
    }.report()
    #expect(report.isClean == isRight && report.rows.count > 1, "\(report)")
  }

  @Test(arguments: [(":memory:", true), (":memory:", false), ("", false), ("file:aside?mode=memory", false)])
  func `compares what is attached and in no file`(name: String, isRight: Bool) throws {
    let report = try sweep(
      "CREATE TABLE t (a)",
      also: { connection in
        try connection.execute("ATTACH \(name) AS aside")
        try connection.execute("CREATE TABLE aside.t (a)")
      }, "INSERT INTO aside.t VALUES (1)", "INSERT INTO aside.t VALUES (2)", isRight: isRight)
    #expect(report.isClean == isRight && report.rows.count > 3, "\(report)")
    let words = "private database 2, aside (t) is neither as before nor as after: compared with before it has 1 row in t, not 0"
    #expect(report.problems.contains { $0.contains(words) } != isRight, "\(report)")
  }

  @Test func `blames nothing that is attached for a while, and finds it where it stays`() throws {
    func report(_ isRight: Bool) throws -> FaultSweepReport {
      try sweep("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)", codes: [.full]) { connection in
        try connection.execute("ATTACH ':memory:' AS aside")
        do {
          try connection.execute("CREATE TABLE aside.t AS SELECT * FROM t WHERE a > 1")
          try connection.transaction { try connection.execute("DELETE FROM main.t; INSERT INTO main.t SELECT * FROM aside.t") }
        } catch {
          if isRight { try connection.execute("DETACH aside") }
          throw error
        }
        try connection.execute("DETACH aside")
      }
    }
    #expect(try report(true).isClean)
    #expect(try !report(false).isClean)
  }

  @Test(arguments: [true, false]) func `compares the file that VACUUM INTO makes`(isRight: Bool) throws {
    let folder = try ScratchFolder()
    let report = try sweep("CREATE TABLE t (a); INSERT INTO t VALUES (1)", codes: [.full, .busy]) { connection in
      let copy = folder.path("copy.sqlite")
      do { try connection.execute("VACUUM INTO \(copy)") } catch { if isRight { throw error } }
    }
    #expect(report.isClean == isRight && report.rows.count > 3, "\(report)")
    #expect(report.problems.contains { $0.hasSuffix("finished, and \"copy.sqlite\" was not made") } != isRight, "\(report)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test(arguments: [true, false]) func `compares a table in which a function of the app computes a column`(isRight: Bool) throws {
    let report = try sweep(
      "SELECT 1",
      also: { connection in
        try connection.addFunction("fold", [.deterministic, .innocuous]) { (text: String) in text.lowercased() }
        try connection.execute("CREATE TABLE t (a TEXT, n, b TEXT AS (fold(a))); INSERT INTO t (a, n) VALUES ('A', 1)")
      }, "UPDATE t SET n = 2", "INSERT INTO t (a, n) VALUES ('B', 3)", isRight: isRight)
    #expect(report.isClean == isRight && report.rows.count > 3, "\(report)")
  }

  @Test func `says of a database that it cannot read that it is not compared`() throws {
    let report = try sweep(
      "SELECT 1", codes: [.full],
      also: { connection in
        try connection.createCollation(named: "backwards") { one, other in
          one < other ? .orderedDescending : one == other ? .orderedSame : .orderedAscending
        }
        try connection.execute("CREATE TABLE t (a TEXT COLLATE backwards PRIMARY KEY) WITHOUT ROWID")
      }
    ) { try $0.execute("INSERT INTO t VALUES ('one')") }
    let words = "\"app.sqlite\" is not compared: it cannot be read on a connection of the sweep's own: "
    #expect(report.isClean && report.notes.count == 1 && report.notes[0].hasPrefix(words), "\(report)")
  }

  @Test func `takes a failure that is answered for an error that is thrown, and says what to do of false`() throws {
    func swept<Value>(_ work: @escaping (Connection) throws -> Value) throws -> FaultSweepReport {
      try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once], setUp: stage) { try work($1) }.report()
    }
    let right = try swept { connection in Result { try connection.execute("DELETE FROM t") } }
    #expect(right.isClean && right.rows.contains { $0.thrown != nil }, "\(right)")
    let wrong = try swept { connection in
      Result {
        try connection.execute("DELETE FROM t WHERE a = 1")
        try connection.execute("DELETE FROM t WHERE a = 2")
      }
    }
    #expect(!wrong.isClean)
    let told = try swept { connection in
      do { try connection.execute("DELETE FROM t") } catch { return false }
      return true
    }
    #expect(told.notes.contains { $0.hasPrefix("if false reports a failure, add .witness { !$0 }: ") }, "\(told)")
  }

  @Test func `calls no failing COMMIT harmless`() throws {
    let report = try sweep("CREATE TABLE t (a)", codes: [.full]) { connection in
      try connection.execute("BEGIN; INSERT INTO t VALUES (1)")
      do { try connection.execute("COMMIT") } catch {
        if connection.isInTransaction { try connection.execute("ROLLBACK") }
      }
    }
    #expect(!report.isClean && !report.notes.contains { $0.contains("tolerating") && $0.contains("COMMIT") }, "\(report)")
  }
}
