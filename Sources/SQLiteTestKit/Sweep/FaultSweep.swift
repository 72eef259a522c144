import Foundation
public import SQLiteCalls

/// Runs an operation once without faults, and then again for every fault, so that each of its calls to SQLite fails in turn.
///
/// ```swift
/// try FaultSweep(over: { Sqlite3Wrapper() }) { sqlite in try Stars(on: sqlite).add(42) }.run()
/// ```
///
/// Each call that can fail is made to fail once, and in further runs forever, with each code that is plausible for the SQL that it runs.
/// Errors are injected the way SQLite itself would report them, see ``FaultInjectingSqlite3Wrapper``. Each run gets its own wrapper from
/// the factory. A run passes if
///
/// - it finishes with the same result as the run without faults (if results are `Equatable`, or see ``comparing(by:)``) and leaves the same
///   content in every database; or
/// - it throws, and leaves each database either as it was before or as the run without faults leaves it, see ``everyCommitIsFine``. New
///   tables without rows are ignored. If nothing has changed and the databases still exist, the operation must succeed when it is tried
///   again without faults;
/// - and, in either case, no handle is open afterwards, no API was misused (see ``HandleLedger``), no transaction is open, no database is
///   locked or damaged, and the caller's check passes.
///
/// The content of a database is read through SQLite, on the sweep's own connections. A file that existed before the first run is restored
/// after each run; a file that did not is removed. With a mock, which has no rows, only results are compared.
///
/// `observing:` returns the state of the world outside the databases as any `Equatable` value: a cache, requests to a fake server, the
/// files of a `.folder(url)`.
///
/// The operation must make the same calls in every run, in any order. Neither the operation nor the value that it returns may keep
/// connections or statements. `Operation` is the type of the closure, which may be asynchronous.
public struct FaultSweep<Value, Operation> {
  /// Checks the result of a run, or the error that it threw. Returns a description of the problem, or nil if there is none. An error thrown
  /// by the check also counts as a problem.
  public typealias Check = (Result<Value, any Error>) throws -> String?

  /// Sets up the state before the operation. Returns the operation and the closure that observes the world outside the databases.
  let prepare: (any Sqlite3WrapperProtocol) throws -> (Operation, observe: (() throws -> any Equatable)?)
  var settings: SweepSettings<Value>

  init(
    _ makeWrapper: @escaping () throws -> any Sqlite3WrapperProtocol, _ points: SweepPoints, _ check: @escaping Check,
    _ prepare: @escaping (any Sqlite3WrapperProtocol) throws -> (Operation, observe: (() throws -> any Equatable)?)
  ) {
    self.prepare = prepare
    settings = SweepSettings(makeWrapper: makeWrapper, points: points, rules: SweepRules(check: check))
  }
}

extension FaultSweep where Operation == (any Sqlite3WrapperProtocol) throws -> Value {
  /// Creates a sweep over a synchronous operation.
  ///
  /// - Parameters:
  ///   - makeWrapper: Creates the wrapper for each run: the real library or a mock.
  ///   - codes: The result codes to inject, each where it is plausible; nil for all plausible codes.
  ///   - modes: Whether a call fails once or forever.
  ///   - runs: The number of failing calls to try; `.max` for all. Nil for one call per place (a function with its SQL, calling line and
  ///     code) and up to 500 more. A sample is tried if the number is smaller than the number of places, or if it is nil and there are
  ///     thousands of places, as in an operation that installs a database: first one failure of each call in the code, then one for each
  ///     other cause and each other state that the failure can leave behind, then others.
  ///   - seed: The seed of the random choice of calls.
  ///   - check: Checks the result or error of each run, including the run without faults.
  ///   - observing: Returns the state of the world outside the databases: the memory of an object, the requests that were sent, the files
  ///     of a `.folder(url)`. After each run, this state and the databases must either all match the state before the operation or all
  ///     match the state after it.
  ///   - operation: The operation to sweep.
  public init(
    over makeWrapper: @escaping () throws -> any Sqlite3WrapperProtocol, codes: [ResultCode]? = nil,
    modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, observing: (() throws -> any Equatable)? = nil,
    _ operation: @escaping (any Sqlite3WrapperProtocol) throws -> Value
  ) {
    self.init(makeWrapper, SweepPoints(codes: codes, modes: modes, most: runs, seed: seed), check) { _ in (operation, observing) }
  }

