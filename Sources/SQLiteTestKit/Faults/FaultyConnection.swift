import SQLiteCalls
import SQLiteCore

/// The state of a connection that a fault-injecting wrapper keeps until it is closed.
struct FaultyConnection {
  /// Whether extended result codes are switched on.
  var hasExtendedCodes = false
  /// The text of its injected error that was handed out last.
  var message: OwnedText?
  var hooks = CommitHooks()
  /// The savepoints of a transaction that a savepoint began: the first of them, and those within it.
  private var savepoints: [String] = []

  init() {}

  /// Notes a savepoint, which begins a transaction where there is none.
  mutating func openSavepoint(_ name: String, isInTransaction: Bool) {
    if !isInTransaction { savepoints = [name] } else if !savepoints.isEmpty { savepoints.append(name) }
  }

  /// Notes that the newest savepoint of a name is released; returns whether it is the one that began the transaction.
  mutating func releaseSavepoint(_ name: String) -> Bool {
    guard let place = savepoints.lastIndex(of: name) else { return false }
    if place > 0 { savepoints.removeSubrange(place...) }  // the first stays: its release commits, and may fail
    return place == 0
  }
}
