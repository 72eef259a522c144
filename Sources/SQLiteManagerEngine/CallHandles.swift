import SQLiteCalls

/// What a C function does with handles: the column "handles" of `Scripts/entry-points.tsv`, read as ``Sqlite3Call/handles``.
package struct CallHandles {
  /// An argument that is a handle.
  package struct Argument {
    package let kind: HandleKind
    package let index: Int
  }

  /// A handle that a call hands out.
  package struct Given {
    package enum Place {
      /// Where the argument of this index points to.
      case out(Int)
      /// It is the answer.
      case answer
    }

    package let kind: HandleKind
    package let place: Place
  }

  /// The first of the arguments that is a handle; the one that is taken back, if any is.
  package var first: Argument?
  /// The second of them.
  package var second: Argument?
  /// Whether the first comes back through this call.
  package var takesBack = false
  /// What is handed out and must come back.
  package var gives: Given?
  /// What is handed out besides: the error message of a call that gives out a table.
  package var alsoGives: Given?
  /// What is handed out and stays SQLite's own.
  package var lends: Given?

  /// All arguments that are handles, in order.
  package var arguments: [Argument] { [first, second].compactMap { $0 } }

  /// What comes back through this call.
  package var takenBack: HandleKind? { takesBack ? first?.kind : nil }

  /// The arguments that must not have come back before.
  ///
  /// Mutexes are looked at only where they are freed: SQLite also lends some that it keeps, and one of those may lie where a freed one was. So may values
  /// that are not freed: what lent them tells of those. The contexts and rows that callbacks are lent are looked at never.
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
