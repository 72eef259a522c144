@_exported public import SQLiteManager
@_exported public import SQLiteManagerTestSupport

extension FaultSweep where Operation == (any Sqlite3WrapperProtocol) throws -> Value {
  /// A sweep over a synchronous operation on the real library.
  ///
  /// - Parameters:
  ///   - codes: The codes to fail with, each where it is plausible; nil for all that are.
  ///   - modes: Whether a call fails once, or for ever.
  ///   - runs: How many calls are made to fail at most; nil for all.
  ///   - seed: What is chosen when there are more.
  ///   - check: Judges what each run returned or threw, the one without faults included.
  ///   - operation: What is swept.
  public init(
    codes: [ResultCode]? = nil, modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = 500, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, _ operation: @escaping (any Sqlite3WrapperProtocol) throws -> Value
  ) {
    self.init(over: { Sqlite3Wrapper() }, codes: codes, modes: modes, runs: runs, seed: seed, check: check, operation)
  }

  /// A sweep over a synchronous operation on the real library; `setUp` makes what is there before, in calls that do not fail.
  public init<Stage>(
    codes: [ResultCode]? = nil, modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = 500, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, setUp: @escaping (any Sqlite3WrapperProtocol) throws -> Stage,
    _ operation: @escaping (any Sqlite3WrapperProtocol, Stage) throws -> Value
  ) {
    self.init(over: { Sqlite3Wrapper() }, codes: codes, modes: modes, runs: runs, seed: seed, check: check, setUp: setUp, operation)
  }
}

extension FaultSweep where Operation == (any Sqlite3WrapperProtocol) async throws -> Value {
  /// A sweep over an asynchronous operation on the real library; the parameters are those of the synchronous one.
  @_disfavoredOverload public init(
    codes: [ResultCode]? = nil, modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = 500, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, _ operation: @escaping (any Sqlite3WrapperProtocol) async throws -> Value
  ) {
    self.init(over: { Sqlite3Wrapper() }, codes: codes, modes: modes, runs: runs, seed: seed, check: check, operation)
  }

  /// A sweep over an asynchronous operation on the real library; `setUp` makes what is there before, in calls that do not fail.
  @_disfavoredOverload public init<Stage>(
    codes: [ResultCode]? = nil, modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = 500, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, setUp: @escaping (any Sqlite3WrapperProtocol) throws -> Stage,
    _ operation: @escaping (any Sqlite3WrapperProtocol, Stage) async throws -> Value
  ) {
    self.init(over: { Sqlite3Wrapper() }, codes: codes, modes: modes, runs: runs, seed: seed, check: check, setUp: setUp, operation)
  }
}
