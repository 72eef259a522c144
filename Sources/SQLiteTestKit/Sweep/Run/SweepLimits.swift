/// How long a run may go on.
struct SweepLimits {
  /// How many times the calls of the run without faults.
  var factor = 100
  /// At least so many.
  var least = 10_000
  /// How long a run may take.
  var time: Duration = .seconds(300)
  /// Seconds without a call in which the process uses no processor.
  var idle = 5.0
  /// Seconds of processor time without a call.
  var spinning = 20.0
  /// Seconds of pauses between calls.
  var pausing = 20.0

  /// How much time may pass on a virtual clock, by waiting.
  ///
  /// - Parameter clean: How much of it passed without faults.
  func virtualTime(_ clean: Duration) -> Duration { max(.seconds(600), clean * factor) }

  /// - Parameter clean: How many calls the run without faults made; nil when it is this one.
  func calls(_ clean: Int?) -> Int { clean.map { max(least, $0 * factor) } ?? 100_000_000 }

  /// Six times as patient: for a run without faults, and where others share the process.
  var patient: SweepLimits { scaled { $0 * 6 } }

  /// The limits of an operation that takes so long without faults.
  func adapted(to clean: Duration) -> SweepLimits { scaled { max($0, 3 * clean.seconds) } }

  /// The limits of a hang when so many seconds are left for all hangs of a sweep: a third of them.
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

/// How many seconds the runs of one sweep may spend in hanging or dying: ten hangs cost a minute, and each is found.
struct SweepBudget {
  static let all = 60.0
  private(set) var left = all
  private(set) var deaths = 0

  /// A run has taken so long and ended the process.
  mutating func spend(_ seconds: Double) {
    left -= max(seconds, 0)
    deaths += 1
  }

  var isSpent: Bool { left < 1 }
}
