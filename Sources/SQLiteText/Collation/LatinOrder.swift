#if os(Linux)
internal import _FoundationICU

/// The order of the Latin letters of a locale, which decides most comparisons without ICU.
///
/// ICU first compares the letters of two texts, and other differences only if all letters are the same. So the first different letter
/// decides, as long as each character stands for one letter by itself. This table has the characters below U+0180. All else is left to ICU:
/// a character that may form a letter with the one before or after it (ch in Czech), that is no letter (spaces in Thai), or stands for two
/// (ß), one followed by a character that is not Latin (which may be an accent), and texts with the same letters.
@safe struct LatinOrder {
  /// For each character the place of its letter, from 4 in steps of 4, or 0, and the two flags.
  private let entries: UnsafePointer<UInt16>

  static let end = 0x180
  /// The character may begin a longer letter, or continue one after its beginning.
  static let begins: UInt16 = 1
  /// The character may be part of a letter that begins before it.
  static let continues: UInt16 = 2
  static let places: UInt16 = 0xfffc

  /// - Parameter entries: ``end`` entries.
  @inline(__always) init(_ entries: UnsafePointer<UInt16>) { unsafe self.entries = unsafe entries }

  /// Returns the entry of the character below U+0180 at a place of a text, and its size in bytes; nil for others and at the end.
  @inline(__always) private func entry(_ text: UnsafeRawBufferPointer, _ place: Int) -> (entry: UInt16, width: Int)? {
    guard place < text.count else { return nil }
    let first = unsafe text[place]
    if first < 0x80 { return unsafe (entries[Int(first)], 1) }
    guard first >= 0xc2, first <= 0xc5, place + 1 < text.count, case let second = unsafe text[place + 1], second & 0xc0 == 0x80 else {
      return nil
    }
    return unsafe (entries[Int(first & 0x1f) << 6 | Int(second & 0x3f)], 2)
  }

  /// Whether the character at a place cannot continue a letter that begins with the character before it, whose entry is given.
  @inline(__always) private func isApart(_ text: UnsafeRawBufferPointer, _ place: Int, from before: UInt16) -> Bool {
    if place == text.count { return true }
    guard let (entry, _) = unsafe entry(text, place) else { return false }
    return before & Self.begins == 0 || entry & Self.continues == 0
  }

  /// Compares two texts by the first different letter.
  ///
  /// - Parameter start: The number of bytes that both have in common at the beginning, or fewer; not the length of both.
  /// - Returns: nil when ICU must compare the texts.
  @inline(__always) func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var start = start
    let isInside = unsafe (start < first.count && first[start] & 0xc0 == 0x80) || (start < second.count && second[start] & 0xc0 == 0x80)
    if isInside {
      if start == 0 { return nil }
      start -= 1  // the character begins one byte earlier, or is not below U+0180
    }
    var (left, right) = (unsafe before(first, start), unsafe before(second, start))
    var (leftPlace, rightPlace) = (start, start)
    while true {
      let one = unsafe entry(first, leftPlace)
      let other = unsafe entry(second, rightPlace)
      guard let one else {
        guard leftPlace == first.count, let other, unsafe isLetter(other, after: right, in: second, at: rightPlace) else { return nil }
        return -1
      }
      guard let other else {
        guard rightPlace == second.count, unsafe isLetter(one, after: left, in: first, at: leftPlace) else { return nil }
        return 1
      }
      guard unsafe isLetter(one, after: left, in: first, at: leftPlace), unsafe isLetter(other, after: right, in: second, at: rightPlace)
      else { return nil }
      let (place, otherPlace) = (one.entry & Self.places, other.entry & Self.places)
      if place != otherPlace { return place < otherPlace ? -1 : 1 }
      (left, right) = (one.entry, other.entry)
      leftPlace += one.width
      rightPlace += other.width
    }
  }

  /// Returns the entry of the character before a place; if it is unknown, one that begins a longer letter.
  @inline(__always) private func before(_ text: UnsafeRawBufferPointer, _ place: Int) -> UInt16 {
    if place == 0 { return 0 }
    let last = unsafe text[place - 1]
    if last < 0x80 { return unsafe entries[Int(last)] }
    guard place > 1, last & 0xc0 == 0x80, let (entry, width) = unsafe entry(text, place - 2), width == 2 else { return Self.begins }
    return entry
  }

  @inline(__always) private func isLetter(
    _ character: (entry: UInt16, width: Int), after before: UInt16, in text: UnsafeRawBufferPointer, at place: Int
  ) -> Bool {
    if character.entry & Self.places == 0 || (before & Self.begins != 0 && character.entry & Self.continues != 0) { return false }
    return unsafe isApart(text, place + character.width, from: character.entry)
  }
}
#endif
