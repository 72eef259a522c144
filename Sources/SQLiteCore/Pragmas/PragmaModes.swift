/// The policy for returning free pages to the file system. <https://sqlite.org/pragma.html#pragma_auto_vacuum>
public enum AutoVacuum: Int, SQLiteConvertible, CaseIterable, Sendable {
  /// Free pages are kept for later use.
  case none = 0
  /// Free pages are returned at each commit.
  case full = 1
  /// Free pages are returned by `PRAGMA incremental_vacuum`.
  case incremental = 2
}

/// The encoding of texts in a database. <https://sqlite.org/pragma.html#pragma_encoding>
public enum DatabaseEncoding: String, SQLiteConvertible, CaseIterable, Sendable {
  /// UTF-8.
  case utf8 = "UTF-8"
  /// UTF-16, little-endian.
  case utf16LittleEndian = "UTF-16le"
  /// UTF-16, big-endian.
  case utf16BigEndian = "UTF-16be"
}

/// The storage of temporary tables and indexes. <https://sqlite.org/pragma.html#pragma_temp_store>
public enum TempStore: Int, SQLiteConvertible, CaseIterable, Sendable {
  /// The default of the library's build.
  case standard = 0
  /// A file.
  case file = 1
  /// Memory.
  case memory = 2
}

/// The policy for releasing locks. <https://sqlite.org/pragma.html#pragma_locking_mode>
public enum LockingMode: String, SQLiteConvertible, CaseIterable, Sendable {
  /// Locks are released at the end of each transaction.
  case normal
  /// Locks are released when the connection is closed.
  case exclusive
}

/// The policy for overwriting deleted content. <https://sqlite.org/pragma.html#pragma_secure_delete>
public enum SecureDelete: Int, SQLiteConvertible, CaseIterable, Sendable {
  /// Deleted content is left in the free space of the file.
  case off = 0
  /// Deleted content is overwritten with zeros.
  case on = 1
  /// Deleted content is overwritten if that costs no further input or output.
  case fast = 2

  /// The value for SQLite: the number, or the text "fast", because SQLite reads any number except 0 as 1.
  public var sqliteValue: SQLiteValue? { self == .fast ? .text("fast") : .integer(Int64(rawValue)) }
}
