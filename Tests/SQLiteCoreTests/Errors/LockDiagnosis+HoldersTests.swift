import Expectations
import Foundation
import SQLiteManager
import Scratch
import Testing

/// Makes an error again until it says what it should: the system lists locks in pieces, so that one may be missing while others come and go.
private func diagnosis(
  _ code: ResultCode, sourceLocation: SourceLocation = #_sourceLocation, where isComplete: (LockDiagnosis) -> Bool,
  _ body: () throws -> Void
) -> LockDiagnosis? {
  var locks: LockDiagnosis?
  for _ in 0..<20 where locks.map(isComplete) != true {
    locks = expectError(code, "", sourceLocation: sourceLocation, body)?.locks
  }
  return locks
}

private let tellsLocks = FileManager.default.fileExists(atPath: "/proc/locks")

@Suite(.enabled(if: tellsLocks, "needs /proc/locks, to see locks"))
struct `Somebody else who has locked a file` {
  @Test(arguments: [JournalMode.delete, .wal]) func `is another connection of this process that writes`(mode: JournalMode) throws {
    let stage = try LockStage(mode)
    let (other, connection) = (try stage.connect(), try stage.connect())
    try other.execute("BEGIN IMMEDIATE; INSERT INTO t VALUES (4)")
    let locks = diagnosis(.busy, where: { $0.holders?.isEmpty == false }) { try connection.execute("BEGIN IMMEDIATE") }
    #expect(locks?.statements == [])
    #expect(locks?.holders?.map(\.lock) == [.write])
    #expect(locks?.holders?.map(\.isThisProcess) == [true] && locks?.holders?.map(\.schema) == ["main"])
    #expect(
      locks?.description
        == "this connection's transaction: none; another connection of this process holds a write lock on quiz.sqlite")
    let cursor = try connection.begunCursor("SELECT a FROM t")  // its own reading is not another connection's
    let reading = diagnosis(.busy, where: { $0.holders?.isEmpty == false }) { try connection.execute("INSERT INTO t VALUES (5)") }
    #expect(reading?.statements.map(\.sql) == ["SELECT a FROM t"])
    #expect(reading?.holders?.map(\.lock) == [.write])
    try cursor.close()
  }

  @Test func `is another connection of this process where no process but this one is seen`() throws {
    let stage = try LockStage()
    let (other, connection) = (try stage.connect(), try stage.connect())
    let cursor = try other.begunCursor("SELECT a FROM t")
    try connection.execute("BEGIN IMMEDIATE; INSERT INTO t VALUES (4)")
    let locks = diagnosis(.busy, where: { $0.holders == [] }) { try connection.execute("COMMIT") }
    #expect(locks?.holders == [])
    #expect(
      locks?.description.contains("write; no other process is seen to hold a lock, so another connection of this process does") == true)
    try cursor.close()
    try connection.execute("COMMIT")
  }

  @Test func `is seen among more locks than the system lists in one piece`() throws {
    let stage = try LockStage()
    let (other, connection) = (try stage.connect(), try stage.connect())
    try other.execute("BEGIN IMMEDIATE; INSERT INTO t VALUES (4)")
    let crowd = unsafe open(stage.folder.path("crowd"), O_RDWR | O_CREAT, 0o600)
    defer { close(crowd) }
    for number in 0..<300 {  // no two of them touch, or they would be one
      var lock = flock()
      lock.l_type = Int16(F_WRLCK)
      lock.l_start = off_t(2 * number)
      lock.l_len = 1
      try #require(unsafe fcntl(crowd, F_SETLK, &lock) == 0)
    }
    let locks = diagnosis(.busy, where: { $0.holders?.isEmpty == false }) { try connection.execute("BEGIN IMMEDIATE") }
    #expect(locks?.holders?.map(\.lock) == [.write])
  }

  @Test(.enabled(if: SharedLibrary.canBeBuilt), arguments: [JournalMode.delete, .wal])
  func `is another process that writes`(mode: JournalMode) throws {
    let stage = try LockStage(mode)
    let connection = try stage.connect()
    let process = try LockingProcess("BEGIN IMMEDIATE; INSERT INTO t VALUES (4)", on: stage.path, in: stage.folder)
    let locks = diagnosis(.busy, where: { $0.holders?.isEmpty == false }) { try connection.execute("BEGIN IMMEDIATE") }
    #expect(locks?.holders?.map(\.process) == [process.number] && locks?.holders?.map(\.isThisProcess) == [false])
    #expect(locks?.description.hasSuffix("; process \(process.number) holds a write lock on quiz.sqlite") == true)
    process.letGo()
    try connection.execute("BEGIN IMMEDIATE; COMMIT")
  }

  @Test(.enabled(if: SharedLibrary.canBeBuilt), arguments: [JournalMode.delete, .wal])
  func `is another process that reads`(mode: JournalMode) throws {
    let stage = try LockStage(mode)
    let connection = try stage.connect()
    try connection.execute("INSERT INTO t VALUES (4)")
    let process = try LockingProcess("BEGIN; SELECT * FROM t", on: stage.path, in: stage.folder)
    let locks = diagnosis(.busy, where: { $0.holders?.isEmpty == false }) {
      if mode == .wal { try connection.checkpoint(.truncate) } else { try connection.execute("INSERT INTO t VALUES (5)") }
    }
    #expect(locks?.holders?.map(\.process) == [process.number] && locks?.holders?.map(\.lock) == [.read])
    #expect(locks?.description.hasSuffix("; process \(process.number) holds a read lock on quiz.sqlite") == true)
    #expect(try connection.value("SELECT count(*) FROM t", as: Int.self) == 4, "no lock of this process was dropped by looking")
  }
}

@Suite struct `Somebody else who has written and finished` {
  @Test func `is told of a transaction that read before and now writes`() throws {
    let stage = try LockStage(.wal)
    let (other, connection) = (try stage.connect(), try stage.connect())
    try connection.execute("BEGIN")
    #expect(try connection.value("SELECT count(*) FROM t", as: Int.self) == 3)
    try other.execute("INSERT INTO t VALUES (4)")
    let error = expectError(.busySnapshot, "locked") { try connection.execute("INSERT INTO t VALUES (5)") }
    #expect(error?.locks?.holders == nil)
    #expect(
      error?.description.hasSuffix(
        "\n  this connection's transaction: read; another connection has written since this transaction began to read: roll it back and begin it IMMEDIATE"
      )
        == true)
    try connection.execute("ROLLBACK")
  }
}
