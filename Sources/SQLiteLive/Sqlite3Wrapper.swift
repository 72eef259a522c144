public import SQLiteCalls

/// The real library: every method calls the C function of its name, and nothing else.
///
/// It has no state, so one object serves any number of connections and threads. Apart from this class nothing in the package calls C.
public final class Sqlite3Wrapper: Sqlite3WrapperProtocol, Sendable {
  /// The real library.
  @inlinable public init() {}
}
