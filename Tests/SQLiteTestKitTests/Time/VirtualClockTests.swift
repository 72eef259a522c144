import Expectations
import Foundation
import SQLiteCore
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

/// The events of a test, in order, on whatever thread they happened.
final class Happenings: Sendable {
  private let list = Locked<[String]>([])
  func note(_ what: String) { list.withLock { $0.append(what) } }
  var all: [String] { list.withLock { $0 } }
}

@Suite struct `A clock that jumps` {
  @Test func `is where somebody waited for, and what is due happens on the way in order`() {
    let (clock, happenings) = (VirtualClock(), Happenings())
    clock.at(.milliseconds(20)) { happenings.note("20 at \(clock.time.inMilliseconds)") }
    clock.at(.milliseconds(10)) { happenings.note("10 at \(clock.time.inMilliseconds)") }
    clock.at(.milliseconds(20)) { happenings.note("20 again") }
    clock.at(.milliseconds(31)) { happenings.note("31") }
    clock.wait(for: .milliseconds(30))
    #expect(happenings.all == ["10 at 10 ms", "20 at 20 ms", "20 again"] && clock.time == .milliseconds(30))
    #expect(clock.findings.isEmpty && clock.waits == [VirtualWait(.thread, count: 1, duration: .milliseconds(30))])
  }

  @Test func `lets what is scheduled wait and move it, and comes back at the later moment`() throws {
    let (clock, happenings) = (VirtualClock(), Happenings())
    clock.at(.milliseconds(10)) {
      happenings.note("begins")
      clock.wait(for: .milliseconds(100))
      try clock.advance(by: .milliseconds(5))
      happenings.note("ends at \(clock.time.inMilliseconds)")
    }
    clock.at(.milliseconds(50)) { happenings.note("within, at \(clock.time.inMilliseconds)") }
    clock.at(.milliseconds(40)) { clock.at(.milliseconds(45)) { happenings.note("scheduled within, at \(clock.time.inMilliseconds)") } }
    clock.wait(for: .milliseconds(30))
    #expect(happenings.all == ["begins", "scheduled within, at 45 ms", "within, at 50 ms", "ends at 115 ms"])
    #expect(clock.time == .milliseconds(115))
  }

  @Test func `runs what is overdue when time passes next, and takes no time for no time`() throws {
    let (clock, happenings) = (VirtualClock(), Happenings())
    clock.wait(for: .seconds(1))
    clock.at(.milliseconds(1)) { happenings.note("overdue") }
    clock.wait(for: .zero)
    clock.wait(for: .seconds(-5))
    #expect(happenings.all.isEmpty && clock.time == .seconds(1))
    try clock.advance(by: .zero)
    #expect(happenings.all == ["overdue"] && clock.time == .seconds(1))
  }

  @Test func `lets a task sleep for a year at once`() async throws {
    let clock = VirtualClock(limit: .seconds(400 * 86_400))
    let start = clock.now
    try await clock.sleep(for: .seconds(365 * 86_400))
    #expect(start.duration(to: clock.now) == .seconds(365 * 86_400))
    #expect(clock.date == Date(timeIntervalSince1970: 946_684_800 + 365 * 86_400))
  }

  @Test func `keeps nobody when many threads wait, and time is past all of them`() async throws {
    let clock = VirtualClock()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...8 {
        group.addTask { try await onThread { for _ in 1...200 { clock.wait(for: .milliseconds(number)) } }.value }
        group.addTask { for _ in 1...200 { try await clock.sleep(for: .milliseconds(number)) } }
      }
      try await group.waitForAll()
    }
    #expect(clock.time >= .milliseconds(1_600) && clock.waiterCount == 0 && clock.findings.isEmpty)
    #expect(clock.waits.map(\.count).sorted() == [1_600, 1_600])
  }

  @Test func `ends when waits let more time pass than its limit, which is found`() async {
    let clock = VirtualClock(limit: .seconds(10))
    var tries = 0
    while !clock.hasEnded {
      clock.wait(for: .seconds(1))
      tries += 1
    }
    #expect(tries == 11 && clock.time == .seconds(10))
    #expect(clock.findings == ["waits let more than 10000 ms pass: the last one was to be 1000 ms for threads that waited"])
    await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
  }

  @Test func `tells of an error in what was scheduled, and goes on`() {
    let (clock, happenings) = (VirtualClock(), Happenings())
    clock.at(.milliseconds(1)) { throw SQLiteError.refused(.misuse, "not so") }
    clock.at(.milliseconds(2)) { happenings.note("next") }
    clock.wait(for: .milliseconds(2))
    #expect(happenings.all == ["next"])
    #expect(
      clock.findings.count == 1 && clock.findings[0].hasPrefix("at 1 ms the scheduled action threw: ")
        && clock.findings[0].contains("not so")
    )
  }

  @Test func `does not run what belongs to another thread, and says so`() async throws {
    let (clock, happenings) = (VirtualClock(), Happenings())
    func schedule() { clock.at(.milliseconds(1)) { happenings.note("ran") } }
    schedule()
    try await onThread { clock.wait(for: .milliseconds(2)) }.value
    #expect(happenings.all.isEmpty && clock.findings.count == 1 && clock.findings[0].contains("onAnyThread(at:_:)"))
  }

  @Test func `moves with each look that is to move it, and what is due happens then`() {
    let (clock, happenings) = (VirtualClock(movingBy: .milliseconds(5)), Happenings())
    clock.at(.milliseconds(10)) { happenings.note("due") }
    let first = clock.now
    #expect(happenings.all.isEmpty)
    #expect(first.duration(to: clock.now) == .milliseconds(5) && happenings.all == ["due"])
  }
}

