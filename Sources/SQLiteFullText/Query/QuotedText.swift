/// A typed text in which quotes are replaced by spaces, and also NULs, at which SQLite would stop reading.
struct QuotedText {
  /// The text in UTF-8, of unchanged length.
  let bytes: [UInt8]
  /// The byte ranges of the phrases, each between two quotes, in order.
  let phrases: [Range<Int>]

  init(_ text: String) {
    let quote = UInt8(ascii: "\"")
    bytes = text.utf8.map { $0 == quote || $0 == 0 ? UInt8(ascii: " ") : $0 }
    let quotes = text.utf8.enumerated().filter { $0.element == quote }.map(\.offset)
    phrases = stride(from: 0, to: quotes.count - 1, by: 2).map { quotes[$0] + 1..<quotes[$0 + 1] }
  }

  /// The runs between spaces outside phrases, and the phrases without surrounding spaces. Empty phrases are omitted.
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
    let text = String(decoding: bytes[range], as: UTF8.self)
    return text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map { word in
      let start = range.lowerBound + text.utf8.distance(from: text.startIndex, to: word.startIndex)
      return start..<start + text.utf8.distance(from: word.startIndex, to: word.endIndex)
    }
  }
}
