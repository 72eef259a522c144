import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import Testing

@testable import SQLiteTestKit

@Suite struct `The wait for what a run has opened` {
  /// Seconds that are waited for a run that closes what it opened after so long; nil for never.
  private func waited(_ settling: inout SweepSettling, closesAfter: Double?) -> Double {
    var sum = 0.0
    while let pause = settling.pause(isSettled: closesAfter.map { sum >= $0 } ?? false) { sum += pause }
    return sum
  }

  @Test func `ends as soon as all is closed`() {
    var settling = SweepSettling()
    for _ in 0..<1_000 {
      #expect(waited(&settling, closesAfter: 0) == 0)
      #expect((0.1...0.15).contains(waited(&settling, closesAfter: 0.1)))
    }
  }

  @Test func `takes two seconds of a sweep in vain, and then next to nothing`() {
    var settling = SweepSettling()
    let waits = (0..<100).map { _ in waited(&settling, closesAfter: nil) }
    #expect((2...2.5).contains(waits.reduce(0, +)) && waits[0] >= 1 && waits[99] < 0.01)
  }

  @Test func `is for connections, and for all else that a ledger knows`() throws {
    let run = SweepRun(
      Sqlite3Wrapper(), nil, expected: [], keepsCommits: false, findsSite: false, limits: SweepLimits(), time: SweepTime(now: { 0 }),
      origin: nil)
    #expect(run.isSettled)
    let memory = unsafe run.sqlite.sqlite3_malloc64(8)
    #expect(!run.isSettled)
    unsafe run.sqlite.sqlite3_free(memory)
    #expect(run.isSettled)
    let connection = try Connection(.memory, on: run.sqlite)
    #expect(!run.isSettled)
    try connection.close()
    #expect(run.isSettled)
  }
}
