import SQLiteCalls
import SQLiteCore

/// A call that can fail, as seen by a ``FaultInjectingSqlite3Wrapper`` before it is made.
struct FailableCall {
  let call: Sqlite3Call
  /// Its number among the calls that can fail, counted from 1.
  let ordinal: Int
  /// Its number among all calls, counted from 1.
  let number: Int
  /// The SQL that it compiles or runs.
  let sql: String?
  /// The facts about its SQL, if they were at hand.
  var known: KnownStatement?
  /// The ways in which it can fail.
  let faults: [PlausibleFault]

  /// The place in the code that makes the call, as a hash of the return addresses on the stack; 0 if it was not taken.
  var address: UInt = 0

  /// The first statement without surrounding spaces, comments and semicolons, shortened for a report.
  var shownSQL: String? { sql.map { KnownStatement.of($0).shown } }

  /// A number for the SQL that does not depend on the values in it or on the order of its words.
  var essence: UInt64? { KnownStatement.essence(of: known, sql) }

  /// The function with that number. Calls of two runs are compared by their kinds.
  var kind: String { call.rawValue + (essence.map { " \($0)" } ?? "") }

  /// Whether both are the same function with the same SQL, as far as a quick comparison shows.
  func isPlainlySame(as other: FailableCall) -> Bool {
    call == other.call && (known.map { $0 === other.known } ?? false || sql == other.sql)
  }

  /// The same call with the place that makes it.
  func taken(at address: UInt) -> FailableCall {
    var call = self
    call.address = address
    return call
  }

  /// The record of the call when it fails.
  func failed(with code: ResultCode, _ form: FaultForm) -> InjectedFault {
    InjectedFault(
      call: call, ordinal: ordinal, number: number, code: code, form: form, sql: shownSQL,
      reason: OwnStatements.reason.map { KnownStatement.of($0).shown })
  }

  /// The call as text, such as `sqlite3_step "SELECT 1"`.
  var text: String { Self.text(call, shownSQL) }

  static func text(_ call: Sqlite3Call, _ sql: String?) -> String { call.rawValue + (sql.map { " \"\($0)\"" } ?? "") }
}

/// An observer of the calls of a ``FaultInjectingSqlite3Wrapper``: a sweep.
protocol CallWatch: AnyObject {
  /// Called before a call that can fail is made or made to fail, as long as ``FaultState/reportsCalls`` is set.
  func isMade(_ call: FailableCall)
  /// Called when a call is made to fail.
  func fails()
  /// Called when calls go on without end although they no longer fail.
  func doesNotEnd()
}
