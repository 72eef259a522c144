import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch
import SQLiteVirtualTables
import Testing
import SQLiteStorage

/// Data code that uses many facilities of the package, and returns what it saw.
private struct Uses {
  static func everything(on sqlite: any Sqlite3WrapperProtocol) throws -> [String] {
    var seen: [String] = []
    let connection = try Connection(.memory, on: sqlite)
    let update = try connection.addUpdateHook { seen.append("\($0)") }
    let commit = try connection.addCommitHook {
      seen.append("commit")
      return .commit
    }
    let rollback = try connection.addRollbackHook { seen.append("rollback") }
    try connection.addFunction("shout") { (text: String) in text.uppercased() + "!" }
    try connection.addAggregate(
      "total", argumentCount: 1, initial: 0, step: { sum, arguments in sum += try arguments[0, as: Int.self] }, final: { $0 })
    try connection.createCollation(named: "backwards") { (left: String, right: String) -> ComparisonResult in
      left == right ? .orderedSame : left > right ? .orderedAscending : .orderedDescending
    }
    try connection.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, name TEXT COLLATE backwards, light REAL, picture BLOB)")
    for (name, light) in [("Vega", 0.03), ("Sirius", -1.46), ("Deneb\u{0}x", 1.25)] {
      try connection.execute("INSERT INTO star (name, light, picture) VALUES (\(name), \(light), \([UInt8]([0, 255, 1])))")
    }
    seen += try connection.rows("SELECT shout(name), light, picture FROM star ORDER BY name") { row in
      "\(try row[0, as: String.self]) \(try row[1, as: Double.self]) \(try row[2, as: [UInt8].self])"
    }
    seen.append("\(try connection.value("SELECT total(id) FROM star", as: Int.self) ?? 0)")
    do {
      try connection.transaction { try connection.execute("INSERT INTO star (id) VALUES (1)") }
    } catch let error as SQLiteError {
      seen.append("\(error)")
    }
    do { try connection.execute("SELECT nothing FROM star") } catch { seen.append("\(error)") }
    try connection.withBlob(in: "star", column: "picture", rowid: 1) { blob in seen.append("\(try blob.read(0..<3))") }
    update.cancel()
    commit.cancel()
    rollback.cancel()
    try connection.close()
    return seen
  }
}

/// Makes a call on another thread.
private func callElsewhere(_ recorder: CassetteRecordingSqlite3Wrapper) { StartedThread { _ = recorder.sqlite3_threadsafe() }.join() }

@Suite struct `A cassette` {
  private func recorded(_ body: (any Sqlite3WrapperProtocol) throws -> Void) throws -> Cassette {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    try body(recorder)
    return try recorder.cassette()
  }

  @Test func `plays what was recorded, callbacks and errors and all`() throws {
    let plain = try Uses.everything(on: Sqlite3Wrapper())
    #expect(plain.count == 15)
    var recorded: [String] = []
    let cassette = try self.recorded { recorded = try Uses.everything(on: $0) }
    #expect(recorded == plain)
    let replay = CassetteReplayingSqlite3Wrapper(try Cassette(cassette.description))
    #expect(try Uses.everything(on: replay) == plain)
    try replay.finish()
    #expect(replay.divergence == nil)
  }

