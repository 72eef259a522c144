import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteConformance
import SQLiteTestKit
import Testing

private final class Noting: RoutedSqlite3Wrapper {
  var reached: [Sqlite3Call] = []

  override func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    reached.append(call)
    return perform()
  }
}

@Suite struct `The funnel` {
  @Test func `is reached by each of the 352 calls, under its own name`() {
    let noting = Noting(RefusingSqlite3Wrapper())
    var called: [Sqlite3Call] = []
    callEverything(on: noting) { called.append($0) }
    #expect(noting.reached == called)
    #expect(Set(called) == Set(Sqlite3Call.allCases))
    #expect(called.count == 352)
  }
}
