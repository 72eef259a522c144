/// The kind of journal in which a database keeps the data for a rollback. <https://sqlite.org/pragma.html#pragma_journal_mode>
public enum JournalMode: String, SQLiteConvertible, CaseIterable, Sendable {
  /// A file that is deleted at the end of a transaction.
  case delete
  /// A file that is truncated to zero bytes at the end of a transaction.
  case truncate
  /// A file whose header is overwritten at the end of a transaction.
  case persist
  /// Memory: a crash in a transaction can damage the file.
  case memory
  /// A write-ahead log: readers and a writer do not wait for each other.
  case wal
  /// No journal: ROLLBACK does not work, and a crash can damage the file. A defensive connection refuses it.
  case off
}

/// The times at which SQLite waits for data to reach the disk. <https://sqlite.org/pragma.html#pragma_synchronous>
public enum Synchronous: Int, SQLiteConvertible, CaseIterable, Sendable {
  /// SQLite never waits. A power loss can damage the file.
  case off = 0
  /// SQLite waits at the most critical times. In WAL mode a power loss can lose the last transactions but does not damage the file.
  case normal = 1
  /// SQLite also waits at each commit, which then survives a power loss.
  case full = 2
  /// SQLite also waits for the folder to be synced after the journal is removed.
  case extra = 3
}
