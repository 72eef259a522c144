/// Text, or a piece of it, split into words.
struct TokenizedText {
  /// The beginning of the text, as far as it was read.
  let bytes: [UInt8]
  /// The words of the piece: their byte ranges in the text, in order.
  let words: [Range<Int>]
  /// Whether `words` begins with the first word of the text.
  let hasFirstWord: Bool
  /// Whether `words` ends with the last word of the text.
  let hasLastWord: Bool

  /// Returns the excerpt that shows the given matches, with an ellipsis wherever text is left out.
  ///
  /// - Parameters:
  ///   - places: The byte ranges of the matches to show, in order; if empty, the beginning of the text is shown.
  ///   - marked: The byte ranges of all matches to mark.
  func snippet(_ options: FullTextOptions.Snippet, showing places: ArraySlice<Range<Int>>, marked: [Range<Int>]) -> HighlightedText {
    let count = options.words
    let first = places.first.flatMap { place in words.firstIndex { $0.upperBound > place.lowerBound } } ?? 0
    let last = places.last.flatMap { place in words.lastIndex { $0.lowerBound < place.upperBound } } ?? first
    let middle = places.isEmpty ? 0 : max(0, first - max(0, count - (last - first + 1)) / 2)
    let end = min(words.count, middle + count)
    let begin = end == words.count ? min(middle, max(0, end - count)) : middle  // near the end of the text, extend backwards
    let isWhole = (begin: begin == 0 && hasFirstWord, end: end == words.count && hasLastWord)
    let start = isWhole.begin || words.isEmpty ? 0 : words[begin].lowerBound
    let stop = isWhole.end ? bytes.count : end > 0 ? words[end - 1].upperBound : 0
    let ellipsis = Array(options.ellipsis.utf8)
    let before = isWhole.begin ? [] : ellipsis
    let shift = before.count - start
    let marks = marked.map { $0.clamped(to: start..<max(start, stop)) }.map { $0.lowerBound + shift..<$0.upperBound + shift }
    return HighlightedText(before + bytes[start..<max(start, stop)] + (isWhole.end ? [] : ellipsis), marking: marks)
  }
}
