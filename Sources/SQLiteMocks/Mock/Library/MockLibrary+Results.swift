import SQLiteCalls
import SQLiteEngine

/// The calls with which a running function reads its context and sets its result. <https://sqlite.org/c3ref/result_blob.html>
extension MockLibrary {
  var trampolines: Sqlite3Trampolines {
    unsafe Sqlite3Trampolines(
      scalar: { context, count, values in unsafe MockContext.perform(Sqlite3FunctionCall(context, count, values), \.call) },
      step: { context, count, values in unsafe MockContext.perform(Sqlite3FunctionCall(context, count, values), \.step) },
      inverse: { context, count, values in unsafe MockContext.perform(Sqlite3FunctionCall(context, count, values), \.inverse) },
      value: { context in unsafe MockContext.perform(Sqlite3FunctionCall(context), \.value) },
      final: { context in unsafe MockContext.perform(Sqlite3FunctionCall(context), \.final) },
      match: { api, match, context, count, values in
        MockContext.perform(unsafe Sqlite3FunctionCall(context, count, values)) { box, call in unsafe box.match(api, match, call) }
      })
  }

  func sqlite3_user_data(_ a0: OpaquePointer!) -> UnsafeMutableRawPointer! { unsafe context(a0)?.function.data.pointer }

  func sqlite3_context_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe context(a0).flatMap { unsafe pointer($0.connection.handle) }
  }

  func sqlite3_aggregate_context(_ a0: OpaquePointer!, _ nBytes: Int32) -> UnsafeMutableRawPointer! {
    unsafe context(a0)?.aggregateMemory(Int(nBytes))
  }

  func sqlite3_get_auxdata(_ a0: OpaquePointer!, _ N: Int32) -> UnsafeMutableRawPointer! { unsafe context(a0)?.auxiliaryData(N) }

  func sqlite3_set_auxdata(_ a0: OpaquePointer!, _ N: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: Sqlite3Destructor.Function!) {
    let data = unsafe GivenData(a2, a3)
    if let context = unsafe context(a0) { context.setAuxiliaryData(N, data) } else { data.end() }
  }

  private func setResult(_ pointer: OpaquePointer?, _ content: MockValue.Content) {
    unsafe context(pointer)?.result = content
  }

  /// Copies the function's memory as the result and calls the destructor of the memory.
  private func setResult(
    _ pointer: OpaquePointer?, memory: UnsafeRawPointer?, count: Int, _ form: MockBinding.Form, _ destructor: Sqlite3Destructor.Function?
  ) {
    guard let memory = unsafe memory else { return unsafe setResult(pointer, .null) }
    defer { unsafe Sqlite3Destructor.call(destructor, with: memory) }
    if count > 1_000_000_000 { return unsafe sqlite3_result_error_toobig(pointer) }
    unsafe setResult(pointer, MockBinding(memory: memory, count: count, form: form, destructor: nil).content)
  }

  func sqlite3_result_blob(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Sqlite3Destructor.Function!) {
    unsafe setResult(a0, memory: a1, count: max(0, Int(a2)), .blob, a3)
  }

  func sqlite3_result_blob64(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: UInt64, _ a3: Sqlite3Destructor.Function!) {
    unsafe setResult(a0, memory: a1, count: Int(clamping: a2), .blob, a3)
  }

  func sqlite3_result_double(_ a0: OpaquePointer!, _ a1: Double) { unsafe setResult(a0, MockValue.Content(a1)) }

  func sqlite3_result_int(_ a0: OpaquePointer!, _ a1: Int32) { unsafe setResult(a0, .integer(Int64(a1))) }

  func sqlite3_result_int64(_ a0: OpaquePointer!, _ a1: Int64) { unsafe setResult(a0, .integer(a1)) }

  func sqlite3_result_null(_ a0: OpaquePointer!) { unsafe setResult(a0, .null) }

  func sqlite3_result_text(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: Sqlite3Destructor.Function!) {
    unsafe setResult(a0, memory: a1, count: Int(a2), .text, a3)
  }

  func sqlite3_result_text64(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UInt64, _ a3: Sqlite3Destructor.Function!, _ encoding: UInt8
  ) {
    unsafe setResult(a0, memory: a1, count: Int(clamping: a2), .init(encoding), a3)
  }

  func sqlite3_result_text16(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Sqlite3Destructor.Function!) {
    unsafe setResult(a0, memory: a1, count: Int(a2), .utf16, a3)
  }

  func sqlite3_result_value(_ a0: OpaquePointer!, _ a1: OpaquePointer!) { unsafe setResult(a0, value(a1)?.content ?? .null) }

  func sqlite3_result_pointer(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!, _ a2: UnsafePointer<CChar>!, _ a3: Sqlite3Destructor.Function!
  ) {
    unsafe setResult(a0, .pointer(a1.map { UInt(bitPattern: $0) }, type: unsafe a2.map { unsafe String(cString: $0) } ?? ""))
    unsafe Sqlite3Destructor.call(a3, with: a1)
  }

  func sqlite3_result_zeroblob(_ a0: OpaquePointer!, _ n: Int32) { unsafe setResult(a0, .zeroblob(max(0, Int(n)))) }

  func sqlite3_result_zeroblob64(_ a0: OpaquePointer!, _ n: UInt64) -> Int32 {
    guard n <= 1_000_000_000 else {
      unsafe sqlite3_result_error_toobig(a0)
      return ResultCode.toobig.rawValue
    }
    unsafe setResult(a0, .zeroblob(Int(n)))
    return ResultCode.ok.rawValue
  }

  func sqlite3_result_subtype(_ a0: OpaquePointer!, _ a1: UInt32) { _ = unsafe context(a0) }

  func sqlite3_result_error(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) {
    unsafe context(a0)?.failure = MockAnswer.Failure(.error, message: OwnedText(copying: a1, count: Int(a2))?.string)
  }

  func sqlite3_result_error_toobig(_ a0: OpaquePointer!) { unsafe context(a0)?.failure = MockAnswer.Failure(.toobig) }

  func sqlite3_result_error_nomem(_ a0: OpaquePointer!) { unsafe context(a0)?.failure = MockAnswer.Failure(.nomem) }

  func sqlite3_result_error_code(_ a0: OpaquePointer!, _ a1: Int32) {
    guard let context = unsafe context(a0) else { return }
    context.failure = MockAnswer.Failure(ResultCode(rawValue: a1 == 0 ? 1 : a1), message: context.failure?.message)
  }
}
