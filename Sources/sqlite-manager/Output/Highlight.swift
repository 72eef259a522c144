import SQLiteFullText
import SQLiteManager

/// Highlights words on a terminal. Until a line is written, the words are marked with two Unicode format characters, which have no width.
enum Highlight {
  static let open: Unicode.Scalar = "\u{fff9}"
  static let close: Unicode.Scalar = "\u{fffb}"

  /// A text with its highlighted words between the marks. Marks that were already in the text are removed.
  static func marked(_ text: HighlightedText) -> String {
    text.marked(String(open), String(close)) { piece in
      Substring(piece.unicodeScalars.filter { $0 != open && $0 != close })
    }
  }

  /// A cell for a terminal, bold and coloured between the marks. If truncation removed the closing mark, the style extends to the end of
  /// the cell.
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
