/// The best run of places to show in a snippet.
struct PlacesWindow: Equatable {
  /// Which of the places.
  let places: Range<Int>
  /// How good it is: a phrase that is shown counts a thousand times as much as one that is shown once more.
  let score: Int

  /// The best window of a width over places of one column, which are in order; of equal ones the first. Nil when there are no places.
  ///
  /// Each place is looked at twice at most.
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
