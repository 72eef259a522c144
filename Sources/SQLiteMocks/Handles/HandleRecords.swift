public import SQLiteCalls
import SQLiteCore
public import SQLiteEngine

/// A handle that SQLite has handed out and that has not been released.
public struct OpenHandle: Hashable, Sendable, CustomStringConvertible {
  /// The kind of the handle.
  public let kind: HandleKind
  /// The bits of the pointer.
  public let bits: UInt
  /// The call that handed it out.
  public let call: Sqlite3Call
  /// The number of that call among all calls, counted from 1.
  public let ordinal: Int
  /// The SQL text of a statement, the file name of a connection, or the table and column of a blob.
  public let text: String?
  /// The connections that the handle belongs to.
  let parents: [UInt]
  /// A number that identifies the thread on which the handle was handed out among the threads running at that time.
  public let thread: UInt = currentThreadNumber

  /// Whether a handle sorts before another one: by the call that handed it out, and by kind and pointer if the same call handed out both.
  static func isOlder(_ handle: OpenHandle, than other: OpenHandle) -> Bool {
    (handle.ordinal, handle.kind.rawValue, handle.bits) < (other.ordinal, other.kind.rawValue, other.bits)
  }

  /// The handle as text, such as `statement "SELECT 1" from sqlite3_prepare_v3, call 12`. A file is named without its folder, which often
  /// differs from run to run.
  public var description: String {
    let name = kind == .connection ? text?.folderAndName.name : text
    let quoted = name.map { " \"\($0)\"" } ?? ""
    return "\(kind.rawValue)\(quoted) from \(call.rawValue), call \(ordinal)"
  }
}

/// A call that must not be made with the handle that was passed to it.
public struct HandleMisuse: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a misuse.
  public enum Kind: Hashable, Sendable {
    /// A released handle is released again. The call is not forwarded.
    case returnedTwice
    /// A released handle is used. The call is not forwarded.
    case usedAfterReturn
    /// A connection is closed while these are still open. The call is forwarded: SQLite returns SQLITE_BUSY, or has undefined behavior for
    /// a session. <https://sqlite.org/c3ref/close.html>
    case closedWithChildren([OpenHandle])
    /// The handle was valid only for one row or for the duration of a callback, and is used after that. The call is not forwarded.
    case usedAfterLoan(HandleKind)
    /// The handle is not of the kind that the call takes. The call is not forwarded.
    case wrongKind(HandleKind, usedAs: HandleKind)
    /// The call returned SQLITE_MISUSE or SQLITE_RANGE, for example because the statement does not have the parameter, because a value was
    /// bound while the statement was running, or because the call was made too late. Codes injected by a ``FaultInjectingSqlite3Wrapper``
    /// do not count, nor do earlier codes that a reset returns again.
    case answered(ResultCode)
    /// A column is read from a statement that is not on a row. The call is forwarded, but its result is undefined.
    /// <https://sqlite.org/c3ref/column_blob.html>
    case readWithoutRow
    /// A column is read that the row does not have. `count` is the number of columns in the row; nil if it is unknown. The call is
    /// forwarded.
    case columnOutOfRange(count: Int?)
    /// A statement of `sqlite3_prepare` or `sqlite3_prepare16` is stepped again after a failed step without a reset, so the cause is never
    /// reported. Later interfaces report it immediately and reset the statement themselves. <https://sqlite.org/c3ref/step.html>
    case steppedWithoutReset
    /// A statement is run again with new values, but the parameter ``HandleMisuse/argument`` was not bound since the last run. It still
    /// holds the value of that run: for example, a row without a note is inserted with the note of the previous row. Bind it, to NULL if
    /// necessary, or call `sqlite3_clear_bindings`. <https://sqlite.org/c3ref/reset.html>
    case steppedWithOldValue
    /// A connection that was opened with SQLITE_OPEN_NOMUTEX is used while another thread is in a call on it. The values are that call and
    /// its number. <https://sqlite.org/threadsafe.html>
    case usedByTwoThreads(Sqlite3Call, ordinal: Int)
    /// The pointer was never handed out as a handle of this kind. Only a ``MockSqlite3Wrapper`` reports this.
    case unknown(HandleKind, bits: UInt)
    /// The call received another argument that is not allowed. Only a ``MockSqlite3Wrapper`` reports this.
    case wrongArgument(String)
  }

  /// The kind of the misuse.
  public let kind: Kind
  /// The incorrect call.
  public let call: Sqlite3Call
  /// The number of that call among all calls, counted from 1.
  public let ordinal: Int
  /// The handle as it was when it was handed out; nil for a handle that was not handed out or that need not be released.
  public let handle: OpenHandle?
  /// The number of the SQL parameter, counted from 1, or of the column, counted from 0, that is involved; nil if there is none.
  public let argument: Int64?
  /// A number that identifies the thread that made the call among the threads running at that time.
  public let thread: UInt = currentThreadNumber

  /// The misuse as text, such as `sqlite3_step, call 14: used after its release: statement "SELECT 1" from sqlite3_prepare_v3, call 12`.
  public var description: String {
    let wrong =
      switch kind {
      case .returnedTwice: "released twice: \(subject)"
      case .usedAfterReturn: "used after its release: \(subject)"
      case .closedWithChildren(let children):
        "closed: \(subject), but still open: " + children.map(\.description).joined(separator: "; ")
      case .usedAfterLoan(let kind): "used after the row or the call that lent it: \(kind.rawValue)\(handle.map { " of \($0)" } ?? "")"
      case .wrongKind(let kind, let wanted): "used as a \(wanted.rawValue): \(handle?.description ?? kind.rawValue)"
      case .unknown(let kind, let bits): "never handed out as a \(kind.rawValue): 0x\(String(bits, radix: 16))"
      case .wrongArgument(let sentence): sentence
      case .answered(let code): "returned \(code == .range ? "SQLITE_RANGE" : "SQLITE_MISUSE")\(number("argument")): \(subject)"
      case .readWithoutRow: "read without a row\(number("column")): \(subject)"
      case .columnOutOfRange(let count): "read out of range\(number("column"))\(count.map { " of \($0)" } ?? ""): \(subject)"
      case .steppedWithoutReset: "stepped after an error without a reset: \(subject)"
      case .steppedWithOldValue: "stepped with the value of an earlier run\(number("parameter")), while others were bound: \(subject)"
      case .usedByTwoThreads(let other, let ordinal): "used while another thread is in \(other.rawValue), call \(ordinal): \(subject)"
      }
    return "\(call.rawValue), call \(ordinal): \(wrong)"
  }

  private func number(_ name: String) -> String { argument.map { ", \(name) \($0)" } ?? "" }

  private var subject: String { handle?.description ?? "a handle" }
}
