public import SQLiteCalls

/// Runs one operation inside another at each of its calls, so that two pieces of data code meet in every way that one interruption allows.
///
/// ```swift
/// try RaceSweep(over: { Sqlite3Wrapper() }, setUp: { try Cards(on: $0, at: file).seed() }) { sqlite in
///   try Cards(on: sqlite, at: file).answer(card: 7, correct: true)
/// } against: { sqlite in
///   try Cards(on: sqlite, at: file).answer(card: 7, correct: false)
/// }.run()
/// ```
/// The operations are called A and B. In each run, A stops at one of its places, which are its calls to SQLite that may use a file, and the
/// file operations that SQLite requests for it. There B runs from its beginning to its end on another thread, and then A continues. Further
/// runs do the same with A inside B. This is repeated from several starting states: the databases as `setUp` leaves them, with a
/// write-ahead log (`log`), with a log that a checkpoint has copied (`copied`), and in a rollback mode (`rollback`).
///
/// The results and the databases must be the same as after A then B, or as after B then A, which the sweep tries first. If B runs between
/// two commits of A, then only what is the same in both orders is required. Damage, a handle or a transaction that is left open, and a
/// misused handle are always findings. SQL sees a clock that stands still.
///
/// A run in which B is refused because A holds a lock is counted, but not judged: B would wait, which is the same as A then B. The same
/// applies if B waits for a lock of Swift that A holds. In an operation, SQLite never waits for a lock.
///
/// Each operation opens its own connections, on files. Asynchronous operations, and two operations that share a connection, are not judged.
/// See <https://sqlite.org/isolation.html>.
public struct RaceSweep: Sendable {
  /// Prepares an operation, and returns it.
  typealias Preparation = @Sendable (any Sqlite3WrapperProtocol) throws -> () throws -> Any

  let makeWrapper: @Sendable () throws -> any Sqlite3WrapperProtocol
  let setUp: @Sendable (any Sqlite3WrapperProtocol) throws -> Void
  let preparations: [Preparation]
  /// Whether the operations have connections before they begin.
  let opensFirst: Bool
  let most: Int
  let seed: UInt64
  /// The only run to perform; nil for all.
  private(set) var only: String?
  /// The seconds without a place after which an operation waits for something else than SQLite, and after which it does not end.
  var patience = (blocked: 1.0, endless: 60.0)

  /// Creates a sweep over two operations that open their own connections.
  ///
  /// - Parameters:
  ///   - makeWrapper: Creates the wrapper for each operation of each run: the real library.
  ///   - runs: The maximum number of runs with an interruption. If there are more places, one is chosen from each of as many equal parts.
  ///   - seed: The seed of the sample.
  ///   - setUp: Creates the databases, and anything in memory that the operations share. It is called before each run. The databases that
  ///     the run before has created are removed first; a file that was there before the first run is not, and `setUp` must replace it.
  ///   - one: The operation A.
  ///   - other: The operation B.
  public init<One, Other>(
    over makeWrapper: @escaping @Sendable () throws -> any Sqlite3WrapperProtocol, runs: Int = 500, seed: UInt64 = 0,
    setUp: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> Void,
    _ one: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> One,
    against other: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> Other
  ) {
    (self.makeWrapper, self.setUp, opensFirst, most, self.seed) = (makeWrapper, setUp, false, runs, seed)
    preparations = [Self.prepared({ _ in }) { sqlite, _ in try one(sqlite) }, Self.prepared({ _ in }) { sqlite, _ in try other(sqlite) }]
  }

  /// Creates a sweep over two operations on connections that are open before, as in a running app. A further starting state is added,
  /// `warm`: as `copied`, when both connections have read the database before. The other parameters are the same as in the initializer
  /// without `opening`.
  ///
  /// - Parameters:
  ///   - opening: Opens the connection of an operation, or creates an object that does. It is called once for each of the two. The object
  ///     is passed to the operation, and released after the run.
  ///   - one: The operation A.
  ///   - other: The operation B.
  public init<Stage, One, Other>(
    over makeWrapper: @escaping @Sendable () throws -> any Sqlite3WrapperProtocol, runs: Int = 500, seed: UInt64 = 0,
    setUp: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> Void,
    opening: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> Stage,
    _ one: @escaping @Sendable (any Sqlite3WrapperProtocol, Stage) throws -> One,
    against other: @escaping @Sendable (any Sqlite3WrapperProtocol, Stage) throws -> Other
  ) {
    (self.makeWrapper, self.setUp, opensFirst, most, self.seed) = (makeWrapper, setUp, true, runs, seed)
    preparations = [Self.prepared(opening, one), Self.prepared(opening, other)]
  }

  private static func prepared<Stage, Value>(
    _ opening: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> Stage,
    _ operation: @escaping @Sendable (any Sqlite3WrapperProtocol, Stage) throws -> Value
  ) -> Preparation {
    { sqlite in
      let stage = try opening(sqlite)
      return { try operation(sqlite, stage) }
    }
  }

  /// Performs only one run, after the runs without an interruption: for the debugger.
  ///
  /// - Parameter schedule: The run, as a finding names it, such as `A14 B` or `B3 A rollback`.
  public func only(_ schedule: String) -> RaceSweep {
    var sweep = self
    sweep.only = schedule
    sweep.patience = (3_600, 3_600)
    return sweep
  }

  /// Performs all runs and returns the report, without the lines of code that make the calls.
  ///
  /// - Throws: Only an error from `makeWrapper`, `setUp` or `opening`; ``SQLiteError`` with SQLITE_MISUSE for a mock, which has no files.
  ///   Problems are in the report.
  public func report() throws -> RaceSweepReport { try RaceExploration(self).report(findsSites: false) }

  /// Performs all runs, and finds the lines of code that make the calls. It blocks the thread until then.
  ///
  /// - Throws: ``RaceSweepFailure`` if there is a finding, or an error from `makeWrapper`, `setUp` or `opening`.
  @discardableResult public func run() throws -> RaceSweepReport {
    let report = try RaceExploration(self).report(findsSites: true)
    if !report.isClean { throw RaceSweepFailure(report: report) }
    return report
  }
}
