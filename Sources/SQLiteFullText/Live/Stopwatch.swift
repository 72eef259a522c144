extension Clock<Duration> {
  /// Starts a stopwatch: the closure returns the time elapsed since this call. Works with any kind of clock.
  package func stopwatch() -> @Sendable () -> Duration {
    let begin = now
    return { begin.duration(to: now) }
  }
}
