extension UnsafeRawBufferPointer {
  /// Returns the length of the common prefix of two buffers, in bytes.
  @inline(__always) func commonPrefix(with other: UnsafeRawBufferPointer) -> Int {
    let end = Swift.min(count, other.count)
    guard let left = baseAddress, let right = other.baseAddress else { return 0 }
    var place = 0
    while place + 8 <= end {
      let difference =
        unsafe left.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        ^ right.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      if difference != 0 { return place + UInt64(littleEndian: difference).trailingZeroBitCount / 8 }
      place += 8
    }
    while place < end, unsafe self[place] == other[place] { place += 1 }
    return place
  }
}
