/// The time that a sweep waits until everything that a run opened is closed. A handle that is never closed is a finding, and each run would
/// wait for it in vain, so the waits of one sweep have a limit together.
struct SweepSettling {
  /// The seconds of vain waiting that are left.
  private var left = 2.0
  private var waited = 0.0

  /// The next pause, in seconds; nil to stop waiting.
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
