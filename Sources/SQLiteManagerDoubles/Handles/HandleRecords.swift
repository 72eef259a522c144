public import SQLiteCalls
import SQLiteCore
public import SQLiteManagerEngine

/// A handle that SQLite gave out and has not got back.
public struct OpenHandle: Hashable, Sendable, CustomStringConvertible {
  /// What it is.
  public let kind: HandleKind
  /// The pointer as its bits.
  public let bits: UInt
  /// The call that gave it out.
  public let call: Sqlite3Call
  /// The number of that call among all calls, counted from 1.
  public let ordinal: Int
  /// The SQL text of a statement, the file name of a connection, table and column of a blob.
  public let text: String?
  /// The connections it belongs to.
  let parents: [UInt]
  /// What tells the thread on which it was given out from all others that ran then.
  public let thread: UInt = currentThreadNumber

  /// Whether it was given out before another one: by an earlier call, or by the same one.
  static func isOlder(_ handle: OpenHandle, than other: OpenHandle) -> Bool {
    (handle.ordinal, handle.kind.rawValue, handle.bits) < (other.ordinal, other.kind.rawValue, other.bits)
  }

  /// Such as `statement "SELECT 1" from sqlite3_prepare_v3, call 12`.
  public var description: String {
    let quoted = text.map { " \"\($0)\"" } ?? ""
    return "\(kind.rawValue)\(quoted) from \(call.rawValue), call \(ordinal)"
  }
}

/// A call that must not be made with the handle it was made with.
public struct HandleMisuse: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The handle had come back, and is given back again. The call is not passed on.
    case returnedTwice
    /// The handle had come back, and is used. The call is not passed on.
    case usedAfterReturn
    /// A connection is closed while these still live. The call is passed on: SQLite answers SQLITE_BUSY, or has undefined behaviour for
    /// a session. <https://sqlite.org/c3ref/close.html>
    case closedWithChildren([OpenHandle])
    /// The handle was lent for a row or for the time of a callback, and that is over. The call is not passed on.
    case usedAfterLoan(HandleKind)
    /// The handle is of another kind than the call takes. The call is not passed on.
    case wrongKind(HandleKind, usedAs: HandleKind)
    /// The call was answered SQLITE_MISUSE or SQLITE_RANGE: a parameter that the statement has not, a bind while it runs, a call that
    /// came too late. Codes that a ``FaultInjectingSqlite3Wrapper`` made do not count, nor do those that a reset repeats.
    case answered(ResultCode)
    /// A column is read of a statement that stands on no row. The call is passed on: what it answers is undefined.
    /// <https://sqlite.org/c3ref/column_blob.html>
    case readWithoutRow
    /// A column is read that the row has not, of so many as far as that is known. The call is passed on.
    case columnOutOfRange(count: Int?)
    /// A statement of `sqlite3_prepare` or `sqlite3_prepare16` is stepped whose last step failed, and that was not reset: what was wrong will not
    /// be told. Later interfaces tell it at once, and reset themselves. <https://sqlite.org/c3ref/step.html>
    case steppedWithoutReset
    /// A statement is stepped again with other values, and a parameter, the argument, was not bound since the last run: it still holds the value of that one,
    /// such as the note of the row before where this row has none. Bind it, NULL included, or call `sqlite3_clear_bindings`.
    /// <https://sqlite.org/c3ref/reset.html>
    case steppedWithOldValue
    /// A connection that was opened with SQLITE_OPEN_NOMUTEX is used while a call of another thread runs on it: that call, and its number.
    /// <https://sqlite.org/threadsafe.html>
    case usedByTwoThreads(Sqlite3Call, ordinal: Int)
    /// The pointer was never handed out as one of this kind. Told by a ``MockSqlite3Wrapper``.
    case unknown(HandleKind, bits: UInt)
    /// Another argument is one that the call must not be given. Told by a ``MockSqlite3Wrapper``.
    case wrongArgument(String)
  }

  /// What is wrong.
  public let kind: Kind
  /// The call that is wrong.
  public let call: Sqlite3Call
  /// The number of that call among all calls, counted from 1.
  public let ordinal: Int
  /// The handle, as it was given out; nil when it was not, or need not come back.
  public let handle: OpenHandle?
  /// The number that the call was given: a parameter's, counted from 1, or a column's, counted from 0.
  public let argument: Int64?
  /// What tells the thread that made the call from all others that ran then.
  public let thread: UInt = currentThreadNumber

  /// Such as `sqlite3_step, call 14: used after it came back: statement "SELECT 1" from sqlite3_prepare_v3, call 12`.
  public var description: String {
    let wrong =
      switch kind {
      case .returnedTwice: "given back twice: \(told)"
      case .usedAfterReturn: "used after it came back: \(told)"
      case .closedWithChildren(let children):
        "closed: \(told), but still open: " + children.map(\.description).joined(separator: "; ")
      case .usedAfterLoan(let kind): "used after the row or the call that lent it: \(kind.rawValue)\(handle.map { " of \($0)" } ?? "")"
      case .wrongKind(let kind, let wanted): "used as a \(wanted.rawValue): \(handle?.description ?? kind.rawValue)"
      case .unknown(let kind, let bits): "never handed out as a \(kind.rawValue): 0x\(String(bits, radix: 16))"
      case .wrongArgument(let sentence): sentence
      case .answered(let code): "answered \(code == .range ? "SQLITE_RANGE" : "SQLITE_MISUSE")\(number("argument")): \(told)"
      case .readWithoutRow: "read without a row\(number("column")): \(told)"
      case .columnOutOfRange(let count): "read out of range\(number("column"))\(count.map { " of \($0)" } ?? ""): \(told)"
      case .steppedWithoutReset: "stepped after an error without a reset: \(told)"
      case .steppedWithOldValue: "stepped with the value of an earlier run\(number("parameter")), while others were bound: \(told)"
      case .usedByTwoThreads(let other, let ordinal): "used while another thread is in \(other.rawValue), call \(ordinal): \(told)"
      }
    return "\(call.rawValue), call \(ordinal): \(wrong)"
  }

  private func number(_ name: String) -> String { argument.map { ", \(name) \($0)" } ?? "" }

  private var told: String { handle?.description ?? "a handle" }
}
