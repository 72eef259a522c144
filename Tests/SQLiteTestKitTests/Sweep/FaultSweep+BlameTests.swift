import Foundation
import SQLiteCalls
import SQLiteContent
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@testable import SQLiteTestKit

@Suite struct `A sweep blames nothing that is right` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func swept<Value>(_ codes: [ResultCode], _ work: @escaping (any Sqlite3WrapperProtocol) throws -> Value) throws
    -> FaultSweepReport
  {
    try FaultSweep(over: { Sqlite3Wrapper() }, codes: codes, modes: [.once], work).report()
  }

  @Test func `a private database that went with its connection, whatever was in it`() throws {
    let one = try swept([.nomem, .full]) { sqlite in
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
      try connection.execute("INSERT INTO t VALUES (2)")
      return try connection.value("SELECT sum(a) FROM t", as: Int.self)
    }
    #expect(one.isClean, "\(one)")
    let two = try swept([.nomem]) { sqlite in
      let source = try Connection(.memory, on: sqlite)
      try source.execute("CREATE TABLE t AS SELECT 1 AS a")
      let copy = try Connection(.memory, on: sqlite)
      try copy.execute("CREATE TABLE u AS SELECT 2 AS a")
      return try copy.value("SELECT a FROM u", as: Int.self)
    }
    #expect(two.isClean, "\(two)")
  }

  @Test func `a file that is made aside and removed`() throws {
    let (path, folder) = (folder.path("app.sqlite"), folder)
    let report = try swept([.nomem, .full]) { sqlite in
      let aside = folder.path(".app.\(UUID().uuidString).stage")
      defer { try? FileManager.default.removeItem(atPath: aside) }
      do {
        let stage = try Connection(.file(aside), on: sqlite)
        defer { try? stage.close() }
        try stage.execute("CREATE TABLE t (a)")
        try stage.execute("INSERT INTO t VALUES (1)")
        try stage.execute("INSERT INTO t VALUES (2)")  // half of it is there before
      }
      return try Connection(.file(path), on: sqlite).value("SELECT 1", as: Int.self)
    }
    #expect(report.isClean, "\(report)")
  }

  @Test func `steps with numbers that go on where they stopped`() throws {
    let path = folder.path("app.sqlite")
    let report = try swept([.full]) { sqlite in
      let connection = try Connection(.file(path), on: sqlite)
      defer { try? connection.close() }
      try Migrator([
        .init(1, "CREATE TABLE t (a); INSERT INTO t VALUES (1)"), .init(2, "UPDATE t SET a = 2"), .init(3, "CREATE TABLE u (a)"),
      ])
      .migrate(connection)
      return try connection.value("SELECT a FROM t", as: Int.self)
    }
    #expect(report.isClean, "\(report)")
  }

  @Test func `names what a user can say of commits that are whole by themselves`() throws {
    let report = try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.busy], modes: [.once], setUp: stage) { _, connection in
      try connection.execute("DELETE FROM t WHERE a = 1")
      try connection.execute("UPDATE t SET b = 'zwei'")
    }.report()
    #expect(!report.isClean && report.problems.allSatisfy { $0.hasSuffix("if each commit is complete by itself, add .everyCommitIsFine") })
    #expect(report.notes.isEmpty)
    let swallowed = try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.busy], modes: [.once], setUp: stage) { _, connection in
      try? connection.execute(#"DELETE FROM "t" WHERE a = 1"#)
    }.report()
    let word = ##".tolerating(sql: #"DELETE FROM "t" WHERE a = 1"#)"##
    #expect(swallowed.notes.contains { $0.hasSuffix(" add " + word) }, "\(swallowed)")
  }

  /// A write that does its best, before which the connection looks for REPLACE in the schema of a file, and another one that must not be lost.
  private func upkeep(losing: Bool = false) throws -> FaultSweep<Void, (any Sqlite3WrapperProtocol) throws -> Void> {
    let path = folder.path("upkeep.sqlite")
    if !FileManager.default.fileExists(atPath: path) {
      try Connection(.file(path)).execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 'one'), (2, 'two')")
    }
    return FaultSweep(over: { Sqlite3Wrapper() }, modes: [.once]) { sqlite in
      let connection = try Connection(.file(path), on: sqlite)
      try? connection.execute("UPDATE t SET b = 'seen' WHERE a = 1")
      if losing { try? connection.execute("DELETE FROM t WHERE a = 2") } else { try connection.execute("DELETE FROM t WHERE a = 2") }
    }.everyCommitIsFine
  }

  @Test func `a private database that was a means, beside a file that has all`() throws {
    let path = folder.path("means.sqlite")
    func sweep(_ isRight: Bool) -> FaultSweep<Void, (any Sqlite3WrapperProtocol) throws -> Void> {
      FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem, .full], modes: [.once]) { sqlite in
        let connection = try Connection(.file(path), on: sqlite)
        let scratch = try Connection(.memory, on: sqlite)
        if (try? scratch.execute("CREATE TABLE names (name); INSERT INTO names VALUES ('Vega')")) == nil, !isRight { return }
        try connection.execute("CREATE TABLE star AS SELECT 'Vega' AS name")
      }.everyCommitIsFine
    }
    let report = try sweep(true).report()
    #expect(report.isClean && report.rows.contains { $0.point != nil && $0.thrown == nil }, "\(report)")
    #expect(try sweep(false).report().problems.contains { $0.contains("finished, and \"") && $0.contains("lacks the table star") })
  }

  @Test func `a file that was made beside another one, and is gone when it was put in its place`() throws {
    let (path, source) = (folder.path("app.sqlite"), folder.path("bundle.sqlite"))
    try Connection(.file(source)).execute("CREATE TABLE star (name); INSERT INTO star VALUES ('Vega')")
    func sweep(_ isRight: Bool) -> FaultSweep<String?, (any Sqlite3WrapperProtocol) throws -> String?> {
      FaultSweep(
        over: { Sqlite3Wrapper() }, codes: [.full, .corrupt], modes: [.once],
        setUp: { _ in try? FileManager.default.removeItem(atPath: path) }
      ) { sqlite, _ in
        var attempts = 0
        while !FileManager.default.fileExists(atPath: path) {
          let stage = path + "-\(UUID().uuidString)"
          defer { try? FileManager.default.removeItem(atPath: stage) }
          try FileManager.default.copyItem(atPath: source, toPath: stage)
          do {
            let staged = try Connection(.file(stage), on: sqlite)
            try staged.execute("CREATE TABLE record (at)")
            try staged.close()
          } catch let error as SQLiteError where error.code.primary == .corrupt && attempts < 1 {  // one that was damaged on the way
            attempts += 1
            if isRight { continue }
          }
          try FileManager.default.moveItem(atPath: stage, toPath: path)
        }
        return try Connection(.file(path), on: sqlite).value("SELECT name FROM star", as: String.self)
      }
    }
    let report = try sweep(true).report()
    #expect(report.isClean && report.rows.contains { $0.point != nil && $0.thrown == nil }, "\(report)")
    #expect(try sweep(false).report().problems.contains { $0.contains("lacks the table record") })
  }

  @Test func `a statement that may fail, in all of its calls and those that the connection makes for it`() throws {
    let blamed = try upkeep().report()
    let own = blamed.rows.compactMap(\.fault).filter { $0.reason == "UPDATE t SET b = 'seen' WHERE a = 1" }
    #expect(own.contains { $0.sql?.contains("sqlite_schema") == true }, "\(blamed)")
    #expect(own.first?.text.hasSuffix(#" for "UPDATE t SET b = 'seen' WHERE a = 1""#) ?? false)
    #expect(blamed.notes.contains { $0.hasSuffix(#" add .tolerating(sql: "UPDATE t SET b = 'seen' WHERE a = 1")"#) }, "\(blamed)")
    let tolerant = try upkeep().tolerating(sql: "UPDATE t SET b = 'seen'").report()
    #expect(tolerant.isClean, "\(tolerant)")
    let lost = try upkeep(losing: true).tolerating(sql: "UPDATE t SET b = 'seen'").report()
    #expect(!lost.isClean && lost.rows.allSatisfy { $0.problems.isEmpty || $0.fault?.programSQL == "DELETE FROM t WHERE a = 2" }, "\(lost)")
    #expect(try !upkeep().tolerating(sql: "UPDATE t SET b = 'seen'", code: .busy).report().isClean)
  }

  /// Rows that are written one by one, each in a commit of its own.
  private func swept(_ codes: [ResultCode]? = [.full, .busy], _ sql: @escaping (Int) -> SQL) throws -> FaultSweepReport {
    try FaultSweep(over: { Sqlite3Wrapper() }, codes: codes, setUp: stage) { _, connection in
      for key in 4...7 { try connection.execute(sql(key)) }
    }.report()
  }

  @Test func `commits that are made by the same statement, and gone on with by another try, with a note`() throws {
    for codes in [[ResultCode.full], nil] {
      let report = try swept(codes) { "INSERT OR REPLACE INTO t VALUES (\($0), 'new')" }
      #expect(report.isClean, "\(report)")
      #expect(report.notes.count == 1 && report.notes[0].contains("that threw left only some of its commits"), "\(report.notes)")
    }
    let doubled = try swept { "INSERT INTO t VALUES (\($0), 'new')" }
    #expect(!doubled.isClean && doubled.notes.isEmpty, "another try does not go on: \(doubled)")
    let other = try swept { $0 == 6 ? "INSERT OR REPLACE INTO t (a) VALUES (\($0))" : "INSERT OR REPLACE INTO t VALUES (\($0), 'new')" }
    #expect(!other.isClean && other.problems.allSatisfy { $0.hasSuffix("add .everyCommitIsFine") }, "\(other)")
  }

  @Test func `no commit that leaves one of two databases behind`() throws {
    let report = try FaultSweep(
      over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once], setUp: { (try stage($0), try stage($0)) }
    ) { _, stages in
      for key in 4...5 {
        try stages.0.execute("INSERT OR REPLACE INTO t VALUES (\(key), 'new')")
        try? stages.1.execute("INSERT OR REPLACE INTO t VALUES (\(key), 'new')")
      }
    }.report()
    #expect(report.problems.contains { $0.contains("finished, and private database 2 (t) has 3 rows in t, not 4") }, "\(report)")
  }

  @Test func `names the code that an operation catches, and hides no other with it`() throws {
    func sweep(_ isRight: Bool) -> FaultSweep<Void, (any Sqlite3WrapperProtocol) throws -> Void> {
      FaultSweep(over: { Sqlite3Wrapper() }, codes: [.constraint, .full], modes: [.once], setUp: stage) { _, connection in
        do { try connection.execute("INSERT INTO t VALUES (3, 'three')") } catch let error as SQLiteError
          where !isRight || error.code.primary == .constraint
        {}
      }
    }
    let caught = try sweep(true).report()
    #expect(
      caught.notes.contains { $0.hasSuffix(" add .tolerating(sql: \"INSERT INTO t VALUES (3, 'three')\", code: .constraint)") })
    #expect(!caught.isClean)
    #expect(try sweep(true).tolerating(.sqlite3_step, sql: "INSERT", code: .constraint).report().isClean)
    #expect(try !sweep(false).tolerating(.sqlite3_step, sql: "INSERT", code: .constraint).report().isClean)
    #expect(try sweep(false).report().notes.contains { $0.contains(".tolerating(") && !$0.contains("code:") })
  }

  @Test func `says what to do of a cache that is filled on the way`() throws {
    final class Cache { var names: [String]? }
    let report = try FaultSweep(
      over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once], setUp: { (try stage($0), Cache()) }, observing: { $0.1.names }
    ) { _, stage in
      var names = try stage.1.names ?? stage.0.rows("SELECT b FROM t", as: String.self)
      stage.1.names = names
      try stage.0.execute("INSERT INTO t VALUES (3, 'three')")
      names.append("three")
      stage.1.names = names
    }.report()
    #expect(!report.isClean && report.notes.contains { $0.hasPrefix("if a cache is filled when it is first used, fill it in setUp:") })
  }

  @Test func `an error that is noted in the database and forgotten by a second try, where every commit is fine`() throws {
    func sweep(forgets: Bool) -> FaultSweep<Void, (any Sqlite3WrapperProtocol) throws -> Void> {
      FaultSweep(
        over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once],
        setUp: { sqlite in
          let connection = try stage(sqlite)
          try connection.execute("CREATE TABLE outbox (a INTEGER PRIMARY KEY, error); INSERT INTO outbox VALUES (1, NULL)")
          return connection
        }
      ) { _, connection in
        do {
          try connection.transaction {
            try connection.execute("INSERT INTO t VALUES (3, 'three')")
            try connection.execute(forgets ? "DELETE FROM outbox" : "UPDATE outbox SET a = 0")
          }
        } catch {
          try? connection.execute("UPDATE outbox SET error = 'full'")
          throw error
        }
      }
    }
    let unsaid = try sweep(forgets: true).report()
    #expect(!unsaid.isClean && unsaid.problems.allSatisfy { $0.hasSuffix("add .everyCommitIsFine") }, "\(unsaid)")
    #expect(unsaid.problems.allSatisfy { $0.contains("is neither as before nor as after") })
    let right = try sweep(forgets: true).everyCommitIsFine.report()
    #expect(right.isClean && right.rows.count > 3, "\(right)")
    let wrong = try sweep(forgets: false).everyCommitIsFine.report()
    #expect(!wrong.isClean, "\(wrong)")
  }

  @Test func `the time of a clock that goes on, in rows and in answers`() throws {
    var second = 138
    func work(_ sqlite: any Sqlite3WrapperProtocol, _ connection: Connection) throws -> [Int] {
      try connection.execute("UPDATE t SET b = \(second / 50)")
      return [2, second / 50]
    }
    let report = try FaultSweep(
      over: { Sqlite3Wrapper() }, codes: [.busy],
      check: { _ in
        second += 4; return nil
      }, setUp: stage, work
    ).report()
    #expect(report.isClean && second > 150, "\(report)")
  }

  @Test func `an error that names its cause after all was written, with a note where it does not`() throws {
    struct NotSaved: Error {}
    func sweep(_ isNamed: Bool, readsFirst: Bool = false) throws -> FaultSweepReport {
      try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem, .ioerr], modes: [.once], setUp: stage) { _, connection in
        do {
          func count() throws -> Int? { try connection.value("SELECT count(*) FROM t", as: Int.self) }
          if readsFirst { _ = try count() }
          try connection.execute("INSERT INTO t VALUES (3, 'three')")
          return readsFirst ? nil : try count()
        } catch { throw isNamed ? error : NotSaved() }
      }.report()
    }
    let hidden = try sweep(false)
    #expect(hidden.isClean && hidden.notes.count == 1, "\(hidden)")
    #expect(hidden.notes[0].contains("threw although everything had been written, and the error does not name the cause, such as .only("))
    #expect(hidden.notes[0].contains("SELECT count(*) FROM t"))
    #expect(try sweep(true).notes == [] && sweep(false, readsFirst: true).notes == [])
  }

  @Test func `an error in the place of another one, with a note that names both`() throws {
    func sweep(_ thrown: ResultCode?) throws -> FaultSweepReport {
      try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once], setUp: stage) { _, connection in
        do { try connection.execute("INSERT INTO t VALUES (3, 'three')") } catch {
          throw thrown.map { SQLiteError.refused($0, "not saved") } ?? error
        }
      }.report()
    }
    let other = try sweep(.notfound)
    #expect(other.isClean && other.notes.count == 1, "\(other)")
    #expect(
      other.notes[0].hasPrefix("1 run threw an error with another code, such as .only(1): SQLITE_FULL (13) in ")
        && other.notes[0].hasSuffix("\"INSERT INTO t VALUES (3, 'three')\" was thrown as SQLITE_NOTFOUND"), "\(other)")
    #expect(try sweep(nil).notes == [] && sweep(.full).notes == [])
    let own = try FaultSweep(codes: [.notfound, .error], modes: [.once]) { sqlite in
      try Connection(.memory, configuration: .recommended, on: sqlite).execute("CREATE TABLE t (a)")
    }.inProcess.report()
    #expect(own.rows.count > 1 && own.notes == [], "no note names a call that only this package makes: \(own)")
  }

  private enum Outcome { case saved, failed }

  @Test func `an answer that tells of a failure, once the word is said that a note names`() throws {
    func sweep(_ isWhole: Bool = true) -> FaultSweep<Outcome, (any Sqlite3WrapperProtocol) throws -> Outcome> {
      FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem, .full], modes: [.once], setUp: stage) { _, connection in
        func write() throws {
          try connection.execute("DELETE FROM t WHERE a = 1")
          try connection.execute("UPDATE t SET b = 'zwei'")
        }
        do {
          if isWhole { try connection.transaction { try write() } } else { try write() }
          return .saved
        } catch { return .failed }
      }
    }
    #expect(try sweep().report().notes.contains { $0.hasPrefix("if failed reports a failure, add .witness { $0 == .failed }: ") })
    let told = try sweep().witness { $0 == .failed }.report()
    #expect(told.isClean && told.rows.contains { $0.thrown == "the witness reports a failure: it finished with failed" }, "\(told)")
    #expect(try sweep(false).witness { $0 == .failed }.report().problems.contains { $0.contains("is neither as before nor as after") })
    #expect(try sweep().witness { _ in true }.report().problems == ["without faults: the witness reports a failure"])
  }

  @Test func `a failure that stands in a log at which a witness looks`() throws {
    final class Log { var lines: [String] = [] }
    func sweep(_ isWritten: Bool) throws -> FaultSweepReport {
      let log = Log()
      return try FaultSweep(
        over: { Sqlite3Wrapper() }, codes: [.nomem, .full], modes: [.once],
        setUp: { sqlite in
          log.lines = []
          return try stage(sqlite)
        }
      ) { _, connection in
        log.lines = []
        do { try connection.execute("DELETE FROM t WHERE a = 1") } catch { if isWritten { log.lines.append("\(error)") } }
      }.witness { _ in !log.lines.isEmpty }.report()
    }
    #expect(try sweep(true).isClean && !sweep(false).isClean)
  }
}
