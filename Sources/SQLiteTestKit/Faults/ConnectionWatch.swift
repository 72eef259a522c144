import SQLiteCalls
import SQLiteCore

/// A file that the SQL of a call names: its path or URI, the name under which it is attached (nil for a file that is only made), and the
/// connection.
typealias NamedFile = (name: String, schema: String?, connection: UInt)

/// An observer of the connections of a ``FaultInjectingSqlite3Wrapper``.
protocol ConnectionWatch: AnyObject {
  /// A connection was opened, and not made to fail.
  func hasOpened(_ connection: OpaquePointer, name: String?, flags: OpenFlags, vfs: String?)
  /// A connection is made to fail to open.
  func isRefused(_ name: String)
  /// A connection was given a busy handler.
  ///
  /// - Parameter wait: The wait of a `Connection`; nil for any other handler, and for none.
  func waits(_ connection: UInt, by wait: BusyWait?)
  /// A file is about to be attached to a connection, or to be made.
  func isNaming(_ file: NamedFile)
  /// A connection is about to be closed.
  func isClosing(_ connection: OpaquePointer)
  /// A connection was closed, or will be as soon as its last statement is.
  func hasClosed(_ connection: UInt)
  /// A connection was to be closed, and SQLite has refused.
  func staysOpen(_ connection: UInt)
}
