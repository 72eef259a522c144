/// The checks of a sweep. Each can be skipped, to see which faults it alone finds.
package enum SweepCheck: String, CaseIterable, Sendable {
  /// Handles that are open, and misuses.
  case handles
  /// The answers of the operation.
  case answers
  /// The rows of databases.
  case rows
  /// Differences between runs without faults, in rows and in answers.
  case differing
  /// Transactions, locks and damage that are left.
  case leftovers
  /// Calls without end.
  case endless
  /// Problems although nothing failed, and search tables.
  case clean
  /// Settings of connections that live on.
  case settings
  /// The second try, without faults.
  case again
  /// That a run fails several times before the second try.
  case often
  /// The world outside the databases.
  case observing
}
