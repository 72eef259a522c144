import SQLiteCore
import Testing

import SQLiteManagerUnlinked
@testable import SQLiteTestKit

@Suite struct `The progress of a sweep` {
  /// The lines that are written when points come by, a tenth of a second each.
  private func lines(of points: Int) -> [String] {
    let time = Locked<UInt64>(5_000_000_000)
    let lines = Locked<[String]>([])
    let progress = SweepProgress(
      of: points, write: { line in lines.withLock { $0.append(line) } }, now: { time.withLock { $0 } })
    for _ in 0..<points {
      time.withLock { $0 += 100_000_000 }
      progress.advance()
    }
    progress.end()
    return lines.withLock { $0 }
  }

  @Test func `is a line that comes after a second, counts and goes`() {
    let clear = "\r\u{1B}[K"
    #expect(lines(of: 15) == ["10", "12", "14"].map { "\(clear)FaultSweep: \($0) of 15" } + [clear])
  }

  @Test func `is not shown of a short one`() {
    #expect(lines(of: 9) == [])
  }
}
