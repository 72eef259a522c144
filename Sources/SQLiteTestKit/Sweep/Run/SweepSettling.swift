/// How long a sweep waits until all that a run has opened is closed. A handle that is never closed is a finding, and the wait would
/// be in vain, in each run: so the waits of one sweep have a sum.
struct SweepSettling {
  /// Seconds that may still be waited in vain.
  private var left = 2.0
  private var waited = 0.0

  /// The next pause, in seconds; nil when there is none.
  mutating func pause(isSettled: Bool) -> Double? {
    guard !isSettled, waited < max(min(1, left), 0.002) else {
      if !isSettled { left -= waited }
      waited = 0
      return nil
    }
    let pause = min(0.001 + waited / 4, 0.05)
    waited += pause
    return pause
  }
}
