import Dispatch
import Foundation
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

/// Right code that gives back its last references a little after it has answered, or whose tasks take turns.
@Suite struct `A sweep over right asynchronous code` {
  private actor Notes {
    private let database: Database

    init(_ database: Database) { self.database = database }

    func add(_ text: String) async throws { try await database.perform { try $0.execute("INSERT INTO note VALUES (\(text))") } }

    func countAudits() async throws -> Int { try await database.perform { try $0.value("SELECT count(*) FROM audit", as: Int.self) } ?? 0 }

    func count() async throws -> Int { try await database.performRead { try $0.value("SELECT count(*) FROM note", as: Int.self) } ?? 0 }
  }

  private let folder: ScratchFolder
  private let path: String

  init() throws {
    folder = try ScratchFolder()
    path = folder.path("notes")
    let made = try Connection(.file(path))
    try made.execute("PRAGMA journal_mode = wal; CREATE TABLE note (text); CREATE TABLE audit (at)")
    try made.close()
  }

  /// Sweeps often, each time another few points.
  private func sweep<Value, Stage>(
    setUp: @escaping (any Sqlite3WrapperProtocol) throws -> Stage,
    _ work: @escaping (any Sqlite3WrapperProtocol, Stage) async throws -> Value
  ) async throws {
    for round in 0..<TestRun.rounds(200, few: 5) {
      let sweep = FaultSweep(over: { Sqlite3Wrapper() }, codes: [.busy, .nomem], seed: UInt64(round), setUp: setUp, work)
      let report = try await sweep.everyCommitIsFine.sampled(3).report()
      #expect(report.isClean && report.rows.count == 4, "round \(round): \(report)")
    }
  }

  @Test func `blames no actor with a database that was there before`() async throws {
    let path = path
    try await sweep(setUp: { try Notes(Database(.file(path), on: $0)) }) { _, notes in
      try await notes.add("a")
      return try await notes.count()
    }
  }

  @Test func `blames no two tasks beside each other`() async throws {
    let path = path
    try await sweep(setUp: { try Database(.file(path), on: $0) }) { _, database in
      async let audit: Void = database.perform { try $0.execute("INSERT INTO audit VALUES (1)") }
      let count = try await database.performRead { try $0.value("SELECT count(*) FROM note", as: Int.self) ?? 0 }
      _ = try await audit
      return count
    }
  }

  @Test func `blames no two tasks on one actor`() async throws {
    let path = path
    try await sweep(setUp: { try Notes(Database(.file(path), on: $0)) }) { _, notes in
      async let added: Void = notes.add("a")
      async let audits = notes.countAudits()
      _ = try await added
      return try await audits
    }
  }

  @Test func `blames no connection on a queue that is left to go by itself`() async throws {
    let path = path
    try await sweep(setUp: { _ in 0 }) { sqlite, _ in
      nonisolated(unsafe) let sqlite = sqlite
      _ = try await withCheckedThrowingContinuation { (done: CheckedContinuation<Int, any Error>) in
        DispatchQueue(label: "notes").async {
          let connection = Result { try unsafe Connection(.file(path), on: sqlite) }
          done.resume(
            with: Result {
              try connection.get().execute("INSERT INTO note VALUES ('a')")
              return try connection.get().value("SELECT count(*) FROM note", as: Int.self) ?? 0
            })
          Thread.sleep(forTimeInterval: 0.001)  // it holds the connection longer than the operation takes to answer
          withExtendedLifetime(connection) {}
        }
      }
    }
  }

  /// Two connections that take turns in another order in each run, as tasks may.
  private func inTurns(_ round: Int, _ pair: [Connection]) throws {
    for place in round.isMultiple(of: 2) ? [0, 1] : [1, 0] {
      try pair[place].execute(SQL(unchecked: "INSERT INTO note VALUES (\(place))"))
    }
  }

  @Test func `blames no other order of the same calls, in code that does not wait as well`() async throws {
    let (path, round) = (path, Locked(0))
    func next() -> Int {
      round.withLock { round in
        round += 1
        return round
      }
    }
    func pair(_ sqlite: any Sqlite3WrapperProtocol) throws -> [Connection] {
      try (0..<2).map { _ in try Connection(.file(path), on: sqlite) }
    }
    let waiting = FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem], modes: [.once], setUp: pair) { _, pair in
      await Task.yield()
      try inTurns(next(), pair)
    }
    let report = try await waiting.everyCommitIsFine.report()
    #expect(report.isClean && report.rows.count > 4, "\(report)")
    let other = try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem], modes: [.once], setUp: pair) { try inTurns(next(), $1) }
      .everyCommitIsFine.report()
    #expect(other.isClean && other.rows.count == report.rows.count, "\(other)")
  }
}
