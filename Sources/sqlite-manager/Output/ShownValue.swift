import Foundation
import SQLiteManager

extension SQLiteValue {
  /// The value for display to a person, on one line. To distinguish it from NULL, the text “NULL” is in SQL quotes.
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

  /// Whether a text is “NULL”, in any number of quotes.
  private static func readsNull(_ text: String) -> Bool {
    let inner = text.drop { $0 == "'" }
    return inner.hasPrefix("NULL") && inner.dropFirst(4).allSatisfy { $0 == "'" }
  }

  /// The rank of a search result, rounded to four significant digits.
  static func shownRank(_ rank: Double) -> SQLiteValue { .real(Double(String(format: "%.4g", rank)) ?? rank) }
}
