/// The state of a prepared statement.
package enum StatementState: String, Hashable, Sendable, CaseIterable {
  /// Prepared or reset, and not stepped since.
  case fresh
  /// On a row.
  case row
  /// After the last row.
  case done
  /// A step has failed, and the statement has not been reset since.
  case failed
  /// Finalized. Any use is undefined behavior in the real library.
  case finalized
}

/// A call on a statement, or a group of calls that behave alike.
package enum StatementCall: String, Hashable, Sendable, CaseIterable {
  /// `sqlite3_step`.
  case step
  /// `sqlite3_reset`.
  case reset
  /// `sqlite3_finalize`.
  case finalize
  /// `sqlite3_bind_int` and all other `sqlite3_bind_…` functions that take a value.
  case bind
  /// `sqlite3_clear_bindings`.
  case clearBindings = "clear_bindings"
  /// `sqlite3_column_int` and all other functions that read the row.
  case column
  /// `sqlite3_column_count`, `_column_name`, `_sql`, `_bind_parameter_count` and all other functions that inspect the statement.
  case inspect
}

/// The effect of one call on a statement in one state.
package struct StatementRule: Hashable, Sendable {
  /// The result of a call.
  package enum Answer: String, Hashable, Sendable {
    /// SQLITE_OK.
    case ok = "OK"
    /// The outcome of running the statement: SQLITE_ROW, SQLITE_DONE or an error.
    case outcome = "ROW, DONE or error"
    /// The code of the step that failed.
    case sameError = "the error again"
    /// SQLITE_MISUSE.
    case misuse = "MISUSE"
    /// The value of the column.
    case value
    /// NULL, and the connection's error code becomes SQLITE_RANGE.
    case null = "NULL, RANGE"
  }

  /// The state before the call.
  package let state: StatementState
  /// The call.
  package let call: StatementCall
  /// The result of the call.
  package let answer: Answer
  /// The states that the call can lead to.
  package let next: [StatementState]

  /// Whether the call may be made on the real library.
  package var isAllowed: Bool { state != .finalized }
}

/// The states of a statement as data: the effect of each call in each state.
///
/// The mock's statements follow this table, random test sequences are checked against it, and the article "Statement states" is generated
/// from it. <https://sqlite.org/c3ref/stmt.html>
package enum StatementStates {
  /// One rule for each call in each state.
  package static let table: [StatementRule] = StatementState.allCases.flatMap { state in
    StatementCall.allCases.map { call in rule(of: call, in: state) }
  }

  /// The rule for a call in a state.
  package static func rule(of call: StatementCall, in state: StatementState) -> StatementRule {
    func answer(_ answer: StatementRule.Answer, to next: [StatementState]) -> StatementRule {
      StatementRule(state: state, call: call, answer: answer, next: next)
    }
    let ran: [StatementState] = [.row, .done, .failed]
    return switch (state, call) {
    case (.finalized, .column): answer(.null, to: [.finalized])
    case (.finalized, _): answer(.misuse, to: [.finalized])
    case (_, .step): answer(.outcome, to: ran)
    case (.failed, .reset): answer(.sameError, to: [.fresh])
    case (_, .reset): answer(.ok, to: [.fresh])
    case (.failed, .finalize): answer(.sameError, to: [.finalized])
    case (_, .finalize): answer(.ok, to: [.finalized])
    case (.fresh, .bind): answer(.ok, to: [.fresh])
    case (_, .bind): answer(.misuse, to: [state])
    case (_, .clearBindings), (_, .inspect): answer(.ok, to: [state])
    case (.row, .column): answer(.value, to: [.row])
    case (_, .column): answer(.null, to: [state])
    }
  }
}
