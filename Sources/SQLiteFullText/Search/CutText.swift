/// A text or a piece of one, cut into words.
struct CutText {
  /// The whole text, as far as it was read.
  let bytes: [UInt8]
  /// The words of the piece: their bytes in the text, in order.
  let words: [Range<Int>]
  /// Whether there are no words of the text before these.
  let hasFirstWord: Bool
  /// Whether there are no words of the text after these.
  let hasLastWord: Bool

  /// The part of the text that shows places, of at most so many words, with an ellipsis where the text goes on.
  ///
  /// - Parameters:
  ///   - places: The bytes of the places to show, in order; without any the beginning is shown.
  ///   - marked: The bytes of all places to mark.
  func snippet(showing places: ArraySlice<Range<Int>>, marked: [Range<Int>], words count: Int, ellipsis: [UInt8]) -> HighlightedText {
    let first = places.first.flatMap { place in words.firstIndex { $0.upperBound > place.lowerBound } } ?? 0
    let last = places.last.flatMap { place in words.lastIndex { $0.lowerBound < place.upperBound } } ?? first
    let middle = places.isEmpty ? 0 : max(0, first - max(0, count - (last - first + 1)) / 2)
    let end = min(words.count, middle + count)
    let begin = end == words.count ? min(middle, max(0, end - count)) : middle  // at the end of the text there is more before
    let isWhole = (begin: begin == 0 && hasFirstWord, end: end == words.count && hasLastWord)
    let start = isWhole.begin || words.isEmpty ? 0 : words[begin].lowerBound
    let stop = isWhole.end ? bytes.count : end > 0 ? words[end - 1].upperBound : 0
    var pieces: [(bytes: ArraySlice<UInt8>, isMarked: Bool)] = isWhole.begin ? [] : [(ellipsis[...], false)]
    var place = start
    for mark in marked where mark.upperBound > place && mark.lowerBound < stop {
      let (from, to) = (max(mark.lowerBound, place), min(mark.upperBound, stop))
      pieces.append((bytes[place..<from], false))
      pieces.append((bytes[from..<to], true))
      place = to
    }
    pieces.append((bytes[place..<max(place, stop)], false))
    if !isWhole.end { pieces.append((ellipsis[...], false)) }
    return HighlightedText(pieces)
  }
}
