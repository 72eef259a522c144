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

/// Numbers calls from a wanted one.
struct SweptCallSearch {
  private let wanted: SweptCall
  private let essence: UInt64?
  private var count = 0

  init(_ wanted: SweptCall) { (self.wanted, essence) = (wanted, wanted.sql.map { KnownStatement.of($0).essence }) }

  /// The number of a call that can fail: 0 before the wanted one, 1 for that one, 2 after it.
  mutating func ordinal(of call: FailableCall) -> Int {
    if count == wanted.nth { return 2 }
    guard call.call == wanted.call, call.essence == essence else { return 0 }
    count += 1
    return count == wanted.nth ? 1 : 0
  }
}
