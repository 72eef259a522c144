/// A text of a person without its quotes: each is a space now, and so is each NUL, where SQLite would stop reading.
struct QuotedText {
  /// The text in UTF-8, as long as it was.
  private(set) var bytes: [UInt8]
  /// The places of the phrases, each between two quotes, in bytes and in order.
  private(set) var phrases: [Range<Int>] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    var open: Int?
    for place in bytes.indices {
      if bytes[place] == UInt8(ascii: "\"") {
        bytes[place] = UInt8(ascii: " ")
        if let start = open {
          phrases.append(start..<place)
          open = nil
        } else {
          open = place + 1
        }
      } else if bytes[place] == 0 {
        bytes[place] = UInt8(ascii: " ")
      }
    }
  }

  /// The runs between spaces outside of phrases, and the phrases without the spaces around them; empty ones are left out.
  var runs: [(bytes: Range<Int>, isPhrase: Bool)] {
    var runs: [(bytes: Range<Int>, isPhrase: Bool)] = []
    var outside = 0
    for phrase in phrases {
      runs += words(in: outside..<phrase.lowerBound).map { ($0, false) }
      let inner = words(in: phrase)
      if let first = inner.first, let last = inner.last { runs.append((first.lowerBound..<last.upperBound, true)) }
      outside = phrase.upperBound
    }
    return runs + words(in: outside..<bytes.count).map { ($0, false) }
  }

  private func words(in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    var place = range.lowerBound
    while place < range.upperBound {
      let width = spaceWidth(at: place)
      if width > 0 {
        if let begin = start { words.append(begin..<place) }
        start = nil
      } else if start == nil {
        start = place
      }
      place += max(width, 1)
    }
    if let begin = start { words.append(begin..<range.upperBound) }
    return words
  }

  /// How many bytes a white space here has; 0 when there is none.
  private func spaceWidth(at place: Int) -> Int {
    let byte = bytes[place]
    if byte < 0x80 { return byte == 0x20 || (0x09...0x0d).contains(byte) ? 1 : 0 }
    let width = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 0
    guard width == 2 || width == 3, place + width <= bytes.count else { return 0 }
    let scalar = String(decoding: bytes[place..<place + width], as: UTF8.self).unicodeScalars.first
    return scalar?.properties.isWhitespace == true ? width : 0
  }
}
