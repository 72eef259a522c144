// One static member for each pragma that has a value, by the type of the value. <https://sqlite.org/pragma.html>

extension Pragma where Value == JournalMode {
  /// How a database keeps the content that it needs for a rollback. A database in memory knows `memory` and `off` only.
  public static var journalMode: Self { Pragma("journal_mode") }
}

extension Pragma where Value == Synchronous {
  /// How often SQLite waits for the disk. It cannot be changed in a transaction.
  public static var synchronous: Self { Pragma("synchronous") }
}

extension Pragma where Value == AutoVacuum {
  /// Whether free pages are given back. Where there are tables already, a change takes effect with the next VACUUM.
  public static var autoVacuum: Self { Pragma("auto_vacuum") }
}

extension Pragma where Value == DatabaseEncoding {
  /// How the database holds text; it can only be changed before there is a table.
  public static var encoding: Self { Pragma("encoding") }
}

extension Pragma where Value == TempStore {
  /// Where temporary tables are kept. A change drops the existing ones.
  public static var tempStore: Self { Pragma("temp_store") }
}

extension Pragma where Value == LockingMode {
  /// Whether locks are given back between transactions.
  public static var lockingMode: Self { Pragma("locking_mode") }
}

extension Pragma where Value == SecureDelete {
  /// Whether deleted content is overwritten.
  public static var secureDelete: Self { Pragma("secure_delete") }
}

extension Pragma where Value == Bool {
  /// Whether foreign keys are enforced. It cannot be changed in a transaction.
  public static var foreignKeys: Self { Pragma("foreign_keys") }
  /// Whether foreign keys are checked at the commit of this transaction instead of at each statement.
  public static var deferForeignKeys: Self { Pragma("defer_foreign_keys") }
  /// Whether triggers fire triggers.
  public static var recursiveTriggers: Self { Pragma("recursive_triggers") }
  /// Whether functions of the app may run from views and triggers of the file.
  public static var trustedSchema: Self { Pragma("trusted_schema") }
  /// Whether pages are looked at more closely when they are read, so that damage is found early.
  public static var cellSizeCheck: Self { Pragma("cell_size_check") }
  /// Whether every change is refused.
  public static var queryOnly: Self { Pragma("query_only") }
  /// Whether CHECK constraints are left out.
  public static var ignoreCheckConstraints: Self { Pragma("ignore_check_constraints") }
  /// Whether SQLite may make an index for one statement.
  public static var automaticIndex: Self { Pragma("automatic_index") }
  /// Whether queries without ORDER BY give their rows in reverse order, for tests.
  public static var reverseUnorderedSelects: Self { Pragma("reverse_unordered_selects") }
  /// Whether LIKE distinguishes capital ASCII letters from small ones. It answers nothing, and SQLite advises against it.
  public static var caseSensitiveLike: Self { Pragma("case_sensitive_like", isReadable: false) }
}

extension Pragma where Value == Int {
  /// A number of 32 bits in the header for the app to keep: a ``Connection`` calls it the version of its content.
  public static var userVersion: Self { Pragma(narrow: "user_version") }
  /// A number of 32 bits in the header that says which app the file belongs to.
  public static var applicationID: Self { Pragma(narrow: "application_id") }
  /// How long a locked table is waited for, in milliseconds. To set it is to set ``BusyHandler/timeout(milliseconds:)``.
  public static var busyTimeout: Self { Pragma(narrow: "busy_timeout") }
  /// The size of a page in bytes: a power of two from 512 to 65,536. Once there are tables, only VACUUM applies a change.
  public static var pageSize: Self { Pragma("page_size") }
  /// The number of pages; it cannot be set.
  public static var pageCount: Self { Pragma("page_count") }
  /// The most pages the file may have.
  public static var maxPageCount: Self { Pragma("max_page_count") }
  /// The number of pages that hold nothing; it cannot be set.
  public static var freelistCount: Self { Pragma("freelist_count") }
  /// How much is kept in memory: pages, or KiB when negative.
  public static var cacheSize: Self { Pragma(narrow: "cache_size") }
  /// How many bytes of the file are mapped into memory at most. Databases without a file answer nothing.
  public static var mmapSize: Self { Pragma("mmap_size") }
  /// How many pages the write-ahead log may have before it is written back; 0 for never by itself.
  public static var walAutocheckpoint: Self { Pragma(narrow: "wal_autocheckpoint") }
  /// How many bytes a journal or log may keep when it is not in use; -1 for no limit.
  public static var journalSizeLimit: Self { Pragma("journal_size_limit") }
  /// A number that changes when another connection has changed the database; it cannot be set.
  public static var dataVersion: Self { Pragma("data_version") }
}
