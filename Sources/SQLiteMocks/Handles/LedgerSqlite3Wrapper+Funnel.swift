import SQLiteCalls
import SQLiteCore
import SQLiteEngine

// All other calls, checked using the handles that the table of entry points lists for them.
extension LedgerSqlite3Wrapper {
  /// Forwards a call, and records it before and after.
  func note<Answer>(
    _ call: Sqlite3Call, _ arguments: [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    let handles = call.handles
    let (ordinal, isSound, takenBack) = ledger.state.withLock { $0.begin(call, handles, arguments) }
    guard isSound else { return refused(failed, orElse: perform) }
    let memory = handles.given.lazy.filter { $0.kind == .memory }.compactMap(\.index).first
    let old = memory.flatMap { arguments.handedOut($0) }
    let answer = perform()
    noteGivenOut(call, handles, arguments, answer, ordinal, old)
    ledger.state.withLock { state in
      state.end(ordinal)
      if let record = takenBack, isRefused(call, arguments, answer) { state.restore(record) }
      if call == .sqlite3_next_stmt, let bits = bitsOf(answer) { state.renew(bits) }  // SQLite itself returned it, so it is open
      if let lends = handles.lends, lends.kind == .value, let index = lends.index, let bits = arguments.handedOut(index) {
        state.renew(bits)
      }
    }
    if failed != nil, let code = exactly(answer, Int32.self) {
      let handle = takenBack?.bits ?? handles.first.flatMap { arguments.bits($0.index) }
      noteResult(code, call, ordinal, handle, parameter: call.bindsValue ? arguments.integer(1) : nil)
    }
    return answer
  }

  /// Returns the result of a call that is not forwarded: SQLITE_MISUSE or an empty result. If it can have neither, the call is forwarded
  /// after all. This is a separate function so that other calls need not look up the type of an optional result.
  @inline(never) private func refused<Answer>(_ failed: ((Int32) -> Answer)?, orElse perform: () -> Answer) -> Answer {
    failed?(ResultCode.misuse.rawValue) ?? nothing(Answer.self) ?? perform()
  }

  /// Whether the caller still owns the first argument of a call that failed to release it.
  private func isRefused<Answer>(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ answer: Answer) -> Bool {
    switch call {
    case .sqlite3_close: exactly(answer, Int32.self) != ResultCode.ok.rawValue
    case .sqlite3_realloc, .sqlite3_realloc64: bitsOf(answer) == nil && arguments.integer(1) > 0  // out of memory: the old block is kept
    default: false
    }
  }

  private func noteGivenOut<Answer>(
    _ call: Sqlite3Call, _ handles: CallHandles, _ arguments: [Sqlite3Argument], _ answer: Answer, _ ordinal: Int, _ old: UInt?
  ) {
    let code = exactly(answer, Int32.self)
    for gives in handles.given {
      let isPut = gives.kind == .memory || gives.kind == .connection || code == ResultCode.ok.rawValue
      var given = if let index = gives.index { isPut ? arguments.handedOut(index) : nil } else { bitsOf(answer) }
      // A call may fail before it reads the variable, which may still hold a freed pointer.
      if given == old, gives.kind == .memory, code == ResultCode.misuse.rawValue { given = nil }
      guard let bits = given, isOwned(call, arguments) else { continue }
      let handle = OpenHandle(
        kind: gives.kind, bits: bits, call: call, ordinal: ordinal, text: text(of: gives.kind, call, arguments),
        parents: gives.kind.hasParent ? handles.arguments.compactMap { $0.kind == .connection ? arguments.handle($0.index) : nil } : [])
      let record = HandleRecord(handle, innermost.library ?? inner)
      if call == .sqlite3_open_v2 {
        record.isConfined = OpenFlags(rawValue: Int32(truncatingIfNeeded: arguments.integer(2))).contains(.nomutex)
      }
      ledger.state.withLock { $0.giveOut(record) }
    }
  }

  /// Whether the object that a call hands out must be released. Static mutexes and images that SQLite keeps must not be.
  private func isOwned(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> Bool {
    switch call {
    case .sqlite3_mutex_alloc: [MutexKind.fast, .recursive].map { Int64($0.rawValue) }.contains(arguments.integer(0))
    case .sqlite3_serialize: !SerializeFlags(rawValue: UInt32(truncatingIfNeeded: arguments.integer(3))).contains(.nocopy)
    default: true
    }
  }

  private func text(of kind: HandleKind, _ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> String? {
    switch kind {
    case .connection: arguments.text(0)
    case .statement: arguments.text(1)
    case .blob: [arguments.text(2), arguments.text(3)].compactMap { $0 }.joined(separator: ".")
    case .memory, .table: call == .sqlite3_exec || call == .sqlite3_get_table ? arguments.text(1) : nil
    default: nil
    }
  }
}

extension LedgerState {
  /// Records a call before it is forwarded.
  ///
  /// - Returns: The number of the call, whether it may be forwarded, and the handle that it releases if it succeeds.
  fileprivate mutating func begin(
    _ call: Sqlite3Call, _ handles: CallHandles, _ arguments: [Sqlite3Argument]
  ) -> (ordinal: Int, isSound: Bool, takenBack: HandleRecord?) {
    calls += 1
    let ordinal = calls
    for used in handles.watched {
      guard let bits = arguments.bits(used.index) else { continue }
      let isLent = used.kind == .value && handles.takenBack == nil
      if isLent ? !admitsValue(call, bits) : !admits(call, bits, used.kind) { return (ordinal, false, nil) }
    }
    var first: HandleRecord?
    var connections: [UInt] = []
    for argument in handles.arguments {
      guard let record = arguments.handle(argument.index).flatMap({ open[$0] }) else { continue }
      connections = first == nil ? record.connections : connections + record.connections
      first = first ?? record
    }
    noteOtherThread(call, connections, first)
    if handles.takenBack == .connection, let first { noteChildren(call, of: first) }
    prepare(for: call, arguments, first)
    let bits = handles.takenBack == nil ? nil : arguments.bits(0)
    begin(call, connections, back: bits)
    return (ordinal, true, bits.flatMap { bits in handles.takenBack.flatMap { takeBack(bits, $0) } })
  }

  /// Records a misuse if a connection is closed while handles that belong to it are still open.
  private mutating func noteChildren(_ call: Sqlite3Call, of connection: HandleRecord) {
    let children = open.values.map(\.handle)
      .filter { $0.parents.contains(connection.bits) && (call == .sqlite3_close || $0.kind == .session) }
      .sorted(by: OpenHandle.isOlder)
    if !children.isEmpty { note(.closedWithChildren(children), call, connection.handle) }
  }

  /// Records the effects of a call on handles that are not in its entry of the table.
  private mutating func prepare(for call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ first: HandleRecord?) {
    switch call {
    case .sqlite3_trace_v2: first?.isTraced = arguments.indices.contains(2) && arguments[2] == .function(true) && arguments.integer(1) != 0
    case .sqlite3_result_error_code: functionCode = ResultCode(rawValue: Int32(truncatingIfNeeded: arguments.integer(1))).primary
    case _ where call.compiles: functionCode = nil
    case .sqlite3_deserialize: if let image = arguments.ownedImage { giveAway(image) }
    // The table does not list memory that these calls hand out through an operation code or as an error message.
    case .sqlite3_file_control, .sqlite3session_diff, .sqlite3_test_control: forgetReturned(.memory)
    // An iterator passed to a conflict callback may have the address of a finalized iterator.
    case .sqlite3changeset_apply, .sqlite3changeset_apply_v2, .sqlite3changeset_apply_strm, .sqlite3changeset_apply_v2_strm:
      forgetReturned(.iterator)
    default: break
    }
  }
}

extension HandleKind {
  /// Whether a handle belongs to the connections among the arguments of the call that hands it out.
  fileprivate var hasParent: Bool { [.statement, .blob, .backup, .session].contains(self) }
}
