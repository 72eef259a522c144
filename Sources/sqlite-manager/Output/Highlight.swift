import SQLiteFullText
import SQLiteManager

/// Words that stand out on a terminal, between two format characters of Unicode, which take no room, until the line is written.
enum Highlight {
  static let open: Unicode.Scalar = "\u{fff9}"
  static let close: Unicode.Scalar = "\u{fffb}"

  /// A text with its words between the marks; marks that were in the text are gone.
  static func marked(_ text: HighlightedText) -> String {
    text.marked(String(open), String(close)) { piece in
      Substring(piece.unicodeScalars.filter { $0 != open && $0 != close })
    }
  }

  /// A cell for a terminal: bold and coloured between the marks, or to its end when a cut took the closing one away.
  static func styled(_ cell: String) -> String {
    var text = ""
    var isOpen = false
    for scalar in cell.unicodeScalars {
      switch scalar {
      case open:
        text += "\u{1b}[1;33m"
        isOpen = true
      case close:
        text += "\u{1b}[0m"
        isOpen = false
      default: text.unicodeScalars.append(scalar)
      }
    }
    return isOpen ? text + "\u{1b}[0m" : text
  }
}
