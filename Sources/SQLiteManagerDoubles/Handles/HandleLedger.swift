import SQLiteCalls
import SQLiteCore

/// Which handles SQLite gave out and got back: filled by a ``LedgerSqlite3Wrapper``, or by several, or by a ``MockSqlite3Wrapper``.
///
/// It knows the pointers of every handle that came back, so that a later use is recognised, until SQLite gives out the same pointer again.
/// Memory is known by the same rule: whatever gives the caller memory to free goes through the ledger, and so an address that is freed twice
/// without having been handed out in between is freed twice by mistake. It may be read from any thread.
public final class HandleLedger: Sendable, CustomStringConvertible {
  let state = Locked(LedgerState())

  /// An empty ledger.
  public init() {}

  /// What is still out, oldest first.
  public var openHandles: [OpenHandle] { state.withLock { $0.open.values.map(\.handle).sorted(by: OpenHandle.isOlder) } }

  /// What was done with handles that must not be done, in order.
  public var misuses: [HandleMisuse] { state.withLock { $0.misuses } }

  /// Whether nothing is out, and nothing was misused.
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
