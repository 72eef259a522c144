public import SQLiteCalls
import SQLiteEngine

/// A scripted double of the whole C API that needs no SQLite.
///
/// Script the answers to SQL with ``when(_:fileID:line:)-(String,_,_)``, run the code under test, then look at ``statements``,
/// ``openHandles``, ``misuses`` and ``conversation``. Its statements, values, errors and lifetimes behave as SQLite's, which the facts of
/// ``ConformanceSuite`` prove. BEGIN, COMMIT, ROLLBACK, SAVEPOINT, RELEASE, ATTACH, DETACH and the PRAGMAs that need no data (not
/// `table_info`, not `foreign_key_check`) have no script. Other SQL without a script fails to compile in a strict mock, has no rows in a
/// lenient one, and is ``unexpected`` in both: a test that ends with `#expect(sqlite.problems.isEmpty)` reports all problems at once.
///
/// The mock has no files and no rows. A file that was never opened has a `user_version` of 0, where SQLite may report SQLITE_CANTOPEN, and
/// the tables that a transaction has read are unknown. While one connection writes in a transaction, others to the same file get
/// SQLITE_BUSY when they try to write, and no call waits (only ``fireBusy(tries:on:)`` calls a busy handler). Any other result that depends
/// on the locks of another connection to the same file, such as a COMMIT while one reads, is "not modelled": the statement fails with a
/// message about it, which is also ``unexpected``; a test of such a case takes a real database, `@Test(.database)`. `sqlite3_next_stmt`
/// does not return the statement that SQLite keeps for an open blob.
///
/// Handles are numbers, never addresses (except for the context of a function): code that reads through one crashes at once. A mock may be
/// used from several threads; all calls share one lock, which is held while a callback or a destructor runs, but not while a closure of a
/// script does. The newest calls and runs are kept, up to a limit of their number and one of bytes; ``removeAll()`` removes them.
open class MockSqlite3Wrapper: RoutedSqlite3Wrapper, CustomStringConvertible, @unchecked Sendable {
  /// The default limit of kept calls and runs.
  static let standardLimit = 100_000

  let library: MockLibrary
  private let lock: MockLock
  @safe @exclusivity(unchecked) private var tape: CallTape
  /// The number of calls of each function, kept or not.
  @safe @exclusivity(unchecked) private(set) var counts = CallCounts()
  private var notModelled: [Sqlite3Call] = []
  private let reads = Sqlite3Call.reads
  private let modelled = MockSqlite3Wrapper.modelledCalls

  private static let modelledCalls = Sqlite3Call.allCases.map(\.isAnsweredByMock)

  /// A mock without scripts.
  ///
  /// - Parameters:
  ///   - strict: Whether SQL without a script fails to compile, with SQLITE_ERROR and a message that names it.
  ///   - limit: The greatest number of calls in the ``conversation``, and of runs in ``statements``, the newest ones; 100,000 by default.
  ///   - byteLimit: The greatest number of bytes in the texts and blobs of each of them; 64 MB by default.
  public init(strict: Bool = true, limit: Int? = nil, byteLimit: Int? = nil) {
    let (limit, byteLimit) = (limit ?? Self.standardLimit, byteLimit ?? CallTape.standardByteLimit)
    let library = MockLibrary(limit: limit, byteLimit: byteLimit)
    library.isStrict = strict
    (self.library, lock) = (library, library.lock)
    tape = CallTape(limit: limit, byteLimit: byteLimit)
    super.init(library)
  }

  /// The version of SQLite that the mock behaves as, in the form of `sqlite3_libversion_number`: 3,040,001 for 3.40.1 by default. Set it
  /// before the first connection.
  ///
  /// A real has 15 significant digits as text, and 17 from 3.52 on. The precautions of this package against faults of some
  /// versions (``SQLiteAdvisory``) apply to the mock as well. <https://sqlite.org/c3ref/libversion.html>
  public var libraryVersion: Int32 {
    get { locked { library.version } }
    set { locked { library.version = newValue } }
  }

