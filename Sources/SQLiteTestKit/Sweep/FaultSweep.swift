import Foundation
public import SQLiteCalls

/// Runs an operation once without faults, and then once for every fault: each of its calls to SQLite fails in turn.
///
/// ```swift
/// try FaultSweep(over: { Sqlite3Wrapper() }) { sqlite in try Stars(on: sqlite).add(42) }.run()
/// ```
///
/// Every call that can fail does so once, with each code that is plausible for what it runs, and then forever. An error is injected the
/// way SQLite itself would report it, see ``FaultInjectingSqlite3Wrapper``. Each run gets its own wrapper from the factory. A run is right
/// when
///
/// - it finishes with the same result as the run without faults (for an `Equatable` one, or see ``comparing(by:)``) and leaves the same
///   content in every database; or
/// - it throws, and leaves each database as it was before or as the run without faults leaves it, see ``everyCommitIsFine``. New tables
///   without rows make no difference. When everything is as before and still there, the operation must succeed once more, without faults;
/// - and in either case nothing is open afterwards, nothing was misused (see ``HandleLedger``), no transaction is open, nothing is locked
///   or damaged, and the caller's check passes.
///
/// The content of a database is read through SQLite, on connections of the sweep's own. A file that existed before the first run is
/// restored after each run, and a file that did not is removed. Over a mock, which has no rows, only results are compared.
///
/// `observing:` reports on the world outside the databases, as anything `Equatable`: a cache, requests to a fake server, the files of a
/// `.folder(url)`.
///
/// The operation must make the same calls each time, in any order, and neither it nor the value it returns may keep connections or
/// statements. `Operation` is the type of the closure, which may be asynchronous.
public struct FaultSweep<Value, Operation> {
  /// Judges what a run returned or threw: returns the problem, or nil when there is none. An error that the check throws is a problem too.
  public typealias Check = (Result<Value, any Error>) throws -> String?

  /// Makes the state before the operation. Returns the operation that works on it, and the closure that observes the world outside the
  /// databases.
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
  /// A sweep over a synchronous operation.
  ///
  /// - Parameters:
  ///   - makeWrapper: Makes the wrapper of each run: the real library, or a mock.
  ///   - codes: The codes to fail with, each where it is plausible; nil for all plausible ones.
  ///   - modes: Whether a call fails once or forever.
  ///   - runs: The number of calls to fail, `.max` for all. Nil for one call per place (the same function with the same SQL, called from
  ///     the same line, with the same code) and up to 500 more. The places are sampled when the number is lower than their count, and for
  ///     nil when there are thousands, as in an operation that installs a database: one failure of each call in the code, then one for each
  ///     other cause and each other state that it can leave, then others.
  ///   - seed: The seed of the random choice of calls.
  ///   - check: Judges what each run returned or threw, the run without faults included.
  ///   - observing: Reports on the world outside the databases: the memory of an object, the requests that were sent, the files of a
  ///     `.folder(url)`. After each run it and the databases must all be as before or all be as after.
  ///   - operation: The operation to sweep.
  public init(
    over makeWrapper: @escaping () throws -> any Sqlite3WrapperProtocol, codes: [ResultCode]? = nil,
    modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, observing: (() throws -> any Equatable)? = nil,
    _ operation: @escaping (any Sqlite3WrapperProtocol) throws -> Value
  ) {
    self.init(makeWrapper, SweepPoints(codes: codes, modes: modes, most: runs, seed: seed), check) { _ in (operation, observing) }
  }

  /// A sweep over a synchronous operation on a stage that is set up first; the other parameters are as in the initializer without `setUp`.
  ///
  /// - Parameters:
  ///   - setUp: Makes the stage, in calls that do not fail, such as a connection with its tables.
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

  /// Makes all runs, and returns the report on them.
  ///
  /// - Throws: The error of the factory and no other: problems are in the report.
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

  /// Makes all runs.
  ///
  /// - Throws: ``FaultSweepFailure`` when a run had a problem, or the error of the factory.
  @discardableResult public func run(fileID: String = #fileID, line: Int = #line) throws -> FaultSweepReport {
    try findingSites(fileID, line).report().orThrow().writingNotes()
  }

  /// Makes all runs from asynchronous code, on a thread of its own unless the operation is isolated to the main actor, so that other tasks
  /// keep running.
  ///
  /// - Throws: ``FaultSweepFailure`` when a run had a problem, or the error of the factory.
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
  /// A sweep over an asynchronous operation; the parameters are as for the synchronous one.
  @_disfavoredOverload public init(
    over makeWrapper: @escaping () throws -> any Sqlite3WrapperProtocol, codes: [ResultCode]? = nil,
    modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, observing: (() throws -> any Equatable)? = nil,
    _ operation: @escaping (any Sqlite3WrapperProtocol) async throws -> Value
  ) {
    self.init(makeWrapper, SweepPoints(codes: codes, modes: modes, most: runs, seed: seed), check) { _ in (operation, observing) }
  }

  /// A sweep over an asynchronous operation on a stage that is set up first; the other parameters are as in the initializer without
  /// `setUp`.
  ///
  /// - Parameters:
  ///   - setUp: Makes the stage, in calls that do not fail, such as a connection with its tables.
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

  /// Makes all runs, one after the other, and returns the report on them.
  ///
  /// - Throws: The error of the factory and no other: problems are in the report.
  public func report(isolation: isolated (any Actor)? = #isolation) async throws -> FaultSweepReport {
    try await SweepSteps(self, awaits: true).taken { operation, sqlite in try await operation(sqlite) }
  }

  /// Makes all runs, one after the other.
  ///
  /// - Throws: ``FaultSweepFailure`` when a run had a problem, or the error of the factory.
  @discardableResult public func run(
    isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID, line: Int = #line
  ) async throws -> FaultSweepReport {
    try await findingSites(fileID, line).report().orThrow().writingNotes()
  }
}
