import Testing

import SQLiteManagerCore
@testable import SQLiteManagerTestSupport

@Suite struct `The time of a run in a sweep` {
  /// How many ticks count of a hundred.
  private func passed(awaits: Bool, tasksGetTurn: (Int) -> Bool) -> Int {
    var patience = SweepAlarm.Patience(awaits: awaits)
    return (1...100).reduce(0) { _, tick in
      let (passed, asksTasks) = patience.tick()
      #expect(!asksTasks || awaits)
      if tasksGetTurn(tick) { patience.hadItsTurn = true }
      return passed
    }
  }

  @Test func `passes for an operation that does not await, whatever tasks do`() {
    #expect(passed(awaits: false) { _ in false } == 100)
  }

  @Test func `passes for one that awaits while tasks get their turn, else ten times as slowly`() {
    #expect(passed(awaits: true) { _ in true } == 100)
    #expect(passed(awaits: true) { $0.isMultiple(of: 2) } == 50)
    #expect(passed(awaits: true) { _ in false } == 10)
    #expect(passed(awaits: true) { $0 > 50 } == 50)
  }
}
