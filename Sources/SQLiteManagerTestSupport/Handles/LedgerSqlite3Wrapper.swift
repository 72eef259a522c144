public import SQLiteCalls

/// Keeps a ``HandleLedger`` of every handle that passes, and keeps calls with dead handles away from the wrapper within.
///
/// A call with a handle that came back before is undefined behaviour in SQLite: it is noted, not passed on, and answers SQLITE_MISUSE, nil
/// or 0. Put it outside of a ``FaultInjectingSqlite3Wrapper``, not within: then it sees what the code under test sees.
open class LedgerSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  /// What is out, and what was misused.
  public let ledger: HandleLedger

  /// A wrapper that keeps a ledger, its own or a shared one.
  public init(_ inner: any Sqlite3WrapperProtocol, ledger: HandleLedger = HandleLedger()) {
    self.ledger = ledger
    super.init(inner)
  }

  override open func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    let arguments = arguments()
    let (ordinal, isSound) = ledger.begin(call, arguments)
    if !isSound, let refusal = failed?(ResultCode.misuse.rawValue) ?? nothing(Answer.self) { return refusal }
    let answer = perform()
    noteTakenBack(call, arguments, answer)
    noteGivenOut(call, arguments, answer, ordinal)
    return answer
  }

  private func noteTakenBack<Answer>(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ answer: Answer) {
    if call == .sqlite3_deserialize, let image = arguments.ownedImage { return ledger.takeBack(image, .memory) }
    guard let kind = call.handles.takenBack, let bits = arguments.bits(0) else { return }
    switch call {
    case .sqlite3_close where answer as? Int32 != ResultCode.ok.rawValue: return  // still open
    case .sqlite3_realloc, .sqlite3_realloc64:
      if bitsOf(answer) == nil, arguments.integer(1) > 0 { return }  // no memory: the old block lives
    default: break
    }
    ledger.takeBack(bits, kind)
  }

  private func noteGivenOut<Answer>(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ answer: Answer, _ ordinal: Int) {
    if call == .sqlite3_next_stmt, let bits = bitsOf(answer) { ledger.sawAlive(bits) }
    let handles = call.handles
    guard let kind = handles.gives?.kind else { return }
    let given = if case .answer? = handles.gives?.place { bitsOf(answer) } else { handles.handedOut(answer, arguments) }
    guard let bits = given, isOwned(call, arguments) else { return }
    let connections = kind.hasParent ? handles.arguments.filter { $0.kind == .connection } : []
    let parents = connections.compactMap { arguments.handle($0.index) }
    ledger.giveOut(OpenHandle(kind: kind, bits: bits, call: call, ordinal: ordinal, text: text(of: kind, arguments), parents: parents))
  }

  /// Whether what a call gives out must come back: a static mutex and an image that SQLite keeps must not.
  private func isOwned(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> Bool {
    switch call {
    case .sqlite3_mutex_alloc: [MutexKind.fast, .recursive].map { Int64($0.rawValue) }.contains(arguments.integer(0))
    case .sqlite3_serialize: !SerializeFlags(rawValue: UInt32(truncatingIfNeeded: arguments.integer(3))).contains(.nocopy)
    default: true
    }
  }

  private func text(of kind: HandleKind, _ arguments: [Sqlite3Argument]) -> String? {
    switch kind {
    case .connection: arguments.text(0)
    case .statement: arguments.text(1)
    case .blob: [arguments.text(2), arguments.text(3)].compactMap { $0 }.joined(separator: ".")
    default: nil
    }
  }
}

extension HandleKind {
  /// Whether it belongs to the connections among the arguments of the call that gives it out.
  fileprivate var hasParent: Bool { [.statement, .blob, .backup, .session].contains(self) }
}
