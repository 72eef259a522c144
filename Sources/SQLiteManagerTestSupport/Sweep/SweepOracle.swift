/// What a sweep looks at. Each can be switched off, to see what is lost with it.
package enum SweepOracle: String, CaseIterable, Sendable {
  /// Handles that are open, and misuses.
  case handles
  /// What the operation answers.
  case answers
  /// What databases hold.
  case rows
  /// What differs between runs without faults, in rows and in answers.
  case differing
  /// Transactions, locks and damage that are left.
  case leftovers
  /// Calls without end.
  case endless
  /// What is wrong although nothing failed, and search tables.
  case clean
  /// Settings of connections that live on.
  case settings
  /// The second try, without faults.
  case again
  /// That a run fails several times before it.
  case often
  /// What lies outside the databases.
  case observing
}

extension FaultSweep {
  /// Looks at everything but that.
  package func without(_ oracle: SweepOracle) -> FaultSweep {
    var changed = self
    changed.settings.unwatched.insert(oracle)
    return changed
  }
}
