package import SQLiteCallsCore

/// The errors that functions and virtual tables of a connection have thrown, until the statement that they broke has failed.
///
/// SQLite knows a code and a text of an error. The Swift error waits here for `sqlite3_step` to come back with just these, at the depth
/// at which the function was called: a statement that runs inside a function is one deeper. All of it is forgotten when that is taken note of, or when the
/// next statement starts, so that no statement is blamed for the error of another. Confined like its connection.
@usableFromInline package final class FunctionFailures {
  private struct Failure {
    let depth: Int
    let code: ResultCode
    /// What SQLite will say of it; nil when the code alone is known.
    let message: String?
    let error: any Error
    /// What SQLite will not say.
    let detail: String?
  }

  /// The connection, for functions that run SQL on it. They must not keep it alive: it keeps them. Its end sets this to nil.
  package var connection: Connection? {
    get { unsafe held }
    set { unsafe held = newValue }
  }
  @exclusivity(unchecked) private unowned(unsafe) var held: Connection?
  /// How many may be running: each takes about 4,400 bytes of the stack, of which a thread has no more than 512 KiB on some systems.
  static let deepest = 64

  /// How many functions are running, each inside a statement of the one before.
  @exclusivity(unchecked) @usableFromInline package var depth = 0
  @exclusivity(unchecked) @usableFromInline package var isEmpty = true
  private var waiting: [Failure] = []

  /// Takes note of an error, of the function that is running.
  ///
  /// - Parameters:
  ///   - message: What SQLite will say of it; nil when it is not told, but only gets the code.
  ///   - detail: What is then to be added to what SQLite says.
  package func note(_ error: any Error, _ code: ResultCode, _ message: String?, detail: String? = nil) {
    unsafe waiting.append(Failure(depth: depth, code: code, message: message, error: error, detail: detail))
    unsafe isEmpty = false
  }

  /// Takes note of what a function or table that is running may turn out to have failed for, unless that is known.
  package func noteOnce(_ error: any Error, _ code: ResultCode, _ message: String, detail: String) {
    let isKnown = waiting.contains { unsafe $0.depth == depth && $0.code == code && $0.message == message && $0.detail == detail }
    if !isKnown { note(error, code, message, detail: detail) }
  }

  /// The Swift error behind an error of a statement: the first one that was thrown with this code and text by a function it called. Nil is the text of a
  /// call that runs several statements and leaves that of another one.
  package func cause(of code: ResultCode, _ message: String?) -> (error: any Error, detail: String?)? {
    let cause = waiting.first {
      unsafe $0.depth == depth + 1 && $0.code == code && ($0.message == nil || message == nil || $0.message == message)
    }
    return cause.map { ($0.error, $0.detail) }
  }

  /// Forgets what functions of the statements at this depth have thrown.
  @usableFromInline package func forget() {
    let former = waiting
    waiting = former.filter { unsafe $0.depth <= depth }
    unsafe isEmpty = waiting.isEmpty
    withExtendedLifetime(former) {}  // what goes with an error may use functions
  }

  /// Runs what SQLite calls back within a statement: its errors are the statement's, and SQL on the connection is refused meanwhile.
  package func during(_ body: () -> Void) {
    unsafe depth &+= 1
    if let connection { connection.inCallback(allowsSQL: false, body) } else { body() }
    unsafe depth &-= 1
  }

  /// Keeps an error of what SQLite called back, where it takes no words, and answers the code for it.
  ///
  /// - Parameter what: What failed, in words.
  package func keep(_ error: any Error, _ what: String) -> Int32 {
    let known = error as? SQLiteError
    // A constraint would be overlooked by OR IGNORE.
    let code = known?.code.primary == .constraint ? ResultCode.error : known?.code.ofFunction ?? .error
    note(error, code, nil, detail: "\(what): \(known?.message ?? "\(error)")")
    return code.rawValue
  }
}
