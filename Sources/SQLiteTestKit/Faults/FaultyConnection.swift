import SQLiteCalls
import SQLiteCore

/// The state of a connection that a fault-injecting wrapper keeps until the connection is closed.
struct FaultyConnection {
  /// Whether extended result codes are on.
  var hasExtendedCodes = false
  /// The error message that was returned last.
  var message: OwnedText?
  var hooks = CommitHooks()
  /// The savepoints of a transaction that was started by a savepoint: first that savepoint, then the nested ones.
  private var savepoints: [String] = []

  init() {}

  /// Records a savepoint, which starts a transaction if there is none.
  mutating func openSavepoint(_ name: String, isInTransaction: Bool) {
    if !isInTransaction { savepoints = [name] } else if !savepoints.isEmpty { savepoints.append(name) }
  }

  /// Records the release of the newest savepoint with a name. Returns whether this savepoint started the transaction.
  mutating func releaseSavepoint(_ name: String) -> Bool {
    guard let place = savepoints.lastIndex(of: name) else { return false }
    if place > 0 { savepoints.removeSubrange(place...) }  // the first is kept, because its release commits and may fail
    return place == 0
  }
}
