public import SQLiteCallsCore

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

  /// An error that is not a C function's: what was asked for, or what was found, is refused.
  public static func refused(
    _ code: ResultCode, _ message: String, sql: String? = nil, byteOffset: Int? = nil, underlying: (any Error)? = nil
  ) -> SQLiteError {
    SQLiteError(code, message, origin: .refusal, sql: sql, byteOffset: byteOffset, underlying: underlying)
  }

  /// A refusal with SQLITE_MISUSE.
  package static func misuse(_ message: String) -> SQLiteError { .refused(.misuse, message) }

  /// The same error in other words; its ``meaning`` stays.
  package func reworded(_ message: String) -> SQLiteError { with(message: message) }
}
