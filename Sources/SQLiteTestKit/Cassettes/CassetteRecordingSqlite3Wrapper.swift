public import SQLiteCalls
import SQLiteCore

/// Records the calls of a real run for a ``Cassette``, and forwards them.
///
/// ```swift
/// let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
/// try Stars(on: recorder).add(42)
/// print(try recorder.cassette())
/// ```
///
/// The recording holds arguments, results, values stored through pointer arguments, the bytes of texts and blobs, and SQLite's callbacks
/// (functions, collations and hooks) with the calls that they make. A call that a cassette cannot hold is still forwarded, but
/// ``cassette()`` then throws.
///
/// The wrapper must live as long as the connections that it has opened, which a `Connection` ensures.
public final class CassetteRecordingSqlite3Wrapper: CassetteSqlite3Wrapper, @unchecked Sendable {
  override var recording: Locked<CassetteRecording> { tape }
  private let tape: Locked<CassetteRecording>
  private let redaction: CassetteRedaction

  /// Creates a wrapper that records the calls that it forwards.
  ///
  /// - Parameters:
  ///   - inner: The wrapper that performs the calls: a real library.
  ///   - redaction: Removes data that must not be in the cassette; nil to remove nothing.
  ///   - limit: The maximum number of calls to record; 100,000 by default.
  ///   - byteLimit: The maximum total size of texts and blobs, in bytes; 64 MB by default.
  public init(
    _ inner: any Sqlite3WrapperProtocol, redaction: CassetteRedaction? = nil, limit: Int = 100_000, byteLimit: Int = 64 << 20
  ) {
    tape = Locked(CassetteRecording(limit: limit, byteLimit: byteLimit))
    self.redaction = redaction ?? CassetteRedaction.nothing
    super.init(inner)
  }

  /// Returns a cassette of the calls recorded so far.
  ///
  /// - Throws: ``CassetteError``: `.unrecordable`, `.severalThreads` or `.tooLong` after a call that could not be recorded, `.unfinished`
  ///   during a call.
  public func cassette() throws(CassetteError) -> Cassette {
    let (entries, problem) = tape.withLock { ($0.tape.entries, $0.problem) }
    if let problem { throw problem }
    var builder = CassetteBuilder(entries, redaction: redaction)
    let items = try builder.items()
    let version = unsafe inner.sqlite3_libversion().map { unsafe String(cString: $0) }
    return Cassette(
      libraryVersion: version ?? "unknown", lacking: Set(Sqlite3Call.allCases.filter { !inner.provides($0) }),
      unhonored: Set(OpeningSetting.allCases.filter { !inner.honors($0) }), runsAnySQL: inner.runsAnySQL, items: items,
      names: builder.names.all)
  }

  override public func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    let arguments = arguments()
    let places = call.cassetteOuts(arguments)
    let ordinal = tape.withLock { $0.begin(call, arguments, places) }
    let answer = perform()
    guard let ordinal, let places else { return answer }
    let start = call.compiles ? sqlStart : 0
    let (result, outs) = call.captured(answer, arguments, places, bytes: call.byteCount(arguments, in: inner), sqlStart: start)
    tape.withLock { $0.finish(ordinal, result, outs) }
    return answer
  }
}
