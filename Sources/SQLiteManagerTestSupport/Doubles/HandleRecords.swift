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
  }

  /// What is wrong.
  public let kind: Kind
  /// The call that is wrong.
  public let call: Sqlite3Call
  /// The number of that call among all calls, counted from 1.
  public let ordinal: Int
  /// The handle, as it was given out.
  public let handle: OpenHandle

  /// Such as `sqlite3_step, call 14: used after it came back: statement "SELECT 1" from sqlite3_prepare_v3, call 12`.
  public var description: String {
    let wrong =
      switch kind {
      case .returnedTwice: "given back twice: \(handle)"
      case .usedAfterReturn: "used after it came back: \(handle)"
      case .closedWithChildren(let children):
        "closed: \(handle), but still open: " + children.map(\.description).joined(separator: "; ")
      }
    return "\(call.rawValue), call \(ordinal): \(wrong)"
  }
}
