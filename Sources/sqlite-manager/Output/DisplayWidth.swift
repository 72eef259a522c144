import SQLiteManager

/// The number of terminal columns that text takes. Wide East Asian characters and emoji take two, and combining marks none.
enum DisplayWidth {
  static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// A character is as wide as its widest scalar. A character that is displayed as an emoji is wide.
  static func of(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xfe0f { return 2 }  // selects the emoji presentation
      width = max(width, of(scalar))
    }
    return width
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks whose characters are wide or full-width. <https://www.unicode.org/reports/tr11/>
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xa960...0xa97c, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f,
    0xff00...0xff60, 0xffe0...0xffe6, 0x17000...0x18cff, 0x1b000...0x1b2ff, 0x20000...0x3fffd,
  ]
}

extension String {
  /// The text with control characters replaced by control pictures, so that no content can control a terminal or break a line.
  var withoutControls: String { withoutControls(butLines: false) }

  /// The text with control characters replaced by control pictures.
  ///
  /// - Parameter keepsLines: Whether newlines and tabs are kept.
  func withoutControls(butLines keepsLines: Bool) -> String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f || keepsLines && ($0 == 0x0a || $0 == 0x09) }) { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0a where keepsLines, 0x09 where keepsLines: text.append(scalar)
      case 0..<0x20: text.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{fffd}")
      case 0x7f: text.append("\u{2421}")
      case 0x80..<0xa0, 0x202a...0x202e, 0x2066...0x2069: text.append("\u{fffd}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  /// JSON text in which control characters that JSON allows in strings but terminals interpret are escaped.
  var withEscapedControls: String {
    if utf8.allSatisfy({ $0 < 0x7f }) { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if (0x7f..<0xa0).contains(scalar.value) {
        text += "\\u00" + [UInt8(truncatingIfNeeded: scalar.value)].hexadecimal
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text truncated to a number of columns, with … at the end if something is missing.
  func cut(toWidth limit: Int) -> String {
    if DisplayWidth.of(self) <= limit { return self }
    var width = 1
    var text = ""
    for character in self {
      width += DisplayWidth.of(character)
      if width > limit { break }
      text.append(character)
    }
    return text + "…"
  }

  /// The lines of the text, wrapped between words if they are too wide. A word that is too wide for a line is broken. Wrapped lines keep
  /// the indentation of the original line.
  func wrapped(toWidth limit: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let indent = String(line.prefix { $0 == " " })
      var lines: [String] = []
      var current = ""
      for word in line.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false) {
        if !current.isEmpty, DisplayWidth.of(current + " " + word) <= limit {
          current += " " + word
          continue
        }
        if !current.isEmpty { lines.append(current) }
        current = indent
        for character in word {
          if current != indent, DisplayWidth.of(current) + DisplayWidth.of(character) > limit {
            lines.append(current)
            current = indent
          }
          current.append(character)
        }
      }
      return lines + [current]
    }
  }
}
