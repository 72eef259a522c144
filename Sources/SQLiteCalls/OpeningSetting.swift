/// A setting applied to every connection when it is opened, even if the app does not request it: the safe defaults of this package.
///
/// SQLite supports them all. Another engine declares with ``Sqlite3WrapperProtocol/honors(_:)`` which of them it supports. The names are
/// the names of properties of `Connection.Configuration`.
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
  /// `sqlite3_busy_handler`, or `sqlite3_busy_timeout` if the handler or `sqlite3_sleep` is not provided.
  /// <https://sqlite.org/c3ref/busy_handler.html>
  case busyTimeoutMilliseconds
  /// `sqlite3_collation_needed`, and functions added when they are missing. <https://sqlite.org/c3ref/collation_needed.html>
  case onDemand
}

extension Sqlite3WrapperProtocol {
  /// The oldest library that this package supports, as `sqlite3_libversion_number` returns it: 3.40.0.
  ///
  /// Opening a connection with an older one throws.
  public static var oldestSupportedVersion: Int32 { 3_040_000 }
}

extension ResultCode {
  /// The outcome is unknown, for remote engines: a COMMIT, or a writing statement outside a transaction, was sent, but its reply
  /// never arrived. It may or may not have been executed.
  ///
  /// It is an extended code of `SQLITE_IOERR`, 10 + 200 * 256 = 51210, which SQLite does not use; callers that know only primary codes see
  /// an I/O error. For a statement inside a transaction that was lost with its connection, use ``abortRollback``: in that case nothing was
  /// executed.
  @inlinable public static var ioerrOutcomeUnknown: ResultCode { ResultCode(rawValue: 51_210) }
}
