import SQLiteCallsCore
public import SQLiteCore

/// One connection for many threads and tasks, which have it one after the other in the order in which they ask.
///
/// All verbs of ``Connection`` are at hand; calls that belong together go into `transaction(_:retries:_:)` or `withConnection(_:)`, or into `perform(_:)`,
/// which keeps no thread waiting.
///
/// ```swift
/// let queue = try ConnectionQueue(.file("/tmp/stars.sqlite"), on: sqlite)
/// try queue.insert(["name": "Vega"], into: "star")
/// ```
public final class ConnectionQueue: ObservableDatabase {
  /// Where the database is.
  public let location: Connection.Location
  /// The lender of the connection.
  public let lender: Lender

  /// Opens the connection.
  package init(_ location: Connection.Location, access: Connection.Access, waitLimit: Duration?, by opener: Opener) throws {
    self.location = location
    lender = Lender(of: "the queue of \(location)", waitLimit: waitLimit, open: { try opener.open(access) })
    try lender.open()
  }
}

extension ConnectionQueue: CustomStringConvertible {
  /// Where the database is: `ConnectionQueue of /tmp/stars.sqlite`.
  public var description: String { "ConnectionQueue of \(location)" }
}
