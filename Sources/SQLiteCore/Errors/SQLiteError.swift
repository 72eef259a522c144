public import SQLiteCalls

/// What went wrong, where it comes from, for which SQL.
///
/// Bound values are not part of it, so that an error can be logged. <https://sqlite.org/rescode.html>
public struct SQLiteError: Error, Sendable {
  /// The extended result code.
  public let code: ResultCode
  /// What SQLite said of it, copied before any other call could replace it, or what this package says.
  public let message: String
  /// The C function that failed, or that none did.
  public let origin: Origin
  /// The SQL text, with `?` where values are bound.
  public let sql: String?
  /// Where in ``sql`` the error is, in bytes from its start, when that is known.
  public let byteOffset: Int?
  /// The message as it was first said, before this package added to it.
  let words: String
  /// What a function of the application threw, in which this error has its cause. Two errors are equal whatever this is.
  public let underlying: (any Error)?
  /// In a box: errors are handed on more often than they are looked into.
  private(set) var lockBox: LockBox?
  /// It is of a commit that may have been done all the same. Two errors are equal whatever this is.
  var isOutcomeUnknown = false

  /// Who held what when ``code`` is SQLITE_BUSY or SQLITE_LOCKED, or one of their extended codes, and a call of a connection answered it; nil for others, and
  /// for a connection that cannot be closed, whose ``message`` says what is in use. Two errors are equal whatever this is.
  public var locks: LockDiagnosis? { lockBox?.locks }

  /// An error of these parts.
  ///
  /// - Parameter origin: The C function that failed; none is named unless one is given.
  public init(
    _ code: ResultCode, _ message: String, origin: Origin = .refusal, sql: String? = nil, byteOffset: Int? = nil,
    underlying: (any Error)? = nil
  ) {
    self.init(code, message, words: message, origin: origin, sql: sql, byteOffset: byteOffset, underlying: underlying)
  }

  init(
    _ code: ResultCode, _ message: String, words: String, origin: Origin, sql: String?, byteOffset: Int?, underlying: (any Error)?
  ) {
    self.code = code
    self.message = message
    self.words = words
    self.origin = origin
    self.sql = sql
    self.byteOffset = byteOffset
    self.underlying = underlying
  }

  /// The same error with what was found out about locks.
  func with(_ lockBox: LockBox?) -> SQLiteError {
    var error = self
    error.lockBox = lockBox
    return error
  }

  /// Keeps what was found out about locks.
  final class LockBox: Sendable {
    let locks: LockDiagnosis

    init(_ locks: LockDiagnosis) { self.locks = locks }
  }
}

extension SQLiteError: Hashable {
  /// Whether code, message, origin, SQL and offset are the same.
  public static func == (first: SQLiteError, second: SQLiteError) -> Bool {
    first.code == second.code && first.message == second.message && first.origin == second.origin && first.sql == second.sql
      && first.byteOffset == second.byteOffset
  }

  /// Hashes what makes errors equal.
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
    guard let lines = locks?.lines(behind: code) else { return textWithSQL }
    return textWithSQL + "\n  " + lines
  }

  private var textWithSQL: String {
    var text = "\(code)\(origin.call.map { " in \($0.rawValue)" } ?? ""): \(message)"
    guard let sql else { return text }
    guard let byteOffset, byteOffset >= 0, byteOffset <= sql.utf8.count else { return text + "\n  " + sql.excerpt }
    let shown = SQLExcerpt(sql, around: byteOffset)
    text += "\n  \(shown.line)\n  \(String(repeating: " ", count: shown.before.count))^"
    return text
  }
}

extension ResultCode: CustomStringConvertible {
  /// The primary code, without what an extended one adds. <https://sqlite.org/rescode.html#pve>
  @inlinable public var primary: ResultCode { ResultCode(rawValue: rawValue & 0xff) }

  /// The name of the code as C spells it with its number, such as "SQLITE_BUSY_SNAPSHOT (517)".
  public var description: String { "\(name ?? primary.name ?? "unknown result code") (\(rawValue))" }
}
