import SQLiteCalls
import SQLiteCore

// Calls that are made for each row and each value. They create no array of arguments, and reads take the lock only once.
extension LedgerSqlite3Wrapper {
  /// Forwards a call on a statement. If the statement has already been released, the call is not forwarded and `refusal` is returned.
  @inline(__always)
  func onStatement<Answer>(
    _ call: Sqlite3Call, _ statement: OpaquePointer?, or refusal: @autoclosure () -> Answer, _ perform: () -> Answer
  ) -> Answer {
    let bits = UInt(bitPattern: statement)
    return ledger.state.withLock { $0.admitsStatement(call, bits) } ? perform() : refusal()
  }

  /// Forwards a call on a value. If the value is no longer valid, the call is not forwarded and `refusal` is returned.
  @inline(__always)
  func onValue<Answer>(
    _ call: Sqlite3Call, _ value: OpaquePointer?, or refusal: @autoclosure () -> Answer, _ perform: () -> Answer
  ) -> Answer {
    let bits = UInt(bitPattern: value)
    let isSound = ledger.state.withLock { state in
      state.calls += 1
      return state.admitsValue(call, bits)
    }
    return isSound ? perform() : refusal()
  }

  /// Forwards a column read like any other call on a statement, and also records a read without a row or out of range.
  @inline(__always)
  func reading<Answer>(
    _ call: Sqlite3Call, _ statement: OpaquePointer?, _ column: Int32, or refusal: @autoclosure () -> Answer, _ perform: () -> Answer
  ) -> Answer {
    let bits = UInt(bitPattern: statement)
    let (isSound, isPlain) = ledger.state.withLock { state in
      (state.admitsStatement(call, bits), state.isReadable(bits, column))
    }
    if isSound, !isPlain, bits != 0 { judgeRead(call, bits, column) }
    return isSound ? perform() : refusal()
  }

  /// Forwards a call on a statement that returns a result code, and records the code if it reports a misuse.
  @inline(__always)
  func coded(_ call: Sqlite3Call, _ statement: OpaquePointer?, _ number: Int64, _ perform: () -> Int32) -> Int32 {
    unsafe onStatement(call, statement, or: ResultCode.misuse.rawValue) { unsafe noteBinding(call, statement, number, perform()) }
  }

  /// Does the same for a call that takes a destructor. If the call is not forwarded, the destructor is called here.
  @inline(__always)
  func coded(
    _ call: Sqlite3Call, _ statement: OpaquePointer?, _ number: Int64, destroying data: UnsafeRawPointer?,
    _ destructor: Sqlite3Destructor.Function?, _ perform: () -> Int32
  ) -> Int32 {
    unsafe onStatement(call, statement, or: refused(destroying: data, destructor)) {
      unsafe giving(data, destructor)
      return unsafe noteBinding(call, statement, number, perform())
    }
  }

  private func refused(destroying data: UnsafeRawPointer?, _ destructor: Sqlite3Destructor.Function?) -> Int32 {
    unsafe Sqlite3Destructor.call(destructor, with: data)
    return ResultCode.misuse.rawValue
  }

  /// Checks a column read that may be incorrect, and records a misuse if it is.
  private func judgeRead(_ call: Sqlite3Call, _ bits: UInt, _ column: Int32) {
    let count = innermost.dataCount(bits)
    ledger.state.withLock { state in
      guard let record = state.statement(bits) else { return }
      // If the statement was stepped through another wrapper, it may be on a row that this ledger has not recorded.
      if record.place == .notStepped, let count, count > 0 { record.place = .onRow }
      guard record.place == .onRow else { return state.note(.readWithoutRow, call, record.handle, argument: Int64(column)) }
      if let count, count > 0 { record.columnCount = count }
      let isKnown = record.columnCount > 0
      if column < 0 || isKnown && column >= record.columnCount {
        state.note(.columnOutOfRange(count: isKnown ? Int(record.columnCount) : nil), call, record.handle, argument: Int64(column))
      }
      state.setLast(record)
    }
  }

  /// Records a value that a statement has handed out for its current row.
  func lent(_ value: OpaquePointer?, _ statement: OpaquePointer?) -> OpaquePointer? {
    let (lent, owner) = (UInt(bitPattern: value), UInt(bitPattern: statement))
    if lent != 0, owner != 0 { ledger.state.withLock { $0.lend(lent, of: owner) } }
    return unsafe value
  }

  /// Steps or resets a statement.
  func running(_ call: Sqlite3Call, _ statement: OpaquePointer?, _ perform: () -> Int32) -> Int32 {
    let bits = UInt(bitPattern: statement)
    guard let ordinal = ledger.state.withLock({ $0.beginMove(call, bits) }) else { return ResultCode.misuse.rawValue }
    let code = perform()
    ledger.state.withLock { $0.endMove(call, bits, ordinal, ResultCode(rawValue: code)) }
    if call == .sqlite3_step, code != ResultCode.row.rawValue { noteAnswer(code, call, ordinal, bits, argument: nil) }
    return code
  }

  private func noteBinding(_ call: Sqlite3Call, _ statement: OpaquePointer?, _ parameter: Int64, _ code: Int32) -> Int32 {
    noteResult(code, call, nil, UInt(bitPattern: statement), parameter: parameter)
    return code
  }

  /// Records a code that reports a misuse, or, if the call succeeded, the parameter that it has bound.
  func noteResult(_ code: Int32, _ call: Sqlite3Call, _ ordinal: Int?, _ handle: UInt?, parameter: Int64?) {
    if code != 0 {
      noteAnswer(code, call, ordinal, handle, argument: parameter)
    } else if let parameter, let handle {
      ledger.state.withLock { $0.statement(handle)?.parameters.bind(parameter) }
    }
  }

  /// Records that a call returned SQLITE_MISUSE or SQLITE_RANGE, unless a double injected the code or an application-defined function
  /// returned it.
  func noteAnswer(_ code: Int32, _ call: Sqlite3Call, _ ordinal: Int?, _ handle: UInt?, argument: Int64?) {
    let code = ResultCode(rawValue: code).primary
    guard code.isProgrammingError, !call.repeatsCode else { return }
    if call.declaresTable { ledger.state.withLock { $0.functionCode = code } }
    if innermost.injected(code, call) { return }
    if code == .range, call.mayReturnRange { return }
    ledger.state.withLock { state in
      if call.runsFunctions || call.compiles, state.functionCode == code { return state.functionCode = nil }
      let known = handle.flatMap { state.open[$0] ?? state.returned[$0] }?.handle
      state.note(.answered(code), call, known, ordinal: ordinal, argument: argument)
    }
  }
}

extension Sqlite3Call {
  /// Whether the call returns the code of an earlier call.
  fileprivate var repeatsCode: Bool { self == .sqlite3_reset || self == .sqlite3_finalize }

  /// Whether the call may return a code chosen by an application-defined function.
  fileprivate var runsFunctions: Bool { self == .sqlite3_step || self == .sqlite3_exec }

  /// Whether a virtual table makes the call when it connects. The table passes on the code that it gets, and in later versions of SQLite so
  /// does the call that compiles the SQL.
  fileprivate var declaresTable: Bool { self == .sqlite3_declare_vtab || self == .sqlite3_vtab_config }

  /// Whether the call may return SQLITE_RANGE without a mistake by the caller. An application-defined function may return it, and a
  /// preupdate hook cannot know how many columns it can read, because computed columns are counted too.
  fileprivate var mayReturnRange: Bool { runsFunctions || self == .sqlite3_preupdate_old || self == .sqlite3_preupdate_new }
}
