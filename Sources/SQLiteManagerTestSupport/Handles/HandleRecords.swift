public import SQLiteCalls

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
    /// The handle was lent for a row or for the time of a callback, and that is over. Told by a ``MockSqlite3Wrapper``.
    case usedAfterLoan(HandleKind)
    /// The handle is of another kind than the call takes. Told by a ``MockSqlite3Wrapper``.
    case wrongKind(HandleKind, usedAs: HandleKind)
    /// The pointer was never handed out as one of this kind; freed memory is not told from that. Told by a ``MockSqlite3Wrapper``.
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

  /// Such as `sqlite3_step, call 14: used after it came back: statement "SELECT 1" from sqlite3_prepare_v3, call 12`.
  public var description: String {
    let wrong =
      switch kind {
      case .returnedTwice: "given back twice: \(told)"
      case .usedAfterReturn: "used after it came back: \(told)"
      case .closedWithChildren(let children):
        "closed: \(told), but still open: " + children.map(\.description).joined(separator: "; ")
      case .usedAfterLoan(let kind): "used after the row or the call that lent it: \(kind.rawValue)"
      case .wrongKind(let kind, let wanted): "used as a \(wanted.rawValue): \(handle?.description ?? kind.rawValue)"
      case .unknown(let kind, let bits): "never handed out as a \(kind.rawValue): 0x\(String(bits, radix: 16))"
      case .wrongArgument(let sentence): sentence
      }
    return "\(call.rawValue), call \(ordinal): \(wrong)"
  }

  private var told: String { handle?.description ?? "a handle" }
}
