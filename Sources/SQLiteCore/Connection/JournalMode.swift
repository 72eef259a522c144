/// The place where a database keeps its data for a rollback. <https://sqlite.org/pragma.html#pragma_journal_mode>
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

/// The moments at which SQLite waits for the disk. <https://sqlite.org/pragma.html#pragma_synchronous>
public enum Synchronous: Int, SQLiteConvertible, CaseIterable, Sendable {
  /// Never: a power loss can damage the file.
  case off = 0
  /// At the moments that matter for the file: in WAL mode a power loss can take the last transactions but damages nothing.
  case normal = 1
  /// Also at each commit, which then survives a power loss.
  case full = 2
  /// Also for the folder, after the journal's removal.
  case extra = 3
}
