import Foundation
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite struct `A sweep judges without faults as well` {
  private static let words = """
    CREATE TABLE text (id INTEGER PRIMARY KEY, body); INSERT INTO text VALUES (1, 'red'), (2, 'blue');
    CREATE VIRTUAL TABLE word USING fts5(body, content='text', content_rowid='id'); INSERT INTO word (word) VALUES ('rebuild');
    """
  private static let albums = """
    PRAGMA foreign_keys = OFF; CREATE TABLE album (id INTEGER PRIMARY KEY); CREATE TABLE photo (album REFERENCES album); INSERT INTO album VALUES (1); INSERT INTO photo VALUES (1);
    """

  /// The problems that a sweep finds over a database that some SQL makes, on a connection that lives on.
  private func problems(
    _ before: String, codes: [ResultCode] = [.full], _ work: @escaping (Connection) throws -> Void
  ) throws -> [String] {
    try FaultSweep(
      over: { Sqlite3Wrapper() }, codes: codes, modes: [.once],
      setUp: { sqlite in
        let connection = try Connection(.memory, on: sqlite)
        try connection.execute(SQL(unchecked: before))
        return connection
      }
    ) { _, connection in try work(connection) }.report().problems
  }

  @Test func `rows that refer to none, but for those that did before`() throws {
    let finding = "without faults: private database 1 (album) has a row that refers to none, although nothing failed"
    let words = finding + "; if they are kept on purpose, add .orphansAreFine"
    #expect(try problems(Self.albums) { try $0.execute("DELETE FROM album") } == [words])
    #expect(try problems(Self.albums + "INSERT INTO photo VALUES (7)") { try $0.execute("INSERT INTO album VALUES (2)") } == [])
  }

  @Test func `rows that refer to none are fine where the sweep says so, and more of them are not`() throws {
    func sweep(deletesTwo: Bool) throws -> FaultSweepReport {
      try FaultSweep(
        codes: [.full], modes: [.once],
        setUp: { sqlite in
          let connection = try Connection(.memory, on: sqlite)
          try connection.execute(SQL(unchecked: Self.albums + "; INSERT INTO album VALUES (8); INSERT INTO photo VALUES (8)"))
          return connection
        }
      ) { _, connection in
        do { try connection.execute("DELETE FROM album WHERE id = 1") } catch {
          if deletesTwo { try connection.execute("DELETE FROM album") }
          throw error
        }
      }.inProcess.orphansAreFine.report()
    }
    #expect(try sweep(deletesTwo: false).isClean && !sweep(deletesTwo: true).isClean)
  }

  @Test func `search tables out of step, but for those that were before`() throws {
    let words =
      "without faults: private database 1 (text) has a search table word whose index is not that of its text, although nothing failed"
    #expect(try problems(Self.words) { try $0.execute("UPDATE text SET body = 'green' WHERE id = 1") } == [words])
    let stale = Self.words + "UPDATE text SET body = 'green' WHERE id = 1"
    #expect(try problems(stale) { try $0.execute("UPDATE text SET body = 'white' WHERE id = 2") } == [])
  }

  @Test func `a transaction that is left open, and settings that are not put back`() throws {
    let open = try problems("CREATE TABLE t (a)") { try $0.execute("BEGIN; INSERT INTO t VALUES (1)") }
    #expect(open.first == "without faults: a transaction is left open on private database 1 (t)")
    let settings = try problems("CREATE TABLE t (a); PRAGMA foreign_keys = ON") {
      try $0.execute("PRAGMA foreign_keys = OFF; DELETE FROM t")
    }
    #expect(
      settings == [
        "without faults: a connection to private database 1 (t) is not left as it was, although nothing failed: foreign_keys is 0, and was 1"
      ])
  }

  @Test func `a connection that is closed before its commit`() throws {
    let report = try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full]) { sqlite in
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE t (a); BEGIN; INSERT INTO t VALUES (1)")
      try connection.close()
    }.report()
    #expect(
      report.problems == ["without faults: private database 1 (t) was closed in a transaction that had written: it is undone"], "\(report)")
  }

  @Test func `settings that an error leaves behind, but for those that could not be put back`() throws {
    let before = "CREATE TABLE t (a); INSERT INTO t VALUES (1); PRAGMA foreign_keys = ON"
    let wrong = try problems(before) { connection in
      try connection.execute("PRAGMA foreign_keys = OFF")
      try connection.execute("DELETE FROM t")
      try connection.execute("PRAGMA foreign_keys = ON")
    }
    #expect(
      wrong.count == 1 && wrong[0].hasSuffix("a connection to private database 1 (t) is not left as it was: foreign_keys is 0, and was 1"),
      "\(wrong)")
    let right = try problems(before, codes: [.full, .nomem]) { connection in
      try connection.execute("PRAGMA foreign_keys = OFF")
      let outcome = Result { try connection.execute("DELETE FROM t") }
      try connection.execute("PRAGMA foreign_keys = ON")
      try outcome.get()
    }
    #expect(right == [])
  }

  @Test func `the second try of code that has made a file aside and removed it`() throws {
    final class Work {
      var isUnderWay = false
      let connection: Connection
      init(_ connection: Connection) { self.connection = connection }
    }
    struct UnderWay: Error {}
    let folder = try ScratchFolder()
    let path = folder.path("aside.sqlite")
    let report = try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once], setUp: { Work(try stage($0)) }) {
      sqlite, work in
      let aside = try Connection(.file(path), on: sqlite)
      try aside.close()
      try? FileManager.default.removeItem(atPath: path)
      if work.isUnderWay { throw UnderWay() }
      work.isUnderWay = true
      try work.connection.execute("DELETE FROM t")
      work.isUnderWay = false
    }.report()
    #expect(report.problems.contains { $0.hasSuffix("tried again without faults, it threw UnderWay()") }, "\(report)")
  }

  @Test func `a pool that is empty after several errors`() throws {
    final class Pool {
      var free = 3
      let connection: Connection
      init(_ connection: Connection) { self.connection = connection }
    }
    struct Empty: Error {}
    func report(_ isRight: Bool) throws -> FaultSweepReport {
      try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once], setUp: { Pool(try stage($0)) }) { _, pool in
        guard pool.free > 0 else { throw Empty() }
        pool.free -= 1
        defer { if isRight { pool.free += 1 } }
        try pool.connection.execute("DELETE FROM t")
        if !isRight { pool.free += 1 }
      }.report()
    }
    #expect(try report(true).isClean)
    let wrong = try report(false).problems
    #expect(!wrong.isEmpty && wrong.allSatisfy { $0.hasSuffix("tried again without faults, it threw Empty()") }, "\(wrong)")
  }
}
