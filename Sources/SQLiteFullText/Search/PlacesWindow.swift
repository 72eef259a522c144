/// The best run of matches to show in a snippet.
struct PlacesWindow: Equatable {
  /// The indices of the matches to show.
  let places: Range<Int>
  /// The quality: a thousand for each distinct phrase, plus one for each match.
  let score: Int

  /// Finds the best window of a given width over the matches of one column, which are in order. Of equally good windows, takes the first.
  /// Nil if there are no matches.
  ///
  /// Each match is visited at most twice.
  init?(over places: [FoundPlace], width: Int) {
    var counts: [Int: Int] = [:]
    var best: (range: Range<Int>, score: Int)?
    var end = 0
    for start in places.indices {
      while end < places.count, end <= start || places[end].range.upperBound - places[start].range.lowerBound <= width {
        counts[places[end].phrase, default: 0] += 1
        end += 1
      }
      let score = 1_000 * counts.count + (end - start)
      if score > best?.score ?? 0 { best = (start..<end, score) }
      let phrase = places[start].phrase
      let left = counts[phrase, default: 1] - 1
      counts[phrase] = left > 0 ? left : nil
    }
    guard let best else { return nil }
    (self.places, score) = best
  }
}
