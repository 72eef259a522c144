@_exported public import class SQLiteDatabase.Sqlite3Wrapper
@_exported public import SQLiteTestKit

extension FaultSweep {
  /// Tries the points in a child process, which runs the same test alone, so that a crash is a finding like others. Sweeps that are made
  /// without `over:` are isolated from the beginning; see ``inProcess``.
  ///
  /// Outside a test of Swift Testing, and where no process can be started, the points are tried in this process.
  public var isolated: FaultSweep {
    #if canImport(Testing)
    inChild { SweepChild.ofTest() }
    #else
    self
    #endif
  }
}

extension FaultSweep where Operation == (any Sqlite3WrapperProtocol) throws -> Value {
  /// A sweep over a synchronous operation on the real library, its points in a process of their own: see ``isolated``.
  ///
  /// - Parameters:
  ///   - codes: The codes to fail with, each where it is plausible; nil for all plausible ones.
  ///   - modes: Whether a call fails once or forever.
  ///   - runs: The number of calls to fail, `.max` for all. Nil for one call per place (the same function with the same SQL, called from
  ///     the same line, with the same code) and up to 500 more. The places are sampled when the number is lower than their count, and for
  ///     nil when there are thousands, as in an operation that installs a database: one failure of each statement and each state it leaves,
  ///     then others.
  ///   - seed: The seed of the random choice of calls.
  ///   - check: Judges what each run returned or threw, the run without faults included.
  ///   - observing: Reports on the world outside the databases, such as a cache or the files of a `.folder(url)`.
  ///   - operation: The operation to sweep.
  public init(
    codes: [ResultCode]? = nil, modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, observing: (() throws -> any Equatable)? = nil,
    _ operation: @escaping (any Sqlite3WrapperProtocol) throws -> Value
  ) {
    self.init(over: { Sqlite3Wrapper() }, codes: codes, modes: modes, runs: runs, seed: seed, check: check, observing: observing, operation)
    self = isolated
  }

  /// A sweep over a synchronous operation on the real library; `setUp` makes the state before it, in calls that do not fail.
  public init<Stage>(
    codes: [ResultCode]? = nil, modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, setUp: @escaping (any Sqlite3WrapperProtocol) throws -> Stage,
    observing: ((Stage) throws -> any Equatable)? = nil,
    _ operation: @escaping (any Sqlite3WrapperProtocol, Stage) throws -> Value
  ) {
    self.init(
      over: { Sqlite3Wrapper() }, codes: codes, modes: modes, runs: runs, seed: seed, check: check, setUp: setUp, observing: observing,
      operation)
    self = isolated
  }
}

extension FaultSweep where Operation == (any Sqlite3WrapperProtocol) async throws -> Value {
  /// A sweep over an asynchronous operation on the real library; the parameters are as for the synchronous one.
  @_disfavoredOverload public init(
    codes: [ResultCode]? = nil, modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, observing: (() throws -> any Equatable)? = nil,
    _ operation: @escaping (any Sqlite3WrapperProtocol) async throws -> Value
  ) {
    self.init(over: { Sqlite3Wrapper() }, codes: codes, modes: modes, runs: runs, seed: seed, check: check, observing: observing, operation)
    self = isolated
  }

  /// A sweep over an asynchronous operation on the real library; `setUp` makes the state before it, in calls that do not fail.
  @_disfavoredOverload public init<Stage>(
    codes: [ResultCode]? = nil, modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, setUp: @escaping (any Sqlite3WrapperProtocol) throws -> Stage,
    observing: ((Stage) throws -> any Equatable)? = nil,
    _ operation: @escaping (any Sqlite3WrapperProtocol, Stage) async throws -> Value
  ) {
    self.init(
      over: { Sqlite3Wrapper() }, codes: codes, modes: modes, runs: runs, seed: seed, check: check, setUp: setUp, observing: observing,
      operation)
    self = isolated
  }
}
