import SQLiteCalls

/// The error of a connection, as reported by `sqlite3_errcode`, `sqlite3_errmsg` and related functions, with the C strings that callers
/// borrow.
package struct ConnectionFailure: Sendable {
  package var code: ResultCode
  /// The message; nil for the default text of the code.
  package var message: String?
  /// The byte offset of the error in the SQL; -1 if it is not known.
  package var byteOffset: Int32 = -1
  package var hasExtendedCodes: Bool
  private var copies: (words: String, utf8: OwnedText, utf16: OwnedText)?

  package init(_ code: ResultCode = .ok, hasExtendedCodes: Bool) { (self.code, self.hasExtendedCodes) = (code, hasExtendedCodes) }

  /// A mask for the bits of a code that the connection reports.
  @inlinable package var mask: Int32 { hasExtendedCodes ? -1 : 0xFF }

  /// The number that `sqlite3_errcode` and the failed call itself return.
  @inlinable package var number: Int32 { code.rawValue & mask }

  package var words: String { code == .ok ? ErrorTexts.text(of: 0) : message ?? ErrorTexts.text(of: code.rawValue) }

  @inlinable @discardableResult
  package mutating func become(_ code: ResultCode, _ message: String? = nil, byteOffset: Int32 = -1) -> Int32 {
    self.code = code
    self.message = message
    self.byteOffset = byteOffset
    return number
  }

  /// Returns the message in both encodings. The texts stay at their addresses until the message changes.
  package mutating func texts() -> (utf8: OwnedText, utf16: OwnedText) {
    let words = words
    if let copies, copies.words.utf8.elementsEqual(words.utf8) { return (copies.utf8, copies.utf16) }
    let made = (words: words, utf8: OwnedText(words), utf16: OwnedText(utf16: words))
    copies = made
    return (made.utf8, made.utf16)
  }
}

/// The state that the base class of all engines keeps: the error of each connection, the connection of each handle, and the refused
/// functions.
///
/// Pointers are stored as their bits. The key 0 stands for a null connection, whose error is SQLITE_NOMEM.
struct EngineConnections: Sendable {
  private var failures: [UInt: ConnectionFailure] = [:]
  var owners: [UInt: UInt] = [:]
  var refused: Set<Sqlite3Call> = []
  var texts = KeptTexts()

  subscript(connection: UInt) -> ConnectionFailure {
    get { failures[connection] ?? ConnectionFailure(connection == 0 ? .nomem : .ok, hasExtendedCodes: true) }
    set { failures[connection] = newValue }
  }

  mutating func release(_ handle: UInt) {
    if owners.removeValue(forKey: handle) != nil { return }
    failures[handle] = nil
    owners = owners.filter { $0.value != handle }
  }
}

/// The English texts of `sqlite3_errstr` in SQLite 3.40.1. <https://sqlite.org/c3ref/errcode.html>
package enum ErrorTexts {
  /// The texts by primary code.
  private static let primary: [Int32: String] = [
    0: "not an error",
    1: "SQL logic error",
    3: "access permission denied",
    4: "query aborted",
    5: "database is locked",
    6: "database table is locked",
    7: "out of memory",
    8: "attempt to write a readonly database",
    9: "interrupted",
    10: "disk I/O error",
    11: "database disk image is malformed",
    12: "unknown operation",
    13: "database or disk is full",
    14: "unable to open database file",
    15: "locking protocol",
    17: "database schema has changed",
    18: "string or blob too big",
    19: "constraint failed",
    20: "datatype mismatch",
    21: "bad parameter or other API misuse",
    23: "authorization denied",
    25: "column index out of range",
    26: "file is not a database",
    27: "notification message",
    28: "warning message",
  ]
  /// The texts by complete code, for codes that cannot be looked up by their low byte.
  private static let whole: [Int32: String] = [
    100: "another row available",
    101: "no more rows available",
    516: "abort due to ROLLBACK",
  ]

  /// Returns the text of a primary or extended code.
  package static func text(of code: Int32) -> String { whole[code] ?? primary[code & 0xff] ?? "unknown error" }
}