@Suite struct `A clock that stands` {
  @Test(.timeLimit(.minutes(1))) func `is advanced while a thread waits, which goes on at its moment and not before`() async throws {
    let (clock, happenings) = (VirtualClock(.standing), Happenings())
    let waiting = onThread {
      clock.wait(for: .milliseconds(30))
      happenings.note("went on")
    }
    #expect(await clock.untilWaiting())
    try clock.advance(by: .milliseconds(29))
    #expect(clock.waiterCount == 1 && happenings.all.isEmpty)
    try clock.advance(by: .milliseconds(1))
    try await waiting.value
    #expect(happenings.all == ["went on"] && clock.waiterCount == 0)
  }

  @Test(.timeLimit(.minutes(1))) func `wakes tasks and threads, and counts them`() async throws {
    let clock = VirtualClock(.standing)
    let sleeping = Task { try await clock.sleep(for: .seconds(1)) }
    let waiting = onThread { clock.wait(for: .seconds(2)) }
    #expect(await clock.untilWaiting(2))
    try clock.advance(by: .seconds(2))
    try await sleeping.value
    try await waiting.value
  }

  @Test func `does not go back`() throws {
    let clock = VirtualClock(.standing)
    try clock.advance(by: .seconds(1))
    expectError(.misuse, "a clock does not go back: it cannot be advanced by -1 ms") { try clock.advance(by: .milliseconds(-1)) }
    #expect(clock.time == .seconds(1))
  }

  @Test func `cannot keep what runs within an event: it lets the time pass`() throws {
    let clock = VirtualClock(.standing)
    clock.at(.milliseconds(1)) { clock.wait(for: .seconds(5)) }
    try clock.advance(by: .milliseconds(10))
    #expect(clock.time == .milliseconds(5_001))
  }

  @Test(.timeLimit(.minutes(1))) func `lets a task go that is cancelled, before or while it sleeps`() async throws {
    let clock = VirtualClock(.standing)
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.untilWaiting()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.waiterCount == 0)
    let cancelled = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    let watcher = Task { await clock.untilWaiting(7) }
    watcher.cancel()
    #expect(await watcher.value == false)
  }

  @Test(.timeLimit(.minutes(1))) func `lets everybody go when it ends, and keeps nobody afterwards`() async throws {
    let (clock, happenings) = (VirtualClock(.standing), Happenings())
    let sleeping = Task { try await clock.sleep(for: .seconds(1)) }
    let waiting = onThread { clock.wait(for: .seconds(2)) }
    let watching = Task { await clock.untilWaiting(3) }
    clock.onAnyThread(at: .milliseconds(1)) { happenings.note("happened") }
    await clock.untilWaiting(2)
    clock.end()
    await #expect(throws: CancellationError.self) { try await sleeping.value }
    try await waiting.value
    #expect(await watching.value == false)
    clock.wait(for: .seconds(1))
    try? clock.advance(by: .seconds(1))
    #expect(clock.time == .zero && happenings.all.isEmpty && clock.findings.isEmpty)
  }

  @Test func `lets a thread go when its patience is over, and says so`() {
    let clock = VirtualClock(.standing, patience: .milliseconds(1))
    clock.wait(for: .seconds(2))
    #expect(
      clock.findings == [
        "a thread waited 1 ms of real time for the clock to be 2000 ms, and it stayed at 0 ms: advance it, or use a jumping clock"
      ])
    #expect(clock.waiterCount == 0)
  }

  @Test(.timeLimit(.minutes(1))) func `is moved by several threads, one after the other`() async throws {
    let (clock, happenings) = (VirtualClock(.standing), Happenings())
    for moment in 1...400 { clock.onAnyThread(at: .milliseconds(moment)) { happenings.note("\(clock.time == .milliseconds(moment))") } }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...4 { group.addTask { try await onThread { for _ in 1...100 { try clock.advance(by: .milliseconds(1)) } }.value } }
      try await group.waitForAll()
    }
    #expect(clock.time == .milliseconds(400) && happenings.all == Array(repeating: "true", count: 400))
  }
}
