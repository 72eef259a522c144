import SQLiteCalls
import Testing

@Suite struct `Constants` {
  @Test func `have C's own values`() {
    var compared = 0
    forEachConstant { name, ours, theirs in
      compared += 1
      #expect(ours == theirs, "\(name)")
    }
    #expect(compared > 440)
  }
}
