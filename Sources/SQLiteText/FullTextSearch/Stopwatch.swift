extension Clock<Duration> {
  /// What tells the time since now, whatever kind of clock it is.
  package func stopwatch() -> @Sendable () -> Duration {
    let begin = now
    return { begin.duration(to: now) }
  }
}
