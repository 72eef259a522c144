#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How a value with keys or elements of its own stands in a column: as JSON text. <https://sqlite.org/json1.html>
enum JSONText {
  /// The text, with sorted keys, so that equal values are equal text.
  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
