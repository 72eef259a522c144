import SQLiteCalls

/// Binding values to the parameters of a statement. <https://sqlite.org/c3ref/bind_blob.html>
extension MockLibrary {
  /// Binds a value of this length, in bytes, if the statement's state, the index and the limit of the connection allow it.
  private func bind(_ pointer: OpaquePointer?, _ index: Int32, length: Int? = nil, _ make: () -> MockBinding?) -> Int32 {
    guard let statement = unsafe statement(pointer) else { return ResultCode.misuse.rawValue }
    let db = statement.connection
    guard statement.rule(.bind).answer == .ok else { return db.reportKeepingOffset(.misuse) }
    let place = Int(index) - 1
    guard statement.bindings.indices.contains(place) else { return db.reportKeepingOffset(.range) }
    statement.bindings[place]?.end()
    statement.bindings[place] = nil
    if let length, length > Int(db.limit(.length)) { return db.report(.toobig) }
    statement.bindings[place] = make()
    statement.move(by: .bind)
    db.note(.ok)
    return ResultCode.ok.rawValue
  }

  /// Binds the caller's memory. Calls its destructor if that fails.
  private func bind(
    _ pointer: OpaquePointer?, _ index: Int32, memory: UnsafeRawPointer?, count: Int, _ form: MockBinding.Form,
    _ destructor: Sqlite3Destructor.Function?
  ) -> Int32 {
    let length = unsafe memory.map { unsafe MockBinding.length(of: $0, count: count, form: form) }
    let code = unsafe bind(pointer, index, length: length) {
      unsafe memory.map { unsafe MockBinding(memory: $0, count: count, form: form, destructor: destructor) }
    }
    if code != ResultCode.ok.rawValue { unsafe Sqlite3Destructor.call(destructor, with: memory) }
    return code
  }

  func sqlite3_bind_blob(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ n: Int32, _ a4: Sqlite3Destructor.Function!) -> Int32
  {
    if n < 0 { misuse(.wrongArgument("the length of a blob is \(n)")) }
    return unsafe bind(a0, a1, memory: a2, count: max(0, Int(n)), .blob, a4)
  }

  func sqlite3_bind_blob64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: UInt64, _ a4: Sqlite3Destructor.Function!)
    -> Int32
  {
    unsafe bind(a0, a1, memory: a2, count: Int(clamping: a3), .blob, a4)
  }

  func sqlite3_bind_double(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Double) -> Int32 {
    unsafe bind(a0, a1) { MockBinding(MockValue.Content(a2)) }
  }

  func sqlite3_bind_int(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
    unsafe bind(a0, a1) { MockBinding(.integer(Int64(a2))) }
  }

  func sqlite3_bind_int64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int64) -> Int32 {
    unsafe bind(a0, a1) { MockBinding(.integer(a2)) }
  }

  func sqlite3_bind_null(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 { unsafe bind(a0, a1) { nil } }

  func sqlite3_bind_text(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: Int32, _ a4: Sqlite3Destructor.Function!)
    -> Int32
  {
    unsafe bind(a0, a1, memory: a2, count: Int(a3), .text, a4)
  }

  func sqlite3_bind_text16(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: Int32, _ a4: Sqlite3Destructor.Function!)
    -> Int32
  {
    unsafe bind(a0, a1, memory: a2, count: Int(a3), .utf16, a4)
  }

  func sqlite3_bind_text64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: UInt64, _ a4: Sqlite3Destructor.Function!, _ encoding: UInt8
  ) -> Int32 {
    unsafe bind(a0, a1, memory: a2, count: Int(clamping: a3), .init(encoding), a4)
  }

  func sqlite3_bind_value(_ a0: OpaquePointer!, _ a1: Int32, _ a2: OpaquePointer!) -> Int32 {
    let content = unsafe value(a2)?.content
    return unsafe bind(a0, a1) { if case .pointer? = content { nil } else { content.map { MockBinding($0) } } }
  }

  func sqlite3_bind_pointer(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: UnsafePointer<CChar>!, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 {
    let code = unsafe bind(a0, a1) {
      unsafe MockBinding(pointer: a2, type: a3.map { unsafe String(cString: $0) } ?? "", destructor: unsafe a4)
    }
    if code != ResultCode.ok.rawValue { unsafe Sqlite3Destructor.call(a4, with: a2) }
    return code
  }

  func sqlite3_bind_zeroblob(_ a0: OpaquePointer!, _ a1: Int32, _ n: Int32) -> Int32 {
    unsafe bind(a0, a1) { MockBinding(.zeroblob(max(0, Int(n)))) }
  }

  func sqlite3_bind_zeroblob64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UInt64) -> Int32 {
    guard let open = unsafe statement(a0)?.connection else { return ResultCode.misuse.rawValue }
    guard a2 <= UInt64(open.limit(.length)) else { return open.report(.toobig) }
    return unsafe bind(a0, a1) { MockBinding(.zeroblob(Int(a2))) }
  }

  func sqlite3_bind_parameter_count(_ a0: OpaquePointer!) -> Int32 {
    unsafe Int32(clamping: statement(a0)?.parameters.count ?? 0)
  }

  func sqlite3_bind_parameter_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    guard let statement = unsafe statement(a0) else { return nil }
    return unsafe statement.parameters.name(Int(a1)).map { unsafe statement.text($0) }
  }

  func sqlite3_bind_parameter_index(_ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!) -> Int32 {
    guard let statement = unsafe statement(a0), let name = unsafe zName else { return 0 }
    return unsafe Int32(clamping: statement.parameters.index(of: String(cString: name)))
  }

  func sqlite3_clear_bindings(_ a0: OpaquePointer!) -> Int32 {
    guard let statement = unsafe statement(a0) else { return ResultCode.misuse.rawValue }
    for binding in statement.bindings { binding?.end() }
    statement.bindings = Array(repeating: nil, count: statement.bindings.count)
    statement.move(by: .clearBindings)
    return ResultCode.ok.rawValue
  }
}
