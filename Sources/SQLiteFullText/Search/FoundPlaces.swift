import SQLiteCalls
import SQLiteCore

/// An occurrence of a phrase in a column.
struct FoundPlace: Hashable {
  let column: Int
  /// The number of the phrase; FTS4 counts each word of a phrase separately.
  let phrase: Int
  /// The range, in words (counted from 0) for FTS5, in bytes for FTS4.
  let range: Range<Int>
}

extension FoundPlace {
  /// The name of this package's function that returns the number of matches in an FTS5 row.
  static let countName = "search_place_count"
  /// The name of this package's function that returns the first matches in an FTS5 row.
  static let placesName = "search_places"

  /// Decodes the result of the function `placesName`: for each match, four Int32 in host byte order, which are the column, the phrase, the
  /// first word and the number of words.
  static func places(inWords blob: [UInt8]) -> [FoundPlace] {
    places(
      of: unsafe blob.withUnsafeBytes { bytes in
        (0..<bytes.count / 4).map { unsafe Int(bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Int32.self)) }
      })
  }

  /// Decodes the result of FTS4's `offsets`: for each match, the column, the word of the query, the first byte and the number of bytes.
  ///
  /// - Parameter isCut: Whether the text may end in the middle of a number.
  /// <https://sqlite.org/fts3.html#the_offsets_function>
  static func places(inBytes text: [UInt8], isCut: Bool = false) -> [FoundPlace] {
    var numbers = text.split(separator: UInt8(ascii: " ")).map { Int(String(decoding: $0, as: UTF8.self)) ?? -1 }
    if isCut, !numbers.isEmpty { numbers.removeLast() }
    return places(of: numbers)
  }

  /// Creates a place from every four numbers; an incomplete place is omitted.
  private static func places(of numbers: [Int]) -> [FoundPlace] {
    stride(from: 0, to: numbers.count - 3, by: 4).compactMap { place in
      let (start, count) = (numbers[place + 2], numbers[place + 3])
      guard start >= 0, count > 0, start <= .max - count else { return nil }
      return FoundPlace(column: numbers[place], phrase: numbers[place + 1], range: start..<start + count)
    }
  }
}

extension FullTextMatchContext {
  /// Returns the first matches of the row, encoded for ``FoundPlace/places(inWords:)``.
  func places(atMost most: Int) throws(SQLiteError) -> [UInt8] {
    var sizes: [Int] = []
    for phrase in 0..<phraseCount { sizes.append(try size(ofPhrase: phrase)) }
    var numbers: [Int32] = []
    for number in 0..<max(0, min(try instanceCount, most)) {
      let place = try instance(at: number)
      let size = sizes.indices.contains(place.phrase) ? sizes[place.phrase] : 1
      for part in [place.column, place.phrase, place.tokenOffset, size] { numbers.append(Int32(truncatingIfNeeded: part)) }
    }
    return unsafe numbers.withUnsafeBytes { unsafe Array($0) }
  }
}
