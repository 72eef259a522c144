public import SQLiteCalls
import SQLiteCore

/// Makes chosen calls fail as SQLite itself would let them fail, and passes all others on.
///
/// How a call fails is in its ``Sqlite3Failure``: mostly it is not performed; some are performed and then reported as failed, so that nothing is
/// lost that SQLite would have given back; some answer nil. Calls that cannot fail never do, nor do those that fail only for cause: closing with
/// something unfinished is refused by the wrapper within. They are not counted. A failed call hands out nil, and calls the destructor it was given,
/// where SQLite does. A failed open hands out a connection that answers SQLITE_MISUSE to whoever compiles or runs SQL on it; with SQLITE_NOMEM it
/// hands out none.
///
/// An injected error is what `sqlite3_errcode`, `sqlite3_extended_errcode`, `sqlite3_errmsg` and `sqlite3_error_offset` (-1) then answer for its
/// connection, until the next call of that one which can fail. After an injected failure of `sqlite3_step`, the next `sqlite3_reset` or
/// `sqlite3_finalize` of that statement is performed and repeats the code, once, as in SQLite. <https://sqlite.org/c3ref/reset.html>
///
/// Without extended result codes a caller sees the low 8 bits of a code, except from `sqlite3_extended_errcode`.
/// It may be used from several threads when the wrapper within may.
open class FaultInjectingSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let state: Locked<FaultState>
  private let message = Locked<OwnedText?>(nil)

  /// A wrapper that follows a plan.
  ///
  /// - Parameter inner: Where calls that do not fail go: the real library, or a mock.
  public init(_ inner: any Sqlite3WrapperProtocol, plan: FaultPlan = .none) {
    state = Locked(FaultState(plan))
    super.init(inner)
  }

  /// Which calls fail. A new plan counts from 1 again and forgets ``injected``.
  public var plan: FaultPlan {
    get { state.withLock { $0.plan } }
    set { state.withLock { $0.restart(newValue) } }
  }

  /// How many calls that can fail were made under this plan, failed ones included.
  public var failableCalls: Int { state.withLock { $0.failableCalls } }

  /// The calls that were made to fail under this plan, in order.
  public var injected: [InjectedFault] { state.withLock { $0.injected } }

  // MARK: The funnel

  override open func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    guard let failed, call.failure.kind != .never else { return passOn(call, arguments: arguments, failed: nil, perform: perform) }
    guard call.failure.kind.canBeInjected else { return passOn(call, arguments: arguments, failed: failed, perform: perform) }
    if call.runsSQL, isSick(arguments) { return failed(ResultCode.misuse.rawValue) }
    guard let code = state.withLock({ $0.count(call) { connection(of: call, arguments()) } }) else {
      return passOn(call, arguments: arguments, failed: failed, perform: perform)
    }
    let handles = arguments()
    let owner = connection(of: call, handles)
    let seen = state.withLock { $0.seen(code, on: owner) }
    note(call, handles, code)
    if call.opensConnection { return failOpening(call, handles, code, failed(seen), perform) }
    state.withLock { $0.tell(code, of: owner) }
    if call.failure.kind == .performedThenReported { _ = perform() }
    releaseImage(call, handles)
    if call == .sqlite3_str_finish {  // SQLite frees a string that it cannot finish
      let text = perform()
      unsafe inner.sqlite3_free(UnsafeMutableRawPointer(bitPattern: bitsOf(text) ?? 0))
    }
    return failed(seen)
  }

  /// Lets an open fail: what it hands out can only be asked why, and closed.
  private func failOpening<Answer>(
    _ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ code: ResultCode, _ answer: Answer, _ perform: () -> Answer
  ) -> Answer {
    guard code.primary != .nomem else {
      if case .out(let index)? = call.handles.gives?.place { arguments.clearOut(index) }
      return answer
    }
    _ = perform()
    noteOpened(call, arguments)
    if let opened = call.handles.handedOut(code.rawValue, arguments) {
      state.withLock {
        $0.sick.insert(opened)
        $0.tell(code, of: opened)
      }
    }
    return answer
  }

  private func isSick(_ arguments: () -> [Sqlite3Argument]) -> Bool {
    guard state.withLock({ !$0.sick.isEmpty }), let connection = arguments().handle(0) else { return false }
    return state.withLock { $0.sick.contains(connection) }
  }

  /// Performs a call that is not made to fail; reset and finalize may still have the code of a failed step to repeat.
  private func passOn<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    switch call {
    case .sqlite3_step, .sqlite3_reset, .sqlite3_finalize:
      let handles = arguments()
      guard let failed, let statement = handles.handle(0), let code = state.withLock({ $0.unreported.removeValue(forKey: statement) })
      else {
        return perform()
      }
      let owner = connection(of: call, handles)
      let seen = state.withLock { $0.seen(code, on: owner) }
      let answer = perform()
      if call == .sqlite3_step { return answer }
      state.withLock { $0.tell(code, of: owner) }
      return failed(seen)
    case _ where call.movesConnection:
      let handles = arguments()
      let answer = perform()
      noteOpened(call, handles, isDone: answer as? Int32 == ResultCode.ok.rawValue)
      return answer
    default: return perform()
    }
  }

  /// The connection a call works on, where its arguments tell.
  private func connection(of call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> UInt? {
    guard let first = call.handles.first, let bits = arguments.handle(first.index) else { return nil }
    switch first.kind {
    case .connection: return bits
    case .statement: return unsafe UInt(bitPattern: inner.sqlite3_db_handle(OpaquePointer(bitPattern: bits)))
    default: return nil
    }
  }

  /// A failed step leaves its code for reset or finalize, which take it along.
  private func note(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ code: ResultCode) {
    guard let statement = arguments.handle(0) else { return }
    switch call {
    case .sqlite3_step: state.withLock { $0.unreported[statement] = code }
    case .sqlite3_reset, .sqlite3_finalize: state.withLock { $0.unreported[statement] = nil }
    default: break
    }
  }

  /// Remembers which connections have extended result codes on, after a call that opens, closes or switches them.
  private func noteOpened(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument], isDone: Bool = true) {
    let handles = call.handles
    if handles.gives?.kind == .connection {  // only sqlite3_open_v2 has flags
      let asksForThem = OpenFlags(rawValue: Int32(truncatingIfNeeded: arguments.integer(2))).contains(.exrescode)
      let opened = handles.handedOut(ResultCode.ok.rawValue, arguments)
      if asksForThem, let opened { state.withLock { _ = $0.extended.insert(opened) } }
    } else if isDone, let connection = arguments.handle(0) {
      if handles.takenBack == .connection { return state.withLock { $0.forget(connection) } }
      let isOn = arguments.integer(1) != 0
      state.withLock { if isOn { $0.extended.insert(connection) } else { $0.extended.remove(connection) } }
    }
  }

  /// Frees an image that a failed `sqlite3_deserialize` was to own: SQLite does so too when it fails.
  private func releaseImage(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) {
    guard call == .sqlite3_deserialize, let image = arguments.ownedImage else { return }
    unsafe inner.sqlite3_free(UnsafeMutableRawPointer(bitPattern: image))
  }

  // MARK: The error that is told

  override open func sqlite3_errcode(_ db: OpaquePointer!) -> Int32 {
    guard let (code, connection) = unsafe told(by: db) else { return unsafe super.sqlite3_errcode(db) }
    return state.withLock { $0.seen(code, on: connection) }
  }

  override open func sqlite3_extended_errcode(_ db: OpaquePointer!) -> Int32 {
    unsafe told(by: db)?.code.rawValue ?? super.sqlite3_extended_errcode(db)
  }

  override open func sqlite3_error_offset(_ db: OpaquePointer!) -> Int32 {
    unsafe told(by: db) == nil ? super.sqlite3_error_offset(db) : -1
  }

  override open func sqlite3_errmsg(_ db: OpaquePointer!) -> UnsafePointer<CChar>! {
    guard let text = unsafe text(toldBy: db) else { return unsafe super.sqlite3_errmsg(db) }
    return unsafe keep(OwnedText(text)).cString
  }

  override open func sqlite3_errmsg16(_ db: OpaquePointer!) -> UnsafeRawPointer! {
    guard let text = unsafe text(toldBy: db) else { return unsafe super.sqlite3_errmsg16(db) }
    return unsafe UnsafeRawPointer(keep(OwnedText(utf16: text)).base)
  }

  /// The injected error that a connection tells.
  private func told(by db: OpaquePointer?) -> (code: ResultCode, connection: UInt)? {
    guard let db = unsafe db else { return nil }
    let connection = UInt(bitPattern: db)
    return state.withLock { $0.told(by: connection) }.map { ($0, connection) }
  }

  /// The text of that error, in the words of the wrapper within.
  private func text(toldBy db: OpaquePointer?) -> String? {
    guard let code = unsafe told(by: db)?.code.rawValue else { return nil }
    return unsafe inner.sqlite3_errstr(code).map { unsafe String(cString: $0) } ?? ErrorTexts.text(of: code)
  }

  /// Owns a text until the next one.
  private func keep(_ text: OwnedText) -> OwnedText {
    message.withLock { $0 = text }
    return text
  }
}

extension Sqlite3Call {
  /// Whether it opens a connection.
  fileprivate var opensConnection: Bool { handles.gives?.kind == .connection }

  /// Whether it opens or closes a connection, or switches its extended result codes.
  fileprivate var movesConnection: Bool {
    opensConnection || handles.takenBack == .connection || self == .sqlite3_extended_result_codes
  }

  /// Whether it compiles or runs SQL: what SQLite refuses on a connection that could not be opened.
  fileprivate var runsSQL: Bool {
    switch self {
    case .sqlite3_exec, .sqlite3_prepare, .sqlite3_prepare_v2, .sqlite3_prepare_v3, .sqlite3_prepare16, .sqlite3_prepare16_v2,
      .sqlite3_prepare16_v3:
      true
    default: false
    }
  }
}
