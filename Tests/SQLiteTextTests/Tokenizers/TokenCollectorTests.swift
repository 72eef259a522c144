import Expectations
import SQLiteCore
import SQLiteText
import Testing

@Suite struct `The length of a text that a tokenizer gets` {
  @Test(arguments: [0, 1, Int(Int32.max) - 1])
  func `is counted by 32 bits`(count: Int) throws {
    #expect(Int(try TokenCollector.length(of: count)) == count)
  }

  @Test(arguments: [Int(Int32.max), Int(Int32.max) + 1, 1 << 32, .max])
  func `is refused where the text and its NUL need more`(count: Int) {
    expectError(.toobig, "the text is too long for FTS5") { try TokenCollector.length(of: count) }
  }
}
