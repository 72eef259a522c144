/// Finds the end of the markup that begins at an offset in HTML.
@safe struct HTMLScanner {
  private let html: UnsafeBufferPointer<UInt8>
  /// The start and the result of the last search for each byte, so that no part of the HTML is searched repeatedly.
  private var quotes: [UInt8: (from: Int, found: Int)] = [:]
  /// Offsets of closing quotes after which no tag ends. Cached, because many tag starts may lead to the same offset.
  private var deadEnds: Set<Int> = []

  private let count: Int

  init(_ html: UnsafeBufferPointer<UInt8>) {
    unsafe self.html = unsafe html
    count = html.count
  }

  private func byte(_ place: Int) -> UInt8 { unsafe html[place] }

  /// The end of a piece of markup, and whether it ends a word.
  struct Markup {
    let end: Int
    let endsWords: Bool
  }

  /// Names of elements that only change the appearance of their content.
  private static let inline: Set<String> = [
    "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "del", "dfn", "em", "font", "i", "ins", "kbd", "mark", "q", "s",
    "samp", "small", "span", "strike", "strong", "sub", "tt", "u", "var", "wbr",
  ]

  /// Returns the markup that begins with the `<` at an offset; nil if it is text.
  mutating func markup(at place: Int) -> Markup? {
    guard place + 1 < count else { return nil }
    let next = byte(place + 1)
    if next == UInt8(ascii: "!"), has("--", at: place + 2) { return Markup(end: endOfComment(from: place + 4), endsWords: false) }
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      return self.next(UInt8(ascii: ">"), from: place + 2).map { Markup(end: $0 + 1, endsWords: true) }
    }
    let isEnd = next == UInt8(ascii: "/")
    let nameStart = place + (isEnd ? 2 : 1)
    guard nameStart < count, (byte(nameStart) | 0x20) &- 0x61 < 26 else { return nil }
    var nameEnd = nameStart
    while nameEnd < count, byte(nameEnd).isNameOfElement { nameEnd += 1 }
    guard let end = endOfTag(from: nameEnd) else { return nil }
    guard nameEnd - nameStart <= 10 else { return Markup(end: end, endsWords: true) }
    let name = String(decoding: (nameStart..<nameEnd).map { byte($0).smallOfASCII }, as: UTF8.self)
    if !isEnd, name == "script" || name == "style" {
      return Markup(end: endOfElement(name, from: end), endsWords: true)
    }
    return Markup(end: end, endsWords: !Self.inline.contains(name))
  }

  /// Whether the HTML has the given lowercase text at an offset, ignoring case.
  private func has(_ text: String, at place: Int) -> Bool {
    unsafe place + text.utf8.count <= count && zip(html[place...], text.utf8).allSatisfy { $0.smallOfASCII == $1 }
  }

  /// Returns the end of a comment: after its `-->`, or the end of the text.
  private mutating func endOfComment(from start: Int) -> Int {
    var place = start
    while let found = next(UInt8(ascii: ">"), from: place) {
      place = found + 1
      if found >= start + 2, has("--", at: found - 2) { return place }
    }
    return count
  }

  /// Returns the offset of the next occurrence of a byte.
  private mutating func next(_ byte: UInt8, from start: Int) -> Int? {
    if let known = quotes[byte], known.from <= start, start <= known.found {
      return known.found < count ? known.found : nil
    }
    var place = start
    while place < count, self.byte(place) != byte { place += 1 }
    quotes[byte] = (start, place)
    return place < count ? place : nil
  }

  /// Returns the end of a tag; nil if it has no end, or if another tag begins in it. In both cases its `<` is text.
  ///
  /// A quote that is never closed is an ordinary character.
  private mutating func endOfTag(from start: Int) -> Int? {
    var passed: [Int] = []
    var place = start
    while place < count {
      let byte = byte(place)
      if byte == UInt8(ascii: ">") { return place + 1 }
      if byte == UInt8(ascii: "<") { break }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), let close = next(byte, from: place + 1) {
        place = close
        if deadEnds.contains(close) { break }
        passed.append(close)
      }
      place += 1
    }
    deadEnds.formUnion(passed)
    return nil
  }

  /// Returns the end of an element whose content is not HTML: after its end tag, or the end of the text.
  private mutating func endOfElement(_ name: String, from start: Int) -> Int {
    var place = start
    while let found = next(UInt8(ascii: "<"), from: place) {
      place = found + 1
      let end = place + 1 + name.utf8.count
      if has("/" + name, at: place), end >= count || !byte(end).isNameOfElement {
        return next(UInt8(ascii: ">"), from: end).map { $0 + 1 } ?? count
      }
    }
    return count
  }
}

extension UInt8 {
  /// Whether the byte can continue an element's name.
  fileprivate var isNameOfElement: Bool {
    !(self <= 0x20 || self == UInt8(ascii: "/") || self == UInt8(ascii: ">") || self == UInt8(ascii: "<"))
  }
}
