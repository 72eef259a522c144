extension Sequence<UInt8> {
  /// A hash of the bytes that is the same in every process: FNV-1a, 64 bits.
  package var fnv1a: UInt64 { reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
}
