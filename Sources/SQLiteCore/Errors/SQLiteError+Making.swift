public import SQLiteCalls

extension SQLiteError {
  /// The error behind a code of a call that belongs to no connection.
  ///
  /// - Parameter subject: The purpose of the call, in words.
  package init(_ code: Int32, in call: Sqlite3Call, on wrapper: any Sqlite3WrapperProtocol, about subject: String) {
    let words = Self.words(of: code, on: wrapper) ?? "no message"
    self = SQLiteError(ResultCode(rawValue: code), words, origin: .call(call)).reworded("\(words): \(subject)")
  }

  /// The text of the library for a code; nil when there is none.
  static func words(of code: Int32, on wrapper: any Sqlite3WrapperProtocol) -> String? {
    guard let text = unsafe wrapper.sqlite3_errstr(code) else { return nil }
    return unsafe String(cString: text)
  }
}

extension Sqlite3WrapperProtocol {
  /// Refuses work for which the library lacks a function that it may have been built without.
  package func refuseWithout(_ call: Sqlite3Call) throws(SQLiteError) {
    if !provides(call) { throw SQLiteError.refused(.error, absence(of: call)) }
  }
}

extension SQLiteError {
  /// Where an error comes from.
  public enum Origin: Hashable, Sendable {
    /// That C function failed: it returned the code, or did not hand out what it was asked for.
    case call(Sqlite3Call)
    /// No C function failed: this package, or code of the application, refused before a call or instead of one, or refused what a call had
    /// answered.
    case refusal

    /// The C function that failed; nil when none did.
    public var call: Sqlite3Call? { if case .call(let call) = self { call } else { nil } }
  }

  /// An error that is not a C function's: a request, or the result of one, is refused.
  public static func refused(
    _ code: ResultCode, _ message: String, sql: String? = nil, byteOffset: Int? = nil, underlying: (any Error)? = nil
  ) -> SQLiteError {
    SQLiteError(code, message, origin: .refusal, sql: sql, byteOffset: byteOffset, underlying: underlying)
  }

  /// A refusal with SQLITE_MISUSE.
  package static func misuse(_ message: String) -> SQLiteError { .refused(.misuse, message) }

  /// The error of a lock in other words: the wait for the lock was stopped.
  var stopped: SQLiteError {
    with { parts in
      parts.code = .interrupt
      parts.message = "interrupted while another connection's lock was waited for: \(message)"
      parts.words = "interrupted"
      parts.byteOffset = nil
      parts.locks = nil
    }
  }

  /// The same error in other words; its ``meaning`` stays.
  package func reworded(_ message: String) -> SQLiteError { with { $0.message = message } }
}

extension ResultCode {
  /// Whether an error is a ``SQLiteError`` of a code, so that a code can stand in `catch`.
  ///
  /// A primary code matches its extended ones as well, an extended code itself alone. <https://sqlite.org/rescode.html#pve>
  ///
  /// ```swift
  /// do { try connection.execute(sql) } catch ResultCode.busy { waitForTheOthers() }
  /// ```
  public static func ~= (code: ResultCode, error: any Error) -> Bool {
    guard let found = (error as? SQLiteError)?.code else { return false }
    return found == code || found.primary == code
  }
}

extension ResultCode {
  /// Whether nothing can be done about an error of this code on the spot, and SQLite's words add nothing: they are not looked at, for such errors may come often.
  var saysAll: Bool {
    switch primary {
    case .constraint, .full, .interrupt, .ioerr, .mismatch, .nomem, .notadb, .toobig: true
    case .readonly: self != .readonlyDirectory
    default: false
    }
  }
}

extension SQLiteError {
  static func noSchema(_ name: String, _ call: Sqlite3Call) -> SQLiteError {
    SQLiteError(.error, "no such database: \(name)", origin: .call(call))
  }
}
