import SQLiteCalls
import SQLiteCore

/// A call that can fail, as seen by a ``FaultInjectingSqlite3Wrapper`` before it is made.
struct FailableCall {
  let call: Sqlite3Call
  /// The number of the call among the calls that can fail, counted from 1.
  let ordinal: Int
  /// The number of the call among all calls, counted from 1.
  let number: Int
  /// The SQL that the call compiles or runs.
  let sql: String?
  /// The cached facts about the SQL; nil if they were not available.
  var known: KnownStatement?
  /// The ways in which the call can fail.
  let faults: [PlausibleFault]

  /// The call site, as a hash of the return addresses on the stack; 0 if it was not recorded.
  var address: UInt = 0

  /// The first statement without surrounding spaces, comments and semicolons, shortened for a report.
  var shownSQL: String? { sql.map { KnownStatement.of($0).shown } }

  /// A hash of the SQL that does not depend on its values or on the order of its words.
  var essence: UInt64? { KnownStatement.essence(of: known, sql) }

  /// The function name, followed by ``essence`` if there is SQL. Calls of two runs are compared by their kinds.
  var kind: String { call.rawValue + (essence.map { " \($0)" } ?? "") }

  /// Whether a quick comparison finds that both calls have the same function and SQL.
  func isPlainlySame(as other: FailableCall) -> Bool {
    call == other.call && (known.map { $0 === other.known } ?? false || sql == other.sql)
  }

  /// Returns the call with its call site.
  func taken(at address: UInt) -> FailableCall {
    var call = self
    call.address = address
    return call
  }

  /// Returns the record of the failed call.
  func failed(with code: ResultCode, _ form: FaultForm) -> InjectedFault {
    InjectedFault(
      call: call, ordinal: ordinal, number: number, code: code, form: form, sql: shownSQL,
      reason: OwnStatements.reason.map { KnownStatement.of($0).shown })
  }

  /// The call as text, such as `sqlite3_step "SELECT 1"`.
  var text: String { Self.text(call, shownSQL) }

  static func text(_ call: Sqlite3Call, _ sql: String?) -> String { call.rawValue + (sql.map { " \"\($0)\"" } ?? "") }
}

/// An observer of the calls of a ``FaultInjectingSqlite3Wrapper``, implemented by a sweep.
protocol CallWatch: AnyObject {
  /// Called before each call that can fail, while ``FaultState/reportsCalls`` is set.
  func isMade(_ call: FailableCall)
  /// Called when a call is made to fail.
  func fails()
  /// Called when the calls do not end although they no longer fail.
  func doesNotEnd()
}
