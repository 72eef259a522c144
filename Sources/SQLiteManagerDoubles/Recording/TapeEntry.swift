import SQLiteCalls

/// A call, or a callback, on a ``CallTape``: copies of what went in and of what came out.
package struct TapeEntry {
  package enum Kind: Hashable, Sendable {
    case call(Sqlite3Call)
    /// SQLite calls a function that came with the registration of this number, from 1.
    case callback(Int, CallbackRole)
  }

  package let kind: Kind
  /// The arguments, read before the call was passed on.
  package var arguments: [Sqlite3Argument]
  /// How many others had not returned when it came.
  package let depth: Int
  /// The answer; nil for a function without one, and for one that has not returned.
  package var result: Sqlite3Argument?
  /// The values that it has put where its arguments point to.
  package var outs: [Sqlite3Argument] = []
  package var hasReturned = false
}

/// The task of a callback: which of the C functions of a registration is called.
package enum CallbackRole: String, Hashable, Sendable, CaseIterable {
  case scalar, step, inverse, value, final, compare, missingCollation, busy, progress, update, commit, rollback, wal, authorize, trace
}

extension TapeEntry: Lightened {
  /// The bytes of its texts and blobs.
  var payload: Int {
    var sum = result?.payload ?? 0
    for argument in arguments { sum += argument.payload }
    for out in outs { sum += out.payload }
    return sum
  }

  mutating func lighten() { (arguments, result, outs) = ([], nil, []) }
}

extension Sqlite3Argument {
  /// The bytes of its text or blob.
  var payload: Int {
    switch self {
    case .text(let text?): text.utf8.count
    case .blob(let bytes?): bytes.count
    default: 0
    }
  }
}
