public import SQLiteCalls
public import SQLiteTesting

extension FaultSweep where Operation == (any Sqlite3WrapperProtocol) throws -> Value {
  /// Creates a sweep over an operation that takes no wrapper, such as code over GRDB or in C.
  ///
  /// Each run installs its own wrapper with ``Interposition/with(_:_:)``. The connections that the operation opens are swept, whatever
  /// library opens them. The points run in a child process, as in the sweep on the real library. The other parameters are the same as in
  /// that initializer.
  public init(
    codes: [ResultCode]? = nil, modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, observing: (() throws -> any Equatable)? = nil,
    everywhere operation: @escaping () throws -> Value
  ) {
    self.init(
      over: { try Interposition.library }, codes: codes, modes: modes, runs: runs, seed: seed, check: check, observing: observing
    ) { sqlite in try Interposition.with(sqlite, operation) }
    self = isolated
  }

  /// Creates a sweep over an operation that takes no wrapper, on a stage that is set up first. Calls of `setUp` do not fail.
  ///
  /// Connections that `setUp` opens and the stage keeps are swept during the operation.
  public init<Stage>(
    codes: [ResultCode]? = nil, modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, setUp: @escaping () throws -> Stage, observing: ((Stage) throws -> any Equatable)? = nil,
    everywhere operation: @escaping (Stage) throws -> Value
  ) {
    self.init(
      over: { try Interposition.library }, codes: codes, modes: modes, runs: runs, seed: seed, check: check,
      setUp: { sqlite in try Interposition.with(sqlite, setUp) }, observing: observing
    ) { sqlite, stage in try Interposition.with(sqlite) { try operation(stage) } }
    self = isolated
  }
}

extension FaultSweep where Operation == (any Sqlite3WrapperProtocol) async throws -> Value {
  /// Creates a sweep over an asynchronous operation that takes no wrapper; the parameters are as in the synchronous version.
  @_disfavoredOverload public init(
    codes: [ResultCode]? = nil, modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, observing: (() throws -> any Equatable)? = nil,
    everywhere operation: @escaping () async throws -> Value
  ) {
    self.init(
      over: { try Interposition.library }, codes: codes, modes: modes, runs: runs, seed: seed, check: check, observing: observing
    ) { sqlite in try await Interposition.with(sqlite, operation) }
    self = isolated
  }

  /// Creates a sweep over an asynchronous operation that takes no wrapper, on a stage that is set up first. Calls of `setUp` do not fail.
  @_disfavoredOverload public init<Stage>(
    codes: [ResultCode]? = nil, modes: [FaultSweepReport.Mode] = FaultSweepReport.Mode.allCases, runs: Int? = nil, seed: UInt64 = 0,
    check: @escaping Check = { _ in nil }, setUp: @escaping () throws -> Stage, observing: ((Stage) throws -> any Equatable)? = nil,
    everywhere operation: @escaping (Stage) async throws -> Value
  ) {
    self.init(
      over: { try Interposition.library }, codes: codes, modes: modes, runs: runs, seed: seed, check: check,
      setUp: { sqlite in try Interposition.with(sqlite, setUp) }, observing: observing
    ) { sqlite, stage in try await Interposition.with(sqlite) { try await operation(stage) } }
    self = isolated
  }
}
