/// An excerpt of an SQL text to show with an error: the line with the error, cut around the error's position.
package struct SQLExcerpt {
  /// The visible part of the line, with "…" where it was cut.
  package let line: String
  /// The part of the line before the error's position.
  package let before: String

  /// The number of bytes shown on each side.
  private static let reach = 160

  /// Creates the excerpt around a position, in bytes from the start of the text. A position outside the text is moved to the nearest end.
  package init(_ text: String, around byteOffset: Int) {
    let bytes = Array(text.utf8)
    let place = min(max(byteOffset, 0), bytes.count)
    func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let lineStart = bytes[..<place].lastIndex(where: endsLine).map { $0 + 1 } ?? 0
    let lineEnd = bytes[place...].firstIndex(where: endsLine) ?? bytes.count
    let start = max(lineStart, place - Self.reach)
    let end = min(lineEnd, place + Self.reach)
    before = (start > lineStart ? "…" : "") + Self.whole(bytes[start..<place])
    line = before + Self.whole(bytes[place..<end]) + (end < lineEnd ? "…" : "")
  }

  /// Returns the text without partial characters that a cut left at its ends.
  static func whole(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop { $0 & 0xc0 == 0x80 }
    if let last = bytes.lastIndex(where: { $0 & 0xc0 != 0x80 }), String(validating: bytes[last...], as: UTF8.self) == nil {
      bytes = bytes[..<last]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// The text, or only its beginning and end if it is too long for a person to read.
  package var excerpt: String {
    guard utf8.count > 2_000 else { return self }
    let bytes = Array(utf8)
    return SQLExcerpt.whole(bytes[..<1_000]) + "…" + SQLExcerpt.whole(bytes[(bytes.count - 500)...])
  }

  /// Returns the text in one line of at most a number of characters.
  package func inShort(_ most: Int = 100) -> String {
    let line = prefix(1_000).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > most ? line.prefix(most - 1) + "…" : line
  }
}
