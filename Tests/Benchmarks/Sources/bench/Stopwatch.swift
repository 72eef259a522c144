import Foundation

/// Measures the processor time of the calling thread, unless another clock is named: other work on the machine does not count.
final class Stopwatch {
  private(set) var nanoseconds: UInt64 = 0
  /// How often the clock was read.
  private(set) var readings = 0
  private var beginning: UInt64 = 0

  /// Adds the time a closure takes.
  ///
  /// - Parameter clock: The clock of the thread; where several threads work, that of the process, or the wall clock.
  func time<Result>(by clock: clockid_t = CLOCK_THREAD_CPUTIME_ID, _ body: () throws -> Result) rethrows -> Result {
    let start = now(clock)
    defer {
      nanoseconds += now(clock) - start
      readings += 2
    }
    return try body()
  }

  /// Begins to measure work that is not in a closure; ``end()`` ends it.
  func begin() {
    beginning = now(CLOCK_THREAD_CPUTIME_ID)
    readings += 1
  }

  /// Adds the time since the beginning.
  func end() {
    nanoseconds += now(CLOCK_THREAD_CPUTIME_ID) - beginning
    readings += 1
  }

  /// A function of its own: instructions are counted between two calls of it.
  @inline(never) private func now(_ clock: clockid_t) -> UInt64 {
    var now = timespec()
    clock_gettime(clock, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }
}
