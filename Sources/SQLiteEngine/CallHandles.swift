import SQLiteCalls

/// The handles that a C function uses, from the column "handles" of `Scripts/entry-points.tsv`. See ``Sqlite3Call/handles``.
package final class CallHandles: Sendable {
  /// An argument that is a handle.
  package struct Argument: Sendable {
    package let kind: HandleKind
    package let index: Int
  }

  /// A handle that a call returns, as its result or through a pointer argument.
  package struct Given: Sendable {
    package let kind: HandleKind
    /// The index of the pointer argument through which the handle is stored; nil if it is the result.
    package let index: Int?
  }

  /// The arguments that are handles, in order; if the call releases a handle, it is the first.
  package let arguments: [Argument]
  /// The arguments that must not have been released before.
  ///
  /// Mutexes are checked only when they are freed, because SQLite also lends mutexes of its own, possibly at the address of a freed one.
  /// For the same reason, values are checked only when they are freed; the handle that a value was borrowed from determines whether the
  /// value is valid. Contexts and rows that are lent to callbacks are never checked.
  package let watched: [Argument]
  /// Whether this call releases the first handle.
  package let takesBack: Bool
  /// The returned handles that the caller must release. There may be two: a call that returns a table can also return an error message.
  package let given: [Given]
  /// The returned handle that SQLite continues to own.
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

  /// The first returned handle that the caller must release.
  package var gives: Given? { given.first }

  /// The kind of the handle that this call releases; nil if it releases none.
  package var takenBack: HandleKind? { takesBack ? first?.kind : nil }
}

/// The kinds of objects that SQLite returns. `Scripts/entry-points.tsv` lists how each function uses them.
public enum HandleKind: String, Hashable, Sendable, CaseIterable {
  /// From `sqlite3_open_v2` and similar calls, released by `sqlite3_close` or `sqlite3_close_v2`.
  case connection
  /// From `sqlite3_prepare_v3` and similar calls, released by `sqlite3_finalize`.
  case statement
  /// From `sqlite3_blob_open`, released by `sqlite3_blob_close`.
  case blob
  /// From `sqlite3_backup_init`, released by `sqlite3_backup_finish`.
  case backup
  /// From `sqlite3_value_dup`, released by `sqlite3_value_free`.
  case value
  /// From `sqlite3session_create`, released by `sqlite3session_delete`.
  case session
  /// From `sqlite3changegroup_new`, released by `sqlite3changegroup_delete`.
  case changegroup
  /// From `sqlite3changeset_start` and similar calls, released by `sqlite3changeset_finalize`.
  case iterator
  /// From `sqlite3rebaser_create`, released by `sqlite3rebaser_delete`.
  case rebaser
  /// From `sqlite3_str_new`, released by `sqlite3_str_finish`.
  case string
  /// From `sqlite3_mutex_alloc`, released by `sqlite3_mutex_free`; static mutexes are not counted.
  case mutex
  /// From `sqlite3_malloc`, `sqlite3_serialize`, `sqlite3_expanded_sql`, the error message of `sqlite3_exec` and similar calls, released by
  /// `sqlite3_free`.
  case memory
  /// From `sqlite3_get_table`, released by `sqlite3_free_table`.
  case table
  /// Lent to a running SQL function; never released.
  case context
  /// The matching row that FTS5 lends to a running auxiliary function; never released.
  case match
  /// The object through which tokenizers and functions are added to a connection's FTS5; owned by SQLite.
  case fullText
}
