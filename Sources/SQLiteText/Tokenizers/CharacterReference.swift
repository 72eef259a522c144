/// A character reference of HTML: `&#233;`, `&#xe9;` or one of six names.
///
/// The names are the five of XML, and `nbsp`: whatever writes HTML by the standard, as browsers and editors do, writes U+00A0 by its name, and
/// no character by any other name. <https://html.spec.whatwg.org/#escapingString> Every other of the 2,231 names of HTML is text.
struct CharacterReference {
  /// The characters it stands for.
  let text: String
  /// Where it ends.
  let end: Int

  /// The reference that begins with the `&` at a place; nil when it is text.
  init?(_ html: UnsafeBufferPointer<UInt8>, at place: Int) {
    guard place + 2 < html.count else { return nil }
    if unsafe html[place + 1] == UInt8(ascii: "#") {
      unsafe self.init(number: html, from: place + 2)
    } else {
      unsafe self.init(name: html, from: place + 1)
    }
  }

  private init?(name html: UnsafeBufferPointer<UInt8>, from start: Int) {
    var end = start
    while end < html.count, end - start < 5, unsafe html[end] != UInt8(ascii: ";") { end += 1 }
    guard end < html.count, unsafe html[end] == UInt8(ascii: ";") else { return nil }
    guard let text = unsafe Self.names[String(decoding: html[start..<end], as: UTF8.self)] else { return nil }
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

  private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}"]
}
