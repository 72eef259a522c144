/// The English texts that `sqlite3_errstr` of SQLite 3.40.1 gives. <https://sqlite.org/c3ref/errcode.html>
package enum ErrorTexts {
  /// By primary code; a code that is not here has ``unknown``.
  package static let primary: [Int32: String] = [
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
  /// By whole code; these are not found by their low byte.
  package static let whole: [Int32: String] = [
    100: "another row available",
    101: "no more rows available",
    516: "abort due to ROLLBACK",
  ]
  /// Of every other code.
  package static let unknown = "unknown error"

  /// The text of a code, extended or primary.
  package static func text(of code: Int32) -> String { whole[code] ?? primary[code & 0xff] ?? unknown }
}
