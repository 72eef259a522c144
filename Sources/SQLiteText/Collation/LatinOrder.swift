#if os(Linux)
internal import _FoundationICU

/// The order of a locale's Latin letters, which decides most comparisons without calling ICU.
///
/// ICU compares the letters of two strings first, and considers other differences only if all letters are the same. So the first different
/// letter decides, as long as each character stands for exactly one letter. This table covers the characters below U+0180. ICU decides the
/// rest: a character that may form a letter with its neighbor (ch in Czech), is not a letter (spaces in Thai), stands for two letters (ß),
/// or is followed by a character that is not Latin (which may be an accent), and strings with the same letters.
@safe struct LatinOrder {
  /// For each character, the sort position of its letter combined with the two flags. Positions start at 4 in steps of 4; 0 means none.
  private let entries: UnsafePointer<UInt16>

  static let end = 0x180
  /// Flag: the character may be part of a letter that continues after it.
  static let begins: UInt16 = 1
  /// Flag: the character may be part of a letter that begins before it.
  static let continues: UInt16 = 2
  static let places: UInt16 = 0xfffc

  /// - Parameter entries: ``end`` entries.
  @inline(__always) init(_ entries: UnsafePointer<UInt16>) { unsafe self.entries = unsafe entries }

  /// Returns the entry and the size in bytes of the character at an offset; nil at the end, and for characters from U+0180 on.
  @inline(__always) private func entry(_ text: UnsafeRawBufferPointer, _ place: Int) -> (entry: UInt16, width: Int)? {
    guard place < text.count else { return nil }
    let first = unsafe text[place]
    if first < 0x80 { return unsafe (entries[Int(first)], 1) }
    guard first >= 0xc2, first <= 0xc5, place + 1 < text.count, case let second = unsafe text[place + 1], second & 0xc0 == 0x80 else {
      return nil
    }
    return unsafe (entries[Int(first & 0x1f) << 6 | Int(second & 0x3f)], 2)
  }

  /// Whether the character at an offset cannot continue a letter that begins with the previous character, whose entry is `before`.
  @inline(__always) private func isApart(_ text: UnsafeRawBufferPointer, _ place: Int, from before: UInt16) -> Bool {
    if place == text.count { return true }
    guard let (entry, _) = unsafe entry(text, place) else { return false }
    return before & Self.begins == 0 || entry & Self.continues == 0
  }

  /// Compares two strings by their first different letter.
  ///
  /// - Parameter start: The length of their common prefix in bytes, or less. Must not be the full length of both.
  /// - Returns: The order, -1 or 1; nil if ICU must compare the strings.
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

  /// Returns the entry of the character before an offset. For an unknown character, returns an entry that may begin a longer letter.
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
