/// Decodes scalars from bytes that need not be valid UTF-8.
enum UTF8Scanner {
  /// Returns the scalar of more than one byte at an offset, and its length; U+FFFD and length 1 if there is no valid one.
  @inline(__always) static func scalar(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> (value: UInt32, length: Int) {
    let first = unsafe UInt32(text[place])
    let left = text.count - place
    if first >= 0xc2, first < 0xe0, left > 1 {
      let second = unsafe UInt32(text[place + 1])
      if second & 0xc0 == 0x80 { return ((first & 0x1f) << 6 | second & 0x3f, 2) }
    } else if first >= 0xe0, first < 0xf0, left > 2 {
      let (second, third) = unsafe (UInt32(text[place + 1]), UInt32(text[place + 2]))
      let value = (first & 0xf) << 12 | (second & 0x3f) << 6 | third & 0x3f
      if second & 0xc0 == 0x80, third & 0xc0 == 0x80, value >= 0x800, value & 0xf800 != 0xd800 { return (value, 3) }
    } else if first >= 0xf0, first < 0xf5, left > 3 {
      let (second, third, fourth) = unsafe (UInt32(text[place + 1]), UInt32(text[place + 2]), UInt32(text[place + 3]))
      let value = (first & 7) << 18 | (second & 0x3f) << 12 | (third & 0x3f) << 6 | fourth & 0x3f
      let areTrailing = second & 0xc0 == 0x80 && third & 0xc0 == 0x80 && fourth & 0xc0 == 0x80
      if areTrailing, value >= 0x10000, value < 0x110000 { return (value, 4) }
    }
    return (0xfffd, 1)
  }
}
