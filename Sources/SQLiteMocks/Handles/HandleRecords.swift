public import SQLiteCalls
import SQLiteCore
public import SQLiteEngine

/// A handle that SQLite gave out and has not got back.
public struct OpenHandle: Hashable, Sendable, CustomStringConvertible {
  /// The kind of the handle.
  public let kind: HandleKind
  /// The pointer as its bits.
  public let bits: UInt
  /// The call that gave it out.
  public let call: Sqlite3Call
  /// The number of that call among all calls, counted from 1.
  public let ordinal: Int
  /// The SQL text of a statement, the file name of a connection, table and column of a blob.
  public let text: String?
  /// The connections that the handle belongs to.
  let parents: [UInt]
  /// A number that distinguishes the thread on which the handle was given out from all others that ran then.
  public let thread: UInt = currentThreadNumber

  /// Whether a handle was given out before another one: by an earlier call, or by the same one.
  static func isOlder(_ handle: OpenHandle, than other: OpenHandle) -> Bool {
    (handle.ordinal, handle.kind.rawValue, handle.bits) < (other.ordinal, other.kind.rawValue, other.bits)
  }

  /// Such as `statement "SELECT 1" from sqlite3_prepare_v3, call 12`; a file stands there without its folder, which is often a new one in each run.
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
    /// The call answered SQLITE_MISUSE or SQLITE_RANGE: for a parameter that the statement does not have, a bind while it runs, a call that
    /// came too late. Codes that a ``FaultInjectingSqlite3Wrapper`` made do not count, nor do the codes that a reset repeats.
    case answered(ResultCode)
    /// A column is read of a statement that is not on a row. The call is passed on; its answer is undefined.
    /// <https://sqlite.org/c3ref/column_blob.html>
    case readWithoutRow
    /// A column is read that the row does not have; `count` is the number of its columns, nil where that is not known. The call is passed on.
    case columnOutOfRange(count: Int?)
    /// A statement of `sqlite3_prepare` or `sqlite3_prepare16` is stepped again after a step that failed, without a reset: the cause is never
    /// reported. Later interfaces report it at once, and reset the statement themselves. <https://sqlite.org/c3ref/step.html>
    case steppedWithoutReset
    /// A statement is stepped again with other values, and the parameter ``HandleMisuse/argument`` was not bound since the last run: it still holds the value
    /// of that run, such as the note of the row before where this row has none. Bind it, NULL included, or call `sqlite3_clear_bindings`.
    /// <https://sqlite.org/c3ref/reset.html>
    case steppedWithOldValue
    /// A connection that was opened with SQLITE_OPEN_NOMUTEX is used while a call of another thread runs on it: that call, and its number.
    /// <https://sqlite.org/threadsafe.html>
    case usedByTwoThreads(Sqlite3Call, ordinal: Int)
    /// The pointer was never handed out as a handle of this kind. A ``MockSqlite3Wrapper`` reports this.
    case unknown(HandleKind, bits: UInt)
    /// The call got another argument that it must not get. A ``MockSqlite3Wrapper`` reports this.
    case wrongArgument(String)
  }

  /// The kind of the misuse.
  public let kind: Kind
  /// The call that is wrong.
  public let call: Sqlite3Call
  /// The number of that call among all calls, counted from 1.
  public let ordinal: Int
  /// The handle, as it was given out; nil for a handle that was not given out, or that need not come back.
  public let handle: OpenHandle?
  /// The number among the arguments of the call: of a parameter, counted from 1, or of a column, counted from 0.
  public let argument: Int64?
  /// A number that distinguishes the thread that made the call from all others that ran then.
  public let thread: UInt = currentThreadNumber

  /// Such as `sqlite3_step, call 14: used after it came back: statement "SELECT 1" from sqlite3_prepare_v3, call 12`.
  public var description: String {
    let wrong =
      switch kind {
      case .returnedTwice: "given back twice: \(subject)"
      case .usedAfterReturn: "used after it came back: \(subject)"
      case .closedWithChildren(let children):
        "closed: \(subject), but still open: " + children.map(\.description).joined(separator: "; ")
      case .usedAfterLoan(let kind): "used after the row or the call that lent it: \(kind.rawValue)\(handle.map { " of \($0)" } ?? "")"
      case .wrongKind(let kind, let wanted): "used as a \(wanted.rawValue): \(handle?.description ?? kind.rawValue)"
      case .unknown(let kind, let bits): "never handed out as a \(kind.rawValue): 0x\(String(bits, radix: 16))"
      case .wrongArgument(let sentence): sentence
      case .answered(let code): "answered \(code == .range ? "SQLITE_RANGE" : "SQLITE_MISUSE")\(number("argument")): \(subject)"
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
