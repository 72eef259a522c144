import Foundation

/// A character reference of HTML: `&#233;`, `&#xe9;` or `&eacute;`.
///
/// With the first rules, the only names are XML's five and `nbsp`, which browsers and editors write. Any other name is text.
/// <https://html.spec.whatwg.org/#character-reference-state>
struct CharacterReference {
  /// The characters that the reference stands for.
  let text: String
  /// The byte offset of its end.
  let end: Int

  /// Parses the reference that begins with the `&` at an offset; nil if it is just text.
  init?(_ html: UnsafeBufferPointer<UInt8>, at place: Int, by rules: FoldingRules) {
    guard place + 2 < html.count else { return nil }
    if unsafe html[place + 1] == UInt8(ascii: "#") {
      unsafe self.init(number: html, from: place + 2)
    } else {
      unsafe self.init(name: html, from: place + 1, by: rules)
    }
  }

  /// Parses a named reference. Some old names are valid without their semicolon, even before other letters. The longest match counts:
  /// `&copyright` is ©right.
  private init?(name html: UnsafeBufferPointer<UInt8>, from start: Int, by rules: FoldingRules) {
    func name(to end: Int) -> String { unsafe String(decoding: html[start..<end], as: UTF8.self) }
    var end = start
    while end < html.count, end - start <= NamedCharacters.longest, unsafe html[end].isWordOfASCII { end += 1 }
    if end < html.count, unsafe html[end] == UInt8(ascii: ";") {
      let name = name(to: end)
      if rules != .first || Self.usualNames.contains(name), let text = NamedCharacters.all[name] {
        (self.text, self.end) = (text, end + 1)
        return
      }
    }
    if rules == .first { return nil }
    for end in stride(from: min(end, start + NamedCharacters.longestEarly), to: start + 1, by: -1) {
      guard let text = NamedCharacters.early[name(to: end)] else { continue }
      (self.text, self.end) = (text, end)
      return
    }
    return nil
  }

  /// Parses a numeric reference, with or without the semicolon. A number that is not a character becomes U+FFFD.
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
    // Browsers interpret the numbers of control characters in the Windows-1252 code page.
    if 0x80...0x9f ~= value, let text = String(bytes: [UInt8(value)], encoding: .windowsCP1252), let scalar = text.unicodeScalars.first {
      value = scalar.value
    }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    (text, self.end) = (String(scalar ?? "\u{fffd}"), end)
  }

  private static let usualNames: Set = ["amp", "lt", "gt", "quot", "apos", "nbsp"]
}

extension NamedCharacters {
  /// The length of the longest name, and the length of the longest name that needs no semicolon.
  fileprivate static let (longest, longestEarly) = (31, 6)

  /// The characters by name: for all names, and for the names that need no semicolon.
  fileprivate static let (all, early) = {
    var (all, early): ([String: String], [String: String]) = ([:], [:])
    for entry in table.split(separator: " ") {
      let parts = entry.split { ";:+".contains($0) }
      guard let name = parts.first.map(String.init) else { continue }
      let scalars = parts.dropFirst().compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
      all[name] = String(String.UnicodeScalarView(scalars))
      if entry.contains(":") { early[name] = all[name] }
    }
    return (all, early)
  }()
}
