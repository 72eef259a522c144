public import SQLiteCalls
import SQLiteCore

/// Replays a ``Cassette`` without SQLite: returns the recorded result of each call, and makes the same callbacks.
///
/// ```swift
/// let sqlite = CassetteReplayingSqlite3Wrapper(try Cassette(text))
/// try Stars(on: sqlite).add(42)
/// try sqlite.finish()
/// ```
///
/// The replay diverges at the first call that differs from the recorded call or has different arguments (``divergence``). That call and
/// each later one fail with `SQLITE_MISUSE` and a message that gives the expected call, the actual call, and the calls before. Open handles
/// can still be closed. The divergence appears in the error of the code under test, ``finish()`` throws it, and a test with the trait
/// `.noMisuse` fails with it.
public final class CassetteReplayingSqlite3Wrapper: CassetteSqlite3Wrapper, @unchecked Sendable {
  let player: Locked<CassettePlayer>
  /// The cassette that is replayed.
  public let cassette: Cassette

  /// Creates a wrapper that replays a cassette once, from its beginning.
  ///
  /// - Parameters:
  ///   - cassette: The cassette to replay.
  ///   - redaction: The redaction that was used for recording, so that arguments are compared in their recorded form.
  public init(_ cassette: Cassette, redaction: CassetteRedaction? = nil) {
    self.cassette = cassette
    player = Locked(CassettePlayer(cassette, redaction: redaction ?? CassetteRedaction.nothing))
    super.init(RefusingSqlite3Wrapper())
  }

  /// The point at which the calls diverged from the cassette; nil as long as they match.
  public var divergence: CassetteDivergence? { player.withLock { $0.divergence } }

  /// Checks that the whole cassette was replayed. Call it when the code under test has ended.
  ///
  /// - Throws: ``CassetteDivergence``: the point at which the calls differed, or the call that is still expected.
  public func finish() throws(CassetteDivergence) {
    if let rest = player.withLock({ $0.rest }) { throw rest }
  }

  /// Whether the recorded library has the function.
  override public func provides(_ call: Sqlite3Call) -> Bool { !cassette.lacking.contains(call) }

  /// Whether the recorded library runs any SQL.
  override public var runsAnySQL: Bool { cassette.runsAnySQL }

  /// Whether the recorded library honors the setting.
  override public func honors(_ setting: OpeningSetting) -> Bool { !cassette.unhonored.contains(setting) }

  override public func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    let arguments = arguments()
    guard let item = player.withLock({ $0.take(call, arguments) }) else { return refuse(call, arguments, failed) }
    for callback in item.inside { play(callback) }
    // The replay does not keep the data, so its destructor is called here.
    if let failed, call.failure.kind == .notPerformedButDestroys { _ = failed(ResultCode.ok.rawValue) }
    release(call, arguments)
    endHooks(of: call, arguments, isDone: item.answer == .integer(0))
    guard player.withLock({ !$0.hasDiverged }) else { return refuse(call, arguments, failed) }
    return answer(item, call, arguments)
  }

  /// Frees the memory that the call releases.
  private func release(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) {
    let bits = call == .sqlite3_free ? arguments.bits(0) : call == .sqlite3_deserialize ? arguments.ownedImage : nil
    guard let bits else { return }
    player.withLock { $0.free(bits) }
  }

  /// Calls the destructors of the callbacks of a connection that a call closes, and of connections that were closed earlier and are
  /// released now, except for callbacks that will still be called.
  private func endHooks(of call: Sqlite3Call, _ arguments: [Sqlite3Argument], isDone: Bool) {
    guard call.handles.takesBack else { return }
    let closes = isDone && (call == .sqlite3_close || call == .sqlite3_close_v2)
    let hooks = registry.withLock { registry in
      registry.removeClosed(closes ? arguments.handle(0) : nil) { player.withLock { $0.callbacksToCome } }
    }
    for hook in hooks { hook.end() }
  }

  /// Returns the result of a call after a divergence: calls fail, but open handles can be closed.
  @inline(never) private func refuse<Answer>(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ failed: ((Int32) -> Answer)?) -> Answer
  {
    release(call, arguments)
    endHooks(of: call, arguments, isDone: true)
    let misuse = ResultCode.misuse.rawValue
    let number: Int32? =
      switch call {
      case .sqlite3_errcode, .sqlite3_extended_errcode: misuse
      case .sqlite3_error_offset: -1
      case .sqlite3_get_autocommit: 1
      default: call.handles.takesBack ? ResultCode.ok.rawValue : nil
      }
    if let number, let answer = exactly(number, Answer.self) { return answer }
    if call == .sqlite3_errmsg || call == .sqlite3_errstr, let divergence {
      return pointer(player.withLock { $0.memory.lend(Array(divergence.description.utf8)) })
    }
    // Code that fails to read a column reads the message from the connection.
    if call == .sqlite3_db_handle { return pointer(CassettePlayer.bits(0)) }
    return failed?(misuse) ?? nothing(Answer.self) ?? pointer(0)
  }

  override public func sqlite3_set_auxdata(
    _ a0: OpaquePointer!, _ N: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: Sqlite3Destructor.Function!
  ) {
    unsafe super.sqlite3_set_auxdata(a0, N, a2, a3)
    player.withLock { unsafe $0.memory.keep(GivenData(a2, a3)) }
  }
}

extension CassetteReplayingSqlite3Wrapper: JudgedDouble {
  /// The point at which the calls differed from the cassette, or the call that is still expected.
  package var findings: [String] { player.withLock { $0.rest }.map { [$0.description] } ?? [] }
}
