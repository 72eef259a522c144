import SQLiteManager

/// What is printed of an error: code and number, message, the SQL with a caret under the offset, and what to do.
struct ErrorReport {
  private(set) var text = ""

  init(_ error: any Error) { describe(error, place: nil) }

  private mutating func describe(_ error: any Error, place: String?) {
    let prefix = place.map { "\($0): " } ?? ""
    switch error {
    case let error as SQLiteError:
      line("error: \(prefix)\(error.code): \(error.message)")
      if let sql = error.sql { show(sql, byteOffset: error.byteOffset) }
      if let advice = error.advice { line(advice) }
    case let error as Failure:
      line("error: \(prefix)\(error.code): \(error.message)")
      if let source = error.source { show(source, byteOffset: error.byteOffset) }
      if let advice = error.advice { line(advice) }
    case let error as FileSystemError:
      line("error: \(prefix)\(error.isNoSpace ? ResultCode.full : .ioerr): \(error)")
    case ContentError.sqlite(let error): describe(error, place: place)
    case let error as ContentError: line("error: \(prefix)\(error.code): \(error)")
    case let error as Located: describe(error.error, place: prefix + error.place)  // "standard input, line 3: …"
    default: line("error: \(prefix)\(error)")
    }
  }

  private mutating func line(_ line: String) { text += line.withoutControls + "\n" }

  /// The line of the text the offset is in, cut around it, and the caret; without an offset the first line.
  private mutating func show(_ text: String, byteOffset: Int?) {
    let bytes = Array(text.utf8)
    let place = min(max(byteOffset ?? 0, 0), bytes.count)
    let newline = UInt8(ascii: "\n")
    let lineStart = bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let lineEnd = bytes[place...].firstIndex(of: newline) ?? bytes.count
    let shownStart = max(lineStart, place - 160)
    let shownEnd = min(lineEnd, place + 160)
    let before = (shownStart > lineStart ? "…" : "") + Self.whole(bytes[shownStart..<place])
    let after = Self.whole(bytes[place..<shownEnd]) + (shownEnd < lineEnd ? "…" : "")
    line("  " + before + after)
    if byteOffset != nil { line("  " + String(repeating: " ", count: DisplayWidth.of(before.withoutControls)) + "^") }
  }

  /// Text without the halves of characters that the cut left at its ends.
  private static func whole(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop { $0 & 0xc0 == 0x80 }
    if let last = bytes.lastIndex(where: { $0 & 0xc0 != 0x80 }), String(validating: bytes[last...], as: UTF8.self) == nil {
      bytes = bytes[..<last]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
