import Foundation

/// How a value with keys or elements of its own stands in a column: as JSON text. <https://sqlite.org/json1.html>
struct JSONText<Value: Encodable>: SQLiteBindable {
  let value: Value

  var sqliteValue: SQLiteValue? { try? .text(text()) }  // the reason is asked for afterwards
  var reasonAgainst: String? { CodingReason.thrown { try text() } }

  /// The text, with sorted keys, so that equal values are equal text.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
