public import SQLiteCalls
import SQLiteCore

/// Makes chosen calls fail the way SQLite itself fails, and forwards all others.
///
/// The ``Sqlite3Failure`` of a call describes how it fails. Most failed calls are not performed. Some are performed and then reported as
/// failed, so that nothing leaks that SQLite would have released. Some return nil. Calls that cannot fail are never made to fail. Closing a
/// connection with unfinished work is refused by the inner wrapper. `sqlite3_reset`, `sqlite3_finalize` and `sqlite3_blob_close` are made
/// to fail only when they have to commit: outside a transaction, for a writing statement that is on a row (RETURNING) or a blob that is
/// open for writing. Closing a connection and all other resets are not counted. A failed call passes nil to its out parameters, and calls
/// the destructor that it was given if SQLite would. A failed open passes out a connection on which `sqlite3_exec` and the calls that
/// compile SQL return SQLITE_MISUSE; with SQLITE_NOMEM it passes out nil.
///
/// The codes of a call depend on the statement that it runs: only a statement that writes fails with SQLITE_FULL or SQLITE_CONSTRAINT, and
/// ROLLBACK never fails. Before a commit fails with a disk error, the commit and rollback hooks are called. When `sqlite3_exec` is given
/// several statements, each of them can fail after the statements before it have run. An error that ends a transaction in SQLite ends it
/// here too, see ``FaultForm``; so does any error of a writing statement that is on a row, because it has already made its changes. After a
/// failed step the columns are NULL, and the next step starts over.
///
/// Until the next call on the same connection that can fail, an injected error is reported by `sqlite3_errcode`,
/// `sqlite3_extended_errcode`, `sqlite3_errmsg` and `sqlite3_error_offset` (-1). After an injected failure of `sqlite3_step`, the next
/// `sqlite3_reset` or `sqlite3_finalize` of the statement is performed and returns the code once more, as in SQLite. The same applies to
/// `sqlite3_backup_finish` after `sqlite3_backup_step`, and `sqlite3_blob_close` after `sqlite3_blob_read` and `sqlite3_blob_write`.
/// <https://sqlite.org/c3ref/reset.html> After SQLITE_ABORT or a failed `sqlite3_blob_reopen`, a blob handle is expired: only
/// `sqlite3_blob_close` can be called on it. <https://sqlite.org/c3ref/blob_reopen.html>
///
/// Without extended result codes, a caller sees only the low 8 bits of a code, except from `sqlite3_extended_errcode`. The wrapper may be
/// used from several threads if the inner wrapper may.
open class FaultInjectingSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  let state: Locked<FaultState>
  /// The connection of each backup or blob handle; for a backup, the destination connection. It has its own lock because it is read while
  /// the state is locked.
  let owners = Locked<[UInt: UInt]>([:])
  /// The traits of all functions. They are stored here so that calls need not check whether the static table is initialized.
  let traits = CallTraits.all
  /// The observer of calls.
  weak var watch: (any CallWatch)?
  /// The observer of connections.
  weak var connectionWatch: (any ConnectionWatch)?

  /// Creates a wrapper that follows a plan.
  ///
  /// - Parameter inner: The wrapper that performs the calls that are not made to fail: the real library or a mock.
  public init(_ inner: any Sqlite3WrapperProtocol, plan: FaultPlan = .none) {
    state = Locked(FaultState(plan))
    super.init(inner)
  }

  /// The plan that decides which calls fail. Setting a new plan restarts the count at 1 and clears ``injected``.
  public var plan: FaultPlan {
    get { state.withLock { $0.plan } }
    set { state.withLock { $0.restart(newValue) } }
  }

  /// The number of calls under this plan that could fail, including the calls that did.
  public var failableCalls: Int { state.withLock { $0.failableCalls } }

  /// The calls that were made to fail under this plan, in order; at most the first thousand.
  public var injected: [InjectedFault] { state.withLock { $0.injected } }

  // MARK: The funnel

  override open func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    route(call, refusal: nil, arguments: arguments, failed: failed, perform: perform)
  }

  /// Forwards a call, or makes it fail.
  ///
  /// - Parameter refusal: The fault for a call that the plan does not make fail. It is not added to ``injected``.
  @inline(__always) func route<Answer>(
    _ call: Sqlite3Call, refusal: PlausibleFault?, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    let traits = traits[call.place]
    let measure = state.withLock { $0.begin(traits) }
    defer { if traits.contains(.mayTakeLong) { state.withLock { $0.inside -= 1 } } }
    if measure == .exit { watch?.doesNotEnd() }
    guard let failed, traits.contains(.canFail) else { return perform() }
    var running = RunningStatement()
    if measure == .none {
      look(at: call, arguments, &running)
      if traits.contains(.canBeInjected) || running.commitsWhenReset {
        let faults = PlausibleFault.all(of: call, running)
        let decision = state.withLock { $0.decide(call, running, faults) { connection(of: call, arguments()) } }
        if decision.isRefused { return failed(ResultCode.misuse.rawValue) }
        if running.known?.namesFile == true, let connectionWatch, let file = namedFile(of: call, running) { connectionWatch.isNaming(file) }
        if decision.isReported { watch?.isMade(FailableCall(call, running, decision, faults)) }
        if let fault = decision.fault ?? refusal { return fail(call, fault, running, arguments(), failed, perform) }
      }
    } else if let code = measure.code(of: call), !traits.contains(.givesBack) {
      return failed(code.rawValue)
    }
    return unsafe passOn(call, running.statement, arguments: arguments, failed: failed, perform: perform)
  }

  /// Makes a call fail. Leaves the same state as SQLite, by the same sequence of steps, and returns the result.
  private func fail<Answer>(
    _ call: Sqlite3Call, _ planned: PlausibleFault, _ running: RunningStatement, _ handles: [Sqlite3Argument], _ failed: (Int32) -> Answer,
    _ perform: () -> Answer
  ) -> Answer {
    let traits = traits[call.place]
    watch?.fails()
    let fault = afterCommitHook(planned, running)
    let owner = running.connection ?? connection(of: call, handles)
    let seen = state.withLock { $0.seen(fault.code, on: owner) }
    noteLeft(fault.code, by: call, handles)
    if traits.contains(.opensConnection) { return failOpening(call, handles, fault.code, failed(seen), perform) }
    if fault.form == .done || call.failure.kind == .performedThenReported { _ = perform() }
    leave(fault, running, of: call)
    if fault.form != .done, traits.contains(.repeatsCode) { _ = perform() }
    state.withLock { $0.reported[owner] = fault.code }
    freeAfter(call, handles, perform)
    let answer = failed(seen)
    handOutMessage(call, handles, fault.code)
    return answer
  }

  /// Runs SQL one statement at a time, so that each statement can fail.
  override open func sqlite3_exec(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
    _ callback: Sqlite3Callback.Row!, _ argument: UnsafeMutableRawPointer!, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    guard let text = unsafe sql, unsafe KnownStatement.of(String(cString: text)).isScript else {
      return unsafe super.sqlite3_exec(db, sql, callback, argument, errmsg)
    }
    let bytes = unsafe OwnedText(copying: text)?.bytes ?? []  // the text may have any encoding
    for range in StatementText.ranges(in: bytes) {
      let statement = OwnedText(Array(bytes[range]))
      let code = unsafe super.sqlite3_exec(db, statement.cString, callback, argument, errmsg)
      if code != ResultCode.ok.rawValue { return code }
    }
    return ResultCode.ok.rawValue
  }

  override open func sqlite3_commit_hook(
    _ db: OpaquePointer!, _ hook: Sqlite3Callback.Commit!, _ argument: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    state.withLock { state in
      unsafe state.connections[UInt(bitPattern: db), default: .init()].hooks.commit = hook.map { unsafe ($0, UInt(bitPattern: argument)) }
    }
    return unsafe super.sqlite3_commit_hook(db, hook, argument)
  }

  override open func sqlite3_rollback_hook(_ db: OpaquePointer!, _ hook: Sqlite3Destructor.Function!, _ argument: UnsafeMutableRawPointer!)
    -> UnsafeMutableRawPointer!
  {
    state.withLock { state in
      unsafe state.connections[UInt(bitPattern: db), default: .init()].hooks.rollback = hook.map { unsafe ($0, UInt(bitPattern: argument)) }
    }
    return unsafe super.sqlite3_rollback_hook(db, hook, argument)
  }

  /// Performs a call that is not made to fail. A reset or finalize may still have to return the code of a failed step.
  ///
  /// - Parameter statement: The statement of a step, reset or finalize, if known.
  private func passOn<Answer>(
    _ call: Sqlite3Call, _ statement: OpaquePointer?, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?,
    perform: () -> Answer
  ) -> Answer {
    let traits = traits[call.place]
    switch call {
    case _ where traits.contains(.leavesCode) || traits.contains(.repeatsCode):
      return unsafe passOnWork(call, statement, arguments: arguments, failed: failed, perform: perform)
    case .sqlite3_blob_open, .sqlite3_backup_init:
      let answer = perform()
      noteOwner(call, arguments(), answer)
      return answer
    case _ where traits.contains(.movesConnection):
      return passOnConnection(call, arguments(), perform)
    default: return perform()
    }
  }

  /// Frees the memory that SQLite frees when a call fails: an image that it would have owned, or a string that it cannot finish.
  private func freeAfter<Answer>(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ perform: () -> Answer) {
    let bits = call == .sqlite3_deserialize ? arguments.ownedImage : call == .sqlite3_str_finish ? bitsOf(perform()) : nil
    if let bits { unsafe inner.sqlite3_free(UnsafeMutableRawPointer(bitPattern: bits)) }
  }

  /// Passes out the message of a failed exec, which the caller frees. Does nothing if memory ran out.
  private func handOutMessage(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ code: ResultCode) {
    guard call == .sqlite3_exec || call == .sqlite3_get_table, code.primary != .nomem else { return }
    guard case .pointer(let bits?)? = arguments.last else { return }
    let bytes = Array(words(code).utf8) + [0]
    guard let copy = unsafe inner.sqlite3_malloc64(UInt64(bytes.count)) else { return }
    unsafe UnsafeMutableRawBufferPointer(start: copy, count: bytes.count).copyBytes(from: bytes)
    unsafe UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: bits)?.pointee = unsafe copy.assumingMemoryBound(to: CChar.self)
  }

  @discardableResult
  override open func sqlite3_busy_handler(
    _ db: OpaquePointer!, _ handler: Sqlite3Callback.Busy!, _ context: UnsafeMutableRawPointer!
  ) -> Int32 {
    let code = unsafe super.sqlite3_busy_handler(db, handler, context)
    if code == ResultCode.ok.rawValue { connectionWatch?.waits(UInt(bitPattern: db), by: unsafe BusyWait.of(handler, context)) }
    return code
  }

  @discardableResult
  override open func sqlite3_busy_timeout(_ db: OpaquePointer!, _ milliseconds: Int32) -> Int32 {
    let code = unsafe super.sqlite3_busy_timeout(db, milliseconds)
    if code == ResultCode.ok.rawValue { connectionWatch?.waits(UInt(bitPattern: db), by: nil) }
    return code
  }

  // MARK: The reported error

  override open func sqlite3_errcode(_ db: OpaquePointer!) -> Int32 {
    guard let code = unsafe reported(by: db) else { return unsafe super.sqlite3_errcode(db) }
    return state.withLock { $0.seen(code, on: UInt(bitPattern: db)) }
  }

  override open func sqlite3_extended_errcode(_ db: OpaquePointer!) -> Int32 {
    unsafe reported(by: db)?.rawValue ?? super.sqlite3_extended_errcode(db)
  }

  override open func sqlite3_error_offset(_ db: OpaquePointer!) -> Int32 {
    unsafe reported(by: db) == nil ? super.sqlite3_error_offset(db) : -1
  }

  override open func sqlite3_errmsg(_ db: OpaquePointer!) -> UnsafePointer<CChar>! {
    guard let text = unsafe text(reportedBy: db) else { return unsafe super.sqlite3_errmsg(db) }
    return unsafe keep(OwnedText(text), of: db).cString
  }

  override open func sqlite3_errmsg16(_ db: OpaquePointer!) -> UnsafeRawPointer! {
    guard let text = unsafe text(reportedBy: db) else { return unsafe super.sqlite3_errmsg16(db) }
    return unsafe UnsafeRawPointer(keep(OwnedText(utf16: text), of: db).base)
  }

  /// The injected error that a connection reports; nil for none.
  private func reported(by db: OpaquePointer?) -> ResultCode? {
    unsafe db.flatMap { db in state.withLock { $0.reported(by: UInt(bitPattern: db)) } }
  }

  /// The text of the injected error that a connection reports; nil for none.
  private func text(reportedBy db: OpaquePointer?) -> String? { unsafe reported(by: db).map(words) }

  /// The text of a code, from the inner wrapper.
  private func words(_ code: ResultCode) -> String {
    unsafe inner.sqlite3_errstr(code.rawValue).map { unsafe String(cString: $0) } ?? ErrorTexts.text(of: code.rawValue)
  }

  /// Keeps a message until the connection has a new one.
  private func keep(_ text: OwnedText, of db: OpaquePointer?) -> OwnedText {
    state.withLock { $0.connections[UInt(bitPattern: db), default: .init()].message = text }
    return text
  }
}
