import SQLiteCallsCore
import SQLiteCore

/// A place in a column where a phrase was found.
struct FoundPlace: Hashable {
  let column: Int
  /// The number of the phrase; FTS4 counts each word of it for itself.
  let phrase: Int
  /// From where to where: in words that were counted from 0 on FTS5, in bytes on FTS4.
  let range: Range<Int>
}

extension FoundPlace {
  /// The function of this package that tells of a row of FTS5 how many places there are.
  static let countName = "search_place_count"
  /// The function of this package that tells the first places of a row of FTS5.
  static let placesName = "search_places"

  /// Binary shape of what it tells: for each place four Int32 in little endian, the column, the phrase, the first word and the count of words.
  private static let byteCount = 16

  /// The places that the function of this package told; one that is cut short is left out.
  static func places(inWords blob: [UInt8]) -> [FoundPlace] {
    func number(at place: Int) -> Int {
      Int(Int32(truncatingIfNeeded: (0..<4).reduce(UInt32(0)) { $0 | UInt32(blob[place + $1]) << (8 * UInt32($1)) }))
    }
    return stride(from: 0, through: blob.count - byteCount, by: byteCount).compactMap { place in
      let (start, count) = (number(at: place + 8), number(at: place + 12))
      guard start >= 0, count > 0 else { return nil }
      return FoundPlace(column: number(at: place), phrase: number(at: place + 4), range: start..<start + count)
    }
  }

  /// The places that `offsets` of FTS4 told: four numbers each, column, word of the query, first byte and count of bytes.
  ///
  /// - Parameter isCut: Whether the text may end in the middle of a number.
  /// <https://sqlite.org/fts3.html#the_offsets_function>
  static func places(inBytes text: [UInt8], isCut: Bool = false) -> [FoundPlace] {
    var numbers = text.split(separator: UInt8(ascii: " ")).map { Int(String(decoding: $0, as: UTF8.self)) ?? -1 }
    if isCut, !numbers.isEmpty { numbers.removeLast() }
    return stride(from: 0, to: numbers.count - 3, by: 4).compactMap { place in
      let (start, count) = (numbers[place + 2], numbers[place + 3])
      guard start >= 0, count >= 0, start <= .max - count else { return nil }
      return FoundPlace(column: numbers[place], phrase: numbers[place + 1], range: start..<start + count)
    }
  }
}

extension FullTextMatchContext {
  /// The first places of the row in the shape of ``FoundPlace``.
  func places(atMost most: Int) throws(SQLiteError) -> [UInt8] {
    var sizes: [Int] = []
    for phrase in 0..<phraseCount { sizes.append(try size(ofPhrase: phrase)) }
    let count = min(try instanceCount, most)
    var blob: [UInt8] = []
    blob.reserveCapacity(16 * max(0, count))
    for number in 0..<max(0, count) {
      let place = try instance(at: number)
      let size = sizes.indices.contains(place.phrase) ? sizes[place.phrase] : 1
      for part in [place.column, place.phrase, place.tokenOffset, size] {
        let bits = UInt32(bitPattern: Int32(truncatingIfNeeded: part))
        for shift in stride(from: UInt32(0), to: 32, by: 8) { blob.append(UInt8(truncatingIfNeeded: bits >> shift)) }
      }
    }
    return blob
  }
}

extension Connection {
  /// Adds a function of this package that tells of places on FTS5; answers whether there is one of the name.
  func addPlaces(named name: String) throws -> Bool {
    switch name {
    case FoundPlace.countName: try addFullTextFunction(FoundPlace.countName) { match, _ in try match.instanceCount }
    case FoundPlace.placesName:
      try addFullTextFunction(FoundPlace.placesName) { match, arguments in try match.places(atMost: try arguments[0, as: Int.self]) }
    default: return false
    }
    return true
  }
}
