/// A setting that is made on every connection when it is opened, also where the app does not ask for it: the safe defaults of this package.
///
/// SQLite knows them all. Another engine says by ``Sqlite3WrapperProtocol/honors(_:)`` which of them it knows. The names are those of the properties of
/// `Connection.Configuration`.
public enum OpeningSetting: String, CaseIterable, Hashable, Sendable {
  /// `SQLITE_DBCONFIG_ENABLE_FKEY`. <https://sqlite.org/c3ref/c_dbconfig_defensive.html>
  case foreignKeys
  /// `PRAGMA recursive_triggers`, by `sqlite3_exec`. <https://sqlite.org/pragma.html#pragma_recursive_triggers>
  case recursiveTriggers
  /// `SQLITE_DBCONFIG_TRUSTED_SCHEMA`. <https://sqlite.org/c3ref/c_dbconfig_defensive.html>
  case trustedSchema
  /// `SQLITE_DBCONFIG_DEFENSIVE`. <https://sqlite.org/c3ref/c_dbconfig_defensive.html>
  case defensive
  /// `SQLITE_DBCONFIG_DQS_DML` and `SQLITE_DBCONFIG_DQS_DDL`. <https://sqlite.org/c3ref/c_dbconfig_defensive.html>
  case doubleQuotedStrings
  /// `sqlite3_busy_handler`, or `sqlite3_busy_timeout` where that or `sqlite3_sleep` is not provided. <https://sqlite.org/c3ref/busy_handler.html>
  case busyTimeoutMilliseconds
  /// `sqlite3_collation_needed`, and functions that are added when they are missing. <https://sqlite.org/c3ref/collation_needed.html>
  case onDemand
}

extension Sqlite3WrapperProtocol {
  /// The oldest library this package runs on, as `sqlite3_libversion_number` counts: 3.40.0.
  ///
  /// Opening a connection over an older one throws.
  public static var oldestSupportedVersion: Int32 { 3_040_000 }
}

extension ResultCode {
  /// For engines that are reached over a wire: a COMMIT, or a statement outside a transaction that writes, was sent and its answer never came. Whether it was
  /// done is not known.
  ///
  /// It is an extended code of `SQLITE_IOERR`, 10 + 200 * 256 = 51210, which SQLite does not use; a caller that knows only primary codes sees an I/O error. For
  /// a statement inside a transaction that was lost with its connection the code is ``abortRollback``: then it is certain that nothing was done.
  @inlinable public static var ioerrOutcomeUnknown: ResultCode { ResultCode(rawValue: 51_210) }
}
