@_exported public import SQLiteManager
@_exported public import SQLiteManagerTestSupport

extension FaultSweep where Operation == (any Sqlite3WrapperProtocol) throws -> Value {
  /// A sweep over a synchronous operation on the real library.
  ///
  /// - Parameters:
  ///   - codes: The codes to fail with; nil for the first plausible one of each function.
  ///   - modes: Whether a call fails once, or for ever.
  ///   - atMost: How many calls are made to fail at most, spread evenly over all; nil for every one.
  ///   - seed: Which calls are taken where not every one is.
  ///   - check: Judges what each run returned or threw, the clean one included.
  ///   - operation: What is swept.
  public init(
    codes: [ResultCode?] = [nil], modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, atMost: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil },
    _ operation: @escaping (any Sqlite3WrapperProtocol) throws -> Value
  ) {
    self.init(over: { Sqlite3Wrapper() }, codes: codes, modes: modes, atMost: atMost, seed: seed, check: check, operation)
  }
}

extension FaultSweep where Operation == (any Sqlite3WrapperProtocol) async throws -> Value {
  /// A sweep over an asynchronous operation on the real library; the parameters are those of the synchronous one.
  @_disfavoredOverload public init(
    codes: [ResultCode?] = [nil], modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, atMost: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil },
    _ operation: @escaping (any Sqlite3WrapperProtocol) async throws -> Value
  ) {
    self.init(over: { Sqlite3Wrapper() }, codes: codes, modes: modes, atMost: atMost, seed: seed, check: check, operation)
  }
}
