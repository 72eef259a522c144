/// How a database keeps what it needs to roll back. <https://sqlite.org/pragma.html#pragma_journal_mode>
public enum JournalMode: String, PragmaValue, CaseIterable {
  /// In a file that is deleted at the end of a transaction.
  case delete
  /// In a file that is cut to nothing at the end of a transaction.
  case truncate
  /// In a file whose header is overwritten at the end of a transaction.
  case persist
  /// In memory: a crash in a transaction can damage the file.
  case memory
  /// In a write-ahead log: readers and a writer do not wait for each other.
  case wal
  /// Nowhere: ROLLBACK does not work, and a crash can damage the file. A defensive connection refuses it.
  case off
}

/// How often SQLite waits until what it wrote is on the disk. <https://sqlite.org/pragma.html#pragma_synchronous>
public enum Synchronous: Int, PragmaValue, CaseIterable {
  /// Never: a power loss can damage the file.
  case off = 0
  /// At the moments that matter for the file: in WAL mode a power loss can take the last transactions and damages nothing.
  case normal = 1
  /// Also at each commit, which then survives a power loss.
  case full = 2
  /// Also for the folder behind the journal's removal.
  case extra = 3
}

/// Whether free pages are given back to the file system. <https://sqlite.org/pragma.html#pragma_auto_vacuum>
public enum AutoVacuum: Int, PragmaValue, CaseIterable {
  /// They are kept for later.
  case none = 0
  /// At each commit.
  case full = 1
  /// When `PRAGMA incremental_vacuum` asks for it.
  case incremental = 2
}

/// How a database holds text. <https://sqlite.org/pragma.html#pragma_encoding>
public enum DatabaseEncoding: String, PragmaValue, CaseIterable {
  /// UTF-8.
  case utf8 = "UTF-8"
  /// UTF-16, little end first.
  case utf16LittleEndian = "UTF-16le"
  /// UTF-16, big end first.
  case utf16BigEndian = "UTF-16be"
}

/// Where temporary tables and indexes are. <https://sqlite.org/pragma.html#pragma_temp_store>
public enum TempStore: Int, PragmaValue, CaseIterable {
  /// Where the library was built to have them.
  case standard = 0
  /// In a file.
  case file = 1
  /// In memory.
  case memory = 2
}

/// Whether locks are given back. <https://sqlite.org/pragma.html#pragma_locking_mode>
public enum LockingMode: String, PragmaValue, CaseIterable {
  /// At the end of each transaction.
  case normal
  /// When the connection is closed.
  case exclusive
}

/// Whether what is deleted is overwritten. <https://sqlite.org/pragma.html#pragma_secure_delete>
public enum SecureDelete: Int, PragmaValue, CaseIterable {
  /// It is left in the free space of the file.
  case off = 0
  /// It is overwritten with zeros.
  case on = 1
  /// It is overwritten where that costs no further input or output.
  case fast = 2

  /// The number, and "fast": SQLite reads any number but 0 as 1.
  public var pragmaArgument: SQLiteValue { self == .fast ? .text("fast") : .integer(Int64(rawValue)) }
}
