public import SQLiteCalls

/// An error of SQLite or of this package: the failure, its source, and the SQL that caused it.
///
/// Bound values are not part of it, so that an error can be logged. <https://sqlite.org/rescode.html>
public struct SQLiteError: Error, Sendable {
  struct Parts: Sendable {
    var code: ResultCode
    var message: String
    var words: String
    var origin: Origin
    var sql: String?
    var byteOffset: Int?
    var underlying: (any Error)?
    var locks: LockDiagnosis?
    var isOutcomeUnknown = false
  }

  private final class Box: Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

  /// A single reference: an error passes through many functions, and each would otherwise copy all parts of it.
  private let box: Box

  /// The extended result code.
  public var code: ResultCode { box.parts.code }
  /// The message of SQLite, copied before any other call could replace it, or this package's own message.
  public var message: String { box.parts.message }
  /// The source of the error: the C function that failed, or a refusal.
  public var origin: Origin { box.parts.origin }
  /// The SQL text, with `?` where values are bound.
  public var sql: String? { box.parts.sql }
  /// The position of the error in ``sql``, in bytes from its start; nil when it is not known.
  public var byteOffset: Int? { box.parts.byteOffset }
  /// The error that caused this one, such as an error thrown by a function of the application. It does not count for equality.
  public var underlying: (any Error)? { box.parts.underlying }
  /// The holders of locks when a call of a connection returned the ``code`` SQLITE_BUSY or SQLITE_LOCKED, or one of their extended codes;
  /// nil for other errors, and for a connection that cannot be closed, whose ``message`` lists the things in use. They do not count for
  /// equality.
  public var locks: LockDiagnosis? { box.parts.locks }
  /// The original message, before this package added to it.
  var words: String { box.parts.words }
  /// Whether this is the error of a commit that may have succeeded nevertheless. It does not count for equality.
  var isOutcomeUnknown: Bool { box.parts.isOutcomeUnknown }

  /// Creates an error from its parts.
  ///
  /// - Parameter origin: The C function that failed; by default none.
  @inline(never) public init(
    _ code: ResultCode, _ message: String, origin: Origin = .refusal, sql: String? = nil, byteOffset: Int? = nil,
    underlying: (any Error)? = nil
  ) {
    self.init(
      Parts(code: code, message: message, words: message, origin: origin, sql: sql, byteOffset: byteOffset, underlying: underlying))
  }

  private init(_ parts: Parts) { box = Box(parts) }

  /// Returns a copy of the error with changed parts. Its ``meaning`` stays the same, unless the words, the code or the outcome change.
  func with(_ change: (inout Parts) -> Void) -> SQLiteError {
    var parts = box.parts
    change(&parts)
    return SQLiteError(parts)
  }
}

extension SQLiteError: Hashable {
  /// Returns whether code, message, origin, SQL and offset are the same.
  public static func == (first: SQLiteError, second: SQLiteError) -> Bool {
    first.code == second.code && first.message == second.message && first.origin == second.origin && first.sql == second.sql
      && first.byteOffset == second.byteOffset
  }

  /// Hashes the parts that count for equality.
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
  /// around it if it is long, and a line about the holder of the lock. ``sql`` itself is not cut.
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
    if let lines = locks?.lines(for: code) { text += "\n  " + lines }
    return text
  }
}

extension ResultCode: CustomStringConvertible {
  /// The primary code of an extended code. <https://sqlite.org/rescode.html#pve>
  @inlinable public var primary: ResultCode { ResultCode(rawValue: rawValue & 0xff) }

  /// The name of the code as C spells it with its number, such as "SQLITE_BUSY_SNAPSHOT (517)".
  public var description: String { "\(name ?? primary.name ?? "unknown result code") (\(rawValue))" }
}
