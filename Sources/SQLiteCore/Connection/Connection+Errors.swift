import Foundation
public import SQLiteCalls

extension Connection {
  /// The error behind a result code that a call on this connection has just answered.
  ///
  /// - Parameter code: What the call answered. SQLite is asked for more only while it means the same error.
  @usableFromInline func error(_ code: Int32, in call: Sqlite3Call, sql: String? = nil, about subject: String? = nil) -> SQLiteError {
    error(code, in: .call(call), sql: sql, about: subject)
  }

  func error(_ code: Int32, in origin: SQLiteError.Origin, sql: String? = nil, about subject: String? = nil) -> SQLiteError {
    let extended = unsafe wrapper.sqlite3_extended_errcode(handle)
    let isSame = extended & 0xff == code & 0xff
    var message: String?
    if isSame { unsafe message = wrapper.sqlite3_errmsg(handle).map { unsafe String(cString: $0) } }
    let claimed = isSame ? failures.claim(ResultCode(rawValue: extended), message) : nil
    message = message ?? errstr(code)
    if let detail = claimed?.detail { message = [message, detail].compactMap { $0 }.joined(separator: ": ") }
    let offset = isSame && sql != nil ? unsafe wrapper.sqlite3_error_offset(handle) : -1
    if let failure = providerFailure(behind: message) { message = [message, failure].compactMap { $0 }.joined(separator: "; ") }
    let misused = isSame ? message?.unsafelyUsed : nil
    if let misused { message = [message, misused.advice].compactMap { $0 }.joined() }
    if let subject { message = [message, subject].compactMap { $0 }.joined(separator: ": ") }
    return SQLiteError(
      misused.map { _ in .error } ?? ResultCode(rawValue: isSame ? extended : code), message ?? "no message", origin: origin, sql: sql,
      byteOffset: offset >= 0 ? Int(offset) : nil, underlying: claimed?.error)
  }

  /// The error behind one that says no more than that no database could be opened beside those there are: SQLite says so when it is one of
  /// them whose schema cannot be read.
  func reason(behind error: SQLiteError) -> SQLiteError {
    guard error.code.primary == .corrupt, error.message.hasPrefix("unable to open database") else { return error }
    do throws(SQLiteError) {
      _ = try prepare("SELECT 1 FROM sqlite_schema")
      return error
    } catch {
      return error
    }
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

/// A function that a schema may not call, as an error of SQLite names it.
private struct UnsafelyUsedFunction {
  let name: Substring

  var advice: String {
    ": this is no damage. The schema calls \(name), which may be called so only when it was added with the option innocuous, or with "
      + "usableInTrustedSchema on a connection that trusts its schema"
  }
}

extension String {
  /// The function that a message says a schema may not call. SQLite takes such a schema for a malformed one, which it is not.
  fileprivate var unsafelyUsed: UnsafelyUsedFunction? {
    let saying = "unsafe use of "
    guard hasSuffix("()"), let place = range(of: saying, options: .backwards) else { return nil }
    guard place.lowerBound == startIndex || self[..<place.lowerBound].hasSuffix(" - ") else { return nil }
    return UnsafelyUsedFunction(name: self[place.upperBound...])
  }
}
