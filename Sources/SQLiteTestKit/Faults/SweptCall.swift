import SQLiteCalls

/// The identity of a call in an operation. It is the same in every run, whatever the order of tasks and connections, and does not change
/// with the surrounding code.
struct SweptCall: Hashable, Codable, Sendable {
  let call: Sqlite3Call
  /// The SQL without values.
  let sql: String?
  /// The number of the call among the calls with the same function and SQL, counted from 1.
  let nth: Int
}

/// Numbers the calls of a run, starting at a given call.
struct SweptCallSearch {
  private let wanted: SweptCall
  private let essence: UInt64?
  private var count = 0

  init(_ wanted: SweptCall) { (self.wanted, essence) = (wanted, wanted.sql.map { KnownStatement.of($0).essence }) }

  /// Returns the number of a call that can fail: 0 before the wanted call, 1 for the wanted call, 2 after it.
  mutating func ordinal(of call: Sqlite3Call, _ running: RunningStatement) -> Int {
    if count == wanted.nth { return 2 }
    guard call == wanted.call, KnownStatement.essence(of: running.known, running.sql) == essence else { return 0 }
    count += 1
    return count == wanted.nth ? 1 : 0
  }
}
