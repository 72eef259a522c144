public import SQLiteCalls
import SQLiteCore

/// The open handles at one moment, with the state that SQLite reported for each of them then, and the misuses before.
public struct LedgerReport: Hashable, Sendable, CustomStringConvertible {
  /// An open handle, and the state that SQLite reported for it.
  public struct State: Hashable, Sendable, CustomStringConvertible {
    /// The handle, and the call that gave it out.
    public let handle: OpenHandle
    /// Of a connection: whether a transaction or a savepoint is open. <https://sqlite.org/c3ref/get_autocommit.html>
    public let isInTransaction: Bool
    /// Of a connection: the strongest lock it holds on any of its databases. <https://sqlite.org/c3ref/txn_state.html>
    public let lock: TransactionState
    /// Of a statement: whether it has been stepped and has neither come to its end nor been reset. <https://sqlite.org/c3ref/stmt_busy.html>
    public let isRunning: Bool

    /// Such as `connection "quiz.sqlite" from sqlite3_open_v2, call 1: in a transaction, holds a write lock`.
    public var description: String {
      var words: [String] = []
      if isInTransaction { words.append("in a transaction") }
      if lock == .write { words.append("holds a write lock") }
      if lock == .read { words.append("holds a read lock") }
      if isRunning { words.append("on a row") }
      return words.isEmpty ? "\(handle)" : "\(handle): \(words.joined(separator: ", "))"
    }
  }

  /// The open handles, oldest first.
  public let open: [State]
  /// The misuses of handles, in order.
  public let misuses: [HandleMisuse]

  /// Whether no handle is open, and none was misused.
  public var isClean: Bool { open.isEmpty && misuses.isEmpty }

  /// A sentence for each open handle and each misuse.
  public var problems: [String] { open.map { "still open: \($0)" } + misuses.map { "misuse: \($0)" } }

  /// A line for each open handle and each misuse; empty when there is none.
  public var description: String { problems.joined(separator: "\n") }
}

extension HandleLedger {
  /// The handles that are open now, each with its state, and the misuses so far. To be called where no other thread uses the open handles.
  ///
  /// Connections and statements are asked through the wrapper within the ledger's; doubles that only pass calls on are not asked, and so they
  /// neither record nor count the questions.
  public func report() -> LedgerReport {
    let records = state.withLock { $0.open.values.sorted { OpenHandle.isOlder($0.handle, than: $1.handle) } }
    return LedgerReport(open: records.map(state(of:)), misuses: misuses)
  }

  private func state(of record: HandleRecord) -> LedgerReport.State {
    let handle = record.handle
    let pointer = unsafe OpaquePointer(bitPattern: handle.bits)
    let connections = handle.kind == .connection ? record.wrapper : nil
    let isInTransaction = unsafe connections?.sqlite3_get_autocommit(pointer) == 0
    let lock = unsafe connections?.sqlite3_txn_state(pointer, nil) ?? 0
    let statements = handle.kind == .statement ? record.wrapper : nil
    let isRunning = unsafe statements?.sqlite3_stmt_busy(pointer) ?? 0 != 0
    return LedgerReport.State(
      handle: handle, isInTransaction: isInTransaction, lock: TransactionState(rawValue: max(lock, 0)), isRunning: isRunning)
  }
}

/// Which handles SQLite gave out and got back: filled by a ``LedgerSqlite3Wrapper``, or by several, or by a ``MockSqlite3Wrapper``.
///
/// It knows the pointers of every handle that came back, so that a later use is recognised, until SQLite gives out the same pointer again.
/// Memory is known by the same rule: every call that gives the caller memory to free goes through the ledger, and so an address that is freed twice
/// without having been handed out in between is freed twice by mistake. It may be read from any thread.
public final class HandleLedger: Sendable, CustomStringConvertible {
  let state = Locked(LedgerState())

  /// An empty ledger.
  public init() {}

  /// The handles that are still open, oldest first.
  public var openHandles: [OpenHandle] { state.withLock { $0.open.values.map(\.handle).sorted(by: OpenHandle.isOlder) } }

  /// The misuses of handles, in order.
  public var misuses: [HandleMisuse] { state.withLock { $0.misuses } }

  /// Whether no handle is open, and none was misused.
  public var isClean: Bool { state.withLock { $0.open.isEmpty && $0.misuses.isEmpty } }

  /// A line for each open handle and each misuse; empty when the ledger is clean.
  public var description: String {
    (openHandles.map { "still open: \($0)" } + misuses.map { "misuse: \($0)" }).joined(separator: "\n")
  }
}

extension LedgerSqlite3Wrapper: TransparentDouble {}

extension HandleLedger: JudgedDouble {
  package var findings: [String] { report().problems }
}

/// The library or the mock behind a chain of doubles that only forward calls. A ledger reads facts from it that no forwarded call carries.
package struct InnermostWrapper {
  /// The wrapper itself: none of the doubles before it records or counts a question of the ledger's. Nil when it only answers scripts, for it would
  /// count the question itself.
  package let library: (any Sqlite3WrapperProtocol)?
  private let doubles: [any TransparentDouble]

  package init(behind wrapper: any Sqlite3WrapperProtocol) {
    var last = wrapper
    var found: [any TransparentDouble] = []
    while let double = last as? any TransparentDouble {
      found.append(double)
      last = double.inner
    }
    doubles = found
    library = last.runsAnySQL ? last : nil
  }

  /// The number of columns that a statement has values for; 0 without a row, nil where that cannot be known.
  func dataCount(_ statement: UInt) -> Int32? {
    unsafe library?.sqlite3_data_count(OpaquePointer(bitPattern: statement))
  }

  /// Whether the code that a call answered was injected.
  func injected(_ code: ResultCode, _ call: Sqlite3Call) -> Bool { doubles.contains { $0.hasInjected(code, into: call) } }
}
