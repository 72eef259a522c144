import SQLiteCalls
import SQLiteManagerEngine

/// What a C function does with handles: the column "handles" of `Scripts/entry-points.tsv`, read as ``Sqlite3Call/handles``.
struct CallHandles {
  /// An argument that is a handle.
  struct Argument {
    let kind: HandleKind
    let index: Int

    init(_ kind: HandleKind, _ index: Int) { (self.kind, self.index) = (kind, index) }
  }

  /// A handle that a call hands out.
  struct Given {
    enum Place {
      /// Where the argument of this index points to.
      case out(Int)
      /// It is the answer.
      case answer
    }

    let kind: HandleKind
    let place: Place

    init(_ kind: HandleKind, _ place: Place) { (self.kind, self.place) = (kind, place) }
  }

  /// The first of the arguments that is a handle; the one that is taken back, if any is.
  let first: Argument?
  /// The second of them.
  let second: Argument?
  /// Whether the first comes back through this call.
  let takesBack: Bool
  /// What is handed out and must come back.
  let gives: Given?
  /// What is handed out besides: the error message of a call that gives out a table.
  let alsoGives: Given?
  /// What is handed out and stays SQLite's own.
  let lends: Given?

  init(
    _ first: Argument? = nil, _ second: Argument? = nil, takesBack: Bool = false, gives: Given? = nil, alsoGives: Given? = nil,
    lends: Given? = nil
  ) {
    self.first = first
    self.second = second
    self.takesBack = takesBack
    self.gives = gives
    self.alsoGives = alsoGives
    self.lends = lends
  }

  /// All arguments that are handles, in order.
  var arguments: [Argument] { [first, second].compactMap { $0 } }

  /// What comes back through this call.
  var takenBack: HandleKind? { takesBack ? first?.kind : nil }

  /// The arguments that must not have come back before.
  ///
  /// Values and mutexes are looked at only where they are freed: SQLite also lends some that it keeps, and one of those may lie where a
  /// freed one was. The contexts and rows that callbacks are lent are looked at never.
  var watched: [Argument] {
    arguments.filter { argument in
      switch argument.kind {
      case .value, .mutex: takesBack
      case .context, .match, .fullText: false
      default: true
      }
    }
  }

  /// The handle that a call which answered has put where one of its arguments points to; to be asked before the call returns.
  ///
  /// A failed open hands out a connection all the same; a failed call of another kind may leave the variable as it was.
  func handedOut<Answer>(_ answer: Answer, _ arguments: [Sqlite3Argument]) -> UInt? {
    guard let gives, case .out(let index) = gives.place else { return nil }
    guard gives.kind == .connection || exactly(answer, Int32.self) == ResultCode.ok.rawValue else { return nil }
    return arguments.handedOut(index)
  }
}
