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

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {  // SplitMix64
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
