import SQLiteCalls
import Testing

import SQLiteManagerUnlinked
@testable import SQLiteMocks

@Suite struct `Counts of calls` {
  @Test func `are kept at the places of all cases`() {
    #expect(Sqlite3Call.allCases.map(\.place) == Array(Sqlite3Call.allCases.indices))
  }

  @Test func `tell what was called, and nothing else`() {
    var counts = CallCounts()
    #expect(counts.all.isEmpty && counts[.sqlite3_step] == 0)
    counts[.sqlite3_step] += 2
    counts[.sqlite3_libversion] += 1
    #expect(counts.all == [.sqlite3_step: 2, .sqlite3_libversion: 1])
  }
}
