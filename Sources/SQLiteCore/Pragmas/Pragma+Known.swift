// One static member for each pragma with a value, grouped by the type of the value. <https://sqlite.org/pragma.html>

extension Pragma where Value == JournalMode {
  /// The kind of journal in which a database keeps the data for a rollback. A database in memory supports only `memory` and `off`.
  public static var journalMode: Self { Pragma("journal_mode") }
}

extension Pragma where Value == Synchronous {
  /// The times at which SQLite waits for data to reach the disk. They cannot be changed in a transaction.
  public static var synchronous: Self { Pragma("synchronous") }
}

extension Pragma where Value == AutoVacuum {
  /// The policy for returning free pages to the file system. If there are tables already, a change takes effect with the next VACUUM.
  public static var autoVacuum: Self { Pragma("auto_vacuum") }
}

extension Pragma where Value == DatabaseEncoding {
  /// The encoding of texts; it can only be changed before there is a table.
  public static var encoding: Self { Pragma("encoding") }
}

extension Pragma where Value == TempStore {
  /// The storage of temporary tables: a file or memory. A change drops the existing ones.
  public static var tempStore: Self { Pragma("temp_store") }
}

extension Pragma where Value == LockingMode {
  /// The policy for releasing locks between transactions.
  public static var lockingMode: Self { Pragma("locking_mode") }
}

extension Pragma where Value == SecureDelete {
  /// The policy for overwriting deleted content.
  public static var secureDelete: Self { Pragma("secure_delete") }
}

extension Pragma where Value == Bool {
  /// Whether foreign keys are enforced. It cannot be changed in a transaction.
  public static var foreignKeys: Self { Pragma("foreign_keys") }
  /// Whether foreign keys are checked at the commit of this transaction instead of at each statement.
  public static var deferForeignKeys: Self { Pragma("defer_foreign_keys") }
  /// Whether a trigger may fire itself, directly or through others.
  public static var recursiveTriggers: Self { Pragma("recursive_triggers") }
  /// Whether functions of the app may run from the file's views and triggers.
  public static var trustedSchema: Self { Pragma("trusted_schema") }
  /// Whether pages are checked more closely when they are read, so that damage is found early.
  public static var cellSizeCheck: Self { Pragma("cell_size_check") }
  /// Whether every change is refused.
  public static var queryOnly: Self { Pragma("query_only") }
  /// Whether CHECK constraints are skipped.
  public static var ignoreCheckConstraints: Self { Pragma("ignore_check_constraints") }
  /// Whether SQLite may build an index for one statement.
  public static var automaticIndex: Self { Pragma("automatic_index") }
  /// Whether queries without ORDER BY return their rows in reverse order, for tests.
  public static var reverseUnorderedSelects: Self { Pragma("reverse_unordered_selects") }
  /// Whether LIKE distinguishes uppercase from lowercase ASCII letters. It cannot be read, and SQLite advises against it.
  public static var caseSensitiveLike: Self { Pragma("case_sensitive_like", isReadable: false) }
}

extension Pragma where Value == Int {
  /// A 32-bit number in the header for the app's use: a ``Connection`` treats it as the version of its content.
  public static var userVersion: Self { Pragma(narrow: "user_version") }
  /// A 32-bit number in the header that identifies the app to which the file belongs.
  public static var applicationID: Self { Pragma(narrow: "application_id") }
  /// The longest wait for a lock, in milliseconds. Setting it sets ``BusyHandler/timeout(milliseconds:)``.
  public static var busyTimeout: Self { Pragma(narrow: "busy_timeout") }
  /// The size of a page in bytes: a power of two from 512 to 65,536. Once there are tables, only VACUUM applies a change.
  public static var pageSize: Self { Pragma("page_size") }
  /// The number of pages; it cannot be set.
  public static var pageCount: Self { Pragma("page_count") }
  /// The largest number of pages that the file may have.
  public static var maxPageCount: Self { Pragma("max_page_count") }
  /// The number of unused pages; it cannot be set.
  public static var freelistCount: Self { Pragma("freelist_count") }
  /// The size of the page cache in memory: pages, or KiB when negative.
  public static var cacheSize: Self { Pragma(narrow: "cache_size") }
  /// The maximum number of bytes of the file mapped into memory. Databases without a file return nothing.
  public static var mmapSize: Self { Pragma("mmap_size") }
  /// The number of pages in the write-ahead log at which it is written back; 0 turns automatic checkpoints off.
  public static var walAutocheckpoint: Self { Pragma(narrow: "wal_autocheckpoint") }
  /// The maximum number of bytes that a journal or log keeps while it is not in use; -1 for no limit.
  public static var journalSizeLimit: Self { Pragma("journal_size_limit") }
  /// A number that changes when another connection has changed the database; it cannot be set.
  public static var dataVersion: Self { Pragma("data_version") }
}
