/// Bytes in memory of their own with NULs behind them, freed with the object, so that a sanitizer sees whoever reads them later.
@safe final class MockText {
  /// Where the bytes are.
  let base: UnsafeMutableRawPointer
  /// How many, without the NULs.
  let count: Int

  /// A copy of bytes, followed by so many NULs.
  init(_ bytes: [UInt8], terminators: Int) {
    count = bytes.count
    unsafe base = .allocate(byteCount: max(1, bytes.count + terminators), alignment: 2)
    unsafe base.copyMemory(from: bytes, byteCount: bytes.count)
    for offset in 0..<terminators { unsafe base.storeBytes(of: 0, toByteOffset: bytes.count + offset, as: UInt8.self) }
  }

  /// A C string.
  convenience init(_ text: String) { self.init(Array(text.utf8), terminators: 1) }

  deinit { unsafe base.deallocate() }

  /// As a C string.
  var cString: UnsafePointer<CChar> { unsafe UnsafePointer(base.assumingMemoryBound(to: CChar.self)) }

  /// UTF-16 in host byte order.
  static func utf16(_ bytes: [UInt8]) -> [UInt8] {
    String(decoding: bytes, as: UTF8.self).utf16.flatMap { unit in unsafe withUnsafeBytes(of: unit) { unsafe Array($0) } }
  }

  /// UTF-8 of UTF-16 in a byte order.
  static func utf8(fromUTF16 bytes: [UInt8], bigEndian: Bool) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { at -> UInt16 in
      let (first, second) = (UInt16(bytes[at]), UInt16(bytes[at + 1]))
      return bigEndian ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
