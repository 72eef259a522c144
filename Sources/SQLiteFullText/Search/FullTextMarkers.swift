/// The marks that SQLite puts around the words it found, so that they can be found again in its answer.
///
/// They are code points that Unicode keeps free of characters. A row that holds one of them all the same is marked by this package: see
/// ``FullTextStatement/marked``.
enum FullTextMarkers {
  static let open = String(decoding: [0xef, 0xb7, 0x90], as: UTF8.self)  // U+FDD0, which Swift takes in no literal
  static let close = String(decoding: [0xef, 0xb7, 0x91], as: UTF8.self)

  /// A text without its markers, and the places they stood around.
  static func highlighted(_ marked: [UInt8]) -> (bytes: [UInt8], places: [Range<Int>]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(marked.count)
    var places: [Range<Int>] = []
    var start: Int?
    var place = 0
    while let next = marked[place...].firstIndex(of: 0xef) {  // the first byte of each marker
      bytes += marked[place..<next]
      place = next
      if marked[next...].starts(with: open.utf8) {
        start = bytes.count
        place += open.utf8.count
      } else if marked[next...].starts(with: close.utf8) {
        if let opened = start { places.append(opened..<bytes.count) }
        start = nil
        place += close.utf8.count
      } else {
        bytes.append(0xef)
        place += 1
      }
    }
    bytes += marked[place...]
    return (bytes, places)
  }
}
