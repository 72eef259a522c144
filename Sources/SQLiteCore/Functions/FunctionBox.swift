public import SQLiteCalls

/// A function of a connection: the object that SQLite keeps as its context pointer, and frees with the destructor, once.
///
/// It keeps the wrapper through which the function was registered, so that the function reads arguments and sets results through it, too.
@safe @usableFromInline package class FunctionBox: Sqlite3FunctionBox {
  @usableFromInline package final let failures: FunctionFailures
  final let name: String
  /// An object that is freed with the function.
  package final let companion: AnyObject?

  package init(
    _ name: String, on connection: Connection, call: @escaping Body = idle, step: @escaping Body = idle, inverse: @escaping Body = idle,
    value: @escaping Body = idle, final: @escaping Body = idle, companion: AnyObject? = nil
  ) {
    self.name = name
    self.companion = companion
    failures = connection.failures
    super.init(on: connection.wrapper, call: call, step: step, inverse: inverse, value: value, final: final)
  }

  /// Makes the current call fail: SQLite gets a code and a text, and the error itself is recorded for the statement.
  final func fail(_ context: OpaquePointer, _ error: any Error) {
    let known = error as? SQLiteError
    let code = known?.code.ofFunction ?? .error
    let message = unsafe (known?.message ?? "\(name)(): \(error)").beginning(byteCount: longestMessage(context))
    var text = message
    text.withUTF8 { bytes in
      unsafe UnsafeRawBufferPointer(bytes).withMemoryRebound(to: CChar.self) {
        unsafe wrapper.sqlite3_result_error(context, $0.baseAddress, Int32($0.count))
      }
    }
    if code != .error { unsafe wrapper.sqlite3_result_error_code(context, code.rawValue) }
    failures.note(error, code, message)
  }

  /// Returns the maximum byte count of a message. SQLite drops a message that is longer than a text may be, and the error could then not be
  /// found by its message.
  private func longestMessage(_ context: OpaquePointer) -> Int {
    guard let db = unsafe wrapper.sqlite3_context_db_handle(context) else { return 1_000 }
    let limit = unsafe wrapper.sqlite3_limit(db, Limit.length.rawValue, -1)
    return limit > 0 ? min(1_000, Int(limit) - 1) : 1_000
  }
}

/// One call of a function of this package.
@safe @usableFromInline package struct FunctionCall {
  @usableFromInline package let box: Unmanaged<FunctionBox>  // SQLite retains it during the call
  @usableFromInline package let call: Sqlite3FunctionCall

  /// Begins a call of a function: ``leave()`` ends it.
  @inlinable @inline(__always) package init(_ box: Sqlite3FunctionBox, _ call: Sqlite3FunctionCall) {
    let box = unsafe unsafeDowncast(box, to: FunctionBox.self)
    box.failures.depth &+= 1
    unsafe self.box = Unmanaged.passUnretained(box)
    self.call = call
  }

  @inlinable package var context: OpaquePointer { @inline(__always) get { unsafe call.context } }

  var name: String { unsafe box._withUnsafeGuaranteedRef { $0.name } }

  /// Sets the result of the function.
  ///
  /// The wrapper is the box's own, passed on from SQLite's call. Reading it from the box here would retain it, which costs as much as the
  /// call.
  @inlinable @inline(__always) package func setResult(_ value: some SQLiteBindable, through wrapper: borrowing any Sqlite3WrapperProtocol)
    throws
  {
    let code = unsafe value.setResult(FunctionResult(wrapper, context))
    if code != 0 { throw refusal(code, value) }
  }

  @usableFromInline func refusal<Value: SQLiteBindable>(_ code: Int32, _ value: Value) -> SQLiteError {
    SQLiteError(
      ResultCode(rawValue: code), "SQLite cannot hold the result of \(name)(), a value of \(Value.self)\(value.reasonAfterColon)",
      // No other C function that sets a result reports whether it could.
      origin: code == ResultCode.mismatch.rawValue ? .refusal : .call(.sqlite3_result_zeroblob64))
  }

  /// Makes the call fail with the error that was thrown.
  @usableFromInline package func fail(_ error: any Error) { unsafe box._withUnsafeGuaranteedRef { unsafe $0.fail(context, error) } }

  @inlinable @inline(__always) package func leave() { unsafe box._withUnsafeGuaranteedRef { $0.failures.depth &-= 1 } }
}

extension String {
  /// Returns the longest prefix that fits in a number of bytes and contains no NUL.
  package func beginning(byteCount: Int) -> String { parts(between: 0, maxSplits: 1)[0].prefix(utf8Count: byteCount) }
}
