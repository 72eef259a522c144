/// The limits of a run.
struct SweepLimits {
  /// The maximum number of calls, as a multiple of the calls in the run without faults.
  var factor = 100
  /// The number of calls that is always allowed.
  var least = 10_000
  /// The maximum duration of a run.
  var time: Duration = .seconds(300)
  /// The seconds without a call and without processor use after which a run is considered hung.
  var idle = 5.0
  /// The seconds of processor time without a call after which a run is considered hung.
  var spinning = 20.0
  /// The seconds of pauses between calls after which a run is considered hung.
  var pausing = 20.0

  /// Returns the maximum time that waits may take on a virtual clock.
  ///
  /// - Parameter clean: The virtual time that passed in the run without faults.
  func virtualTime(_ clean: Duration) -> Duration { max(.seconds(600), clean * factor) }

  /// - Parameter clean: The number of calls in the run without faults; nil for that run itself.
  func calls(_ clean: Int?) -> Int { clean.map { max(least, $0 * factor) } ?? 100_000_000 }

  /// Limits that are six times as long, for runs without faults and for processes that are shared with other tests.
  var patient: SweepLimits { scaled { $0 * 6 } }

  /// Returns the limits for an operation with this duration without faults.
  func adapted(to clean: Duration) -> SweepLimits { scaled { max($0, 3 * clean.seconds) } }

  /// Returns the limits for one hang if `left` seconds remain for all hangs of a sweep: a third of that time.
  func within(_ left: Double) -> SweepLimits { scaled { min($0, left / 3) } }

  private func scaled(_ change: (Double) -> Double) -> SweepLimits {
    var limits = self
    (limits.idle, limits.spinning, limits.pausing) = (change(idle), change(spinning), change(pausing))
    return limits
  }
}

extension Duration {
  var seconds: Double { self / .seconds(1) }
}

/// The time, in seconds, that the runs of one sweep may spend hanging or ending the process without a trap. Ten hangs take a minute, and
/// each is found.
struct SweepBudget {
  static let all = 60.0
  private(set) var left = all
  private(set) var deaths = 0

  /// Records a run that ended the process after this many seconds.
  mutating func spend(_ seconds: Double) {
    left -= max(seconds, 0)
    deaths += 1
  }

  var isSpent: Bool { left < 1 }
}
