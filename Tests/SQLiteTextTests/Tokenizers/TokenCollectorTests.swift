import Expectations
import SQLiteCore
import SQLiteText
import Testing

@Suite struct `The length of a text that a tokenizer gets` {
  /// The length that a tokenizer gets for a text of so many bytes.
  private func length(of count: Int) throws -> Int {
    var told = -1
    _ = try unsafe TokenCollector.collect(count, { _, _, _ in }) { length, _, _ in
      told = Int(length)
      return 0
    }
    return told
  }

  @Test(arguments: [0, 1, Int(Int32.max) - 1])
  func `is counted by 32 bits`(count: Int) throws {
    #expect(try length(of: count) == count)
  }

  @Test(arguments: [Int(Int32.max), Int(Int32.max) + 1, 1 << 32, .max])
  func `is refused where the text and its NUL need more`(count: Int) {
    expectError(.toobig, "the text is too long for FTS5") { try length(of: count) }
  }
}
