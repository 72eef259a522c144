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
  /// Where a call stands that was made.
  enum Place: Int {
    case before = -1
    case here, after
  }

  private let wanted: SweptCall
  private let essence: UInt64?
  private var count = 0
  private var isFound = false

  init(_ wanted: SweptCall) { (self.wanted, essence) = (wanted, wanted.sql.map { KnownStatement.of($0).essence }) }

  /// Looks at a call that can fail.
  mutating func place(of call: FailableCall) -> Place {
    if isFound { return .after }
    guard call.call == wanted.call, call.essence == essence else { return .before }
    count += 1
    isFound = count == wanted.nth
    return isFound ? .here : .before
  }
}
