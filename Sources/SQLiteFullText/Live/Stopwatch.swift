extension Clock<Duration> {
  /// A closure that answers the time since now, whatever kind of clock this is.
  package func stopwatch() -> @Sendable () -> Duration {
    let begin = now
    return { begin.duration(to: now) }
  }
}
