import SQLiteCore
/// The state that a failed call leaves behind, for failures after which SQLite may leave different states.
///
/// <https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction>
public enum FaultForm: String, Hashable, Codable, Sendable, CaseIterable {
  /// The usual state: a failed statement is undone. SQLITE_IOERR, SQLITE_FULL, SQLITE_NOMEM and, for a statement that writes,
  /// SQLITE_INTERRUPT also end the enclosing transaction.
  case usual = ""
  /// Only the statement is undone, and the transaction stays open. This happens after SQLITE_FULL and SQLITE_NOMEM if the statement had its
  /// own journal.
  case keepsTransaction = "the transaction goes on"
  /// Everything succeeded, including the commit, and the error occurred afterwards.
  case done = "done although reported"

  /// The description of the form that is appended to a code; empty for the usual form.
  var afterCode: String { self == .usual ? "" : ", \(rawValue)" }
}

extension ResultCode {
  /// Whether the code reports a failed write, so that reading may still be possible.
  var concernsWriting: Bool {
    switch self {
    case .ioerrWrite, .ioerrFsync, .ioerrDirFsync, .ioerrTruncate, .ioerrDelete: true
    default: primary == .full || primary == .readonly
    }
  }
}

/// The cause of a failure, which decides which calls fail while it persists.
enum FaultCause: Hashable {
  /// Nothing can be written.
  case disk
  case memory
  /// One connection cannot be used.
  case connection
  case other

  init(_ code: ResultCode) {
    self =
      switch code.primary {
      case .nomem: .memory
      case .interrupt, .auth, .schema: .connection
      default: code.concernsWriting ? .disk : .other
      }
  }
}

/// A way in which one call can fail.
struct PlausibleFault: Hashable {
  let code: ResultCode
  let form: FaultForm

  init(_ code: ResultCode, _ form: FaultForm = .usual) { (self.code, self.form) = (code, form) }
}
