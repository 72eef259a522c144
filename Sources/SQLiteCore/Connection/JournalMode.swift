/// How a database keeps what it needs to roll back. <https://sqlite.org/pragma.html#pragma_journal_mode>
public enum JournalMode: String, SQLiteConvertible, CaseIterable, Sendable {
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
public enum Synchronous: Int, SQLiteConvertible, CaseIterable, Sendable {
  /// Never: a power loss can damage the file.
  case off = 0
  /// At the moments that matter for the file: in WAL mode a power loss can take the last transactions and damages nothing.
  case normal = 1
  /// Also at each commit, which then survives a power loss.
  case full = 2
  /// Also for the folder after the journal's removal.
  case extra = 3
}
