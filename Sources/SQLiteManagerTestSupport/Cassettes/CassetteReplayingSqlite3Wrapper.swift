public import SQLiteCalls
import SQLiteCore

/// Plays a ``Cassette``: answers each call as the library did when it was recorded, and calls back what it called, without SQLite.
///
/// ```swift
/// let sqlite = CassetteReplayingSqlite3Wrapper(try Cassette(text))
/// try Stars(on: sqlite).add(42)
/// try sqlite.finish()
/// ```
///
/// At the first call that is another one, or has other arguments, the replay has left the cassette: that call and each one after it fails with
/// `SQLITE_MISUSE` and a message that says what was expected, what came, and the calls before (``divergence``); what is still open can be closed. So the error of
/// the data code tells it, ``finish()`` throws it, and a test with the trait `.noMisuse` fails with it.
public final class CassetteReplayingSqlite3Wrapper: CassetteSqlite3Wrapper, @unchecked Sendable {
  let player: Locked<CassettePlayer>
  /// What is played.
  public let cassette: Cassette
  /// How many bytes of the SQL were read that was compiled last.
  private let tail = Locked<Int64?>(nil)

  /// A wrapper that plays a cassette once, from its beginning.
  ///
  /// - Parameters:
  ///   - cassette: What is played.
  ///   - redaction: The one that it was recorded with, so that arguments are compared as they stand in it.
  public init(_ cassette: Cassette, redaction: CassetteRedaction? = nil) {
    self.cassette = cassette
    player = Locked(CassettePlayer(cassette, redaction: redaction))
    super.init(RefusingSqlite3Wrapper())
  }

  /// Where the calls were no longer those of the cassette; nil as long as they are.
  public var divergence: CassetteDivergence? { player.withLock { $0.divergence } }

  /// Looks whether all was played, when the code under test has ended.
  ///
  /// - Throws: ``CassetteDivergence``: where the calls were others, or what was still to come.
  public func finish() throws(CassetteDivergence) {
    if let rest = player.withLock({ $0.rest }) { throw rest }
  }

  /// As in the library that was recorded.
  override public func provides(_ call: Sqlite3Call) -> Bool { !cassette.lacking.contains(call) }

  /// As in the library that was recorded.
  override public var runsAnySQL: Bool { cassette.runsAnySQL }

  /// As by the library that was recorded.
  override public func honors(_ setting: OpeningSetting) -> Bool { !cassette.unhonored.contains(setting) }

  override var callsDestructors: Bool { true }

  override public func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    let arguments = arguments()
    guard let item = player.withLock({ $0.take(call, arguments) }) else { return refuse(call, arguments, failed) }
    for callback in item.inside { play(callback) }
    // What came with the data is given up.
    if let failed, call.failureKind == .notPerformedButDestroys { _ = failed(ResultCode.ok.rawValue) }
    release(call, arguments)
    guard player.withLock({ !$0.hasDiverged }) else { return refuse(call, arguments, failed) }
    return answer(item, call, arguments)
  }

  /// Frees what the call gives back.
  private func release(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) {
    let bits = call == .sqlite3_free ? arguments.bits(0) : call == .sqlite3_deserialize ? arguments.ownedImage : nil
    guard let bits else { return }
    player.withLock { $0.free(bits) }
  }

  /// What is answered when the replay has left the cassette: calls fail, and what is open can be closed.
  @inline(never) private func refuse<Answer>(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ failed: ((Int32) -> Answer)?) -> Answer
  {
    release(call, arguments)
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
    // Whoever cannot read a column asks the connection for the words.
    if call == .sqlite3_db_handle { return pointer(CassettePlayer.bits(0)) }
    return failed?(misuse) ?? nothing(Answer.self) ?? pointer(0)
  }

  /// Notes where the SQL goes on that was not read.
  func noteTail(_ offset: Int64?) { tail.withLock { $0 = offset } }

  override func compile(
    _ sql: UnsafePointer<CChar>?, _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>?, _ perform: () -> Int32
  ) -> Int32 {
    let code = perform()
    let offset = self.tail.withLock { $0.take() }
    if let offset, let sql = unsafe sql { unsafe tail?.pointee = unsafe sql + Int(offset) }
    return code
  }

  override public func sqlite3_set_auxdata(
    _ a0: OpaquePointer!, _ N: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: Sqlite3Destructor.Function!
  ) {
    unsafe super.sqlite3_set_auxdata(a0, N, a2, a3)
    player.withLock { unsafe $0.memory.keep(GivenData(a2, a3)) }
  }
}

extension CassetteReplayingSqlite3Wrapper: JudgedDouble {
  /// Where the calls were others than in the cassette, or what was still to come.
  package var findings: [String] { player.withLock { $0.rest }.map { [$0.description] } ?? [] }
}
