import SQLiteCalls

extension ConformanceStage {
  /// Returns the rows of SQL that calls `echo`, a function that returns its arguments and details of its call, as read through the examined
  /// wrapper.
  func rowsWithEcho(_ sql: String) -> [String] {
    let box = unsafe Sqlite3FunctionBox(on: wrapper, call: { [db] box, wrapper, call in unsafe Self.echo(box, wrapper, call, db) })
    let data = unsafe Unmanaged.passUnretained(box).toOpaque()
    _ = unsafe wrapper.sqlite3_create_function_v2(
      db, "echo", -1, TextEncoding.utf8.rawValue, data, wrapper.trampolines.scalar, nil, nil, nil)
    return withExtendedLifetime(box) { rows(sql) }
  }

  private static func echo(
    _ box: Sqlite3FunctionBox, _ wrapper: any Sqlite3WrapperProtocol, _ call: Sqlite3FunctionCall, _ db: OpaquePointer?
  ) {
    var words = (0..<Int(call.count)).map { place in
      let value = unsafe call.values?[place]
      let length = unsafe wrapper.sqlite3_value_bytes(value)
      return
        unsafe "\(wrapper.sqlite3_value_type(value)):\(wrapper.sqlite3_value_int(value)):\(wrapper.sqlite3_value_double(value)):\(length)"
    }
    let isItsOwn = unsafe wrapper.sqlite3_user_data(call.context) == Unmanaged.passUnretained(box).toOpaque()
    words.append(unsafe "\(isItsOwn && wrapper.sqlite3_context_db_handle(call.context) == db)")
    words.append(unsafe "\(wrapper.sqlite3_get_auxdata(call.context, 0) == nil)")
    let text = words.joined(separator: " ")
    unsafe text.withCString { unsafe wrapper.sqlite3_result_text(call.context, $0, Int32(text.utf8.count), Sqlite3Destructor.transient) }
  }
}
