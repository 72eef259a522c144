#if Tool
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

/// A database that the tool takes a while to copy.
private struct LargeSample {
  let sample: Sample
  let output: ScratchFolder
  let temporary: ScratchFolder

  init() throws {
    sample = try Sample("CREATE TABLE t (a INTEGER PRIMARY KEY, b)")
    let connection = try Connection(.file(sample.path))
    try connection.transaction { for row in 1...2_700 { try connection.execute("INSERT INTO t VALUES (\(row), zeroblob(3000))") } }
    try connection.close()
    output = try ScratchFolder()
    temporary = try ScratchFolder()
  }

  /// Whether a file is of the thread sanitizer, which makes one for a moment before the tool begins, and there a signal ends it as any program.
  private static func isSanitizers(_ name: String) -> Bool { name.hasPrefix("tsan.rodata.") }

  /// The sizes of the files below a folder.
  private static func sizes(below folder: ScratchFolder) -> [String: Int] {
    var sizes: [String: Int] = [:]
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder.url.path)) ?? [] where !isSanitizers(name) {
      let facts = try? FileManager.default.attributesOfItem(atPath: folder.path(name))  // it may be gone by now
      if facts?[.type] as? FileAttributeType == .typeRegular { sizes[name] = (facts?[.size] as? Int) ?? 0 }
    }
    return sizes
  }

  /// Runs the tool and sends a signal as soon as a file below a folder has so many bytes.
  ///
  /// - Returns: The signal by which the tool has ended; nil when it was faster.
  func run(_ arguments: [String], _ signal: Int32, whenBelow folder: ScratchFolder, bytes: Int) throws -> Int32? {
    let process = Process()
    process.executableURL = try BuiltProduct.url("sqlite-manager")
    process.arguments = arguments
    let environment = ["ASAN_OPTIONS": "detect_leaks=0", "TMPDIR": temporary.url.path(percentEncoded: false)]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try Self.runUnblocked(process)
    while process.isRunning, !Self.sizes(below: folder).contains(where: { !$0.key.hasSuffix(".lock") && $0.value >= bytes }) {}
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }

  /// Whether a backup is whole.
  func hasWholeCopy(_ name: String) -> Bool {
    let copy = output.path(name)
    return FileManager.default.fileExists(atPath: copy) && (try? Connection(.file(copy)).count("t")) == 2_700
  }

  /// Starts a process that gets its signals: it inherits the blocked signals of this thread, and on a thread of Dispatch all are blocked.
  private static func runUnblocked(_ process: Process) throws {
    var (signals, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  /// Sends both signals at several points, each until one comes before the end, and expects that nothing is left.
  ///
  /// - Parameter isDone: Whether the tool had done its work when a signal ended it, on its way out; unless given, whether a backup is whole.
  func expectNothingLeft(
    _ arguments: [String], whenBelow folder: ScratchFolder, atBytes points: [Int], but kept: Set<String> = [],
    isDone: (() throws -> Bool)? = nil
  ) throws {
    // A shell without job control starts what is in its background, as this test may be, with SIGINT switched off.
    _ = signal(SIGINT, SIG_DFL)
    for bytes in points {
      for number in [SIGINT, SIGTERM] {
        var ended: Int32?
        for _ in 0..<50 where ended == nil {
          ended = try run(arguments, number, whenBelow: folder, bytes: bytes)
          if try isDone?() ?? hasWholeCopy("b") { ended = nil }
          if ended == nil { for name in try output.contents { try FileManager.default.removeItem(atPath: output.path(name)) } }
        }
        #expect(ended == number, "\(arguments[0]), \(bytes) bytes")
        let left = Set(try FileManager.default.subpathsOfDirectory(atPath: output.url.path))
        #expect(left.isSubset(of: kept), "\(arguments[0]), \(bytes) bytes")
        let temporaries = try temporary.contents.filter { !Self.isSanitizers($0) }
        #expect(temporaries == [], "\(arguments[0]), \(bytes) bytes")
      }
    }
  }
}

@Suite struct `A signal that ends the tool` {
  private let large: LargeSample

  init() throws { large = try LargeSample() }

  @Test func `leaves nothing of a backup, and no trap for the next file of its name`() throws {
    let before = try large.sample.snapshot()
    let copy = large.output.path("b")
    try large.expectNothingLeft(["backup", large.sample.path, copy], whenBelow: large.output, atBytes: [0, 1, 3_000_000, 6_000_000])
    #expect(try large.sample.snapshot() == before)
    try FileManager.default.copyItem(atPath: large.sample.path, toPath: copy)
    #expect(try Connection(.file(copy)).count("t") == 2_700)
  }

  @Test func `leaves nothing of a difference`() throws {
    let other = try Sample("CREATE TABLE t (a INTEGER PRIMARY KEY, b)")
    func arguments(_ output: String) -> [String] { ["diff", other.path, large.sample.path, "--output", output] }
    let whole = other.folder.path("whole")
    #expect(try Tool.run(arguments(whole)).status == 0)
    try large.expectNothingLeft(arguments(large.output.path("b")), whenBelow: large.temporary, atBytes: [0, 3_000_000]) {
      FileManager.default.contentsEqual(atPath: whole, andPath: large.output.path("b"))
    }
  }

  @Test func `leaves nothing of a database that is made of rows that are still to come`() throws {
    try large.expectNothingLeft(["insert", large.output.path("b"), "t", "--create"], whenBelow: large.output, atBytes: [0])
  }

  @Test func `leaves nothing of a recording`() throws {
    let endless = "SELECT count(*) FROM t AS a, t AS b, t AS c"
    try large.expectNothingLeft(
      ["record", large.sample.path, "--output", large.output.path("b"), "--", endless], whenBelow: large.temporary, atBytes: [0, 8_000_000])
  }

  @Test func `leaves nothing of a private copy`() throws {
    let connection = try Connection(.file(large.sample.path))
    try connection.execute("PRAGMA journal_mode = WAL")
    try connection.execute("INSERT INTO t VALUES (0, 0)")  // the log stays, so the file is looked at through a copy
    try large.expectNothingLeft(["check", large.sample.path], whenBelow: large.temporary, atBytes: [1, 4_000_000])
    try connection.close()
  }

  @Test func `leaves nothing of a database that is installed for the first time, but the file that is its lock`() throws {
    let folder = large.output.path("app")
    try large.expectNothingLeft(
      ["install", large.sample.path, "--into", folder], whenBelow: large.output, atBytes: [0, 2_000_000],
      but: ["app", "app/.a.sqlite.lock"], isDone: { large.hasWholeCopy("app/a.sqlite") })
    #expect(try Tool.run(["install", large.sample.path, "--into", folder]).status == 0)
  }
}

@Suite struct `A file that the tool makes` {
  @Test func `takes no name that something has, be it a link that leads nowhere`() throws {
    try Self.expectRefusal { file, output in ["record", file, "--output", output, "--", "SELECT 1"] }
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3session_create))) func `takes none for a difference, either`() throws {
    try Self.expectRefusal { file, output in ["diff", file, file, "--output", output] }
  }

  private static func expectRefusal(of command: (_ file: String, _ output: String) -> [String]) throws {
    let sample = try Sample("CREATE TABLE t (a INTEGER PRIMARY KEY)")
    let output = sample.folder.path("out")
    try FileManager.default.createSymbolicLink(atPath: output, withDestinationPath: "elsewhere")
    #expect(try Tool.run(command(sample.path, output)).errors.contains("\(output): there is a file of this name"))
    let missing = try Tool.run(command(sample.path, sample.folder.path("no/folder")))
    #expect(missing.status == 1 && missing.errors.contains("no/folder"), "\(missing)")
    #expect(try sample.folder.contents == ["a.sqlite", "out"])
  }

  @Test func `is no copy where the journal of a database lies that is gone`() throws {
    let sample = try Sample("CREATE TABLE t (a)")
    let copy = sample.folder.path("b")
    try Data("left".utf8).write(to: URL(filePath: copy + "-journal"))
    #expect(try Tool.errors("backup", sample.path, copy).contains("there is \(copy)-journal, left over from a database that is gone"))
    #expect(try sample.folder.contents == ["a.sqlite", "b-journal"])
  }
}
#endif
