import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import SQLiteStorage
import Testing

private struct Stop: Error {}

@Suite struct `A backup` {
  let folder: ScratchFolder
  let source: Connection

  init() throws {
    folder = try ScratchFolder()
    source = try Self.open(folder, "a")
    try source.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b)")
    try fill(1...200)
  }

  private static func open(_ folder: ScratchFolder, _ name: String) throws -> Connection {
    var configuration = Connection.Configuration.recommended
    configuration.busyTimeoutMilliseconds = 0
    return try Connection(.file(folder.path(name)), configuration: configuration)
  }

  /// Rows of a page each, nearly.
  private func fill(_ rows: ClosedRange<Int>) throws {
    try source.transaction { for row in rows { try source.execute("INSERT INTO t VALUES (\(row), zeroblob(3000))") } }
  }

  private func count(_ connection: Connection) throws -> Int { try connection.value("SELECT count(*) FROM t") ?? 0 }

  @Test func `copies all into memory, into a file and into a new one`() throws {
    let (memory, file) = (try Connection(.memory), try Self.open(folder, "b"))
    try file.execute("CREATE TABLE other (x)")
    for destination in [memory, file] {
      let state = try source.backup(to: destination)
      #expect(state.pageCount > 200 && state.remainingPageCount == 0 && state.fractionCompleted == 1 && state.restartCount == 0)
      #expect(try count(destination) == 200)
      #expect(try destination.integrityCheck() == [])
      #expect(try !destination.tableExists("other"))
    }
    try source.backup(toNewFile: folder.path("c"))
    #expect(try count(Self.open(folder, "c")) == 200)
    expectError(.perm, "there is a file already") { try source.backup(toNewFile: folder.path("c")) }
    #expect(try count(Self.open(folder, "c")) == 200)
  }

  @Test func `tells how far it is after each step but the last`() throws {
    var told: [BackupProgress] = []
    let state = try source.backup(to: Connection(.memory), pagesPerStep: 50) { told.append($0) }
    #expect(told.map(\.copiedPageCount) == Array(stride(from: 50, to: state.pageCount, by: 50)))
    #expect(told.allSatisfy { $0.pageCount == state.pageCount && $0.fractionCompleted < 1 && $0.busyStepCount == 0 })
  }

  @Test func `that is ended by its closure changes nothing`() throws {
    let destination = try Self.open(folder, "b")
    try destination.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    #expect(throws: Stop.self) { try source.backup(to: destination, pagesPerStep: 20) { if $0.copiedPageCount > 60 { throw Stop() } } }
    #expect(try count(destination) == 1)
    #expect(throws: Stop.self) { try source.backup(toNewFile: folder.path("c"), pagesPerStep: 20) { _ in throw Stop() } }
    #expect(try !folder.contents.contains("c"))
    try source.backup(to: destination)
    #expect(try count(destination) == 200)
  }

  @Test func `copies what its own connection writes meanwhile, and begins again when another one does`() throws {
    let destination = try Connection(.memory)
    var hasWritten = false
    let own = try source.backup(to: destination, pagesPerStep: 50) { _ in
      if !hasWritten { try fill(201...210) }
      hasWritten = true
    }
    #expect(own.restartCount == 0)
    #expect(try count(destination) == 210)
    let other = try Self.open(folder, "a")
    var writes = 0
    let restarted = try source.backup(to: destination, pagesPerStep: 50) { progress in
      guard writes < 2, progress.copiedPageCount >= 100 else { return }
      writes += 1
      try other.execute("INSERT INTO t VALUES (\(1000 + writes), zeroblob(3000))")
    }
    #expect(restarted.restartCount == 2)
    #expect(try count(destination) == 212)
  }

  @Test func `gives up when others write all the time`() throws {
    let destination = try Connection(.memory)
    try destination.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    let other = try Self.open(folder, "a")
    var seen: [Int] = []
    expectError(.busy, "the backup of main began again 4 times") {
      try source.backup(to: destination, pagesPerStep: 50, restarts: 3) { progress in
        seen.append(progress.restartCount)
        try other.execute("INSERT INTO t VALUES (\(1000 + seen.count), zeroblob(3000))")
      }
    }
    #expect(seen == [0, 1, 2, 3])
    #expect(try count(destination) == 1)
    expectError(.busy, "began again 1 times") {
      try source.backup(toNewFile: folder.path("c"), pagesPerStep: 50, restarts: 0) { _ in
        try other.execute("INSERT INTO t VALUES (NULL, NULL)")
      }
    }
    #expect(try !folder.contents.contains("c"))
    // As many as it takes, where the others come to an end.
    var writes = 0
    let state = try source.backup(to: destination, pagesPerStep: 50, restarts: .max) { _ in
      writes += 1
      if writes <= 20 { try other.execute("INSERT INTO t VALUES (NULL, NULL)") }
    }
    #expect(state.restartCount == 20)
    #expect(try count(destination) == count(source))
  }

  @Test func `goes on behind a lock, and gives up after so many steps that met one`() throws {
    let destination = try Self.open(folder, "b")
    try destination.execute("CREATE TABLE t (a)")
    let other = try Self.open(folder, "b")
    try other.execute("BEGIN IMMEDIATE")
    var busy: [Int] = []
    try source.backup(to: destination, busySteps: 5) { progress in
      busy.append(progress.busyStepCount)
      if progress.busyStepCount == 3 { try other.execute("COMMIT") }
    }
    #expect(busy == [1, 2, 3])
    #expect(try count(destination) == 200)
    try other.execute("BEGIN IMMEDIATE")
    expectError(.busy, "database is locked") { try source.backup(to: destination, busySteps: 4) }
    try other.execute("ROLLBACK")
    #expect(try count(destination) == 200)
  }

  @Test func `knows a file by what it is, not by how its name is spelled`() throws {
    let (composed, decomposed) = ("\u{e9}", "e\u{301}")
    try Self.open(folder, composed).close()
    let other = try Self.open(folder, decomposed)
    let files = LocalFileSystem()
    if try files.facts(of: folder.path(composed), followsLink: true) == files.facts(of: folder.path(decomposed), followsLink: true) {
      // As on most disks of a Mac.
      expectError(.misuse, "are the same file") { try Self.open(folder, composed).backup(to: other) }
    } else {
      #expect(throws: Never.self) { try Self.open(folder, composed).backup(to: other) }
    }
    let one = try Connection(.file(folder.path("one")))
    try one.execute("CREATE TABLE t (a)")
    try files.link(folder.path("one"), toNew: folder.path("second"))
    let second = try Connection(.file(folder.path("second")))
    expectError(.misuse, "are the same file") { try one.backup(to: second) }
  }

  @Test func `refuses what cannot be`() throws {
    expectError(.error, "source and destination must be distinct") { try source.backup(to: source) }
    let same = try Self.open(folder, "a")
    expectError(.misuse, "are the same file") { try source.backup(to: same) }
    let destination = try Connection(.memory)
    expectError(.error, "no such database: nosuch") { try source.backup("nosuch", to: destination) }
    expectError(.error, "no such database: nosuch") { try source.backup(to: destination, as: "nosuch") }
    expectError(.misuse, "NUL") { try source.backup(to: destination, as: "a\0") }
    expectError(.misuse, "at least one page") { try source.backup(to: destination, pagesPerStep: 0) }
    try destination.execute("PRAGMA page_size = 512; CREATE TABLE t (a)")
    expectError(.readonly, "attempt to write a readonly database") { try source.backup(to: destination) }
    try destination.execute("INSERT INTO t VALUES (1), (2)")
    let rows = try destination.prepare("SELECT a FROM t").cursor()
    _ = try rows.next()
    expectError(.error, "destination database is in use") { try source.backup(to: destination) }
  }

  @Test func `lets no SQL run on its destination, and neither be closed`() throws {
    let destination = try Connection(.memory)
    var errors: [ResultCode] = []
    try source.backup(to: destination, pagesPerStep: 150) { _ in
      for attempt in [{ try destination.execute("SELECT 1") }, destination.close] {
        do { try attempt() } catch let error as SQLiteError { errors.append(error.code) }
      }
    }
    #expect(errors == [.misuse, .misuse])
    #expect(try count(destination) == 200)
  }

  @Test func `copies an attached database`() throws {
    try source.attach(.memory, as: "other")
    try source.execute("CREATE TABLE other.u (a); INSERT INTO other.u VALUES (7)")
    let destination = try Connection(.memory)
    try destination.attach(.memory, as: "copy")
    try source.backup("other", to: destination, as: "copy")
    #expect(try destination.value("SELECT a FROM copy.u") == 7)
  }

  @Test(arguments: [true, false]) func `is whole or was never there, whichever call fails`(isIntoFile: Bool) throws {
    var folder = try ScratchFolder()
    let sweep = FaultSweep(
      seed: TestRun.seed,
      setUp: { sqlite in
        folder = try ScratchFolder()
        let source = try Connection(.file(folder.path("a")), on: sqlite)
        try source.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)")
        return source
      }
    ) { sqlite, source throws -> Int in
      if isIntoFile { return try source.backup(toNewFile: folder.path("b"), pagesPerStep: 1).pageCount }
      let copy = try Connection(.memory, on: sqlite)
      try source.backup(to: copy, pagesPerStep: 1)
      return try copy.value("SELECT sum(a) FROM t") ?? 0
    }
    let report = try sweep.inProcess.sampled(TestRun.most(8)).run()
    #expect(report.failableCalls > 12, "\(report)")
  }

  @Test func `is a conversation with a mock`() throws {
    let mock = MockSqlite3Wrapper()
    mock.backupPageCount = 25
    let (source, destination) = (try Connection(.memory, on: mock), try Connection(.memory, on: mock))
    var told: [Int] = []
    let state = try source.backup(to: destination, pagesPerStep: 10) { told.append($0.copiedPageCount) }
    #expect(told == [10, 20] && state.pageCount == 25)
    mock.when(.sqlite3_backup_step).fails(.ioerr)
    expectError(.ioerr, "disk I/O error") { try source.backup(to: destination) }
    #expect(mock.openHandles.allSatisfy { $0.kind == .connection })
  }
}
