import Expectations
import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Testing

@Suite struct `A replay that leaves its cassette` {
  /// Data code about stars, whose calls differ by its arguments as they would after a change of the code.
  private func stars(on sqlite: any Sqlite3WrapperProtocol, name: String = "Vega", andMore: Bool = false) throws {
    let connection = try Connection(.memory, on: sqlite)
    try connection.execute("CREATE TABLE star (name)")
    try connection.execute("INSERT INTO star VALUES (\(name))")
    if andMore { try connection.execute("DELETE FROM star") }
    try connection.close()
  }

  private func replay() throws -> CassetteReplayingSqlite3Wrapper {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    try stars(on: recorder)
    return CassetteReplayingSqlite3Wrapper(try Cassette(recorder.cassette().description))
  }

  @Test func `says what was expected, what came, and the calls before`() throws {
    let replay = try replay()
    let error = try #require(throws: SQLiteError.self) { try stars(on: replay, name: "Deneb") }
    let divergence = try #require(replay.divergence)
    #expect(error.code == .misuse)
    #expect(error.message.hasSuffix(divergence.description))
    #expect(divergence.expected?.hasPrefix(#"sqlite3_bind_text(statement#2, 1, "Vega", 4"#) == true)
    #expect(divergence.came?.hasPrefix(#"sqlite3_bind_text(statement#2, 1, "Deneb", 5"#) == true)
    #expect(divergence.before.last == "sqlite3_stmt_readonly(statement#2) = 0")
    #expect(divergence.before.count == 8 && divergence.line == divergence.callCount + 4 + replay.cassette.lacking.count)
    #expect(throws: divergence) { try replay.finish() }
  }

