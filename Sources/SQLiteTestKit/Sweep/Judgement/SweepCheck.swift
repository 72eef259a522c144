/// The checks of a sweep. Each can be skipped, to see which bugs only this check finds.
package enum SweepCheck: String, CaseIterable, Sendable {
  /// Open handles and API misuse.
  case handles
  /// The results of the operation.
  case answers
  /// The rows of databases.
  case rows
  /// Differences between runs without faults, in rows and in results.
  case differing
  /// Leftover transactions, locks and damage.
  case leftovers
  /// Runs that never stop making calls.
  case endless
  /// Problems of runs without faults, and search tables.
  case clean
  /// Settings of connections that outlive the operation.
  case settings
  /// The second try, which is made without faults.
  case again
  /// Several failing tries before the second try.
  case often
  /// The world outside the databases.
  case observing
}
