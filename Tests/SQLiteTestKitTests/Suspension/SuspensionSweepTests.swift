import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import Scratch
import Testing

@testable import SQLiteTestKit

/// An app that counts answers and keeps a diary on a second connection, and that may make a mistake when it is suspended.
private final class Player: @unchecked Sendable {
  enum Mistake {
    case onlyInterrupts, onlyWaits, forgetsDiary, keepsTransaction, keepsCursor, copiesLog, throwsError, doesNotResume
  }

  private let mistake: Mistake?
  private let (cards, diary): (Connection, Connection)
  private var cursor: Cursor?
  private let gate = NSLock()
  private var isSuspended = false

  init(on sqlite: any Sqlite3WrapperProtocol, at path: String, _ journal: SQL, _ mistake: Mistake?) throws {
    self.mistake = mistake
    cards = try Connection(.file(path), on: sqlite)
    try cards.execute("PRAGMA journal_mode = " + journal)
    try cards.execute(
      "CREATE TABLE card (id INTEGER PRIMARY KEY, rights INTEGER); INSERT INTO card VALUES (7, 0), (8, 0), (9, 0); CREATE TABLE page (text)"
    )
    diary = try Connection(.file(path), on: sqlite)
  }

  /// Does work unless the app is suspended.
  private func work(_ body: () throws -> Void) throws {
    if mistake == .onlyInterrupts { return try body() }
    try gate.withLock {
      if isSuspended { throw CancellationError() }
      try body()
    }
  }

  /// Counts an answer, and notes it in the diary.
  func answer(_ card: Int) throws {
    defer { if mistake == .copiesLog { _ = try? cards.checkpoint() } }
    try work {
      if mistake == .keepsTransaction, cards.isInTransaction { try cards.execute("COMMIT") }
      try cards.execute("BEGIN IMMEDIATE; UPDATE card SET rights = rights + 1 WHERE id = \(card)")
      if mistake != .keepsTransaction { try cards.execute("COMMIT") }
    }
    func note() throws { try diary.execute("INSERT INTO page VALUES ('answered')") }
    if mistake != .keepsTransaction { try mistake == .forgetsDiary ? note() : work(note) }
  }

  /// Reads the first card, and the others in the next call.
  func read() throws {
    try work {
      cursor = try cards.cursor("SELECT id FROM card")
      _ = try cursor?.next()
      if mistake != .keepsCursor { cursor = nil }
    }
  }

  func suspend() throws {
    switch mistake {
    case .onlyInterrupts: cards.interrupt()
    case .onlyWaits: gate.withLock {}
    case .throwsError: throw SQLiteError(.busy, "no", origin: .call(.sqlite3_step))
    default: gate.withLock { isSuspended = true }
    }
  }

  func resume() { if mistake != .doesNotResume { gate.withLock { isSuspended = false } } }
}

