import Foundation
import SQLiteManager

// Text, bytes, and the types that are stored as one of them.
extension RoundTripTable {
  mutating func texts() {
    for text in ["", "a", "Štěpán 🙂", "a\0b", "e\u{301}", "\u{fffd}", "'; DROP TABLE t", String(repeating: "ž", count: 20_000)] {
      store(text, "text", reads: [text, text[...], String?.some(text), SQLiteValue.text(text)], refuses: Self.blobs)
      store("<\(text)>".dropFirst().dropLast(), "text", reads: [text, text[...]])
    }
    store("12", "text", refuses: Self.integers + [Double.self, Float.self, UnixTime.self, JulianDay.self, NSNull.self])
  }

  mutating func bytes() {
    for bytes in [[], [0], [0xff, 0x00, 0x80], Array(0...255), Array(repeating: 7, count: 20_000)] as [[UInt8]] {
      store(bytes, "blob", reads: [bytes, Data(bytes), SQLiteValue.blob(bytes), Data?.some(Data(bytes))], refuses: Self.texts)
      store(Data(bytes), "blob", reads: [Data(bytes), bytes])
    }
    store(Data([1, 2, 3, 4])[1..<3], "blob", reads: [Data([2, 3]), [2, 3] as [UInt8]])
    store([0x31] as [UInt8], "blob", refuses: Self.integers + [Double.self, Float.self, Bool.self, Date.self, URL.self, Decimal.self])
  }

  mutating func identifiers() {
    let text = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    let bytes: [UInt8] = [0xe6, 0x21, 0xe1, 0xf8, 0xc3, 0x6c, 0x49, 0x5a, 0x93, 0xfc, 0x0c, 0x24, 0x7a, 0x3e, 0x6e, 0x5f]
    guard let uuid = UUID(uuidString: text) else { return }
    store(uuid, "text", reads: [uuid, text, UUID?.some(uuid)], refuses: Self.blobs)
    store(text.lowercased(), "text", reads: [uuid, UUID?.some(uuid), InAnyForm(uuid), LowercaseUUID(uuid)], refuses: [BlobUUID.self])
    store(bytes, "blob", reads: [uuid, InAnyForm(uuid), BlobUUID(uuid)], refuses: [LowercaseUUID.self])
    store(Data(bytes), "blob", reads: [UUID?.some(uuid), InAnyForm(uuid), InAnyForm(UUID?.some(uuid))])
    store("e" + text.dropFirst(), "text", reads: [InAnyForm(uuid)], refuses: [UUID.self, UUID?.self, LowercaseUUID.self])
    for wrong in [
      "", "x", String(text.dropLast()), text + "0", text + "\0", "{\(text)}", " " + text, text.replacing("-", with: ""),
      "+" + text.dropFirst(),
      " " + text.dropFirst(), text.replacing("E6", with: "G6"), text.replacing("C36C-", with: "C36-C"),
    ] { store(wrong, "text", refuses: [UUID.self, InAnyForm<UUID>.self], because: "the text is not a UUID of 36 characters") }
    for wrong in [[], [1], Array(bytes.dropLast()), bytes + [0]] as [[UInt8]] {
      store(wrong, "blob", refuses: [UUID.self, UUID?.self, BlobUUID.self], because: "it has \(wrong.count) bytes, not 16")
    }
    store(7, "integer", refuses: [UUID.self, URL.self, Kind.self])
  }

  mutating func urls() {
    for text in [
      "https://sqlite.org/c3ref/intro.html?q=a%20b#top", "file:///a/b.sqlite", "mailto:a@b.cz", "relative/path", "http://[::1]:8080/",
      "data:,x",
      "https://user@example.com/?a=1&b=%C5%BE",
    ] {
      guard let url = URL(string: text) else { continue }
      store(url, "text", reads: [url, text, URL?.some(url)])
      store(text, "text", reads: [url])
    }
    if let base = URL(string: "https://a.cz/b/"), let url = URL(string: "c", relativeTo: base), let whole = URL(string: "https://a.cz/b/c")
    {
      store(url, "text", reads: [whole, "https://a.cz/b/c"])
    }
    for wrong in ["", "a b", "http://a.cz/ž", "http://a.cz/%zz", "http://a.cz:x/", "a\0b", "http://[::1"] {
      store(wrong, "text", refuses: [URL.self], because: "the text is not a URL")
    }
  }

  mutating func decimals() {
    for text in [
      "0", "1", "-1", "12.5", "-0.001", "0.1", "123456789012345678901234567890.12345678", "340282366920938463463374607431768211455",
      "99999999999999999999999999999999999999", "1" + String(repeating: "0", count: 127), "0." + String(repeating: "0", count: 126) + "1",
    ] {
      guard let decimal = Decimal(string: text) else { continue }
      store(decimal, "text", reads: [decimal, text, Decimal?.some(decimal)])
    }
    store("007.500", "text", reads: [Decimal(7.5), InAnyForm(Decimal(7.5))])
    store("-0", "text", reads: [Decimal(0), InAnyForm(Decimal(0))])
    store("-0.000", "text", reads: [Decimal(0)])
    for number in [7, .min, .max] { store(number, "integer", reads: [Decimal(number), InAnyForm(Decimal(number))]) }
    for wrong in [
      "", "-", ".", "1.", ".5", "+1", "1e3", "1,5", " 1", "1 ", "12abc", "NaN", "inf", "0x10", "1.2.3", "--1", "1\0", "١",
      "340282366920938463463374607431768211456", "0.1234567890123456789012345678901234567890123", "1" + String(repeating: "0", count: 200),
    ] {
      store(
        wrong, "text", refuses: [Decimal.self, InAnyForm<Decimal>.self],
        because: "the text is not a number such as -12.5 that a Decimal holds exactly")
    }
    for (number, digits) in [
      (0.5, "0.5"), (0.1, "0.1"), (19.1, "19.1"), (-1e22, "-10000000000000000000000"), (1e-7, "0.0000001"), (-0.0, "0"),
    ] {
      if let decimal = Decimal(string: digits) { store(number, "real", reads: [decimal, Decimal?.some(decimal), InAnyForm(decimal)]) }
    }
    for number in [Double.infinity, 1e200, .leastNonzeroMagnitude] {
      store(number, "real", refuses: [Decimal.self, InAnyForm<Decimal>.self])
    }
    refuse(Decimal.nan, because: "it is not a number")
    refuse(Decimal?.some(.nan), because: "it is not a number")
  }

  mutating func enums() {
    for kind in Kind.allCases { store(kind, "text", reads: [kind, kind.rawValue, Kind?.some(kind)], refuses: [Level.self]) }
    for level in [Level.low, .middle, .high] {
      store(level, "integer", reads: [level, level.rawValue, Level?.some(level)], refuses: [Kind.self])
    }
    store(Flags(rawValue: 5), "integer", reads: [Flags(rawValue: 5), 5])
    for text in ["", "Film", "film ", "opera"] {
      store(text, "text", refuses: [Kind.self, Kind?.self], because: "no case has this raw value")
    }
    for number in [2, -2, 127] { store(number, "integer", refuses: [Level.self], because: "no case has this raw value") }
    for number in [128, -129, 256] { store(number, "integer", refuses: [Level.self]) }
    store(-1, "integer", refuses: [Flags.self])
  }
}
