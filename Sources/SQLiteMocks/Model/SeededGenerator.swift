/// Random numbers that are the same in every run, for tests that generate their data.
///
/// ```swift
/// var random = SeededGenerator(seed: 7)
/// let points = (0..<1_000).map { _ in Int.random(in: 0...100, using: &random) }
/// ```
/// The generator is SplitMix64. <https://prng.di.unimi.it/splitmix64.c>
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator that starts with a seed.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
