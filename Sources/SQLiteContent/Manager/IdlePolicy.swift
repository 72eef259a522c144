extension SQLiteManager {
  /// Whether the database stays open while nobody uses it.
  public enum IdlePolicy: Hashable, Sendable {
    /// It stays open from ``SQLiteManager/open()`` to ``SQLiteManager/close()``: compiled statements and the cache are kept.
    case keepOpen
    /// It is opened by each call that finds it closed, and closed after it, so that no file, memory or lock is held in between.
    ///
    /// There is no timer: what belongs together is put into one `withConnection(_:)` or `transaction(_:retries:_:)`, and is one
    /// use. A bundle is looked at by the first use, or by ``SQLiteManager/open()``. A database in memory or in a temporary file is refused, because it would be gone.
    ///
    /// A hook that is added in a closure stays added: as long as there is one, the database stays open, and so it does while a cursor or a blob is kept. What is added by `prepare` is there each
    /// time the database is opened, and keeps nothing open.
    case closeWhenIdle
  }
}
