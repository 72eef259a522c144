/// How long a run may go on.
struct SweepLimits {
  /// How many times the calls of the run without faults.
  var factor = 100
  /// At least so many.
  var least = 10_000
  /// How long a run may take.
  var time: Duration = .seconds(300)

  /// - Parameter clean: How many calls the run without faults made; nil when it is this one.
  func calls(_ clean: Int?) -> Int { clean.map { max(least, $0 * factor) } ?? 100_000_000 }
}
