import SQLiteTestKit
import Scratch
import Testing

@Suite struct `Random numbers of a seed` {
  @Test func `are those of SplitMix64, as the programs have them that link no test kit`() {
    var (numbers, others) = (SeededGenerator(seed: 0), SplitMix64(seed: 0))
    #expect((0..<3).map { _ in numbers.next() } == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
    #expect((0..<3).map { _ in others.next() } == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
  }
}
