import Foundation
import SQLiteManager

extension SQLiteValue {
  /// The value as a person reads it, on one line. NULL and the text of that spelling differ: the text is quoted, as SQL quotes it.
  var shown: String {
    switch self {
    case .null: "NULL"
    case .integer(let number): String(number)
    case .real(let number): number.description
    case .text(let text): Self.readsNull(text) ? text.quoted(by: "'") : text.withoutControls
    case .blob(let bytes):
      "\(bytes.count) bytes" + (bytes.isEmpty ? "" : ": ") + bytes.prefix(16).hexadecimal + (bytes.count > 16 ? "…" : "")
    }
  }

  /// Whether a text reads NULL, in any number of quotes.
  private static func readsNull(_ text: String) -> Bool {
    let inner = text.drop { $0 == "'" }
    return inner.hasPrefix("NULL") && inner.dropFirst(4).allSatisfy { $0 == "'" }
  }

  /// How well a result fits, to four digits.
  static func shownRank(_ rank: Double) -> SQLiteValue { .real(Double(String(format: "%.4g", rank)) ?? rank) }
}
