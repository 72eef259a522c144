import SQLiteManager
import Scratch
import Testing

@testable import SQLiteFullText

@Suite struct `The best run of places` {
  @Test func `is what trying each one finds`() {
    var generator = SplitMix64(seed: 31)
    for _ in 0..<500 {
      var start = 0
      let places = (0..<generator.below(20)).map { _ in
        start += 1 + generator.below(9)
        return FoundPlace(column: 0, phrase: generator.below(4), range: start..<start + 1 + generator.below(3))
      }
      let width = 1 + generator.below(20)
      var best: (range: Range<Int>, score: Int)?
      for first in places.indices {
        for last in first..<places.count where last == first || places[last].range.upperBound - places[first].range.lowerBound <= width {
          if last > first + 1, places[last - 1].range.upperBound - places[first].range.lowerBound > width { continue }
          let score = 1_000 * Set(places[first...last].map(\.phrase)).count + last - first + 1
          if score > best?.score ?? 0 { best = (first..<last + 1, score) }
        }
      }
      let window = PlacesWindow(over: places, width: width)
      #expect(window?.score == best?.score && window?.places.lowerBound == best?.range.lowerBound)
    }
  }

  @Test func `is told by FTS5 in words and by FTS4 in bytes, and what is cut short is left out`() {
    let blob: [UInt8] = [1, 0, 0, 0, 2, 0, 0, 0, 4, 1, 0, 0, 3, 0, 0, 0]
    #expect(FoundPlace.places(inWords: blob) == [FoundPlace(column: 1, phrase: 2, range: 260..<263)])
    #expect(FoundPlace.places(inWords: blob + blob.dropLast()).count == 1)
    #expect(FoundPlace.places(inWords: Array(blob[..<8]) + [0xff, 0xff, 0xff, 0xff, 1, 0, 0, 0]).isEmpty)
    #expect(FoundPlace.places(inWords: []).isEmpty)
    let text = Array("0 1 5 4 1 0 10 12".utf8)
    let first = FoundPlace(column: 0, phrase: 1, range: 5..<9)
    #expect(FoundPlace.places(inBytes: text) == [first, FoundPlace(column: 1, phrase: 0, range: 10..<22)])
    #expect(FoundPlace.places(inBytes: text, isCut: true) == [first])
    #expect(FoundPlace.places(inBytes: Array("0 1 5 -4 0 1 9223372036854775807 9 x".utf8)).isEmpty)
    #expect(FoundPlace.places(inBytes: []).isEmpty)
  }
}
