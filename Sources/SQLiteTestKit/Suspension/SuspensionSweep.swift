public import SQLiteCalls

/// Suspends an app at each of the calls of an operation, in the app's own way, and checks that no connection is left with a lock.
///
/// ```swift
/// try SuspensionSweep(over: { Sqlite3Wrapper() }, setUp: { try Player(on: $0, at: file) },
///   suspend: { try $0.database.suspend() }, resume: { $0.database.resume() }
/// ) { player in try player.answer(card: 7) }.run()
/// ```
/// iOS ends an app that is suspended while it holds a lock on a file that it shares with others, and reports the code 0xdead10cc. A sweep
/// sees SQLite's locks, on any system. It sees nothing of that code, and no other lock.
///
/// In each run, the operation stops at one of its places, which are its calls to SQLite that may use a file, and the file operations that
/// SQLite requests for it. There `suspend` is called on another thread. If it waits for the operation, the operation continues meanwhile.
/// In the first run, the app is suspended after the end of the operation, and in the second one before its beginning: then the operation
/// begins while the app is suspended.
///
/// From the moment when `suspend` returns until `resume` is called, the operation goes on to its end, or until it waits, and may throw. In
/// this time, no connection that was opened on the wrapper may hold or take one of these locks: RESERVED, PENDING or EXCLUSIVE on a
/// database; WRITE, CKPT or RECOVER on its `-shm`; SHARED on a database, unless it is in WAL mode. After `resume`, the operation must end,
/// and it must succeed when it is called once more.
///
/// SQL sees a clock that stands still. Asynchronous operations are not judged. See <https://sqlite.org/lockingv3.html>.
public struct SuspensionSweep: Sendable {
  let makeWrapper: @Sendable () throws -> any Sqlite3WrapperProtocol
  /// Sets up a run. Returns the operation, and a closure that suspends the app, calls the closure, and resumes the app.
  let prepare: @Sendable (any Sqlite3WrapperProtocol, @escaping () -> Void) throws -> [() throws -> Any]
  let most: Int
  let seed: UInt64
  /// The only place to suspend at; nil for all.
  private(set) var only: Int?
  /// The seconds after which `suspend` waits for the operation, or a suspended operation without another place waits for `resume`, and
  /// after which something does not end.
  var patience = (blocked: 0.02, endless: 30.0)

  /// Creates a sweep.
  ///
  /// - Parameters:
  ///   - makeWrapper: Creates the wrapper for each run: the real library.
  ///   - runs: The maximum number of places, apart from the end. If there are more, one is chosen from each of as many equal parts.
  ///   - seed: The seed of the sample.
  ///   - setUp: Creates the databases and opens the app, and returns what the other closures need. It is called before each run; the result
  ///     is released after it. The databases that the run before has created are removed first; a file that was there before the first run
  ///     is not, and `setUp` must replace it.
  ///   - suspend: Suspends the app. It is called on another thread while the operation runs.
  ///   - resume: Lets the app continue. It is called on the same thread as `suspend`.
  ///   - operation: The operation during which the app is suspended. It is called twice in each run.
  public init<Stage, Value>(
    over makeWrapper: @escaping @Sendable () throws -> any Sqlite3WrapperProtocol, runs: Int = 500, seed: UInt64 = 0,
    setUp: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> Stage, suspend: @escaping @Sendable (Stage) throws -> Void,
    resume: @escaping @Sendable (Stage) throws -> Void, _ operation: @escaping @Sendable (Stage) throws -> Value
  ) {
    (self.makeWrapper, most, self.seed) = (makeWrapper, runs, seed)
    prepare = { sqlite, whileSuspended in
      let stage = try setUp(sqlite)
      return [
        { try operation(stage) },
        {
          let suspended = Result { try suspend(stage) }
          whileSuspended()
          try resume(stage)
          return try suspended.get()
        },
      ]
    }
  }

  /// Suspends after the end of the operation, and at only one place: for the debugger.
  ///
  /// - Parameter place: The number of the place, as a finding names it.
  public func only(_ place: Int) -> SuspensionSweep {
    var sweep = self
    sweep.only = place
    sweep.patience = (0.5, 3_600)
    return sweep
  }

  /// Performs all runs and returns the report, without the lines of code that take the locks.
  ///
  /// - Throws: Only an error from `makeWrapper` or `setUp`. Problems are in the report.
  public func report() throws -> SuspensionSweepReport { try report(findsSites: false) }

  private func report(findsSites: Bool) throws -> SuspensionSweepReport {
    let runner = SuspensionRunner(self)
    var report = SuspensionSweepReport()
    var (places, known) = ([Int.max], Set<String>())  // the end comes first, and shows which places there are
    while !runner.hasFailed, let place = places.popLast() {
      let run = try runner.run(place)
      if report.judged == 0 {
        report.places = run.place
        places = only.map { [$0] } ?? ([0] + Array(1..<run.place).sampled(most, seed: seed, &report.notes)).reversed()
      }
      report.judged += 1
      report.waiting += run.waits ? 1 : 0
      let key = { (text: String) in text.replacing(/".*?"/, with: "") }  // the names of files may differ from run to run
      for problem in run.problems where known.insert(key(problem.text)).inserted {
        // Looking up lines of code takes seconds in a large program, so only the first findings have them.
        let isEnough = !findsSites || known.count > 5 || runner.hasFailed
        let again = isEnough ? run : try runner.run(place, findsSites: true)
        report.findings.append(again.problems.first { key($0.text) == key(problem.text) }.map(again.finding) ?? run.finding(problem))
      }
    }
    if report.places == 1 || runner.party.databases.isEmpty {
      report.findings.append("no place was judged: the operation uses no database in a file, on the wrapper that setUp receives")
    }
    return report
  }

  /// Performs all runs, and finds the lines of code that take the locks. It blocks the thread until then.
  ///
  /// - Throws: ``SuspensionSweepFailure`` if there is a finding, or an error from `makeWrapper` or `setUp`.
  @discardableResult public func run() throws -> SuspensionSweepReport {
    let report = try report(findsSites: true)
    if !report.isClean { throw SuspensionSweepFailure(report: report) }
    return report
  }
}