@Suite struct `An app that is suspended` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func sweep(
    _ journal: SQL, _ mistake: Player.Mistake?, runs: Int = 16,
    _ operation: @escaping @Sendable (Player) throws -> Void = { try $0.answer(7) }
  ) -> SuspensionSweep {
    let path = folder.path("cards.sqlite")
    var sweep = SuspensionSweep(
      over: { Sqlite3Wrapper() }, runs: TestRun.isLong ? .max : runs, seed: TestRun.seed,
      setUp: { try Player(on: $0, at: path, journal, mistake) }, suspend: { try $0.suspend() }, resume: { $0.resume() }, operation)
    sweep.patience.blocked = 0.01
    return sweep
  }

  @Test(arguments: ["wal", "delete", "truncate"] as [SQL]) func `holds no lock where the suspension waits for work`(journal: SQL) throws {
    let report = try sweep(journal, nil).run()
    #expect(report.places > 50 && report.waiting > report.judged / 2, "\(report)")
    #expect(report.notes.isEmpty == TestRun.isLong && report.judged == (TestRun.isLong ? report.places + 1 : 18))
    #expect(try folder.contents.isEmpty)
  }

  @Test func `holds locks where the suspension only interrupts`() throws {
    let log = try sweep("wal", .onlyInterrupts).report()
    #expect(
      log.findings.contains { $0.contains(": the WRITE lock on \"cards.sqlite\" is held when suspend returns, by connection 1\n") },
      "\(log)")
    #expect(log.findings.contains { $0.contains(": the WRITE lock on \"cards.sqlite\" is taken while suspended, by connection 2\n") })
    #expect(!log.findings.contains { $0.contains("SHARED") })
    let journal = try sweep("delete", .onlyInterrupts).report()
    for lock in ["SHARED", "RESERVED"] { #expect(journal.findings.contains { $0.contains(": the \(lock) lock") }, "\(journal)") }
  }

  @Test func `is reported with its connection, the statement that has the lock, and a run to repeat`() throws {
    let sweep = sweep("delete", .onlyInterrupts)
    let report = try sweep.report()
    let short = try #require(report.findings.first { $0.contains("RESERVED lock on \"cards.sqlite\" is held") }, "\(report)")
    let place = try #require(short.firstMatch(of: /\n  to repeat it: \.only\((\d+)\)$/).flatMap { Int($0.1) })
    func again() throws -> SuspensionSweepReport {
      try #require(#expect(throws: SuspensionSweepFailure.self) { try sweep.only(place).run() }).report
    }
    let first = try again()
    let finding = try #require(first.findings.first { $0.hasPrefix(short.prefix { $0 != "\n" }) }, "\(first)")
    #expect(finding.split(separator: "\n").count == 4, "\(finding)")
    #expect(finding.hasSuffix("\n  to repeat it: .only(\(place))"))
    #expect(finding.contains("\n  suspended before ") && finding.contains(" (SuspensionSweepTests.swift:"))
    #expect(finding.contains("\n  the lock was taken in sqlite3_step \"BEGIN IMMEDIATE\" (SuspensionSweepTests.swift:"))
    let second = try again()
    #expect(second.judged == 2 && second.findings.contains(finding), "\(second)")
  }

  @Test(arguments: ["wal", "delete"] as [SQL]) func `takes no lock on a connection that nobody suspends`(journal: SQL) throws {
    let report = try sweep(journal, .forgetsDiary).report()
    #expect(!report.findings.isEmpty && report.findings.allSatisfy { $0.contains("by connection 2\n") }, "\(report)")
    #expect(report.findings.contains { $0.contains(journal == "wal" ? "the WRITE lock" : "the SHARED lock") })
  }

  @Test(arguments: ["wal", "delete"] as [SQL]) func `does not keep a transaction, or rows that are not yet read`(journal: SQL) throws {
    let transaction = try sweep(journal, .keepsTransaction).report()
    #expect(
      transaction.findings.contains { $0.contains("held when suspend returns") && $0.contains("\n  suspended after its end\n") },
      "\(transaction)"
    )
    let cursor = try sweep(journal, .keepsCursor) { try $0.read() }.report()
    #expect(cursor.isClean == (journal == "wal"), "\(cursor)")
    #expect(cursor.findings.allSatisfy { $0.contains("the SHARED lock on \"cards.sqlite\" is held when suspend returns, by connection 1") })
    try sweep(journal, nil) { try $0.read() }.run()
  }

  @Test func `begins no work while it is suspended`() throws {
    let report = try sweep("delete", .onlyWaits) { try $0.read() }.report()
    #expect(report.findings.count == 1 && report.waiting > 5, "\(report)")
    #expect(
      report.findings.first?.hasPrefix("0: the SHARED lock on \"cards.sqlite\" is taken while suspended, by connection 1\n") == true
        && report.findings.first?.contains("\n  suspended before its beginning\n") == true, "\(report)")
  }

  @Test func `copies no log meanwhile`() throws {
    let report = try sweep("wal", .copiesLog).report()
    #expect(
      report.findings.contains { $0.contains("the CKPT lock on \"cards.sqlite\" is taken while suspended, by connection 1") }, "\(report)")
  }

  @Test func `is suspended without an error, and works again`() throws {
    let refused = try sweep("wal", .throwsError, runs: 3).report()
    #expect(refused.findings.contains { $0.contains(": suspend or resume throws ") && $0.contains("no") }, "\(refused)")
    let stopped = try sweep("wal", .doesNotResume, runs: 3).report()
    #expect(stopped.findings.contains { $0.contains(": when it is repeated, the operation throws CancellationError()") }, "\(stopped)")
  }

  @Test func `does not wait for itself`() throws {
    let suspended = DispatchSemaphore(value: 0)
    let path = folder.path("cards.sqlite")
    var sweep = SuspensionSweep(over: { Sqlite3Wrapper() }) {
      try Player(on: $0, at: path, "wal", nil)
    } suspend: { _ in
      // A thread that waits for ever would be left behind: this one gives up, later than the sweep.
      _ = suspended.wait(timeout: .now() + 3)
    } resume: { _ in
    } _: {
      try $0.answer(7)
    }
    sweep.patience = (0.01, 0.1)
    let report = try sweep.report()
    #expect(report.findings.count == 1, "\(report)")
    #expect(report.findings.first?.contains("suspend does not return\n") == true)
  }

  @Test func `goes on after it has waited to be resumed`() throws {
    let path = folder.path("cards.sqlite")
    let isSuspended = NSCondition()
    let flag = Locked(false)
    let sweep = SuspensionSweep(over: { Sqlite3Wrapper() }, runs: 10) {
      try Player(on: $0, at: path, "wal", nil)
    } suspend: { _ in
      flag.exchange(true)
    } resume: { _ in
      isSuspended.withLock {
        flag.exchange(false)
        isSuspended.broadcast()
      }
    } _: { player in
      try player.read()
      isSuspended.withLock { while flag.withLock(\.self) { isSuspended.wait() } }
      try player.answer(7)
    }
    let report = try sweep.report()
    #expect(report.judged == 12 && !report.findings.contains { $0.contains("does not end") }, "\(report)")
  }

  @Test func `is released after each run, before its files are removed`() throws {
    final class App: Sendable {
      let player: Player
      let (path, hasFile): (String, Locked<[Bool]>)

      init(_ player: Player, _ path: String, _ hasFile: Locked<[Bool]>) { (self.player, self.path, self.hasFile) = (player, path, hasFile) }

      deinit { hasFile.withLock { $0.append(FileManager.default.fileExists(atPath: path)) } }
    }
    let path = folder.path("cards.sqlite")
    let hasFile = Locked<[Bool]>([])
    let sweep = SuspensionSweep(over: { Sqlite3Wrapper() }, runs: 3) {
      App(try Player(on: $0, at: path, "wal", nil), path, hasFile)
    } suspend: { app in
      try app.player.suspend()
    } resume: { app in
      app.player.resume()
    } _: { app in
      try app.player.answer(7)
    }
    try sweep.run()
    #expect(hasFile.withLock(\.self) == [true, true, true, true, true])
  }

  @Test func `needs files on the wrapper`() throws {
    let nothing = SuspensionSweep(over: { Sqlite3Wrapper() }, setUp: { _ in }, suspend: { _ in }, resume: { _ in }, { _ in })
    #expect(
      try nothing.report().findings == ["no place was judged: the operation uses no database in a file, on the wrapper that setUp receives"]
    )
    let memory = SuspensionSweep(over: { Sqlite3Wrapper() }, setUp: { $0 }, suspend: { _ in }, resume: { _ in }) {
      try Connection(.memory, on: $0).execute("SELECT 1")
    }
    #expect(try memory.report().findings.count == 1)
  }
}
