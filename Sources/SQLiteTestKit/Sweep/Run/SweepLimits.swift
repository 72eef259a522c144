/// The limits of a run.
struct SweepLimits {
  /// The limit of calls, as a multiple of the calls of the run without faults.
  var factor = 100
  /// The number of calls that is always allowed.
  var least = 10_000
  /// The longest time of a run.
  var time: Duration = .seconds(300)
  /// Seconds without a call in which the process uses no processor.
  var idle = 5.0
  /// Seconds of processor time without a call.
  var spinning = 20.0
  /// Seconds of pauses between calls.
  var pausing = 20.0

  /// The longest time that may pass on a virtual clock, by waiting.
  ///
  /// - Parameter clean: The virtual time that passed in the run without faults.
  func virtualTime(_ clean: Duration) -> Duration { max(.seconds(600), clean * factor) }

  /// - Parameter clean: The number of calls of the run without faults; nil for that run itself.
  func calls(_ clean: Int?) -> Int { clean.map { max(least, $0 * factor) } ?? 100_000_000 }

  /// Limits that are six times as long: for a run without faults, and where other tests share the process.
  var patient: SweepLimits { scaled { $0 * 6 } }

  /// The limits of an operation that takes this long without faults.
  func adapted(to clean: Duration) -> SweepLimits { scaled { max($0, 3 * clean.seconds) } }

  /// The limits of a hang when `left` seconds remain for all hangs of a sweep: a third of them.
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

/// The seconds that the runs of one sweep may spend hanging or dying: ten hangs cost a minute, and each is found.
struct SweepBudget {
  static let all = 60.0
  private(set) var left = all
  private(set) var deaths = 0

  /// Records a run that took this long and ended the process.
  mutating func spend(_ seconds: Double) {
    left -= max(seconds, 0)
    deaths += 1
  }

  var isSpent: Bool { left < 1 }
}
