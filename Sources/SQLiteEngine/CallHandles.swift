import SQLiteCalls

/// The use that a C function makes of handles: the column "handles" of `Scripts/entry-points.tsv`, read as ``Sqlite3Call/handles``.
package final class CallHandles: Sendable {
  /// An argument that is a handle.
  package struct Argument: Sendable {
    package let kind: HandleKind
    package let index: Int
  }

  /// A handle that a call hands out.
  package struct Given: Sendable {
    package let kind: HandleKind
    /// The argument that points to where it is put; nil for the answer.
    package let index: Int?
  }

  /// The arguments that are handles, in order; the first comes back through the call if the call takes one back.
  package let arguments: [Argument]
  /// The arguments that must not have come back before.
  ///
  /// Mutexes are checked only where they are freed: SQLite also lends some that it keeps, and one of those may lie where a freed one was. So may values
  /// that are not freed; the handle that lent a value tells whether it may still be used. Contexts and rows that callbacks are lent are never checked.
  package let watched: [Argument]
  /// Whether the first handle comes back through this call.
  package let takesBack: Bool
  /// The handles that are handed out and must come back: a call that gives out a table gives out its error message besides.
  package let given: [Given]
  /// The handle that is handed out and stays SQLite's own.
  package let lends: Given?

  init(_ arguments: [Argument] = [], takesBack: Bool = false, given: [Given] = [], lends: Given? = nil) {
    (self.arguments, self.takesBack, self.given, self.lends) = (arguments, takesBack, given, lends)
    watched = arguments.filter { argument in
      switch argument.kind {
      case .mutex: takesBack
      case .context, .match, .fullText: false
      default: true
      }
    }
  }

  /// The first argument that is a handle.
  package var first: Argument? { arguments.first }

  /// The first handle that is handed out and must come back.
  package var gives: Given? { given.first }

  /// The kind of the handle that comes back through this call; nil when none does.
  package var takenBack: HandleKind? { takesBack ? first?.kind : nil }
}

/// The kinds of object that SQLite hands out. `Scripts/entry-points.tsv` says how each function uses them.
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
  /// The object through which tokenizers and functions are added to the FTS5 of a connection; it stays SQLite's own.
  case fullText
}
