/// The marks that SQLite puts around the words it found, so that they can be found again in its answer.
///
/// They are code points that no text should hold; a text that holds them all the same is asked for once more with others. A marker begins with
/// something that stands nowhere else in it, so that none can be seen across the border of a marker and the text around it.
struct FullTextMarkers {
  let open: String
  let close: String
  private let openBytes: [UInt8]
  private let closeBytes: [UInt8]

  /// The markers of a number.
  private init(_ number: Int) {
    open = number == 0 ? Self.noncharacter(0) : "\(Self.noncharacter(2))\(number)\(Self.noncharacter(4))"
    close = number == 0 ? Self.noncharacter(1) : "\(Self.noncharacter(3))\(number)\(Self.noncharacter(4))"
    (openBytes, closeBytes) = (Array(open.utf8), Array(close.utf8))
  }

  /// One of the code points from U+FDD0 on that Unicode keeps free of characters.
  private static func noncharacter(_ number: UInt8) -> String { String(decoding: [0xef, 0xb7, 0x90 + number], as: UTF8.self) }

  /// Those that are tried first.
  static let usual = FullTextMarkers(0)

  /// Markers that stand in none of the texts: there are more than a text can hold. Each text is gone through once, whatever it is full of.
  static func avoiding(_ texts: [[UInt8]]) -> FullTextMarkers {
    var taken: Set<Int> = []
    for text in texts { numbers(in: text, &taken) }
    var number = 0
    while taken.contains(number) { number += 1 }
    return FullTextMarkers(number)
  }

  /// Adds the numbers of the markers that stand in a text.
  private static func numbers(in text: [UInt8], _ taken: inout Set<Int>) {
    var place = 0
    while let next = text[place...].firstIndex(of: 0xef) {  // the first byte of each marker
      place = next + 1
      guard next + 2 < text.count, text[next + 1] == 0xb7, 0x90...0x93 ~= text[next + 2] else { continue }
      if text[next + 2] < 0x92 {
        taken.insert(0)
        continue
      }
      let digits = text[(next + 3)...].prefix(20).prefix { 0x30...0x39 ~= $0 }
      if let number = Int(String(decoding: digits, as: UTF8.self)) { taken.insert(number) }  // with or without the end of a marker
    }
  }

  /// Whether one of them stands in a text.
  func stand(in text: [UInt8]) -> Bool {
    var place = 0
    while let next = text[place...].firstIndex(of: 0xef) {  // the first byte of each marker
      if text[next...].starts(with: openBytes) || text[next...].starts(with: closeBytes) { return true }
      place = next + 1
    }
    return false
  }

  /// A text without its markers, and the places they stood around.
  func highlighted(_ marked: [UInt8]) -> (bytes: [UInt8], places: [Range<Int>]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(marked.count)
    var places: [Range<Int>] = []
    var start: Int?
    var place = 0
    while let next = marked[place...].firstIndex(of: 0xef) {
      bytes += marked[place..<next]
      place = next
      if marked[next...].starts(with: openBytes) {
        start = bytes.count
        place += openBytes.count
      } else if marked[next...].starts(with: closeBytes) {
        if let opened = start { places.append(opened..<bytes.count) }
        start = nil
        place += closeBytes.count
      } else {
        bytes.append(0xef)
        place += 1
      }
    }
    bytes += marked[place...]
    return (bytes, places)
  }
}
