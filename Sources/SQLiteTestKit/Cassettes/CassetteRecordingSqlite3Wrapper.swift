public import SQLiteCalls
import SQLiteCore

/// Records the calls of a real run for a ``Cassette``, and passes them on.
///
/// ```swift
/// let recorder = CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper())
/// try Stars(on: recorder).add(42)
/// print(try recorder.cassette())
/// ```
///
/// The recording holds arguments, answers, the values handed out, the bytes of texts and blobs, and the callbacks of SQLite: functions, collations and hooks,
/// with the calls that they make. A call that a cassette cannot hold is passed on all the same, and ``cassette()`` throws.
///
/// It must live as long as the connections that it has opened; a `Connection` sees to that.
public final class CassetteRecordingSqlite3Wrapper: CassetteSqlite3Wrapper, @unchecked Sendable {
  private let recording: Locked<CassetteRecording>
  private let redaction: CassetteRedaction
  /// The start of the SQL that is being compiled, so that the place of the rest can be recorded as a number.
  private let sqlStart = Locked<UInt>(0)

  /// A wrapper that records what passes.
  ///
  /// - Parameters:
  ///   - inner: The wrapper that answers: a real one.
  ///   - redaction: The redaction that takes out the data that must not stand in the cassette; nothing is taken out unless given.
  ///   - limit: How many calls may be recorded; 100,000 unless given.
  ///   - byteLimit: How many bytes the texts and blobs of the calls may have together; 64 MB unless given.
  public init(
    _ inner: any Sqlite3WrapperProtocol, redaction: CassetteRedaction? = nil, limit: Int = 100_000, byteLimit: Int = 64 << 20
  ) {
    recording = Locked(CassetteRecording(limit: limit, byteLimit: byteLimit))
    self.redaction = redaction ?? CassetteRedaction.nothing
    super.init(inner)
  }

  /// The cassette of the calls that were recorded so far.
  ///
  /// - Throws: ``CassetteError``: `.unrecordable`, `.severalThreads`, `.tooLong` when a call came that could not be recorded, `.unfinished` while a call runs.
  public func cassette() throws(CassetteError) -> Cassette {
    let (entries, problem) = recording.withLock { ($0.tape.entries, $0.problem) }
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
    let ordinal = recording.withLock { $0.begin(call, arguments, places) }
    let answer = perform()
    guard let ordinal, let places else { return answer }
    let start = call.compiles ? sqlStart.withLock { $0 } : 0
    let (result, outs) = call.captured(answer, arguments, places, bytes: call.byteCount(arguments, in: inner), sqlStart: start)
    recording.withLock { $0.finish(ordinal, result, outs) }
    return answer
  }

  override func compile(
    _ sql: UnsafePointer<CChar>?, _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>?, _ perform: () -> Int32
  ) -> Int32 {
    let outer = sqlStart.withLock { start in  // a callback may compile another text while SQLite compiles this one
      defer { start = UInt(bitPattern: sql) }
      return start
    }
    defer { sqlStart.withLock { $0 = outer } }
    return perform()
  }

  override func noteCallback(_ number: Int, _ role: CallbackRole, _ arguments: () -> [Sqlite3Argument]) -> Int? {
    let arguments = arguments()
    return recording.withLock { $0.begin(.callback(number, role), arguments) }
  }

  override func noteAnswer(_ answer: Int32?, of ordinal: Int) {
    recording.withLock { $0.finish(ordinal, answer.map { .integer(Int64($0)) }) }
  }
}
