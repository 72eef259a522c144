extension SQLiteManager {
  /// Whether the database stays open while no call uses it.
  public enum IdlePolicy: Hashable, Sendable {
    /// It stays open from `open()` to ``SQLiteManager/close()``: compiled statements and the cache are kept.
    case keepOpen
    /// It is opened by each call that finds it closed, and closed after it, so that no file, memory or lock is held in between.
    ///
    /// There is no timer: calls that belong together are put into one `withConnection(_:)` or `transaction(_:retries:_:)`, and are one
    /// use. The first use looks at a bundle, or `open()` does. A database in memory or in a temporary file is refused: it would be gone.
    ///
    /// A hook that is added in a closure stays added: as long as there is one, the database stays open, and so it does while it is observed, or a cursor or
    /// a blob is kept. Everything that `prepare` adds is there each time the database is opened, and does not keep it open.
    case closeWhenIdle
  }
}
