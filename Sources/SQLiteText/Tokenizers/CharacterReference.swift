/// A character reference of HTML: `&#233;`, `&#xe9;` or `&eacute;`.
///
/// By the first rules the names are the five of XML, and `nbsp`, which are those that browsers and editors write; every other name is text.
/// <https://html.spec.whatwg.org/#character-reference-state>
struct CharacterReference {
  /// The characters it stands for.
  let text: String
  /// Where it ends.
  let end: Int

  /// The reference that begins with the `&` at a place; nil when it is text.
  init?(_ html: UnsafeBufferPointer<UInt8>, at place: Int, by rules: FoldingRules) {
    guard place + 2 < html.count else { return nil }
    if unsafe html[place + 1] == UInt8(ascii: "#") {
      unsafe self.init(number: html, from: place + 2)
    } else if rules == .first {
      unsafe self.init(usualName: html, from: place + 1)
    } else {
      unsafe self.init(name: html, from: place + 1)
    }
  }

  /// A name of the standard. For old HTML some are known without their semicolon, also before other letters, where the longest counts: `&copyright` is
  /// ©right.
  private init?(name html: UnsafeBufferPointer<UInt8>, from start: Int) {
    var end = start
    while end < html.count, end - start <= NamedCharacters.longest, unsafe html[end].isWordOfASCII { end += 1 }
    if end < html.count, unsafe html[end] == UInt8(ascii: ";"), let found = unsafe NamedCharacters.find(html[start..<end]) {
      (text, self.end) = (found.text, end + 1)
      return
    }
    for end in stride(from: min(end, start + NamedCharacters.longestWithoutSemicolon), to: start + 1, by: -1) {
      guard let found = unsafe NamedCharacters.find(html[start..<end]), found.mayEndEarly else { continue }
      (text, self.end) = (found.text, end)
      return
    }
    return nil
  }

  private init?(usualName html: UnsafeBufferPointer<UInt8>, from start: Int) {
    var end = start
    while end < html.count, end - start < 5, unsafe html[end] != UInt8(ascii: ";") { end += 1 }
    guard end < html.count, unsafe html[end] == UInt8(ascii: ";") else { return nil }
    guard let text = unsafe Self.usualNames[String(decoding: html[start..<end], as: UTF8.self)] else { return nil }
    (self.text, self.end) = (text, end + 1)
  }

  /// A number, with or without the semicolon. One that is not a character is U+FFFD.
  private init?(number html: UnsafeBufferPointer<UInt8>, from start: Int) {
    let isHex = unsafe html[start] | 0x20 == UInt8(ascii: "x")
    var end = start + (isHex ? 1 : 0)
    let first = end
    var value: UInt32 = 0
    while end < html.count, let digit = unsafe Character(Unicode.Scalar(html[end])).hexDigitValue, isHex || digit < 10 {
      value = min(value * (isHex ? 16 : 10) + UInt32(digit), 0x11_0000)
      end += 1
    }
    guard end > first else { return nil }
    if end < html.count, unsafe html[end] == UInt8(ascii: ";") { end += 1 }
    if 0x80...0x9f ~= value { value = Self.windows[Int(value) - 0x80] }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    (text, self.end) = (String(scalar ?? "\u{fffd}"), end)
  }

  /// The characters that browsers read for the numbers of control characters: those of Windows' own code page.
  private static let windows: [UInt32] = [
    0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0x8d, 0x17d, 0x8f,
    0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0x9d, 0x17e, 0x178,
  ]

  private static let usualNames = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}"]
}

extension NamedCharacters {
  /// How long the longest name is, and the longest one whose semicolon may be missing.
  fileprivate static let (longest, longestWithoutSemicolon) = (31, 6)

  /// The characters of a name, and whether its semicolon may be missing; nil when it is none. The names are in order, so some twelve are looked at.
  fileprivate static func find(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> (text: String, mayEndEarly: Bool)? {
    let all = unsafe UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var (low, high) = (0, all.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, unsafe all[start - 1] != UInt8(ascii: " ") { start -= 1 }
      var nameEnd = start
      while unsafe all[nameEnd].isWordOfASCII { nameEnd += 1 }
      var end = nameEnd
      while end < all.count, unsafe all[end] != UInt8(ascii: " ") { end += 1 }
      let known = unsafe all[start..<nameEnd]
      if unsafe known.elementsEqual(name) {
        let numbers = unsafe String(decoding: all[(nameEnd + 1)..<end], as: UTF8.self).split(separator: "+")
        let scalars = numbers.compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
        return (String(String.UnicodeScalarView(scalars)), unsafe all[nameEnd] == UInt8(ascii: ":"))
      }
      if unsafe known.lexicographicallyPrecedes(name) { low = end + 1 } else { high = start }
    }
    return nil
  }
}
