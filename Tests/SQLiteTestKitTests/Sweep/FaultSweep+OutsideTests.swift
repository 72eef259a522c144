import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite struct `A sweep that observes what lies outside the databases` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `finds a file that stays when its row is not written, and puts the folder back`() throws {
    let url = folder.url
    for name in ["old.txt", "older.txt"] { try Data("old".utf8).write(to: url.appending(path: name)) }
    func add(_ sqlite: any Sqlite3WrapperProtocol, isRight: Bool) throws {
      let connection = try Connection(.file(url.appending(path: "app.sqlite").path(percentEncoded: false)), on: sqlite)
      defer { try? connection.close() }
      try connection.execute("CREATE TABLE IF NOT EXISTS t (a)")
      if !isRight { try Data("new".utf8).write(to: url.appending(path: "new.txt")) }
      try connection.execute("INSERT INTO t VALUES (1)")
      if isRight { try Data("\(UUID())".utf8).write(to: url.appending(path: "new.txt")) }
    }
    let wrong = try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], observing: { .folder(url) }) { try add($0, isRight: false) }
      .report()
    #expect(
      wrong.problems.contains {
        $0.hasSuffix("half was done: the folder \"\(url.lastPathComponent)\" is as after, \"app.sqlite\" as before")
      })
    #expect(try folder.contents == ["old.txt", "older.txt"])
    let right = try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], observing: { .folder(url) }) { try add($0, isRight: true) }
      .report()
    #expect(right.isClean, "\(right)")
    #expect(try folder.contents == ["old.txt", "older.txt"])
  }

  @Test func `names the files beside a database that it was not told to observe`() throws {
    let url = folder.url
    let (old, gone) = (url.appending(path: "old.txt"), url.appending(path: "gone.txt"))
    func notes(_ files: [URL], observes: Bool = false) throws -> [String] {
      try FaultSweep(
        codes: [.full], modes: [.once],
        setUp: { sqlite in
          for file in [old, gone] { try Data("old".utf8).write(to: file) }
          return try Connection(.file(url.appending(path: "app.sqlite").path(percentEncoded: false)), on: sqlite)
        }, observing: observes ? { _ in .folder(url) } : nil
      ) { _, connection in
        try connection.execute("CREATE TABLE IF NOT EXISTS t (a); INSERT INTO t VALUES (1)")
        for file in files { try Data("new".utf8).write(to: file) }
        if !files.isEmpty { try FileManager.default.removeItem(at: gone) }
      }.inProcess.report().notes
    }
    #expect(
      try notes([old, url.appending(path: "list.csv"), url.appending(path: ".hidden")]) == [
        "files beside the databases are not compared: gone.txt, list.csv, old.txt; observing: { _ in .folder(url) } compares a folder"
      ])
    #expect(try notes([]) == [] && notes([old], observes: true) == [])
  }

  /// Makes a database with some rows.
  private func make(_ name: String, rows: Int) throws -> URL {
    let url = folder.url.appending(path: name)
    try? FileManager.default.removeItem(at: url)
    let connection = try Connection(.file(url))
    try connection.execute("CREATE TABLE t (a)")
    for row in 0..<rows { try connection.execute("INSERT INTO t VALUES (\(row))") }
    try connection.close()
    return url
  }

  @Test func `finds that a database which was there is gone`() throws {
    let report = try FaultSweep(codes: [.nomem], modes: [.once], setUp: { _ in try make("app.sqlite", rows: 1) }) { sqlite, url in
      do {
        let connection = try Connection(.file(url), on: sqlite)
        defer { try? connection.close() }
        try connection.execute("INSERT INTO t VALUES (2)")
      } catch {
        try FileManager.default.removeItem(at: url)
        throw error
      }
    }.inProcess.report()
    #expect(report.problems.count == report.rows.count - 1 && report.rows.count > 3, "\(report.table)")
    #expect(
      report.problems.allSatisfy {
        $0.contains("\"app.sqlite\" is neither as before nor as after: compared with before it lacks the table t")
      })
  }

  @Test func `sees the database that was put in the place of another one, and was not opened there`() throws {
    func sweep(isRight: Bool) throws -> FaultSweepReport {
      try FaultSweep(
        codes: [.nomem], modes: [.once], setUp: { _ in (try make("app.sqlite", rows: 1), try make("next.sqlite", rows: 2)) }
      ) { sqlite, urls in
        func isOld() throws -> Bool {
          let connection = try Connection(.file(urls.0), on: sqlite)
          defer { try? connection.close() }
          return try connection.count("t") == 1
        }
        if try isRight ? isOld() : (try? isOld()) ?? false {
          try localFileSystem.rename(urls.1.path(percentEncoded: false), to: urls.0.path(percentEncoded: false))
        }
      }.inProcess.report()
    }
    let report = try sweep(isRight: false)
    #expect(report.problems.contains { $0.contains("finished, and \"app.sqlite\" has 1 row in t, not 2") }, "\(report)")
    #expect(try sweep(isRight: true).isClean)
  }

  @Test func `puts folders in it back, those that went and those that are new`() throws {
    let url = folder.url
    let (old, new) = (url.appending(path: "old/deep"), url.appending(path: "new"))
    try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
    try Data("a".utf8).write(to: old.appending(path: "a.txt"))
    let report = try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], setUp: stage, observing: { _ in .folder(url) }) {
      _, connection in
      try connection.execute("DELETE FROM t")
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: false)
      try Data("b".utf8).write(to: new.appending(path: "b.txt"))
      try FileManager.default.removeItem(at: url.appending(path: "old"))
    }.report()
    #expect(report.isClean && report.rows.count > 2, "\(report)")
    #expect(try folder.contents == ["old"] && String(contentsOf: old.appending(path: "a.txt"), encoding: .utf8) == "a")
  }

  @Test func `sees a change at the end of a file`() throws {
    let file = folder.url.appending(path: "list.csv")
    try Data(repeating: 1, count: 200).write(to: file)
    let before = SweptFolder.folder(folder.url)
    #expect(SweptFolder.folder(folder.url) == before)
    try (Data(repeating: 1, count: 199) + [2]).write(to: file)
    #expect(SweptFolder.folder(folder.url) != before)
    try Data(repeating: 1, count: 200).write(to: file)
    try FileManager.default.moveItem(at: file, to: folder.url.appending(path: "renamed.csv"))
    #expect(SweptFolder.folder(folder.url) != before)
  }

  @Test func `finds what is missing outside after a run that finished, and puts back what was written over`() throws {
    let file = folder.url.appending(path: "count.txt")
    try Data("old".utf8).write(to: file)
    let url = folder.url
    let report = try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem], modes: [.once], setUp: stage, observing: { _ in .folder(url) })
    {
      _, connection in
      guard let count = try? connection.value("SELECT count(*) FROM t", as: Int.self) else { return }
      try Data("\(count) rows".utf8).write(to: file)
    }.report()
    #expect(
      report.problems.count == report.rows.count - 1
        && report.problems.allSatisfy { $0.contains("finished, and the folder \"\(url.lastPathComponent)\" is") }, "\(report)")
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
  }

  @Test func `finds an object that is ahead of the disk, and says when it cannot look`() throws {
    final class Names { var all: [String] = [] }
    func sweep(_ isRight: Bool) throws -> FaultSweepReport {
      try FaultSweep(
        over: { Sqlite3Wrapper() }, codes: [.full], setUp: { (try stage($0), Names()) }, observing: { $0.1.all }
      ) { _, stage in
        if !isRight { stage.1.all.append("x") }
        try stage.0.execute("INSERT INTO t VALUES (3, 'x')")
        if isRight { stage.1.all.append("x") }
      }.report()
    }
    #expect(
      try sweep(false).problems.contains { $0.contains("half was done: what is observed is as after, private database 1 (t) as before") })
    #expect(try sweep(true).isClean)
    let blind = try FaultSweep(
      over: { Sqlite3Wrapper() }, codes: [.full], setUp: stage, observing: { _ -> Int in throw SQLiteError(.error, "no view") }
    ) { _, connection in try connection.execute("DELETE FROM t") }.report()
    #expect(blind.problems.count == 1 && blind.problems[0].contains("observing threw"), "\(blind)")
  }

  @Test func `lists what error each code became, and what was swallowed`() throws {
    struct NotFound: Error {}
    let report = try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full, .busy], modes: [.once], setUp: stage) { _, connection in
      try? connection.execute("PRAGMA optimize")
      do { try connection.execute("DELETE FROM t") } catch { throw NotFound() }
    }.report()
    #expect(report.isClean, "\(report)")
    let lines = Set(report.table.split(separator: "\n").map(String.init))
    #expect(lines.contains("SQLITE_FULL (13)  NotFound()"), "\(report.table)")
    #expect(lines.contains { $0.hasPrefix("SQLITE_BUSY (5)   swallowed: sqlite3_") }, "\(report.table)")
  }
}
