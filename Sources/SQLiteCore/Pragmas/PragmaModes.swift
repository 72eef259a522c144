/// Whether free pages are given back to the file system. <https://sqlite.org/pragma.html#pragma_auto_vacuum>
public enum AutoVacuum: Int, SQLiteConvertible, CaseIterable, Sendable {
  /// Free pages are kept for later.
  case none = 0
  /// At each commit.
  case full = 1
  /// When `PRAGMA incremental_vacuum` asks for it.
  case incremental = 2
}

/// How a database holds text. <https://sqlite.org/pragma.html#pragma_encoding>
public enum DatabaseEncoding: String, SQLiteConvertible, CaseIterable, Sendable {
  /// UTF-8.
  case utf8 = "UTF-8"
  /// UTF-16, little end first.
  case utf16LittleEndian = "UTF-16le"
  /// UTF-16, big end first.
  case utf16BigEndian = "UTF-16be"
}

/// Where temporary tables and indexes are. <https://sqlite.org/pragma.html#pragma_temp_store>
public enum TempStore: Int, SQLiteConvertible, CaseIterable, Sendable {
  /// Where the library was built to keep them.
  case standard = 0
  /// In a file.
  case file = 1
  /// In memory.
  case memory = 2
}

/// Whether locks are given back. <https://sqlite.org/pragma.html#pragma_locking_mode>
public enum LockingMode: String, SQLiteConvertible, CaseIterable, Sendable {
  /// At the end of each transaction.
  case normal
  /// When the connection is closed.
  case exclusive
}

/// Whether deleted content is overwritten. <https://sqlite.org/pragma.html#pragma_secure_delete>
public enum SecureDelete: Int, SQLiteConvertible, CaseIterable, Sendable {
  /// Deleted content is left in the free space of the file.
  case off = 0
  /// Deleted content is overwritten with zeros.
  case on = 1
  /// Deleted content is overwritten where that costs no further input or output.
  case fast = 2

  /// The number, and "fast": SQLite reads any number but 0 as 1.
  public var sqliteValue: SQLiteValue? { self == .fast ? .text("fast") : .integer(Int64(rawValue)) }
}
