@_exported public import class SQLiteDatabase.Sqlite3Wrapper
@_exported public import SQLiteTestKit

extension FaultSweep {
  /// Tries the points in a child process that runs only this test, so that a crash becomes a finding. Sweeps that are created without
  /// `over:` are isolated by default; see ``inProcess``.
  ///
  /// Outside a Swift Testing test, or if no process can be started, the points are tried in this process.
  public var isolated: FaultSweep {
    #if canImport(Testing)
    inChild { SweepChild.ofTest() }
    #else
    self
    #endif
  }
}

extension FaultSweep where Operation == (any Sqlite3WrapperProtocol) throws -> Value {
  /// Creates a sweep over a synchronous operation on the real library, whose points run in a child process: see ``isolated``.
  ///
  /// - Parameters:
  ///   - codes: The result codes to fail with, each where it is plausible; nil for all plausible codes.
  ///   - modes: Whether a call fails once or forever.
  ///   - runs: The number of calls to fail; `.max` for all. Nil for one call per call site (the same function with the same SQL, called
  ///     from the same line, with the same code) and up to 500 more. The call sites are sampled if there are more of them than this number;
  ///     for nil, if there are thousands, as in an operation that installs a database. A sample has one failure of each statement and of
  ///     each state that it leaves, then others.
  ///   - seed: The seed of the random choice of calls.
  ///   - check: Checks the result or error of each run, including the run without faults.
  ///   - observing: Reports on state outside the databases, such as a cache or the files of a `.folder(url)`.
  ///   - operation: The operation to sweep.
  public init(
    codes: [ResultCode]? = nil, modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, observing: (() throws -> any Equatable)? = nil,
    _ operation: @escaping (any Sqlite3WrapperProtocol) throws -> Value
  ) {
    self.init(over: { Sqlite3Wrapper() }, codes: codes, modes: modes, runs: runs, seed: seed, check: check, observing: observing, operation)
    self = isolated
  }

  /// Creates a sweep over a synchronous operation on the real library. `setUp` prepares the state before the operation; its calls never
  /// fail.
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
  /// Creates a sweep over an asynchronous operation on the real library; the parameters are as in the synchronous version.
  @_disfavoredOverload public init(
    codes: [ResultCode]? = nil, modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, observing: (() throws -> any Equatable)? = nil,
    _ operation: @escaping (any Sqlite3WrapperProtocol) async throws -> Value
  ) {
    self.init(over: { Sqlite3Wrapper() }, codes: codes, modes: modes, runs: runs, seed: seed, check: check, observing: observing, operation)
    self = isolated
  }

  /// Creates a sweep over an asynchronous operation on the real library. `setUp` prepares the state before the operation; its calls never
  /// fail.
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