  @Test func `says what came when nothing was expected, and what did not come`() throws {
    let longer = try replay()
    expectError(.misuse, "the replay left the cassette") { try stars(on: longer, andMore: true) }
    #expect(longer.divergence?.came?.contains("DELETE FROM star") == true)
    let shorter = try replay()
    _ = try Connection(.memory, on: shorter)
    #expect(shorter.divergence?.came?.hasPrefix("sqlite3_") == true)  // closed without a statement
    let unused = try replay()
    let rest = try #require(throws: CassetteDivergence.self) { try unused.finish() }
    #expect(
      rest.came == nil && rest.callCount == 0
        && rest.expected == "sqlite3_libversion_number() = \(Sqlite3Wrapper().sqlite3_libversion_number())")
    #expect(rest.description.contains("came:     nothing, the code has ended"))
  }

  @Test func `is one when a callback makes other calls, makes fewer, or answers otherwise`() throws {
    func ask(on sqlite: any Sqlite3WrapperProtocol, reads: Bool, commits: CommitDecision = .commit) throws -> String? {
      let connection = try Connection(.memory, on: sqlite)
      try connection.addFunction("f", argumentCount: 1) { arguments in try reads ? arguments[0, as: Int.self] : 0 }
      let hook = try connection.addCommitHook { commits }
      try connection.execute("CREATE TABLE a (b)")
      hook.cancel()
      return try connection.value("SELECT f(7)", as: Int.self).map { "\($0)" }
    }
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    #expect(try ask(on: recorder, reads: true) == "7")
    let cassette = try recorder.cassette()
    let same = CassetteReplayingSqlite3Wrapper(cassette)
    #expect(try ask(on: same, reads: true) == "7")
    #expect(same.divergence == nil)
    let lazy = CassetteReplayingSqlite3Wrapper(cassette)
    expectError(.misuse, "the replay left the cassette") { try ask(on: lazy, reads: false) }
    #expect(lazy.divergence?.expected?.hasPrefix("sqlite3_value_") == true)
    let other = CassetteReplayingSqlite3Wrapper(cassette)
    expectError(.misuse, "the replay left the cassette") { try ask(on: other, reads: true, commits: .rollback) }
    #expect(other.divergence?.expected == "callback#1.commit() = 0" || other.divergence?.came?.hasSuffix("commit() = 1") == true)
  }

  @Test func `leaves nothing behind, though callbacks were still to come`() throws {
    func ask(on sqlite: any Sqlite3WrapperProtocol, _ sql: SQL) throws {
      let connection = try Connection(.memory, on: sqlite)
      try connection.addFunction("f", argumentCount: 0) { _ in 7 }
      _ = try connection.value(sql, as: Int.self)
    }
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    try ask(on: recorder, "SELECT f()")
    let cassette = try recorder.cassette()
    weak var kept: CassetteReplayingSqlite3Wrapper?
    do {
      let replay = CassetteReplayingSqlite3Wrapper(cassette)
      kept = replay
      expectError(.misuse, "the replay left the cassette") { try ask(on: replay, "SELECT 1") }
      #expect(replay.divergence?.came?.contains("SELECT 1") == true)
    }
    #expect(kept == nil)
  }

  @Test func `is one when another handle is meant, and when a callback ends before it has made all its calls`() throws {
    func run(on sqlite: any Sqlite3WrapperProtocol, other: Bool = false, asks: Bool = true) throws {
      let connection = try Connection(.memory, on: sqlite)
      let hook = try connection.addCommitHook {
        if asks { _ = sqlite.sqlite3_threadsafe() }
        return .commit
      }
      try connection.execute("CREATE TABLE a (b)")
      hook.cancel()
      var statements: [OpaquePointer?] = unsafe [nil, nil]
      for place in 0..<2 { unsafe #expect(sqlite.sqlite3_prepare_v3(connection.handle, "SELECT 1", -1, 0, &statements[place], nil) == 0) }
      unsafe #expect(sqlite.sqlite3_step(statements[other ? 1 : 0]) == (other ? ResultCode.misuse : .row).rawValue)
      unsafe statements.forEach { unsafe #expect(sqlite.sqlite3_finalize($0) == 0) }
      try connection.close()
    }
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    try run(on: recorder)
    let cassette = try recorder.cassette()
    let mixedUp = CassetteReplayingSqlite3Wrapper(cassette)
    try run(on: mixedUp, other: true)
    #expect(mixedUp.divergence?.expected?.hasPrefix("sqlite3_step(statement#2)") == true)
    #expect(mixedUp.divergence?.came == "sqlite3_step(statement#3)")
    let silent = CassetteReplayingSqlite3Wrapper(cassette)
    expectError(.misuse, "the replay left the cassette") { try run(on: silent, asks: false) }
    #expect(silent.divergence?.expected?.hasPrefix("sqlite3_threadsafe()") == true && silent.divergence?.came == nil)
  }

  /// Data code whose calls have numbers behind texts that are no values.
  private func numbers(rowid: Int64 = 1, mode: Int32 = 0, count: Int32 = 1, on sqlite: any Sqlite3WrapperProtocol) throws {
    let connection = try Connection(.memory, on: sqlite)
    try connection.execute("CREATE TABLE star (name)")
    try connection.execute("INSERT INTO star VALUES ('Vega'), ('Mira')")
    let db = unsafe connection.handle
    var blob: OpaquePointer?
    _ = unsafe sqlite.sqlite3_blob_open(db, "main", "star", "name", rowid, 0, &blob)
    _ = unsafe sqlite.sqlite3_blob_close(blob)
    _ = unsafe sqlite.sqlite3_wal_checkpoint_v2(db, "main", mode, nil, nil)
    _ = unsafe sqlite.sqlite3_create_function_v2(db, "f", count, 1, nil, { _, _, _ in }, nil, nil, nil)
    try connection.close()
  }

  @Test func `is one where a number behind a name is another one, and the values are redacted`() throws {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper(), redaction: .values)
    try numbers(on: recorder)
    let cassette = try recorder.cassette()
    func expect(_ call: String?, _ run: (any Sqlite3WrapperProtocol) throws -> Void) {
      let replay = CassetteReplayingSqlite3Wrapper(cassette, redaction: .values)
      try? run(replay)
      #expect(replay.divergence?.expected?.split(separator: "(").first.map { String($0) } == call)
    }
    expect(nil) { try numbers(on: $0) }
    expect("sqlite3_blob_open") { try numbers(rowid: 2, on: $0) }
    expect("sqlite3_wal_checkpoint_v2") { try numbers(mode: 1, on: $0) }
    expect("sqlite3_create_function_v2") { try numbers(count: 2, on: $0) }
  }

  @Test func `is one where a text has other bytes, although Swift finds both equal`() throws {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    try stars(on: recorder, name: "\u{212B}")
    let replay = CassetteReplayingSqlite3Wrapper(try recorder.cassette())
    expectError(.misuse, "the replay left the cassette") { try stars(on: replay, name: "A\u{30A}") }  // three bytes, too
    #expect(replay.divergence?.expected?.hasPrefix("sqlite3_bind_text(") == true)
  }

  @Test func `at a read of a column says so in the error of the code`() throws {
    func value<Value: SQLiteConvertible>(as type: Value.Type, on sqlite: any Sqlite3WrapperProtocol, at column: Int) throws -> Value? {
      try Connection(.memory, on: sqlite).row("SELECT 41 + 1, 'a'") { row in try row[column, as: type] }
    }
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    #expect(try value(as: Int.self, on: recorder, at: 0) == 42)
    let cassette = try recorder.cassette()
    func expectWords(_ work: (any Sqlite3WrapperProtocol) throws -> Void) throws {
      let error = try #require(throws: (any Error).self) { try work(CassetteReplayingSqlite3Wrapper(cassette)) }
      #expect("\(error)".contains("the replay left the cassette"), "\(error)")
    }
    try expectWords { _ = try value(as: String.self, on: $0, at: 1) }
    try expectWords { _ = try value(as: [UInt8].self, on: $0, at: 0) }
  }

  @Test func `names the redaction where a time or a folder of the run is what differs`() throws {
    func add<Value: SQLiteBindable>(_ value: Value, on sqlite: any Sqlite3WrapperProtocol) throws {
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE star (at)")
      try connection.execute("INSERT INTO star VALUES (\(value))")
      try connection.close()
    }
    func expect<Value: SQLiteBindable>(_ words: String?, _ one: Value, _ other: Value, isTakenOut: Bool = true) throws {
      let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
      try add(one, on: recorder)
      let replay = CassetteReplayingSqlite3Wrapper(try recorder.cassette())
      expectError(.misuse, "the replay left the cassette") { try add(other, on: replay) }
      let lines = "\(try #require(replay.divergence))".split(separator: "\n").suffix(2)
      #expect(lines.last == "If the code was changed on purpose, record the cassette again")
      #expect(lines.first?.contains(words ?? "redaction") == (words != nil), "\(lines)")
      let redacting = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper(), redaction: .timesAndPaths)
      try add(one, on: redacting)
      let played = CassetteReplayingSqlite3Wrapper(try redacting.cassette(), redaction: .timesAndPaths)
      if words == nil || !isTakenOut {
        expectError(.misuse, "the replay left the cassette") { try add(other, on: played) }
        return
      }
      try add(other, on: played)
      try played.finish()
    }
    try expect("A time", Date(timeIntervalSince1970: 1_764_150_000), Date(timeIntervalSince1970: 1_764_150_777))
    try expect("A time", 1_764_150_000, 1_764_150_777)
    try expect("A time", 1_764_150_000_123, 1_764_150_777_456)
    try expect("A time", 2_461_006.5, 2_461_007.25)
    try expect("A UUID", UUID(), UUID(), isTakenOut: false)
    let folder = FileManager.default.temporaryDirectory
    try expect("A path", folder.appending(path: "one/a.sqlite").path, folder.appending(path: "other/a.sqlite").path)
    try expect(nil, "Vega", "Deneb")
    try expect(nil, 42, 43)
  }

  @Test func `fails a test by itself`() async throws {
    let found = Locked<[String]>([])
    let cassette = try replay().cassette
    try await withKnownIssue {
      let test = try #require(Test.current)
      try await DoublesInTest.$current.withValue(nil) {
        let trait: DoublesTrait = .noMisuse
        try await trait.provideScope(for: test, testCase: Test.Case.current) {
          try? self.stars(on: CassetteReplayingSqlite3Wrapper(cassette), name: "Deneb")
          try self.stars(on: CassetteReplayingSqlite3Wrapper(cassette))
        }
      }
    } matching: { issue in
      found.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    #expect(found.withLock { $0.count } == 1 && found.withLock { $0[0].contains("Deneb") })
  }
}
