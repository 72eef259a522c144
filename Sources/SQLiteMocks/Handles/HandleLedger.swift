public import SQLiteCalls
import SQLiteCore

/// The handles that were open at one moment, each with the state that SQLite reported for it, and the misuses so far.
public struct LedgerReport: Hashable, Sendable, CustomStringConvertible {
  /// An open handle, and the state that SQLite reported for it.
  public struct State: Hashable, Sendable, CustomStringConvertible {
    /// The handle, and the call that handed it out.
    public let handle: OpenHandle
    /// Whether a transaction or a savepoint is open on a connection. <https://sqlite.org/c3ref/get_autocommit.html>
    public let isInTransaction: Bool
    /// The strongest lock that a connection holds on any of its databases. <https://sqlite.org/c3ref/txn_state.html>
    public let lock: TransactionState
    /// Whether a statement was stepped and has neither finished nor been reset. <https://sqlite.org/c3ref/stmt_busy.html>
    public let isRunning: Bool

    /// The state as text, such as `connection "quiz.sqlite" from sqlite3_open_v2, call 1: in a transaction, holds a write lock`.
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

  /// Whether no handle is open and no handle was misused.
  public var isClean: Bool { open.isEmpty && misuses.isEmpty }

  /// A line of text for each open handle and each misuse.
  public var problems: [String] { open.map { "still open: \($0)" } + misuses.map { "misuse: \($0)" } }

  /// A line for each open handle and each misuse; empty if there are none.
  public var description: String { problems.joined(separator: "\n") }
}

extension HandleLedger {
  /// Returns the handles that are open now, each with its state, and the misuses so far. Call it only while no other thread uses the open
  /// handles.
  ///
  /// The states of connections and statements are read from the library or mock that the ledger wraps. Doubles in between that only forward
  /// calls are bypassed, so they neither record nor count these calls.
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

/// The handles that SQLite has handed out, both open and released, as recorded by one or more ``LedgerSqlite3Wrapper`` or a
/// ``MockSqlite3Wrapper``.
///
/// It keeps the pointer of every released handle until SQLite hands out the same pointer again, so that it can detect a later use. The same
/// applies to memory. Every call that hands out memory to be freed goes through the ledger, so an address that is freed twice without being
/// handed out in between is a double free. The ledger may be read from any thread.
public final class HandleLedger: Sendable, CustomStringConvertible {
  let state = Locked(LedgerState())

  /// An empty ledger.
  public init() {}

  /// The handles that are still open, oldest first.
  public var openHandles: [OpenHandle] { state.withLock { $0.open.values.map(\.handle).sorted(by: OpenHandle.isOlder) } }

  /// The misuses of handles, in order.
  public var misuses: [HandleMisuse] { state.withLock { $0.misuses } }

  /// Whether no handle is open and no handle was misused.
  public var isClean: Bool { state.withLock { $0.open.isEmpty && $0.misuses.isEmpty } }

  /// A line for each open handle and each misuse; empty if the ledger is clean.
  public var description: String {
    (openHandles.map { "still open: \($0)" } + misuses.map { "misuse: \($0)" }).joined(separator: "\n")
  }
}

extension LedgerSqlite3Wrapper: TransparentDouble {}

extension HandleLedger: JudgedDouble {
  package var findings: [String] { report().problems }
}

/// The library or the mock behind a chain of doubles that only forward calls. A ledger reads facts from it that forwarded calls do not
/// carry.
package struct InnermostWrapper {
  /// The innermost wrapper. Calling it directly keeps the doubles before it from recording or counting the ledger's calls. Nil if it only
  /// runs scripts, because it would count the calls itself.
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

  /// The number of columns in a statement's current row; 0 if there is no row, nil if the number cannot be determined.
  func dataCount(_ statement: UInt) -> Int32? {
    unsafe library?.sqlite3_data_count(OpaquePointer(bitPattern: statement))
  }

  /// Whether a double injected the code that a call returned.
  func injected(_ code: ResultCode, _ call: Sqlite3Call) -> Bool { doubles.contains { $0.hasInjected(code, into: call) } }
}
