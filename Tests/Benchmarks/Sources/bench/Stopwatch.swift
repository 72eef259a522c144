import Foundation

/// Measures the processor time of the calling thread: other work on the machine does not count.
final class Stopwatch {
  private(set) var nanoseconds: UInt64 = 0
  /// How often the clock was read.
  private(set) var readings = 0

  /// Adds the time a closure takes.
  func time<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = now()
    defer {
      nanoseconds += now() - start
      readings += 2
    }
    return try body()
  }

  /// A function of its own: instructions are counted between two calls of it.
  @inline(never) private func now() -> UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }
}
