public import SQLiteCalls
public import SQLiteCore

/// One connection for many threads and tasks, which use it one after the other, in the order of their calls.
///
/// All methods of ``Connection`` are available. Put calls that belong together into `transaction(_:retries:_:)` or `withConnection(_:)`, or
/// into `perform(_:)`, which blocks no thread.
///
/// ```swift
/// let queue = try ConnectionQueue(.file("/tmp/stars.sqlite"), on: sqlite)
/// try queue.insert(["name": "Vega"], into: "star")
/// ```
public final class ConnectionQueue: ObservableDatabase {
  /// The location of the database.
  public let location: Connection.Location
  /// The lender of the connection.
  public let lender: ConnectionLender

  /// Opens the connection.
  ///
  /// - Parameters:
  ///   - location: The file, or a private database.
  ///   - access: The access to a file.
  ///   - configuration: The settings of the connection.
  ///   - waitLimit: The longest wait of a thread or task for the connection; nil for no limit.
  ///   - wrapper: The library. It is retained, and called by one thread at a time, except for `sqlite3_interrupt`.
  ///   - prepare: Registers on the connection everything that the database needs besides SQLite's own features.
  /// - Throws: The error of `prepare`, or ``SQLiteError``.
  public init(
    _ location: Connection.Location, access: Connection.Access = .create, configuration: Connection.Configuration = .init(),
    waitLimit: Duration? = nil, on wrapper: any Sqlite3WrapperProtocol, prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) throws {
    self.location = location
    let opener = Opener(location, configuration, on: wrapper, prepare: prepare)
    lender = ConnectionLender(of: "the queue of \(location)", waitLimit: waitLimit, open: { try opener.open(access) })
    try lender.open()
  }
}

extension ConnectionQueue: CustomStringConvertible {
  /// The location of the database: `ConnectionQueue of /tmp/stars.sqlite`.
  public var description: String { "ConnectionQueue of \(location)" }
}