  /// Creates a sweep over a synchronous operation on a stage that is set up first. The other parameters are the same as in the initializer
  /// without `setUp`.
  ///
  /// - Parameters:
  ///   - setUp: Creates the stage, such as a connection with its tables. Its calls do not fail.
  ///   - operation: The operation to sweep. It receives the stage that `setUp` made.
  public init<Stage>(
    over makeWrapper: @escaping () throws -> any Sqlite3WrapperProtocol, codes: [ResultCode]? = nil,
    modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, setUp: @escaping (any Sqlite3WrapperProtocol) throws -> Stage,
    observing: ((Stage) throws -> any Equatable)? = nil,
    _ operation: @escaping (any Sqlite3WrapperProtocol, Stage) throws -> Value
  ) {
    self.init(makeWrapper, SweepPoints(codes: codes, modes: modes, most: runs, seed: seed), check) { sqlite in
      let stage = try setUp(sqlite)
      return ({ try operation($0, stage) }, observing.map { observe in { try observe(stage) } })
    }
    settings.rules.hasStage = true
  }

  /// Performs all runs and returns the report.
  ///
  /// - Throws: Only an error from the factory. Problems are in the report.
  public func report() throws -> FaultSweepReport {
    let steps = SweepSteps(self, awaits: false)
    while let step = try steps.next() {
      switch step {
      case .operate(let operation, let sqlite): steps.take(Result { try operation(sqlite) })
      case .pause(let seconds): Thread.sleep(forTimeInterval: seconds)
      case .children(let work): steps.take(work())
      }
    }
    return steps.report
  }

  /// Performs all runs.
  ///
  /// - Throws: ``FaultSweepFailure`` if a run had a problem, or an error from the factory.
  @discardableResult public func run(fileID: String = #fileID, line: Int = #line) throws -> FaultSweepReport {
    try findingSites(fileID, line).report().orThrow().writingNotes()
  }

  /// Performs all runs from asynchronous code. They use a separate thread, so that other tasks keep running, unless the operation is
  /// isolated to the main actor.
  ///
  /// - Throws: ``FaultSweepFailure`` if a run had a problem, or an error from the factory.
  @discardableResult public func run(
    isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID, line: Int = #line
  ) async throws -> FaultSweepReport {
    let steps = SweepSteps(findingSites(fileID, line), awaits: false)
    return try await withTaskExecutorPreference(SweepThread()) {
      try await steps.taken { operation, sqlite in try operation(sqlite) }
    }.orThrow().writingNotes()
  }
}

extension FaultSweep where Operation == (any Sqlite3WrapperProtocol) async throws -> Value {
  /// Creates a sweep over an asynchronous operation. The parameters are the same as in the synchronous initializer.
  @_disfavoredOverload public init(
    over makeWrapper: @escaping () throws -> any Sqlite3WrapperProtocol, codes: [ResultCode]? = nil,
    modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, observing: (() throws -> any Equatable)? = nil,
    _ operation: @escaping (any Sqlite3WrapperProtocol) async throws -> Value
  ) {
    self.init(makeWrapper, SweepPoints(codes: codes, modes: modes, most: runs, seed: seed), check) { _ in (operation, observing) }
  }

  /// Creates a sweep over an asynchronous operation on a stage that is set up first. The other parameters are the same as in the
  /// initializer without `setUp`.
  ///
  /// - Parameters:
  ///   - setUp: Creates the stage, such as a connection with its tables. Its calls do not fail.
  ///   - operation: The operation to sweep. It receives the stage that `setUp` made.
  @_disfavoredOverload public init<Stage>(
    over makeWrapper: @escaping () throws -> any Sqlite3WrapperProtocol, codes: [ResultCode]? = nil,
    modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, setUp: @escaping (any Sqlite3WrapperProtocol) throws -> Stage,
    observing: ((Stage) throws -> any Equatable)? = nil,
    _ operation: @escaping (any Sqlite3WrapperProtocol, Stage) async throws -> Value
  ) {
    self.init(makeWrapper, SweepPoints(codes: codes, modes: modes, most: runs, seed: seed), check) { sqlite in
      let stage = try setUp(sqlite)
      return ({ try await operation($0, stage) }, observing.map { observe in { try observe(stage) } })
    }
    settings.rules.hasStage = true
  }

  /// Performs all runs, one after another, and returns the report.
  ///
  /// - Throws: Only an error from the factory. Problems are in the report.
  public func report(isolation: isolated (any Actor)? = #isolation) async throws -> FaultSweepReport {
    try await SweepSteps(self, awaits: true).taken { operation, sqlite in try await operation(sqlite) }
  }

  /// Performs all runs, one after another.
  ///
  /// - Throws: ``FaultSweepFailure`` if a run had a problem, or an error from the factory.
  @discardableResult public func run(
    isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID, line: Int = #line
  ) async throws -> FaultSweepReport {
    try await findingSites(fileID, line).report().orThrow().writingNotes()
  }
}
