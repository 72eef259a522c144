#if os(Linux)
internal import _FoundationICU

/// How the Latin letters of a locale stand to each other, so that most comparisons need not ask ICU.
///
/// ICU first compares the letters of two texts, and other differences only where these are the same. So the first letter that differs decides,
/// wherever each character stands for one letter by itself. That is known here for the characters below U+0180. Left to ICU is all else: a
/// character that may be part of a longer letter with the one before or after it (ch in Czech), that is none (spaces in Thai), or stands for
/// two (ß), one with another after it that is not Latin (it may be an accent), and texts whose letters are the same.
@safe struct LatinOrder {
  /// Of each character the place of its letter, from 4 in steps of 4, or 0, and the two flags.
  private let entries: UnsafePointer<UInt16>

  static let end = 0x180
  /// A longer letter may begin with it, or go on after it.
  static let begins: UInt16 = 1
  /// It may be part of a letter that begins before it.
  static let continues: UInt16 = 2
  static let places: UInt16 = 0xfffc

  /// - Parameter entries: ``end`` of them.
  @inline(__always) init(_ entries: UnsafePointer<UInt16>) { unsafe self.entries = unsafe entries }

  /// A character below U+0180 at a place of a text, and how many bytes it has; nil for others and at the end.
  @inline(__always) private func entry(_ text: UnsafeRawBufferPointer, _ place: Int) -> (entry: UInt16, width: Int)? {
    guard place < text.count else { return nil }
    let first = unsafe text[place]
    if first < 0x80 { return unsafe (entries[Int(first)], 1) }
    guard first >= 0xc2, first <= 0xc5, place + 1 < text.count, case let second = unsafe text[place + 1], second & 0xc0 == 0x80 else {
      return nil
    }
    return unsafe (entries[Int(first & 0x1f) << 6 | Int(second & 0x3f)], 2)
  }

  /// Whether the character at a place cannot be part of a letter that begins with the one before it, of which the entry is given.
  @inline(__always) private func isApart(_ text: UnsafeRawBufferPointer, _ place: Int, from before: UInt16) -> Bool {
    if place == text.count { return true }
    guard let (entry, _) = unsafe entry(text, place) else { return false }
    return before & Self.begins == 0 || entry & Self.continues == 0
  }

  /// Compares two texts by the first letter that differs.
  ///
  /// - Parameter start: How many bytes they have in common at the beginning, or some of them; not the whole of both.
  /// - Returns: nil when ICU must be asked.
  @inline(__always) func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var start = start
    let isInside = unsafe (start < first.count && first[start] & 0xc0 == 0x80) || (start < second.count && second[start] & 0xc0 == 0x80)
    if isInside {
      if start == 0 { return nil }
      start -= 1  // the character before begins here, or is none of those below U+0180
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

  /// The entry of the character before a place; one that begins a longer letter where it is not known.
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
