import Expectations
import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import Scratch
import Testing

@testable import SQLiteTestKit

/// Counts of right answers, by card.
private struct Cards: Sendable {
  let path: String

  private func opened(_ sqlite: any Sqlite3WrapperProtocol) throws -> Connection { try Connection(.file(path), on: sqlite) }

  func seed(_ sqlite: any Sqlite3WrapperProtocol, hasLog: Bool) throws {
    let connection = try opened(sqlite)
    if hasLog { try connection.execute("PRAGMA journal_mode = wal") }
    try connection.execute(
      """
      CREATE TABLE card (id INTEGER PRIMARY KEY, rights INTEGER NOT NULL);
      INSERT INTO card VALUES (7, 0), (8, 0)
      """)
    try connection.close()
  }

  /// Reads the count, and writes it again in a statement of its own.
  func addOneCarelessly(_ sqlite: any Sqlite3WrapperProtocol) throws {
    let connection = try opened(sqlite)
    let rights = try connection.value("SELECT rights FROM card WHERE id = 7", as: Int.self) ?? 0
    try connection.execute("UPDATE card SET rights = \(rights + 1) WHERE id = 7")
    try connection.close()
  }

  func addOne(_ sqlite: any Sqlite3WrapperProtocol, to card: Int = 7) throws {
    let connection = try opened(sqlite)
    try connection.execute("UPDATE card SET rights = rights + 1 WHERE id = \(card)")
    try connection.close()
  }

  /// Takes the card unless it is taken.
  func claim(_ sqlite: any Sqlite3WrapperProtocol, as name: Int, kind: TransactionKind?) throws -> Bool {
    let connection = try opened(sqlite)
    defer { try? connection.close() }
    func work() throws -> Bool {
      guard try connection.value("SELECT rights FROM card WHERE id = 7", as: Int.self) == 0 else { return false }
      try connection.execute("UPDATE card SET rights = \(name) WHERE id = 7")
      return true
    }
    guard let kind else { return try work() }
    return try connection.transaction(kind) { try work() }
  }
}

@Suite struct `Two operations that race` {
  private let folder: ScratchFolder
  private let cards: Cards

  init() throws {
    folder = try ScratchFolder()
    cards = Cards(path: folder.path("cards.sqlite"))
  }

  private func race<One, Other>(
    hasLog: Bool = false, runs: Int = 24, _ one: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> One,
    against other: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> Other
  ) -> RaceSweep {
    RaceSweep(
      over: { Sqlite3Wrapper() }, runs: TestRun.isLong ? .max : runs, setUp: { [cards] in try cards.seed($0, hasLog: hasLog) }, one,
      against: other)
  }

