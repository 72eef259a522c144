import SQLiteManagerUnlinked
import Testing

@testable import SQLiteTestKit

@Suite struct `The watchdog of a run of a sweep` {
  /// The first verdict other than that the run goes on, with a look in each second.
  private func verdict(
    _ limits: SweepLimits = SweepLimits(), awaits: Bool = false, within seconds: Int = 1_000,
    processor: Double = 0, calls: Int = 0, isInCall: Bool = false, tasksGetTurn: (Int) -> Bool = { _ in true }
  ) -> (second: Int, HangDetector.Verdict)? {
    var detector = HangDetector(limits, awaits: awaits)
    for second in 0...seconds {
      let verdict = detector.look(
        HangDetector.Reading(
          time: Double(second), processor: processor * Double(second), calls: calls * second, isInCall: isInCall,
          tasksGetTurn: tasksGetTurn(second)))
      if verdict != .goesOn { return (second, verdict) }
    }
    return nil
  }

  @Test func `ends it after five seconds in which nothing moves`() throws {
    let (second, said) = try #require(verdict())
    #expect(second == 5 && said == .ends("has made no call and used no processor for 5.0 s"))
  }

  @Test func `ends it after twenty seconds of processor time without a call`() throws {
    let (second, said) = try #require(verdict(processor: 0.5))
    #expect(second == 40 && said == .ends("has made no call in 20.0 s of processor time"))
  }

  @Test func `lets nothing fail any more after twenty seconds of pauses between calls`() throws {
    let (second, said) = try #require(verdict(calls: 1))
    #expect(second == 20 && said == .hurry)
  }

  @Test func `leaves a long call and much work in peace, until the time is over`() throws {
    #expect(try #require(verdict(isInCall: true)).second == 150)
    let (second, said) = try #require(verdict(processor: 1, calls: 9))
    #expect(second == 150 && said == .hurry)
    #expect(verdict(within: 100, processor: 1, calls: 9) == nil)
  }

  @Test func `ends it when the time is over`() {
    var detector = HangDetector(SweepLimits(), awaits: false)
    var second = 0.0
    var said = HangDetector.Verdict.goesOn
    while said == .goesOn || said == .hurry, second < 1_000 {
      said = detector.look(HangDetector.Reading(time: second, processor: second, calls: Int(second)))
      second += 1
    }
    #expect(second == 301 && said == .ends("has not ended after 300.0 seconds"))
  }

  @Test func `lets time pass a tenth as fast for one that awaits while tasks get no turn`() throws {
    func second(_ tasksGetTurn: @escaping (Int) -> Bool) throws -> Int {
      try #require(verdict(awaits: true, within: 2_000, processor: 1, calls: 9, tasksGetTurn: tasksGetTurn)).second
    }
    #expect(try second { _ in true } == 150)
    #expect(try second { _ in false } >= 1_500)
    #expect(try (50...51).contains(#require(verdict(awaits: true, tasksGetTurn: { _ in false })).second))
    #expect(try #require(verdict(awaits: true, within: 300, calls: 1, tasksGetTurn: { _ in false })).second >= 200)
    #expect(try #require(verdict(tasksGetTurn: { _ in false })).second == 5)
    #expect(verdict(awaits: true, processor: 1, tasksGetTurn: { _ in false })?.1 != .ends("has made no call in 20.0 s of processor time"))
  }

  @Test func `counts no more than a look and a half where the machine has slept`() {
    var detector = HangDetector(SweepLimits(), awaits: false)
    for time in [0, 1, 500] as [Double] {
      #expect(detector.look(HangDetector.Reading(time: time, processor: 0, calls: 0)) == .goesOn)
    }
  }

  @Test func `is more patient with what takes long without faults, and less when others have hung`() {
    let limits = SweepLimits()
    #expect(limits.adapted(to: .seconds(4)).idle == 12 && limits.adapted(to: .seconds(1)).idle == 5)
    #expect(limits.within(6).idle == 2 && limits.within(60).spinning == 20)
    #expect(limits.patient.idle == 30)
  }

  @Test func `lets ten hangs take a minute, whatever they do`() {
    for seconds in [\SweepLimits.idle, \.spinning, \.pausing] {
      var budget = SweepBudget()
      for _ in 1...10 where !budget.isSpent { budget.spend(SweepLimits().within(budget.left)[keyPath: seconds]) }
      #expect(budget.left >= 0 && budget.deaths >= 10)
    }
    var budget = SweepBudget()
    budget.spend(59.5)
    #expect(budget.isSpent && budget.left == 0.5)
  }

  @Test func `lets a run make a hundred times the calls of the one without faults, and ten thousand`() {
    #expect([1, 100, 101, 2_000].map { SweepLimits().calls($0) } == [10_000, 10_000, 10_100, 200_000])
  }
}
