public import SQLiteCalls

extension Connection {
  /// The error behind a result code that a call on this connection has just answered.
  ///
  /// - Parameter code: What the call answered. SQLite is asked for more only while it means the same error.
  @usableFromInline func error(_ code: Int32, in call: Sqlite3Call, sql: String? = nil, about subject: String? = nil) -> SQLiteError {
    let extended = unsafe wrapper.sqlite3_extended_errcode(handle)
    let isSame = extended & 0xff == code & 0xff
    var message: String?
    if isSame { unsafe message = wrapper.sqlite3_errmsg(handle).map { unsafe String(cString: $0) } }
    let claimed = isSame ? failures.claim(ResultCode(rawValue: extended), message) : nil
    message = message ?? errstr(code)
    if let detail = claimed?.detail { message = [message, detail].compactMap { $0 }.joined(separator: ": ") }
    let offset = isSame && sql != nil ? unsafe wrapper.sqlite3_error_offset(handle) : -1
    if let failure = providerFailure(behind: message) { message = [message, failure].compactMap { $0 }.joined(separator: "; ") }
    if let subject { message = [message, subject].compactMap { $0 }.joined(separator: ": ") }
    return SQLiteError(
      ResultCode(rawValue: isSame ? extended : code), message ?? "no message", call: call, sql: sql,
      byteOffset: offset >= 0 ? Int(offset) : nil, underlying: claimed?.error)
  }

  private func errstr(_ code: Int32) -> String? {
    guard let text = unsafe wrapper.sqlite3_errstr(code) else { return nil }
    return unsafe String(cString: text)
  }

  /// Throws the error behind a code that is not SQLITE_OK.
  func check(_ code: Int32, in call: Sqlite3Call, sql: String? = nil) throws(SQLiteError) {
    if code != 0 { throw error(code, in: call, sql: sql) }
  }
}
