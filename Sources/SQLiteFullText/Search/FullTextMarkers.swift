/// The markers that SQLite puts around found words, so that this package can find them in its output.
///
/// They are Unicode noncharacters. If a row contains one anyway, this package marks the words instead of SQLite: see
/// ``FullTextStatement/marked``.
enum FullTextMarkers {
  static let open = String(decoding: [0xef, 0xb7, 0x90], as: UTF8.self)  // U+FDD0, which Swift rejects in literals
  static let close = String(decoding: [0xef, 0xb7, 0x91], as: UTF8.self)

  /// Returns the text without markers, and the ranges that were between them.
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
