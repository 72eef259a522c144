package import SQLiteCalls

/// The errors thrown by a connection's functions and virtual tables, until the statement that they broke has failed.
///
/// SQLite stores only the code and text of an error. The Swift error is kept here until `sqlite3_step` fails with exactly that code and
/// text, at the depth at which the function was called: a statement that runs inside a function is one level deeper. All errors are
/// discarded when the failure is recorded, or when the next statement starts, so that no statement is blamed for the error of another. The
/// object may be used only by a thread that may use its connection.
@usableFromInline package final class FunctionFailures {
  private struct Failure {
    let depth: Int
    let code: ResultCode
    /// The message that SQLite will report; nil when SQLite gets only the code.
    let message: String?
    let error: any Error
    /// The part of the reason that SQLite will not report.
    let detail: String?
  }

  /// The connection, for functions that run SQL on it; unowned, since the connection keeps the functions. Its deinitialization sets it to
  /// nil.
  @safe @exclusivity(unchecked) package unowned(unsafe) var connection: Connection?
  /// The maximum depth of nested functions. Each takes about 4,400 bytes of the stack, which on some systems has no more than 512 KiB for a
  /// thread.
  static let deepest = 64

  /// The number of functions that are running, each called by a statement of the previous one.
  @safe @exclusivity(unchecked) @usableFromInline package var depth = 0
  @safe @exclusivity(unchecked) @usableFromInline package var isEmpty = true
  private var waiting: [Failure] = []

  /// Records an error of the running function.
  ///
  /// - Parameters:
  ///   - message: The message that SQLite will report; nil when SQLite gets only the code.
  ///   - detail: The text to add to SQLite's message.
  package func note(_ error: any Error, _ code: ResultCode, _ message: String?, detail: String? = nil) {
    waiting.append(Failure(depth: depth, code: code, message: message, error: error, detail: detail))
    isEmpty = false
  }

  /// Records an error that may explain why the running function or table fails, unless it is recorded already.
  package func noteOnce(_ error: any Error, _ code: ResultCode, _ message: String, detail: String) {
    let isKnown = waiting.contains { $0.depth == depth && $0.code == code && $0.message == message && $0.detail == detail }
    if !isKnown { note(error, code, message, detail: detail) }
  }

  /// Returns the Swift error behind an error of a statement: the first that was thrown with this code and text by a function it called.
  /// Pass nil as the text for a call that runs several statements and leaves another one's text.
  package func cause(of code: ResultCode, _ message: String?) -> (error: any Error, detail: String?)? {
    let cause = waiting.first {
      $0.depth == depth + 1 && $0.code == code && ($0.message == nil || message == nil || $0.message == message)
    }
    return cause.map { ($0.error, $0.detail) }
  }

  /// Discards the errors thrown by functions of statements at this depth.
  @usableFromInline package func forget() {
    let former = waiting
    waiting = former.filter { $0.depth <= depth }
    isEmpty = waiting.isEmpty
    withExtendedLifetime(former) {}  // code that runs when an error is freed may use functions
  }

  /// Runs an SQLite callback within a statement: its errors belong to the statement, and SQL on the connection is refused until it returns.
  package func during(_ body: () -> Void) {
    depth &+= 1
    if let connection { connection.inCallback(allowsSQL: false, body) } else { body() }
    depth &-= 1
  }

  /// Records an error of a callback from which SQLite takes no message, and returns its code.
  ///
  /// - Parameter what: A description of the failure.
  package func keep(_ error: any Error, _ what: String) -> Int32 {
    let known = error as? SQLiteError
    // OR IGNORE would skip a constraint error.
    let code = known?.code.primary == .constraint ? ResultCode.error : known?.code.ofFunction ?? .error
    note(error, code, nil, detail: "\(what): \(known?.message ?? "\(error)")")
    return code.rawValue
  }
}

extension ResultCode {
  /// The code that a function may return for this error, and that SQLite then reports for the statement. A code that SQLite does not treat
  /// as an error, or that makes it compile and run the statement again, becomes SQLITE_ERROR.
  package var ofFunction: ResultCode {
    switch self {
    case _ where rawValue <= 0 || [.ok, .row, .done, .schema].contains(primary): .error
    case .ioerrNomem: .nomem
    case .ioerrCorruptfs: .corrupt
    default: self
    }
  }
}
