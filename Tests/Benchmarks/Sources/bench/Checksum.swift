/// A number that comes out the same for the same values in the same order.
struct Checksum: Equatable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Int64) { mix(UInt64(bitPattern: number)) }
  mutating func add(_ number: Double) { mix(number.bitPattern) }
  mutating func add(_ text: String) {
    for byte in text.utf8 { mix(UInt64(byte)) }
    mix(0xff)  // no byte of UTF-8: "a", "b" is not "ab"
  }

  private mutating func mix(_ number: UInt64) {
    value = (value ^ number) &* 0x0000_0100_0000_01b3
    value ^= value >> 32
  }
}
