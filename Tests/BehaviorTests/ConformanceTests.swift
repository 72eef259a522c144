import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteConformance
import SQLiteTestKit
import Testing

@Suite struct `Every fact of the C API` {
  @Test(arguments: ConformanceSuite.facts) func `is true of the real library and of the mock`(_ fact: ConformanceFact) {
    let library = Sqlite3Wrapper()
    if fact.concerns(library) {  // a later version may not even survive the calls
      let real = fact.observed(on: library)
      #expect(real == fact.expected(on: library), "the real library observes \(real), \(fact.page)")
    }
    for version in [3_040_001, 3_053_004] as [Int32] {
      let mock = fact.mock()
      mock.libraryVersion = version
      guard fact.concerns(mock) else { continue }
      #expect(fact.observed(on: mock) == fact.expected(on: mock), "the mock of \(version), \(fact.page)")
      #expect(mock.openHandles.isEmpty)
      #expect(mock.misuses.isEmpty)
      #expect(mock.unmodelled.isEmpty)
      #expect(mock.unexpected.isEmpty)
    }
  }

  @Test func `has a name of its own`() {
    #expect(Set(ConformanceSuite.facts.map(\.name)).count == ConformanceSuite.facts.count)
    #expect(ConformanceSuite.facts.count >= 60)
  }
}
