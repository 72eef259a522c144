public import SQLiteCalls
import SQLiteEngine

/// A scripted double of the whole C API that needs no SQLite.
///
/// Script the answers to SQL with ``when(_:fileID:line:)-(String,_,_)``, run the code under test, then check ``statements``,
/// ``openHandles``, ``misuses`` and ``conversation``. The mock's statements, values, errors and lifetimes behave like SQLite's, which the
/// facts of ``ConformanceSuite`` prove. BEGIN, COMMIT, ROLLBACK, SAVEPOINT, RELEASE, ATTACH, DETACH and the PRAGMAs that need no data (not
/// `table_info` or `foreign_key_check`) need no script. Other SQL without a script fails to compile in a strict mock and returns no rows in
/// a lenient mock. In both it is ``unexpected``. A test that ends with `#expect(sqlite.problems.isEmpty)` reports all problems at once.
///
/// The mock has no files and no rows. A file that was never opened has a `user_version` of 0, where SQLite may report SQLITE_CANTOPEN. The
/// mock does not know which tables a transaction has read. While one connection writes in a transaction, other connections to the same file
/// get SQLITE_BUSY when they try to write. No call waits, and only ``fireBusy(tries:on:)`` calls a busy handler. Any other result that
/// depends on the locks of another connection to the same file, such as a COMMIT while another connection reads, is "not modelled": the
/// statement fails with a message that says so, which is also ``unexpected``. Test such cases with a real database, `@Test(.database)`.
/// SQLite keeps a statement for an open blob. In the mock, `sqlite3_next_stmt` does not return it, `sqlite3_txn_state` does not count it, and
/// outside a transaction a change is committed even while a blob is open for writing.
///
/// Handles are numbers, not addresses (except for the context of a function), so code that dereferences one crashes immediately. A mock may
/// be used from several threads. All calls share one lock, which is held while a callback or a destructor runs, but not while a closure of
/// a script runs. The newest calls and runs are kept, up to a maximum number and a maximum size in bytes. ``removeAll()`` removes them.
open class MockSqlite3Wrapper: RoutedSqlite3Wrapper, CustomStringConvertible, @unchecked Sendable {
  /// The default maximum number of kept calls and runs.
  static let standardLimit = 100_000

  let library: MockLibrary
  private let lock: MockLock
  @safe @exclusivity(unchecked) private var tape: CallTape
  /// The number of calls to each function, including calls that are no longer kept.
  @safe @exclusivity(unchecked) private(set) var counts = CallCounts()
  private var notModelled: [Sqlite3Call] = []
  private let reads = Sqlite3Call.reads
  private let modelled = MockSqlite3Wrapper.modelledCalls

  private static let modelledCalls = Sqlite3Call.allCases.map(\.isAnsweredByMock)

  /// Creates a mock without scripts.
  ///
  /// - Parameters:
  ///   - strict: Whether SQL without a script fails to compile, with SQLITE_ERROR and a message that contains the SQL.
  ///   - limit: The maximum number of calls in the ``conversation`` and of runs in ``statements``. The newest are kept. 100,000 by default.
  ///   - byteLimit: The maximum size of the texts and blobs in the ``conversation``, and in ``statements``, in bytes; 64 MB by default.
  public init(strict: Bool = true, limit: Int? = nil, byteLimit: Int? = nil) {
    let (limit, byteLimit) = (limit ?? Self.standardLimit, byteLimit ?? CallTape.standardByteLimit)
    let library = MockLibrary(limit: limit, byteLimit: byteLimit)
    library.isStrict = strict
    (self.library, lock) = (library, library.lock)
    tape = CallTape(limit: limit, byteLimit: byteLimit)
    super.init(library)
  }

  /// The version of SQLite that the mock imitates, in the form of `sqlite3_libversion_number`. The default is 3,040,001 for 3.40.1. Set it
  /// before the first connection is opened.
  ///
  /// A real that is converted to text has 15 significant digits, and 17 from 3.52 on. The package's workarounds for bugs in some versions
  /// (``SQLiteAdvisory``) also apply to the mock. <https://sqlite.org/c3ref/libversion.html>
  public var libraryVersion: Int32 {
    get { locked { library.version } }
    set { locked { library.version = newValue } }
  }

  /// Calls a closure while holding the lock of the mock.
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

  // The functions below are separate from the funnel because the funnel is generic, which makes each step in it slower.

  /// Counts a call and records its beginning. Returns its position on the tape. A call that only reads is recorded when it returns, so for
  /// it the result is nil.
  private func begin(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) -> Int? {
    (library.ordinal, library.call) = (tape.nextOrdinal, call)
    counts[call] += 1
    return reads[call.place] ? nil : tape.begin(.call(call), arguments)
  }

  /// Whether the mock models a call and no script can make it fail.
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

  /// Makes a call fail according to the fault model, and stores the error on its connection.
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

  /// Reports that a function is not modelled, both as the error of its connection and in ``unexpected``.
  private func refuse(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) {
    let message = library.absence(of: call)
    library.owner(of: arguments)?.report(.error, message)
    guard !notModelled.contains(call) else { return }
    notModelled.append(call)
    library.unexpected.append(message)
  }

  /// The newest calls, in order, up to the limits of the mock.
  public var conversation: [RecordedCall] { locked { tape.calls } }

  /// The number of calls that the ``conversation`` no longer contains.
  public var droppedCalls: Int { locked { tape.droppedCalls } }

  /// The ``conversation`` as text: the number of dropped calls, and a line for each call. Handles are named by kind and numbered by first
  /// appearance.
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

  /// The functions that were called although this mock does not model them. They returned SQLITE_ERROR, nil or 0. The connection's error
  /// and ``unexpected`` contain a message about each of them.
  public var unmodelled: [Sqlite3Call] { locked { notModelled } }
}
