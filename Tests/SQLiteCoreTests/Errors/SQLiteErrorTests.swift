import SQLiteManager
import Testing

@Suite struct `An error` {
  @Test func `is handed on as one word`() {
    #expect(MemoryLayout<SQLiteError>.size == MemoryLayout<Int>.size)
  }
}
