import SQLiteCalls
import SQLiteCore

extension ResultCode {
  /// Whether a call returns this code only because of a mistake in the program.
  package var isProgrammingError: Bool { primary == .misuse || primary == .range }

  /// Whether SQLite itself rolls back the transaction after this error of a statement.
  ///
  /// <https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction>
  package func endsTransaction(isWriting: Bool) -> Bool {
    switch primary {
    case .ioerr, .nomem, .full: true
    case .interrupt: isWriting
    default: false
    }
  }
}