  @Test func `is the same text each time`() throws {
    let first = try recorded { _ = try Uses.everything(on: $0) }
    for _ in 0..<10 { #expect(try recorded { _ = try Uses.everything(on: $0) }.description == first.description) }
  }

  private final class Counted: @unchecked Sendable {
    let gone: Locked<Int>
    init(_ gone: Locked<Int>) { self.gone = gone }
    deinit { gone.withLock { $0 += 1 } }
  }

  private func sums(on sqlite: any Sqlite3WrapperProtocol, _ gone: Locked<Int>) throws -> [Int] {
    let connection = try Connection(.memory, on: sqlite)
    try connection.addAggregate(
      "total", argumentCount: 1, initial: 0, step: { sum, arguments in sum += try arguments[0, as: Int.self] }, final: { $0 })
    var made = 0
    try connection.addFunction("kept", argumentCount: 1) { arguments in
      _ = try arguments.auxiliary(at: 0) {
        made += 1
        return Counted(gone)
      }
      return made
    }
    let sums = try connection.rows("SELECT total(column1) FROM (VALUES (1), (2), (3), (4), (5)) GROUP BY column1 % 2", as: Int.self)
    let kept = try connection.rows("SELECT kept('constant') FROM (VALUES (1), (2), (3))", as: Int.self)
    try connection.close()
    return sums + kept
  }

  @Test func `gives each group of an aggregate a state of its own, and keeps and frees what functions keep for themselves`() throws {
    let gone = Locked(0)
    var sums: [Int] = []
    let cassette = try recorded { sums = try self.sums(on: $0, gone) }
    #expect(sums == [6, 9, 1, 1, 1])
    #expect(cassette.description.contains("aggregate#2"))
    let before = gone.withLock { $0 }
    #expect(before == 1)
    try {
      let replay = CassetteReplayingSqlite3Wrapper(cassette)
      #expect(try self.sums(on: replay, gone) == [6, 9, 1, 1, 1])
      try replay.finish()
    }()
    #expect(gone.withLock { $0 } == 2)
  }

  /// The words for what the code saw, or its error.
  private func outcome(on sqlite: any Sqlite3WrapperProtocol) -> [String] {
    do { return try Uses.everything(on: sqlite) } catch { return ["\(error)"] }
  }

  @Test(arguments: [true, false]) func `plays a run in which any call fails, once and from there on for ever`(once: Bool) throws {
    let counter = CountingSqlite3Wrapper(Sqlite3Wrapper())
    _ = try Uses.everything(on: counter)
    for number in TestRun.sample(of: counter.total, few: 10) {
      let faults = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: once ? .once(at: number) : .forever(from: number))
      let recorder = CassetteRecordingSqlite3Wrapper(faults)
      let recorded = outcome(on: recorder)
      let replay = CassetteReplayingSqlite3Wrapper(try Cassette(recorder.cassette().description))
      #expect(outcome(on: replay) == recorded, "call \(number)")
      #expect(throws: Never.self, "call \(number)") { try replay.finish() }
    }
  }

  @Test func `is a text that people read`() throws {
    let cassette = try recorded { sqlite in
      let connection = try Connection(.memory, on: sqlite)
      #expect(try connection.value("SELECT 'say \"ho\"', 1.5, x'00FF', NULL") == "say \"ho\"")
      try connection.close()
    }
    let text = cassette.description
    #expect(text.hasPrefix("sqlite3 calls, form 1\nlibrary \(try Connection(.memory, on: Sqlite3Wrapper()).libraryVersion)"))
    #expect(text.contains("\nsqlite3_step(statement#1) = 100\n"))
    #expect(text.contains(#" = "say \"ho\""#))
    #expect(text.hasSuffix("\n\nend of \(cassette.callCount) calls\n"))
  }

  @Test func `is refused where calls cannot be recorded, and the calls are made all the same`() throws {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: recorder)
    _ = unsafe recorder.sqlite3_randomness(0, nil)
    #expect(try connection.value("SELECT 1") == 1)
    #expect(throws: CassetteError.unrecordable(.sqlite3_randomness)) { try recorder.cassette() }
  }

  @Test func `is refused when it becomes too long`() throws {
    for (limit, byteLimit) in [(10, 64 << 20), (100_000, 10)] {
      let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper(), limit: limit, byteLimit: byteLimit)
      try Connection(.memory, on: recorder).execute("SELECT 1")
      #expect(throws: CassetteError.tooLong(calls: limit, bytes: byteLimit)) { try recorder.cassette() }
    }
  }

  @Test func `is refused while a call runs, and when two threads call at the same time`() throws {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: recorder)
    var inside: [CassetteError] = []
    try connection.addFunction("ask") { () -> Int in
      do throws(CassetteError) { _ = try recorder.cassette() } catch { inside.append(error) }
      return 1
    }
    #expect(try connection.value("SELECT ask()") == 1)
    #expect(inside == [.unfinished(.sqlite3_step)])
    _ = try recorder.cassette()
    try connection.addFunction("elsewhere") { () -> Int in
      callElsewhere(recorder)
      return 1
    }
    #expect(try connection.value("SELECT elsewhere()") == 1)
    #expect(throws: CassetteError.severalThreads(.sqlite3_threadsafe)) { try recorder.cassette() }
  }
}
