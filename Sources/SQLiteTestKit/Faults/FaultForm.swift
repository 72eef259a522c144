import SQLiteCore
/// The state that a failed call leaves behind, for failures after which SQLite may leave different states.
///
/// <https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction>
public enum FaultForm: String, Hashable, Codable, Sendable, CaseIterable {
  /// The usual state: a failed statement is undone, and SQLITE_IOERR, SQLITE_FULL, SQLITE_NOMEM and, for a statement that writes,
  /// SQLITE_INTERRUPT end the transaction around it.
  case usual = ""
  /// Only the statement is undone, and the transaction stays open: after SQLITE_FULL and SQLITE_NOMEM, when the statement had its own
  /// journal.
  case keepsTransaction = "the transaction goes on"
  /// Everything was done, the commit included, and the error came after it.
  case done = "done although reported"

  /// The words about the form that follow a code; empty for the usual form.
  var afterCode: String { self == .usual ? "" : ", \(rawValue)" }
}

extension ResultCode {
  /// Whether the code means that something could not be written, while it may still be readable.
  var concernsWriting: Bool {
    switch self {
    case .ioerrWrite, .ioerrFsync, .ioerrDirFsync, .ioerrTruncate, .ioerrDelete: true
    default: primary == .full || primary == .readonly
    }
  }
}

/// The cause that a code names, as far as it decides which calls fail while it lasts.
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
