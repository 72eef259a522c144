/// The time that a sweep waits for everything that a run opened to be closed. Each run would wait in vain for a handle that is never
/// closed, so there is a limit for all waits of a sweep together.
struct SweepSettling {
  /// The seconds left for waits that end without success.
  private var left = 2.0
  private var waited = 0.0

  /// Returns the next pause, in seconds; nil to stop waiting.
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
