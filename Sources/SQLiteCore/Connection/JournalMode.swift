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
