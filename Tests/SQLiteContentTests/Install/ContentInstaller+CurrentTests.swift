import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

/// Does something just after the installed file was found current, when its schema is looked through for collations.
final class Between: RoutedSqlite3Wrapper, @unchecked Sendable {
  private var deed: (() throws -> Void)?

  init(_ deed: @escaping () throws -> Void) {
    self.deed = deed
    super.init(Sqlite3Wrapper())
  }

  override func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ count: Int32, _ flags: UInt32, _ statement: UnsafeMutablePointer<OpaquePointer?>!,
    _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    if unsafe String(cString: sql).contains("sqlite_schema") {
      do { try deed.take()?() } catch { Issue.record(error) }
    }
    return unsafe super.sqlite3_prepare_v3(db, sql, count, flags, statement, tail)
  }
}

@Suite struct `An installed database that is current` {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.install(version: 1)
  }

  private func manager(
    _ configuration: Connection.Configuration = .init(), _ userSchema: [Migrator.Step] = [],
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }, on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()
  ) -> SQLiteManager {
    let source = ContentSource.file(folder.source.appendingPathComponent("quiz.sqlite"))
    return SQLiteManager(
      .installed(source, into: folder.target, fileName: "quiz.sqlite"), userSchema: userSchema, configuration: configuration,
      prepare: prepare, on: wrapper)
  }

  private static let step = Migrator.Step(1, "CREATE TABLE star (question)")

  @Test func `is opened once, prepared once, and by itself`() throws {
    try manager(.init(), [Self.step]).open()
    let (counting, prepared) = (CountingSqlite3Wrapper(Sqlite3Wrapper()), Locked(0))
    let quiz = manager(.init(), [Self.step], prepare: { _ in prepared.withLock { $0 += 1 } }, on: counting)
    #expect(try quiz.open() == .current(version: 1))
    #expect(try quiz.count("question") == 3)
    #expect(counting.count(of: .sqlite3_open_v2) == 1)
    #expect(prepared.withLock { $0 } == 1)
  }

  @Test func `gets the journal mode of the app, and readers with it`() throws {
    let quiz = manager(.recommended)
    #expect(try quiz.open() == .current(version: 1))
    #expect(try quiz.withConnection { try $0.pragma(.journalMode) } == .wal)
    #expect(try quiz.withConnection { $0.configuration.journalMode } == .wal)
    #expect(try quiz.withReader { try $0.isReadOnly() })
  }

  @Test func `keeps its journal mode where it turns out to be newer`() throws {
    try folder.install(version: 2)
    try folder.bundle(version: 1)
    let before = try folder.bytes(folder.installed)
    #expect(try manager(.recommended).open() == .newerThanApp(installed: 2, bundled: 1))
    #expect(try folder.bytes(folder.installed) == before)
    #expect(folder.atRest == [".quiz.sqlite.lock", "quiz.sqlite"])
  }

  @Test func `is said to be damaged where its schema is, before the app has it`() throws {
    var bytes = try folder.bytes(folder.installed)
    let range = try #require(bytes.range(of: Data("CREATE TABLE question".utf8)))
    bytes.replaceSubrange(range, with: Data("CREATE TABLE qu?stion".utf8))
    try bytes.write(to: URL(fileURLWithPath: folder.installed))
    let outcome = try manager().open()
    guard case .damaged(let reason) = outcome else { throw Unexpected(outcome: outcome) }
    #expect(reason.contains("malformed database schema"))
    #expect(try folder.bytes(folder.installed) == bytes)
  }

  @Test func `is refused where the bundle is of another app, though of the same version`() throws {
    try folder.app { try $0.execute("PRAGMA application_id=7") }
    try folder.bundle(version: 1, Folder.plain + "; PRAGMA application_id=-8")
    #expect(throws: ContentError.applicationIDDiffers(installed: 7, bundled: -8)) { try manager().open() }
  }

  @Test func `is opened whatever the encoding of a bundle that nothing is read from`() throws {
    try folder.bundle(version: 1, "PRAGMA encoding='UTF-16le'; " + Folder.plain)
    #expect(try manager().open() == .current(version: 1))
    try folder.bundle(version: 2, "PRAGMA encoding='UTF-16le'; " + Folder.plain)
    #expect(throws: ContentError.encodingDiffers(installed: "UTF-8", bundled: "UTF-16le")) { try manager().open() }
  }

  @Test(arguments: [0, 16, 21, 100, 4_096]) func `is not opened with a bundle whose header is no longer one`(place: Int) throws {
    let source = folder.source.appendingPathComponent("quiz.sqlite")
    var bytes = try Data(contentsOf: source)
    if place < 100 { bytes[place] ^= 0x55 } else { bytes = bytes.prefix(place) }
    try bytes.write(to: source)
    let error = #expect(throws: ContentError.self) { try manager().open() }
    guard case .sourceDamaged = error else { return surprise(error) }
  }

  @Test func `is not taken for one whose record is a view`() throws {
    try folder.app { try $0.execute("CREATE VIEW sqlitemanager_user_schema AS SELECT 1 AS version") }
    #expect { try manager(.init(), [Self.step]).open() } throws: {
      if case ContentError.conflict(type: "view", name: "sqlitemanager_user_schema", reason: .notARecord) = $0 { true } else { false }
    }
  }

  @Test func `is read as it is now where another process upgrades it meanwhile`() throws {
    let next = try folder.bundle("next.sqlite", version: 2, Folder.plain + "; INSERT INTO question VALUES (9, 'Kim?')")
    let outcome = Locked<InstallOutcome?>(nil)
    let quiz = manager(
      on: Between {
        let found = try folder.installer(next).install()
        outcome.withLock { $0 = found }
      })
    #expect(try quiz.open() == .current(version: 1))
    #expect(outcome.withLock { $0 }?.plain == .upgraded(from: 1, to: 2, orphans: 0))
    #expect(try quiz.count("question") == 4)
    try quiz.close()
    #expect(try quiz.open() == .newerThanApp(installed: 2, bundled: 1))
  }

  @Test func `is the one that was found where another process sets it aside meanwhile`() throws {
    let source = folder.source.appendingPathComponent("quiz.sqlite")
    try folder.app { try $0.execute("CREATE TABLE star (question); INSERT INTO star VALUES (5)") }
    let quiz = manager(
      on: Between {
        _ = try folder.installer(source).setAside()
        _ = try folder.installer(source).install()
      })
    #expect(try quiz.open() == .current(version: 1))
    #expect(try quiz.count("star") == 1)
    try quiz.close()
    #expect(try quiz.open() == .current(version: 1))
    expectError(.error, "no such table: star") { try quiz.count("star") }
  }

  @Test func `is opened or an error says why not, whichever call fails`() throws {
    func open(on wrapper: any Sqlite3WrapperProtocol) throws -> InstallOutcome {
      let quiz = manager(.recommended, [Self.step], on: wrapper)
      let outcome = try quiz.open()
      if case .damaged = outcome { return outcome }
      #expect(try quiz.count("question") == 3)
      try quiz.close()
      return outcome
    }
    _ = try open(on: Sqlite3Wrapper())
    let clean = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    #expect(try open(on: clean) == .current(version: 1))
    try #require(clean.failableCalls > 20)
    for (_, plan) in TestRun.sample(of: clean.failableCalls, few: 3, ways: { [FaultPlan.once(at: $0), .forever(from: $0)] }) {
      let ledger = LedgerSqlite3Wrapper(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: plan))
      do {
        let outcome = try open(on: ledger)
        if case .damaged = outcome { Issue.record("\(plan): \(outcome)") }
      } catch { #expect(error is ContentError || error is SQLiteError, "\(plan): \(error)") }
      #expect(ledger.ledger.isClean, "\(plan): \(ledger.ledger)")
      #expect(try open(on: Sqlite3Wrapper()) == .current(version: 1), "\(plan)")
    }
  }
}
