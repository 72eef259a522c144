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