  @Test(arguments: [false, true]) func `lose no update that is one statement, and one that is two`(hasLog: Bool) throws {
    let right = try race(hasLog: hasLog) { [cards] in
      try cards.addOne($0)
    } against: { [cards] in
      try cards.addOne($0)
    }.run()
    #expect(right.judged > 5 && right.waiting > 0 && right.blocked == 0 && right.judged + right.waiting == right.runs)
    #expect(
      right.places > 300 && right.notes.contains { $0.contains("sampled 24 of \(right.places) places with seed 0") } != TestRun.isLong)
    let wrong = race(hasLog: hasLog) { [cards] in
      try cards.addOneCarelessly($0)
    } against: { [cards] in
      try cards.addOneCarelessly($0)
    }
    let failure = hasLog ? nil : #expect(throws: RaceSweepFailure.self) { try wrong.run() }  // which looks up lines
    let report = try failure?.report ?? wrong.report()
    #expect(report.findings.count == 2, "\(report)")
    let finding = try #require(report.findings.first)
    let line = hasLog ? "" : " (RaceSweepTests.swift:"
    #expect(finding.contains("it differs from A then B, and from B then A: \"cards.sqlite\" has other rows in card"))
    #expect(finding.contains("A has read: sqlite3_step \"SELECT rights FROM card WHERE id = 7\"\(line)"))
    #expect(finding.contains("B writes: sqlite3_step \"UPDATE card SET rights = ? WHERE id = 7\"\(line)"))
    #expect(finding.contains("A then writes: sqlite3_step \"UPDATE card SET rights = ? WHERE id = 7\"\(line)"))
  }

  @Test(arguments: [TransactionKind?.none, .deferred, .immediate]) func `do not both get what only one can have`(kind: TransactionKind?)
    throws
  {
    let report = try race(runs: 40) { [cards] in
      try cards.claim($0, as: 1, kind: kind)
    } against: { [cards] in
      try cards.claim($0, as: 2, kind: kind)
    }.report()
    #expect(report.isClean == (kind != nil), "\(report)")
    #expect(report.notes.contains { $0.contains("begins with BEGIN IMMEDIATE") } == (kind == .deferred), "\(report)")
  }

  @Test func `are repeated alone by the text of a finding`() throws {
    let sweep = race { [cards] in
      try cards.addOneCarelessly($0)
    } against: { [cards] in
      try cards.addOne($0)
    }
    let finding = try #require(try sweep.report().findings.first)
    let schedule = try #require(finding.firstMatch(of: /\.only\("(.*)"\)/)).1
    let again = try sweep.only(String(schedule)).report()
    #expect(again.runs == 1 && again.findings.count == 1 && again.findings[0].hasPrefix("\(schedule): it differs"))
    let none = #expect(throws: RaceSweepFailure.self) { try sweep.only("A999 B").run() }
    #expect(none?.description.contains("there is no such run: A999 B. The name of a run is such as A14 B") == true)
  }

  @Test func `are not judged where one waits for a lock of Swift`() throws {
    let lock = NSLock()
    var sweep = race(runs: 10) { [cards] sqlite in
      try lock.withLock { try cards.addOne(sqlite) }
    } against: { [cards] sqlite in
      try lock.withLock { try cards.addOne(sqlite) }
    }
    sweep.patience.blocked = 0.05
    let report = try sweep.report()
    #expect(report.blocked == report.runs && report.findings.count == 1 && report.findings[0].contains("no run was judged"), "\(report)")
  }

  @Test func `are found where each waits for the other for ever`() throws {
    let (first, second) = (NSLock(), NSLock())
    var sweep = race(runs: .max) { [cards] sqlite in
      try first.withLock {
        try cards.addOne(sqlite)
        // The test would leave two threads behind that wait for ever: here one gives up, later than the sweep.
        _ = second.lock(before: Date(timeIntervalSinceNow: 2)) ? second.unlock() : ()
      }
    } against: { [cards] sqlite in
      try second.withLock {
        try cards.addOne(sqlite, to: 8)
        _ = first.lock(before: Date(timeIntervalSinceNow: 2)) ? first.unlock() : ()
      }
    }
    sweep.patience = (0.05, 0.2)
    let report = try sweep.report()
    #expect(report.findings.count == 1 && report.findings[0].contains("A and B do not end, as if each waited for the other"), "\(report)")
  }

  @Test func `that leave a handle open in a race are found, although no result shows it`() throws {
    let left = Locked<[UInt]>([])
    let report = try race(runs: 40) { [cards] sqlite in
      let connection = try Connection(.file(cards.path), on: sqlite)
      let before = try connection.value("SELECT rights FROM card WHERE id = 8", as: Int.self)
      let after = try connection.value("SELECT rights FROM card WHERE id = 8", as: Int.self)
      try connection.close()
      if before == after { return }
      var db: OpaquePointer?
      _ = unsafe sqlite.sqlite3_open_v2(cards.path, &db, OpenFlags.readwrite.rawValue, nil)
      left.withLock { $0.append(UInt(bitPattern: db)) }
    } against: { [cards] in
      try cards.addOne($0, to: 8)
    }.report()
    #expect(report.findings.first?.contains("A leaves open: connection \"cards.sqlite\"") == true, "\(report)")
    for handle in left.withLock(\.self) { unsafe _ = Sqlite3Wrapper().sqlite3_close(OpaquePointer(bitPattern: handle)) }
  }

  @Test func `wait where one tries again and again for a lock of the other`() throws {
    let report = try race { [cards] in
      try cards.addOne($0)
    } against: { [cards] sqlite in
      while true {
        do { return try cards.addOne(sqlite, to: 8) } catch let error as SQLiteError where error.code.primary == .busy {}
      }
    }.run()
    #expect(report.waiting > 0 && report.blocked == 0 && report.judged > 0)
  }

  @Test func `may have connections that are open before, and are closed after each run`() throws {
    let sweep = RaceSweep(
      over: { Sqlite3Wrapper() }, runs: 40, setUp: { [cards] in try cards.seed($0, hasLog: false) },
      opening: { [cards] in try Connection(.file(cards.path), on: $0) }
    ) { _, connection in
      let rights = try connection.value("SELECT rights FROM card WHERE id = 7", as: Int.self) ?? 0
      try connection.execute("UPDATE card SET rights = \(rights + 1) WHERE id = 7")
    } against: { _, connection in
      try connection.execute("UPDATE card SET rights = rights + 1 WHERE id = 7")
    }
    let report = try sweep.report()
    #expect(report.findings.count == 1 && report.findings[0].hasPrefix("A") && report.notes.count == 1, "\(report)")
    let finding = try #require(report.findings.first?.firstMatch(of: /\.only\("(A\d+ B)/)).1
    for start in ["", " warm"] { #expect(try sweep.only(finding + start).report().places == report.places) }
  }

  @Test func `are told apart from code that never works, and that shows nothing`() throws {
    let broken = try race(runs: 5) { [cards] sqlite in
      try Connection(.file(cards.path), on: sqlite).execute("DELETE FROM cart")
    } against: { [cards] in
      try cards.addOne($0)
    }.report()
    #expect(broken.findings.count == 1, "\(broken)")
    #expect(broken.findings.first?.contains("without an interruption, in either order, A throws SQLITE_ERROR (1)") == true)
    let late = try race(runs: 5) { [cards] sqlite in
      try Connection(.file(cards.path), on: sqlite).execute("INSERT INTO card VALUES (9, 0)")
    } against: { [cards] sqlite in
      try Connection(.file(cards.path), on: sqlite).execute("INSERT INTO card VALUES (9, 0)")
    }.run()
    let words = "without an interruption, in either order, the second operation throws SQLITE_CONSTRAINT"
    #expect(late.notes.contains { $0.contains(words) }, "\(late)")
    let mute = try RaceSweep(over: { Sqlite3Wrapper() }, runs: 5, setUp: { _ in }) { sqlite -> NSLock in
      try Connection(.memory, on: sqlite).execute("SELECT 1")
      return NSLock()
    } against: {
      try Connection(.memory, on: $0).execute("SELECT 1")
    }.run()
    #expect(mute.notes.contains("only results are compared: no database in a file was opened"))
  }

  @Test func `may interleave where one commits twice, except in what both orders agree in`() throws {
    func twice<Other>(against other: @escaping @Sendable (Connection, (tens: Int, twenties: Int)) throws -> Other) throws -> RaceSweepReport
    {
      try race(runs: 70) { [cards] sqlite in
        let connection = try Connection(.file(cards.path), on: sqlite)
        try connection.execute("UPDATE card SET rights = 10 WHERE id = 7")
        try connection.execute("UPDATE card SET rights = 20 WHERE id = 8")
        try connection.close()
      } against: { [cards] sqlite in
        let connection = try Connection(.file(cards.path), on: sqlite)
        defer { try? connection.close() }
        let counts = try connection.rows("SELECT sum(rights = 10), sum(rights = 20) FROM card", as: Int.self, Int.self).first ?? (0, 0)
        return try other(connection, counts)
      }.report()
    }
    let reading = try twice { _, counts in counts.tens * 10 + counts.twenties }
    #expect(reading.isClean, "\(reading)")
    #expect(reading.notes.contains { $0.hasPrefix("between two commits of an operation, only what A then B and B then A agree in") })
    let writing = try twice { connection, counts in
      if counts.tens != counts.twenties { try connection.execute("INSERT INTO card VALUES (9, 0)") }
    }
    #expect(
      writing.findings.first?.contains("it differs from A then B and B then A, which agree here: \"cards.sqlite\" has") == true,
      "\(writing)")
  }

  @Test func `may read after their commit what the other has written, and differ in values that differ in time`() throws {
    let ticks = Locked(0)
    let report = try race(runs: 70) { [cards] sqlite in
      let connection = try Connection(.file(cards.path), on: sqlite)
      try connection.execute("UPDATE card SET rights = rights + 1 WHERE id = 7")
      defer { try? connection.close() }
      return try connection.value("SELECT rights FROM card WHERE id = 7", as: Int.self)
    } against: { [cards] sqlite in
      let tick = ticks.withLock { ticks -> Int in
        ticks += 1
        return ticks / 30  // a clock that is the same in the first runs
      }
      let connection = try Connection(.file(cards.path), on: sqlite)
      defer { try? connection.close() }
      try connection.execute("INSERT INTO card VALUES (9, \(tick))")
      return try connection.value("UPDATE card SET rights = rights + 1 WHERE id = 7 RETURNING rights", as: Int.self)
    }.report()
    #expect(report.isClean, "\(report)")
    #expect(report.notes.contains { $0.contains("it was read after the commit of A") }, "\(report)")
  }

  @Test func `do not wait in a busy handler that tries again for ever`() throws {
    let report = try race { [cards] in
      try cards.addOne($0)
    } against: { [cards] sqlite in
      let (code, db) = unsafe sqlite.opened(cards.path, .readwrite)
      defer { unsafe sqlite.sqlite3_close(db) }
      unsafe sqlite.sqlite3_busy_handler(db, { _, _ in 1 }, nil)
      return [code, unsafe sqlite.sqlite3_exec(db, "UPDATE card SET rights = 1 WHERE id = 8", nil, nil, nil)]
    }.run()
    #expect(report.waiting > 0 && report.blocked == 0)
  }

  @Test func `see the files of a library that doubles watch`() throws {
    let path = cards.path
    let report = try RaceSweep(
      over: { CountingSqlite3Wrapper(LedgerSqlite3Wrapper(Sqlite3Wrapper())) }, runs: 5,
      setUp: { try Connection(.file(path), on: $0).execute("CREATE TABLE t (a)") }
    ) {
      try Connection(.file(path), on: $0).execute("INSERT INTO t VALUES (1)")
    } against: {
      try Connection(.file(path), on: $0).execute("INSERT INTO t VALUES (2)")
    }.run()
    #expect(report.places > 100 && !report.notes.contains { $0.contains("only results are compared") }, "\(report)")
  }

  @Test func `leave a file alone that was there before`() throws {
    let source = folder.path("source.sqlite")
    try Cards(path: source).seed(Sqlite3Wrapper(), hasLog: false)
    let sweep = RaceSweep(
      over: { Sqlite3Wrapper() }, runs: 20,
      setUp: { [cards] _ in
        try? FileManager.default.removeItem(atPath: cards.path)
        try FileManager.default.copyItem(atPath: source, toPath: cards.path)
      }
    ) { [cards] in
      try cards.addOneCarelessly($0)
    } against: { [cards] in
      try cards.addOne($0)
    }
    let report = try sweep.report()
    #expect(report.findings.count == 1 && report.places > 300, "\(report)")
    #expect(try folder.contents == ["cards.sqlite", "source.sqlite"])
  }

  @Test func `leave no file behind, and need files`() throws {
    try race { [cards] in
      try cards.addOne($0)
    } against: { [cards] in
      try cards.addOne($0, to: 8)
    }.run()
    #expect(try folder.contents.isEmpty)
    let onMock = RaceSweep(over: { MockSqlite3Wrapper() }, setUp: { _ in }, { _ in }, against: { _ in })
    expectError(.misuse, "operations race over the real library") { try onMock.run() }
    let nothing = RaceSweep(over: { Sqlite3Wrapper() }, setUp: { _ in }, { _ in }, against: { _ in })
    #expect(try nothing.report().findings == ["no run was judged: the operations make no call on the wrapper that they receive"])
  }
}
