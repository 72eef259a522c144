import Expectations
import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `The text of a cassette` {
  private static func cassette() throws -> Cassette {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    try read(on: recorder)
    return try recorder.cassette()
  }

  private static func read(on sqlite: any Sqlite3WrapperProtocol) throws {
    let connection = try Connection(.memory, on: sqlite)
    try connection.addFunction("shout") { (text: String) in text.uppercased() }
    _ = try connection.rows("SELECT shout('a\u{301}b'), x'0011', 2.5, '\u{2028}\r\n' UNION ALL SELECT 'x', NULL, -1e300, ''")
    try connection.close()
  }

  private func fails(_ text: String) -> CassetteError? {
    do throws(CassetteError) {
      _ = try Cassette(text)
      return nil
    } catch { return error }
  }

  @Test func `that was cut is refused, wherever`() throws {
    let text = try Self.cassette().description
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for count in 0..<lines.count - 1 {
      let error = fails(lines[..<count].joined(separator: "\n"))
      #expect(error != nil, "cut after \(count) lines")
      if count > 0, case .otherVersion = error { Issue.record("cut after \(count) lines") }
    }
    let characters = Array(text.unicodeScalars)
    for count in stride(from: 0, to: characters.count - 2, by: 7) {
      #expect(fails(String(String.UnicodeScalarView(characters[..<count]))) != nil, "cut after \(count) characters")
    }
  }

  @Test func `of which a line was taken out or put in is refused`() throws {
    let lines = try Self.cassette().description.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.contains("sqlite3_") && !line.hasPrefix("lacks ") {
      var fewer = lines
      fewer.remove(at: index)
      #expect(fails(fewer.joined(separator: "\n")) != nil, "without line \(index + 1)")
      guard !line.hasSuffix("{"), !line.contains("}") else { continue }
      var more = lines
      more.insert(line, at: index)
      #expect(fails(more.joined(separator: "\n")) != nil, "line \(index + 1) twice")
    }
  }

  @Test func `of another form is refused, and says so`() throws {
    let text = try Self.cassette().description
    #expect(fails("\u{FEFF}" + text.replacing("\n", with: "\r\n")) == nil)  // of an editor on another system
    #expect(fails(text.replacing("form 1", with: "form 2")) == .otherVersion("sqlite3 calls, form 2"))
    for text in ["", "\0\0", "<<<<<<< HEAD\n" + text] {
      #expect(fails(text) == .damaged(line: 1, reason: "a cassette begins with \"sqlite3 calls, form 1\""))
    }
    #expect("\(CassetteError.otherVersion("x"))".contains("Record it again"))
  }

  @Test(arguments: [
    ("sqlite3_value_bytes(argument#1.0) = 4", "sqlite3_value_bytes(argument#1.0) = 400", "a text or blob of 4 bytes is recorded with 400"),
    ("sqlite3_step(", "sqlite3_leap(", "no function of that name"), (") = 100", ") = ", "the answer cannot be read"),
    ("(statement#1)", "(statement#1", "the arguments cannot be read"), ("= x'0011'", "= x'001'", "cannot be read"),
    ("library ", "from ", "which library"), (" = 101", " = 101 and more", "handed out cannot be read"),
    ("callback#2.scalar", "callback#2.dance", "no function of that name"),
    ("sqlite3_open_v2(", "callback#2.scalar(", "a callback is not within a call"),
    ("callback#2.scalar(", "sqlite3_step(", "a call can only hold callbacks, and a callback only calls"),
    ("sqlite3_value_bytes(", "callback#2.scalar(", "a call can only hold callbacks, and a callback only calls"),
  ]) func `that was edited is refused with the line`(from: String, to: String, reason: String) throws {
    let text = try Self.cassette().description
    let place = try #require(text.firstRange(of: from), "\(from)")
    guard case .damaged(let line, let found) = fails(String(text[..<place.lowerBound]) + to + text[place.upperBound...]) else {
      Issue.record("\(from) became \(to) unseen")
      return
    }
    #expect(found.contains(reason))
    #expect(line == text[..<place.lowerBound].count { $0.isNewline } + 1)
  }

  /// Where it traps, the process of the test ends.
  @Test func `that was edited to answer a text with a negative number is left where that is asked for`() throws {
    let text = try Self.cassette().description
    let edited = text.replacing(#/(sqlite3_value_text\([^\n]*\)) = ["'][^\n]*/#) { "\($0.1) = -1" }
    #expect(edited != text)
    expectError(.misuse, "the replay left the cassette") { try Self.read(on: CassetteReplayingSqlite3Wrapper(try Cassette(edited))) }
  }

  /// Registers a hook, lets it be called, and removes it.
  private static func commit(on sqlite: any Sqlite3WrapperProtocol, _ heard: @escaping @Sendable () -> Void = {}) throws {
    let connection = try Connection(.memory, on: sqlite)
    let hook = try connection.addCommitHook {
      heard()
      return .commit
    }
    try connection.execute("CREATE TABLE a (b)")
    hook.cancel()
  }

  /// The function of a hook has other parameters than that of another kind, and would read arguments that it is not given.
  @Test func `that was edited to call a hook as one of another kind calls none`() throws {
    let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
    try Self.commit(on: recorder)
    let text = try recorder.cassette().description
    for (call, count) in [("commit()", 1), ("busy(0)", 0), ("progress()", 0)] {
      let calls = Locked(0)
      let edited = text.replacing("callback#2.commit() = 0", with: "callback#2.\(call) = 0")  // the first one waits for locks
      try Self.commit(on: CassetteReplayingSqlite3Wrapper(try Cassette(edited))) { calls.withLock { $0 += 1 } }
      #expect(calls.withLock { $0 } == count, "\(call)")
    }
  }

  @Test func `is recorded by a wrapper that removed hooks do not keep`() throws {
    weak var kept: CassetteRecordingSqlite3Wrapper?
    do {
      let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
      kept = recorder
      var db: OpaquePointer?
      _ = unsafe recorder.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .memory]).rawValue, nil)
      _ = unsafe recorder.sqlite3_commit_hook(db, { _ in 0 }, nil)
      _ = unsafe recorder.sqlite3_commit_hook(db, nil, nil)
      _ = unsafe recorder.sqlite3_close_v2(db)
    }
    #expect(kept == nil)
  }

  /// Whatever was edited, the cassette is either refused or played without a crash.
  @Test func `that was edited at random never leads out of the memory it gives`() throws {
    let bytes = Array(try Self.cassette().description.utf8)
    for round in 0..<TestRun.rounds(2_000, few: 100) {
      var random = SplitMix64(seed: TestRun.seed &+ UInt64(round))
      var edited = bytes
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let place = Int.random(in: 0..<edited.count, using: &random)
        edited[place] = Array("-0123456789 \"'#(){}=nil,x".utf8).randomElement(using: &random) ?? 0
      }
      guard let text = String(validating: edited, as: UTF8.self), let cassette = try? Cassette(text) else { continue }
      let replay = CassetteReplayingSqlite3Wrapper(cassette)
      try? Self.read(on: replay)
    }
  }
}
