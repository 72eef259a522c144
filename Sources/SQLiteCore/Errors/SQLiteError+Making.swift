public import SQLiteCalls

extension SQLiteError {
  /// Creates the error for a result code of a call that belongs to no connection.
  ///
  /// - Parameter subject: A description of the call's purpose.
  package init(_ code: Int32, in call: Sqlite3Call, on wrapper: any Sqlite3WrapperProtocol, about subject: String) {
    let words = Self.words(of: code, on: wrapper) ?? "no message"
    self = SQLiteError(ResultCode(rawValue: code), words, origin: .call(call)).reworded("\(words): \(subject)")
  }

  /// Returns the library's text for a code; nil when there is none.
  static func words(of code: Int32, on wrapper: any Sqlite3WrapperProtocol) -> String? {
    guard let text = unsafe wrapper.sqlite3_errstr(code) else { return nil }
    return unsafe String(cString: text)
  }
}

extension Sqlite3WrapperProtocol {
  /// Throws if the library was built without a function that the work needs.
  package func refuseWithout(_ call: Sqlite3Call) throws(SQLiteError) {
    if !provides(call) { throw SQLiteError.refused(.error, absence(of: call)) }
  }
}

extension SQLiteError {
  /// The source of an error.
  public enum Origin: Hashable, Sendable {
    /// The C function that failed: it returned the code, or did not hand out the object it was called for.
    case call(Sqlite3Call)
    /// No C function failed: this package, or code of the application, refused before a call, instead of one, or because of its result.
    case refusal

    /// The C function that failed; nil when none did.
    public var call: Sqlite3Call? { if case .call(let call) = self { call } else { nil } }
  }

  /// Returns an error for a refused request or result. No C function has failed.
  public static func refused(
    _ code: ResultCode, _ message: String, sql: String? = nil, byteOffset: Int? = nil, underlying: (any Error)? = nil
  ) -> SQLiteError {
    SQLiteError(code, message, origin: .refusal, sql: sql, byteOffset: byteOffset, underlying: underlying)
  }

  /// A refusal with SQLITE_MISUSE.
  package static func misuse(_ message: String) -> SQLiteError { .refused(.misuse, message) }

  /// This lock error, reworded for a wait that was stopped.
  var stopped: SQLiteError {
    with { parts in
      parts.code = .interrupt
      parts.message = "interrupted while another connection's lock was waited for: \(message)"
      parts.words = "interrupted"
      parts.byteOffset = nil
      parts.locks = nil
    }
  }

  /// Returns the error with another message; its ``meaning`` stays.
  package func reworded(_ message: String) -> SQLiteError { with { $0.message = message } }
}

extension ResultCode {
  /// Returns whether an error is an ``SQLiteError`` with this code, so that a code can be a pattern in `catch`.
  ///
  /// A primary code matches its extended codes as well; an extended code matches only itself. <https://sqlite.org/rescode.html#pve>
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
  /// Whether an error with this code cannot be fixed on the spot and SQLite's message adds nothing. It may be frequent, so it is not
  /// analyzed.
  var isConclusive: Bool {
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
