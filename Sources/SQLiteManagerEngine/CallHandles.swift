import SQLiteCalls

/// The use that a C function makes of handles: the column "handles" of `Scripts/entry-points.tsv`, read as ``Sqlite3Call/handles``.
package struct CallHandles {
  /// An argument that is a handle.
  package struct Argument {
    package let kind: HandleKind
    package let index: Int
  }

  /// A handle that a call hands out.
  package struct Given {
    package let kind: HandleKind
    /// The argument that points to where it is put; nil for the answer.
    package let index: Int?
  }

  /// The first argument that is a handle; the handle that is taken back, if the call takes one back.
  package var first: Argument?
  /// The second argument that is a handle.
  package var second: Argument?
  /// Whether the first handle comes back through this call.
  package var takesBack = false
  /// The handle that is handed out and must come back.
  package var gives: Given?
  /// The second handle that is handed out: the error message of a call that gives out a table.
  package var alsoGives: Given?
  /// The handle that is handed out and stays SQLite's own.
  package var lends: Given?

  /// All arguments that are handles, in order.
  package var arguments: [Argument] { [first, second].compactMap { $0 } }

  /// The kind of the handle that comes back through this call; nil when none does.
  package var takenBack: HandleKind? { takesBack ? first?.kind : nil }

  /// The arguments that must not have come back before.
  ///
  /// Mutexes are checked only where they are freed: SQLite also lends some that it keeps, and one of those may lie where a freed one was. So may values
  /// that are not freed; the handle that lent a value tells whether it may still be used. Contexts and rows that callbacks are lent are never checked.
  package var watched: [Argument] {
    arguments.filter { argument in
      switch argument.kind {
      case .mutex: takesBack
      case .context, .match, .fullText: false
      default: true
      }
    }
  }
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
