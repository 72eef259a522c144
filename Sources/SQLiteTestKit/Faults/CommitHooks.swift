import SQLiteCalls
import SQLiteCore

/// The commit and rollback hooks that the code under test has set on a connection.
@safe struct CommitHooks {
  var commit: (function: Sqlite3Callback.Commit, argument: UInt)?
  var rollback: (function: Sqlite3Destructor.Function, argument: UInt)?
}

extension FaultInjectingSqlite3Wrapper {
  /// Calls the commit hook of the code under test before a commit fails with an injected disk error, as SQLite does. Returns the fault, or
  /// SQLITE_CONSTRAINT_COMMITHOOK if the hook refuses the commit.
  func afterCommitHook(_ fault: PlausibleFault, _ running: RunningStatement) -> PlausibleFault {
    let commits = running.endsTransaction || running.commitsWhenReset || running.kind == .writes && !running.isInTransaction
    guard commits, fault.form == .usual, [.ioerr, .full].contains(fault.code.primary), let connection = running.connection,
      let hooks = state.withLock({ $0.connections[connection]?.hooks })
    else { return fault }
    let refuses = unsafe hooks.commit.map { unsafe $0.function(UnsafeMutableRawPointer(bitPattern: $0.argument)) != 0 } ?? false
    // If changes were made, the rollback itself calls the hook.
    if !running.isInTransaction, !running.hasMadeChanges {
      unsafe hooks.rollback.map { unsafe $0.function(UnsafeMutableRawPointer(bitPattern: $0.argument)) }
    }
    if refuses, running.isInTransaction { undo(by: connection) }
    return refuses ? PlausibleFault(.constraintCommithook) : fault
  }
}
