import SQLiteCalls
import SQLiteCore

/// A file that the SQL of a call names: its path or URI, its schema name if it is attached (nil for a file that is only created), and the
/// connection.
typealias NamedFile = (name: String, schema: String?, connection: UInt)

/// An observer of the connections of a ``FaultInjectingSqlite3Wrapper``.
protocol ConnectionWatch: AnyObject {
  /// Called after a connection has been opened without an injected failure.
  func hasOpened(_ connection: OpaquePointer, name: String?, flags: OpenFlags, vfs: String?)
  /// Called when the opening of a connection is made to fail.
  func isRefused(_ name: String)
  /// Called after the busy handler of a connection has been set.
  ///
  /// - Parameter wait: The wait of a `Connection`; nil for any other handler or no handler.
  func waits(_ connection: UInt, by wait: BusyWait?)
  /// Called before a file is attached to a connection or created.
  func isNaming(_ file: NamedFile)
  /// Called before a connection is closed.
  func isClosing(_ connection: OpaquePointer)
  /// Called after a connection has been closed, or will be closed with its last statement.
  func hasClosed(_ connection: UInt)
  /// Called after SQLite has refused to close a connection.
  func staysOpen(_ connection: UInt)
}
