import SQLiteCalls
import SQLiteCore

/// One run of two operations, and what came of it. Results, places and refusals are in the order A, B; databases are by path.
struct RaceRun {
  let schedule: RaceSchedule
  let results: [Result<Any, any Error>]
  let places: [[RacePlace]]
  /// The first call of each operation that was refused because of a lock; nil if there was none.
  let refusals: [RacePlace?]
  /// Whether the second operation waited for something that the first one held, other than a lock of SQLite.
  let isBlocked: Bool
  /// The databases before the operations, and when the second one began; empty unless they were looked at.
  let before, between: [String: DatabaseState]
  /// The databases after both operations, when all connections are closed.
  var states: [String: DatabaseState] = [:]
  /// Handles and transactions that were left open, misuses, and damage.
  var problems: [String] = []
}
