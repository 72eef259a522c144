import Foundation
public import SQLiteCalls

/// A scripted double of the whole C API that needs no SQLite.
///
/// Say what SQL is answered with ``when(_:)-(String)``, run the code under test, then look at ``statements``, ``openHandles``,
/// ``misuses`` and ``conversation``. Its statements, values, errors and lifetimes behave as SQLite's, which the facts of
/// ``FidelitySuite`` prove. PRAGMA, BEGIN, COMMIT, ROLLBACK, SAVEPOINT and RELEASE need no script. SQL without a script fails to
/// compile in a strict mock, and has no rows in a lenient one.
///
/// Handles are numbers, never addresses (but for the context of a function): whoever reads through one crashes at once. A mock may be
/// used from several threads; one lock holds every call, and is held while a closure of a script or a destructor runs.
open class MockSqlite3Wrapper: RoutedSqlite3Wrapper, CustomStringConvertible, @unchecked Sendable {
  let library: MockLibrary
  private let lock = NSRecursiveLock()
  private var record = CallRecord()
  private var notModelled: [Sqlite3Call] = []

  /// A mock without scripts.
  ///
  /// - Parameter strict: Whether SQL without a script fails to compile, with SQLITE_ERROR and a message that names it.
  public init(strict: Bool = true) {
    let library = MockLibrary()
    library.isStrict = strict
    self.library = library
    super.init(library)
  }

  /// Does something with the state of the mock under its lock.
  func locked<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// Notes the call, applies the scripts for its function, and lets the mock answer.
  open override func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    locked {
      let values = arguments().map { library.recorded($0) }
      let ordinal = record.begin(call, values)
      let before = (library.ordinal, library.call)
      (library.ordinal, library.call) = (ordinal, call)
      defer { (library.ordinal, library.call) = before }
      if !call.isAnsweredByMock, !notModelled.contains(call) { notModelled.append(call) }
      let answer: Answer
      if let failed, let failure = library.scripts.byCall[call]?.nextFailure() {
        answer = fail(call, values, failure, failed, perform)
      } else {
        answer = perform()
      }
      record.finish(ordinal, answer)
      return answer
    }
  }

  /// Lets a call fail as the fault model says, and makes its connection report that.
  private func fail<Answer>(
    _ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ failure: MockAnswer.Failure, _ failed: (Int32) -> Answer,
    _ perform: () -> Answer
  ) -> Answer {
    if call == .sqlite3_step {
      library.stepFailure = failure
      defer { library.stepFailure = nil }
      return perform()
    }
    var owner = library.owner(of: arguments)
    switch call.failure.kind {
    case .performedThenReported:
      _ = perform()
      if owner == nil, let opened = library.lastOpened {
        owner = library.connections[opened]
        owner?.isSick = true
      }
    case .onlyForCause where call != .sqlite3_close: _ = perform()
    case .notPerformed, .notPerformedButDestroys, .answersNil, .onlyForCause, .never: break
    }
    owner?.report(failure)
    return failed(failure.code.rawValue & (owner?.mask ?? 0xFF))
  }

  /// Every call so far, in order.
  public var conversation: [RecordedCall] { locked { record.calls } }

  /// The ``conversation`` as text: a line for each call, handles named by kind and numbered by first appearance.
  public var description: String { locked { record.description } }

  /// The functions that were called although this mock does not model them: they answered SQLITE_ERROR, nil or 0.
  public var unmodelled: [Sqlite3Call] { locked { notModelled } }
}
