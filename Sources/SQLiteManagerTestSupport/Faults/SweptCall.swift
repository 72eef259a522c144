import SQLiteCalls

/// A call of an operation by what it is: the same in every run, in whatever order tasks and connections take their turns, and after a change of the code
/// around it.
struct SweptCall: Hashable, Codable, Sendable {
  let call: Sqlite3Call
  /// The SQL without values.
  let sql: String?
  /// Its number among those of the same function and SQL, counted from 1.
  let nth: Int
}

/// Waits for a call.
struct SweptCallSearch {
  private let wanted: SweptCall
  private let essence: UInt64?
  private var count = 0

  init(_ wanted: SweptCall) { (self.wanted, essence) = (wanted, wanted.sql.map { KnownStatement.of($0).essence }) }

  /// Where a call that can fail stands beside the wanted one: -1 before it, 0 where it is that one, 1 after it.
  mutating func distance(to call: FailableCall) -> Int {
    if count == wanted.nth { return 1 }
    guard call.call == wanted.call, call.essence == essence else { return -1 }
    count += 1
    return count == wanted.nth ? 0 : -1
  }
}
