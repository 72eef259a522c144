import SQLiteCalls

/// A call of an operation by what it is: the same in every run, in whatever order tasks and connections take their turns, and after a change of the code
/// around it.
struct SweptCall: Hashable, Codable, Sendable {
  let call: Sqlite3Call
  /// The SQL without values.
  let sql: String?
  /// Its number among those of the same function and SQL, counted from 1.
  var nth: Int
}

/// Waits for a call.
struct SweptCallSearch {
  /// Where a call stands that was made.
  enum Place: Int {
    case before = -1
    case here, after
  }

  private let wanted: SweptCall
  private var count = 0
  private var isFound = false
  /// Texts that were compared: a loop compiles one again and again.
  private var known: [String: Bool] = [:]

  init(_ wanted: SweptCall) { self.wanted = wanted }

  /// Looks at a call that can fail.
  mutating func place(of call: Sqlite3Call, _ sql: String?) -> Place {
    if isFound { return .after }
    guard call == wanted.call, matches(sql) else { return .before }
    count += 1
    isFound = count == wanted.nth
    return isFound ? .here : .before
  }

  private mutating func matches(_ sql: String?) -> Bool {
    guard let sql else { return wanted.sql == nil }
    if let known = known[sql] { return known }
    let matches = StatementText.withoutValues(sql) == wanted.sql
    known[sql] = matches
    return matches
  }
}
