import SQLiteCalls
import SQLiteCore

/// Which handles SQLite gave out and got back: filled by a ``LedgerSqlite3Wrapper``, or by several.
///
/// It knows the pointers of every handle that came back, so that a later use is recognised, until SQLite gives out the same pointer again.
/// It may be read from any thread.
public final class HandleLedger: Sendable, CustomStringConvertible {
  private struct State {
    var calls = 0
    var open: [UInt: OpenHandle] = [:]
    var returned: [UInt: OpenHandle] = [:]
    var misuses: [HandleMisuse] = []
  }

  private let state = Locked(State())

  /// An empty ledger.
  public init() {}

  /// What is still out, oldest first.
  public var openHandles: [OpenHandle] { state.withLock { $0.open.values.sorted { $0.ordinal < $1.ordinal } } }

  /// What was done with handles that must not be done, in order.
  public var misuses: [HandleMisuse] { state.withLock { $0.misuses } }

  /// Whether nothing is out, and nothing was misused.
  public var isClean: Bool { state.withLock { $0.open.isEmpty && $0.misuses.isEmpty } }

  /// A line for each open handle and each misuse; empty when the ledger is clean.
  public var description: String {
    (openHandles.map { "still open: \($0)" } + misuses.map { "misuse: \($0)" }).joined(separator: "\n")
  }

  /// Notes a call before it is passed on.
  ///
  /// - Returns: Its number, and whether it may be passed on.
  func begin(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> (ordinal: Int, isSound: Bool) {
    state.withLock { state in
      state.calls += 1
      let handles = call.handles
      let back = handles.takenBack
      for used in handles.watched {
        guard let bits = arguments.handle(used.index) else { continue }
        if let dead = state.returned[bits], dead.kind == used.kind {
          let misuse: HandleMisuse.Kind = back == used.kind ? .returnedTwice : .usedAfterReturn
          state.misuses.append(HandleMisuse(kind: misuse, call: call, ordinal: state.calls, handle: dead))
          return (state.calls, false)
        }
      }
      if back == .connection, let bits = arguments.handle(0), let handle = state.open[bits] {
        let children = state.open.values.filter { $0.parents.contains(bits) && (call == .sqlite3_close || $0.kind == .session) }
          .sorted { $0.ordinal < $1.ordinal }
        if !children.isEmpty {
          state.misuses.append(HandleMisuse(kind: .closedWithChildren(children), call: call, ordinal: state.calls, handle: handle))
        }
      }
      // The iterators that conflict callbacks are lent may lie where a finalized one was.
      if call.rawValue.hasPrefix("sqlite3changeset_apply") { state.returned = state.returned.filter { $0.value.kind != .iterator } }
      return (state.calls, true)
    }
  }

  /// Notes that a handle was given out.
  func giveOut(_ handle: OpenHandle) {
    state.withLock { state in
      state.open[handle.bits] = handle
      state.returned[handle.bits] = nil
    }
  }

  /// Notes that a handle came back.
  func takeBack(_ bits: UInt, _ kind: HandleKind) {
    state.withLock { state in
      guard let handle = state.open[bits], handle.kind == kind else { return }
      state.open[bits] = nil
      if kind != .memory { state.returned[bits] = handle }  // freed memory may be anybody's
    }
  }

  /// Notes that SQLite itself named a handle, so that it lives, whatever was there before.
  func sawAlive(_ bits: UInt) { state.withLock { $0.returned[bits] = nil } }
}
