import Testing

@testable import SQLiteCore

@Suite struct `Elements in order` {
  @Test func `are sorted, and equal ones stay as they were`() {
    let words = ["pear", "fig", "plum", "apple", "kiwi", "date", "lime"]
    #expect(words.ordered { $0.count < $1.count } == ["fig", "pear", "plum", "kiwi", "date", "lime", "apple"])
    #expect(Set(words).ordered() == ["apple", "date", "fig", "kiwi", "lime", "pear", "plum"])
    #expect([Int]().ordered() == [])
  }

  @Test func `are not made when the closure throws`() {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try [2, 1].ordered { _, _ in throw Stop() } }
  }
}
