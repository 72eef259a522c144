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
  /// `sqlite3_busy_timeout`. <https://sqlite.org/c3ref/busy_timeout.html>
  case busyTimeoutMilliseconds
  /// `sqlite3_collation_needed`, and functions when they are missed. <https://sqlite.org/c3ref/collation_needed.html>
  case addsOnDemand
}
