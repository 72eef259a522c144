/// The kinds of object that SQLite hands out. What each function does with them stands in `Scripts/entry-points.tsv`.
public enum HandleKind: String, Hashable, Sendable, CaseIterable {
  /// From `sqlite3_open_v2` and its like, back through `sqlite3_close` or `sqlite3_close_v2`.
  case connection
  /// From `sqlite3_prepare_v3` and its like, back through `sqlite3_finalize`.
  case statement
  /// From `sqlite3_blob_open`, back through `sqlite3_blob_close`.
  case blob
  /// From `sqlite3_backup_init`, back through `sqlite3_backup_finish`.
  case backup
  /// From `sqlite3_value_dup`, back through `sqlite3_value_free`.
  case value
  /// From `sqlite3session_create`, back through `sqlite3session_delete`.
  case session
  /// From `sqlite3changegroup_new`, back through `sqlite3changegroup_delete`.
  case changegroup
  /// From `sqlite3changeset_start` and its like, back through `sqlite3changeset_finalize`.
  case iterator
  /// From `sqlite3rebaser_create`, back through `sqlite3rebaser_delete`.
  case rebaser
  /// From `sqlite3_str_new`, back through `sqlite3_str_finish`.
  case string
  /// From `sqlite3_mutex_alloc`, back through `sqlite3_mutex_free`; static mutexes are not counted.
  case mutex
  /// From `sqlite3_malloc`, `sqlite3_serialize`, `sqlite3_expanded_sql`, the error message of `sqlite3_exec` and their like, back through
  /// `sqlite3_free`.
  case memory
  /// From `sqlite3_get_table`, back through `sqlite3_free_table`.
  case table
  /// Lent to a running SQL function; never comes back.
  case context
  /// Lent to a running auxiliary function of FTS5: the row that matches; never comes back.
  case match
  /// What FTS5 of a connection adds tokenizers and functions with; SQLite's own.
  case fullText
}
