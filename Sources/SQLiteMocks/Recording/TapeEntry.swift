import SQLiteCalls

/// A call, or a callback, on a ``CallTape``, with copies of its arguments and results.
package struct TapeEntry {
  package enum Kind: Hashable, Sendable {
    case call(Sqlite3Call)
    /// A call by SQLite to a callback. The number, counted from 1, identifies the registration of the callback.
    case callback(Int, CallbackRole)
  }

  package let kind: Kind
  /// The arguments, read before the call was forwarded.
  package var arguments: [Sqlite3Argument]
  /// The number of other calls that had not yet returned when this one was made.
  package let depth: Int
  /// The result; nil for a function that returns nothing, and for a call that has not returned.
  package var result: Sqlite3Argument?
  /// The values that the call stored through its pointer arguments.
  package var outs: [Sqlite3Argument] = []
  package var hasReturned = false
}

/// The role of a callback, which determines which C function of its registration is called.
package enum CallbackRole: String, Hashable, Sendable, CaseIterable {
  case scalar, step, inverse, value, final, compare, missingCollation, busy, progress, update, commit, rollback, wal, authorize, trace
}

extension TapeEntry {
  /// The size of the entry's texts and blobs, in bytes.
  var payload: Int {
    var sum = result?.payload ?? 0
    for argument in arguments { sum += argument.payload }
    for out in outs { sum += out.payload }
    return sum
  }
}

extension Sqlite3Argument {
  /// The size of the argument's text or blob in bytes; 0 for other arguments.
  var payload: Int {
    switch self {
    case .text(let text?): text.utf8.count
    case .blob(let bytes?): bytes.count
    default: 0
    }
  }
}

/// Literals in Swift source.
package enum SwiftLiteral {
  /// Appends text to a line as a quoted string literal, with escapes as needed.
  package static func quote(_ text: String, to line: inout [UInt8]) {
    let quote = UInt8(ascii: "\""), backslash = UInt8(ascii: "\\")
    line.append(quote)
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != quote && $0 != backslash }) {
      line += text.utf8
    } else {
      for scalar in text.unicodeScalars { line += escaped(scalar).utf8 }
    }
    line.append(quote)
  }

  /// Text as a quoted string literal, with escapes as needed.
  package static func quoted(_ text: String) -> String {
    var line: [UInt8] = []
    quote(text, to: &line)
    return String(decoding: line, as: UTF8.self)
  }

  /// Whether a character is not allowed in a string literal, or would be invisible there.
  package static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\"": "\\\""
    case "\\": "\\\\"
    default: needsEscape(scalar) ? number(scalar) : String(scalar)
    }
  }

  /// A character as a Unicode escape. `delimiter` contains the `#` signs around the literal.
  package static func number(_ scalar: Unicode.Scalar, _ delimiter: String = "") -> String {
    "\\\(delimiter)u{\(String(scalar.value, radix: 16))}"
  }
}
