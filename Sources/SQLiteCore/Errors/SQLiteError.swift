public import SQLiteCallsCore

/// An error of SQLite or of this package: what went wrong, where the error comes from, and for which SQL.
///
/// Bound values are not part of it, so that an error can be logged. <https://sqlite.org/rescode.html>
public struct SQLiteError: Error, Sendable {
  /// A single reference: an error passes through many functions, and each would copy all parts of it.
  private let parts: Parts

  /// The extended result code.
  public var code: ResultCode { parts.code }
  /// The message of SQLite, copied before any other call could replace it, or the message of this package.
  public var message: String { parts.message }
  /// The C function that failed, or that none did.
  public var origin: Origin { parts.origin }
  /// The SQL text, with `?` where values are bound.
  public var sql: String? { parts.sql }
  /// Where in ``sql`` the error is, in bytes from its start, when that is known.
  public var byteOffset: Int? { parts.byteOffset }
  /// The error that caused this one, such as the error of a function of the application. Two errors are equal whatever this is.
  public var underlying: (any Error)? { parts.underlying }
  /// The holders of locks when ``code`` is SQLITE_BUSY or SQLITE_LOCKED, or one of their extended codes, and a call of a connection answered it; nil for
  /// others, and for a connection that cannot be closed, whose ``message`` says what is in use. Two errors are equal whatever this is.
  public var locks: LockDiagnosis? { parts.locks }
  /// The message as it was first said, before this package added to it.
  var words: String { parts.words }
  /// Whether it is the error of a commit that may have been done all the same. Two errors are equal whatever this is.
  var isOutcomeUnknown: Bool { parts.isOutcomeUnknown }

  /// An error of these parts.
  ///
  /// - Parameter origin: The C function that failed; none is named unless one is given.
  @inline(never) public init(
    _ code: ResultCode, _ message: String, origin: Origin = .refusal, sql: String? = nil, byteOffset: Int? = nil,
    underlying: (any Error)? = nil
  ) {
    self.init(
      code, message, words: message, origin: origin, sql: sql, byteOffset: byteOffset, underlying: underlying, locks: nil,
      isOutcomeUnknown: false)
  }

  init(
    _ code: ResultCode, _ message: String, words: String, origin: Origin, sql: String?, byteOffset: Int?, underlying: (any Error)?,
    locks: LockDiagnosis?, isOutcomeUnknown: Bool
  ) {
    parts = Parts(
      code: code, message: message, words: words, origin: origin, sql: sql, byteOffset: byteOffset, underlying: underlying, locks: locks,
      isOutcomeUnknown: isOutcomeUnknown)
  }

  /// The same error in other words, at another place of its SQL, or with facts that were found out about it; its ``meaning`` stays, unless the outcome is
  /// unknown now.
  func with(
    message: String? = nil, byteOffset: Int? = nil, locks: LockDiagnosis? = nil, isOutcomeUnknown: Bool = false
  ) -> SQLiteError {
    SQLiteError(
      code, message ?? self.message, words: words, origin: origin, sql: sql, byteOffset: byteOffset ?? self.byteOffset,
      underlying: underlying, locks: locks ?? self.locks, isOutcomeUnknown: isOutcomeUnknown || self.isOutcomeUnknown)
  }

  private final class Parts: Sendable {
    let code: ResultCode
    let message: String
    let words: String
    let origin: Origin
    let sql: String?
    let byteOffset: Int?
    let underlying: (any Error)?
    let locks: LockDiagnosis?
    let isOutcomeUnknown: Bool

    init(
      code: ResultCode, message: String, words: String, origin: Origin, sql: String?, byteOffset: Int?, underlying: (any Error)?,
      locks: LockDiagnosis?, isOutcomeUnknown: Bool
    ) {
      self.code = code
      self.message = message
      self.words = words
      self.origin = origin
      self.sql = sql
      self.byteOffset = byteOffset
      self.underlying = underlying
      self.locks = locks
      self.isOutcomeUnknown = isOutcomeUnknown
    }
  }
}

extension SQLiteError: Hashable {
  /// Whether code, message, origin, SQL and offset are the same.
  public static func == (first: SQLiteError, second: SQLiteError) -> Bool {
    first.code == second.code && first.message == second.message && first.origin == second.origin && first.sql == second.sql
      && first.byteOffset == second.byteOffset
  }

  /// Hashes the parts by which errors are equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(message)
    hasher.combine(origin)
    hasher.combine(sql)
    hasher.combine(byteOffset)
  }
}

extension SQLiteError: CustomStringConvertible {
  /// The code with its number, the C function when one failed, and the message; then the line of SQL with a caret under the offset, cut
  /// around it where it is long, and a line that says who holds the lock. ``sql`` is whole.
  public var description: String {
    var text = code.description
    if let call = origin.call { text += " in \(call.rawValue)" }
    text += ": \(message)"
    if let sql, let byteOffset, byteOffset >= 0, byteOffset <= sql.utf8.count {
      let shown = SQLExcerpt(sql, around: byteOffset)
      text += "\n  \(shown.line)\n  \(String(repeating: " ", count: shown.before.count))^"
    } else if let sql {
      text += "\n  " + sql.excerpt
    }
    if let lines = locks?.lines(behind: code) { text += "\n  " + lines }
    return text
  }
}

extension ResultCode: CustomStringConvertible {
  /// The primary code, without what an extended one adds. <https://sqlite.org/rescode.html#pve>
  @inlinable public var primary: ResultCode { ResultCode(rawValue: rawValue & 0xff) }

  /// The name of the code as C spells it with its number, such as "SQLITE_BUSY_SNAPSHOT (517)".
  public var description: String { "\(name ?? primary.name ?? "unknown result code") (\(rawValue))" }
}
