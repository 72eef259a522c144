public import SQLiteCalls
public import SQLiteManagerEngine

/// The base of all doubles: each call goes through one ``Sqlite3Funnel/route(_:arguments:failed:perform:)``.
///
/// A wrapper to which calls are passed on is ``inner``. Without one, each call falls back from the newer to the older entry
/// point, so that a double that overrides only `sqlite3_open_v2`, `close`, `prepare_v2`, `step`, `finalize`, `column_int`,
/// `column_text`, `bind_int` and `bind_text` drives opening, reading, inserting, updating and deleting.
/// Overriding a method takes that call out of the funnel unless the override calls `super`.
open class RoutedSqlite3Wrapper: Sqlite3Funnel {
  /// The wrapper that the calls are passed on to.
  public final let inner: any Sqlite3WrapperProtocol

  /// A double in front of another wrapper, or, with nil, one whose calls fall back to each other.
  public init(_ inner: (any Sqlite3WrapperProtocol)? = nil) {
    if let inner {
      self.inner = inner
      super.init(target: inner)
    } else {
      let fallback = FallbackSqlite3Wrapper()
      self.inner = fallback
      super.init(target: fallback)
      fallback.outer = self
    }
    if let test = DoublesInTest.current, let double = self as? any JudgedDouble { test.note(double) }
  }
}
