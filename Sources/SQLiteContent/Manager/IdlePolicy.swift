extension SQLiteManager {
  /// Whether the database stays open while no call uses it.
  public enum IdlePolicy: Hashable, Sendable {
    /// The database stays open from `open()` to ``SQLiteManager/close()``: compiled statements and the cache are kept.
    case keepOpen
    /// Each call opens the database if it is closed, and closes it afterwards, so that no file, memory or lock is held in between.
    ///
    /// There is no timer: put calls that belong together into one `withConnection(_:)` or `transaction(_:retries:_:)`, which counts as one
    /// use. The first use, or `open()`, checks for a bundle to install. A database in memory or in a temporary file is refused, because
    /// closing would delete it.
    ///
    /// The database stays open while a hook that was added in a closure exists, while it is observed, and while a cursor or blob is kept.
    /// Everything that `prepare` adds is added each time the database is opened, and does not keep it open.
    case closeWhenIdle
  }
}
