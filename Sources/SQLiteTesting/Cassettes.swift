#if canImport(Testing)
import Foundation
public import SQLiteCalls
public import SQLiteDatabase
public import SQLiteTestKit
public import Testing

/// Runs data code over a ``Cassette`` stored beside the test, without SQLite, and fails the test if the code's calls differ from the
/// cassette.
///
/// ```swift
/// @Test func `adding a star`() throws {
///   try withCassette("adding a star") { sqlite in
///     try Stars(on: sqlite).add(42)
///   }
/// }
/// ```
///
/// The file is `Cassettes/<name>.cassette` in the folder of the test source, and belongs in the repository. It is recorded when the tests
/// run with `SQLITEMANAGER_CASSETTES=missing` (only missing cassettes) or `SQLITEMANAGER_CASSETTES=all` (every cassette, after the data
/// code was changed on purpose). The data code then runs over the real wrapper, and a test that recorded a cassette fails with a message.
/// If the code throws, nothing is recorded and an existing file is unchanged.
///
/// The cases of a test share a cassette and must make the same calls: recording a case with different calls throws an error. So does a name
/// that another test uses, or that differs from another name only in case. A cassette in the folder that no test source beside it names is
/// reported as an issue of the first test that runs.
///
/// - Parameters:
///   - name: The name of the file, without its extension: at most 200 bytes, without slashes or control characters, and without a space or
///     dot at the end.
///   - wrapper: The wrapper that performs the calls while the cassette is recorded; by default the real library.
///   - redaction: Removes data that must not be in the file or differs between runs, such as the path of a temporary folder. It is applied
///     after the redaction of the trait `.cassettes(redaction:)`.
///   - path: The source of the test.
///   - sourceLocation: The location of this call in the test.
///   - body: The data code. It receives the wrapper to use.
/// - Returns: The result of the data code.
/// - Throws: The error of the data code; ``CassetteError`` if the cassette cannot be read, written or recorded.
public func withCassette<Result>(
  _ name: String, recording wrapper: @autoclosure () -> any Sqlite3WrapperProtocol = Sqlite3Wrapper(), redaction: CassetteRedaction? = nil,
  path: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation, _ body: (any Sqlite3WrapperProtocol) throws -> Result
) throws -> Result {
  let deck = try CassetteDeck(name, beside: path, recording: wrapper, redaction: redaction, sourceLocation)
  defer { deck.judge() }
  let result = try body(deck.wrapper)
  try deck.save()
  return result
}

/// Runs asynchronous data code over a ``Cassette`` stored beside the test; otherwise like the synchronous version.
public func withCassette<Result>(
  _ name: String, recording wrapper: @autoclosure () -> any Sqlite3WrapperProtocol = Sqlite3Wrapper(), redaction: CassetteRedaction? = nil,
  path: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation, isolation: isolated (any Actor)? = #isolation,
  _ body: (any Sqlite3WrapperProtocol) async throws -> Result
) async throws -> Result {
  let deck = try CassetteDeck(name, beside: path, recording: wrapper, redaction: redaction, sourceLocation)
  defer { deck.judge() }
  let result = try await body(deck.wrapper)
  try deck.save()
  return result
}

/// The path of a test's cassette, and the wrapper that records or replays it.
package struct CassetteDeck {
  /// The cassettes to record: `all`, `missing`, or nil for none.
  @TaskLocal package static var mode = ProcessInfo.processInfo.environment["SQLITEMANAGER_CASSETTES"]
  /// The redaction from the traits of the current test.
  @TaskLocal static var redaction = CassetteRedaction.nothing

  let path: String
  let sourceLocation: SourceLocation
  /// The wrapper that records or replays the cassette.
  let wrapper: any Sqlite3WrapperProtocol & Sendable

  init(
    _ name: String, beside source: String, recording real: () -> any Sqlite3WrapperProtocol, redaction: CassetteRedaction?,
    _ sourceLocation: SourceLocation
  ) throws(CassetteError) {
    self.sourceLocation = sourceLocation
    path = try CassetteFolder.take(name, beside: source, for: Test.current.map { "\($0.id)" } ?? "\(sourceLocation)")
    for unused in CassetteFolder.unused(beside: source) {
      Issue.record("no test has the cassette \(CassetteFolder.path(unused, beside: source)): remove it", sourceLocation: sourceLocation)
    }
    let redaction = Self.redaction.and(redaction ?? CassetteRedaction.nothing)
    let (mode, isThere) = (Self.mode, FileManager.default.fileExists(atPath: path))
    if mode == "all" || mode == "missing" && (!isThere || TestFileName.hasRecorded(at: path)) {
      wrapper = CassetteRecordingSqlite3Wrapper(real(), redaction: redaction)
    } else if isThere {
      wrapper = CassetteReplayingSqlite3Wrapper(try Cassette(contentsOfFile: path), redaction: redaction)
    } else {
      throw .file(path, reason: "there is no such cassette. Run the test once with SQLITEMANAGER_CASSETTES=missing to record it")
    }
  }

  /// Writes the recording, if there is one, and fails the test, because someone must review the recording.
  func save() throws(CassetteError) {
    guard let cassette = try (wrapper as? CassetteRecordingSqlite3Wrapper)?.cassette() else { return }
    if let reason = TestFileName.refusal(ofSecond: cassette.description, at: path) { throw .file(path, reason: reason) }
    try cassette.write(toFile: path)
    Issue.record("the run was recorded in \(path): look at it, and run the test again", sourceLocation: sourceLocation)
  }

  /// Fails the test if the calls differed from the cassette that is replayed.
  func judge() {
    for finding in (wrapper as? CassetteReplayingSqlite3Wrapper)?.findings ?? [] {
      Issue.record("\(finding)", sourceLocation: sourceLocation)
    }
  }
}
#endif
