import Foundation
import SQLiteManager

extension SQLiteValue {
  /// The value as a person reads it, on one line. NULL and the text of that spelling differ: the text is quoted, as SQL quotes it.
  var shown: String {
    switch self {
    case .null: "NULL"
    case .integer(let number): String(number)
    case .real(let number): number.description
    case .text(let text): text.drop { $0 == "'" }.hasPrefix("NULL") ? Self.quotingNull(text) : text.withoutControls
    case .blob(let bytes):
      "\(bytes.count) bytes" + (bytes.isEmpty ? "" : ": ") + bytes.prefix(16).hexadecimal + (bytes.count > 16 ? "…" : "")
    }
  }

  /// A text that reads NULL, in any number of quotes, stands in quotes; every other one as it is.
  private static func quotingNull(_ text: String) -> String {
    let inner = text.drop { $0 == "'" }
    let isNull = inner.hasPrefix("NULL") && inner.dropFirst(4).allSatisfy { $0 == "'" }
    return isNull ? "'" + text.replacing("'", with: "''") + "'" : text.withoutControls
  }

  /// How well a result fits, to four digits.
  static func shownRank(_ rank: Double) -> SQLiteValue { .real(Double(String(format: "%.4g", rank)) ?? rank) }
}
