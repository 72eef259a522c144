import SQLiteCalls
import SQLiteLive
import SQLiteManagerCore
import SQLiteManagerTestSupport
import Testing

@Suite struct `Every fact of the C API` {
  @Test(arguments: FidelitySuite.facts) func `is true of the real library and of the mock`(_ fact: FidelityFact) {
    if fact.concerns(Sqlite3Wrapper()) {  // a later version may not even survive what it is asked
      let real = fact.observed(on: Sqlite3Wrapper())
      #expect(real == fact.expected, "the real library observes \(real), \(fact.page)")
    }
    let mock = fact.mock()
    #expect(fact.observed(on: mock) == fact.expected, "the mock, \(fact.page)")
    #expect(mock.openHandles.isEmpty)
    #expect(mock.misuses.isEmpty)
    #expect(mock.unmodelled.isEmpty)
    #expect(mock.unexpected.isEmpty)
  }

  @Test func `has a name of its own`() {
    #expect(Set(FidelitySuite.facts.map(\.name)).count == FidelitySuite.facts.count)
    #expect(FidelitySuite.facts.count >= 60)
  }
}