  /// Calls a closure under the lock of the mock.
  @inline(__always) func locked<Answer>(_ body: () throws -> Answer) rethrows -> Answer { try lock.locked(body) }

  /// Records the call, applies the scripts for its function, and performs it.
  open override func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    lock.take()
    defer { lock.giveUp() }
    let values = library.contexts.isEmpty ? arguments() : library.recorded(arguments())
    let before = (library.ordinal, library.call)
    let place = begin(call, values)
    let answer = isPlain(call) ? perform() : scripted(call, values, failed, perform)
    end(before)
    let result = argument(of: answer, from: call)
    if let place { tape.finish(place, result, call.outs(answer, values)) } else { tape.add(call, consume values, result) }
    return answer
  }

  // The functions below are separate from the funnel because the funnel is generic, and each step in it costs more for that.

  /// Counts and records a call. Returns its place on the tape, or nil for a call that only reads, which has none yet.
  private func begin(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> Int? {
    (library.ordinal, library.call) = (tape.nextOrdinal, call)
    counts[call] += 1
    return reads[call.place] ? nil : tape.begin(.call(call), arguments)
  }

  /// Whether no script can make a call fail, and the mock models it.
  private func isPlain(_ call: Sqlite3Call) -> Bool { library.scripts.byCall.isEmpty && modelled[call.place] }

  private func end(_ before: (ordinal: Int, call: Sqlite3Call)) { (library.ordinal, library.call) = before }

  /// Performs a call that a script may make fail, or that is not modelled.
  private func scripted<Answer>(
    _ call: Sqlite3Call, _ arguments: [Sqlite3Argument], _ failed: ((Int32) -> Answer)?, _ perform: () -> Answer
  ) -> Answer {
    if let failed, let failure = library.scripts.byCall[call]?.nextFailure() { return fail(call, arguments, failure, failed, perform) }
    if modelled[call.place] { return perform() }
    refuse(call, arguments)
    // The operator ?? would look up the type of an optional result.
    if let failed { return failed(ResultCode.error.rawValue) }
    return perform()
  }

  /// Makes a call fail according to the fault model, and its connection report the failure.
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
      if owner == nil {
        owner = library.lastOpened
        owner?.isSick = true
      }
    case .onlyForCause where call != .sqlite3_close: _ = perform()
    case .notPerformed, .notPerformedButDestroys, .answersNil, .onlyForCause, .never: break
    }
    owner?.report(failure)
    if call == .sqlite3_exec, let owner, failure.code.endsTransaction(isWriting: false) {
      library.endTransaction(of: owner)
    }
    return failed(failure.code.rawValue & (owner?.mask ?? 0xFF))
  }

  /// Reports that a function is not modelled, by the error of its connection and to the test.
  private func refuse(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) {
    let message = library.absence(of: call)
    library.owner(of: arguments)?.report(.error, message)
    guard !notModelled.contains(call) else { return }
    notModelled.append(call)
    library.unexpected.append(message)
  }

  /// The newest calls, in order, up to the limits of the mock.
  public var conversation: [RecordedCall] { locked { tape.calls } }

  /// The number of calls that the ``conversation`` no longer holds.
  public var droppedCalls: Int { locked { tape.droppedCalls } }

  /// The ``conversation`` as text: a line for each call, with handles named by kind and numbered by first appearance, and the number of
  /// dropped calls.
  public var description: String { locked { tape.description } }

  /// Removes the conversation, the runs, the counts, the misuses and everything ``unexpected``. Scripts, settings and open handles stay.
  public func removeAll() {
    locked {
      tape.removeAll()
      counts = CallCounts()
      notModelled = []
      library.forget()
    }
  }

  /// The functions that were called although this mock does not model them: they returned SQLITE_ERROR, nil or 0. The error of their
  /// connection and ``unexpected`` have a message about each.
  public var unmodelled: [Sqlite3Call] { locked { notModelled } }
}
