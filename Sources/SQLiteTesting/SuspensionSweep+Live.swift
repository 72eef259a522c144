import SQLiteDatabase
public import SQLiteCalls
public import SQLiteTestKit

extension SuspensionSweep {
  /// Creates a sweep over an operation on the real library. The parameters are the same as in the initializer with `over:`.
  public init<Stage, Value>(
    runs: Int = 500, seed: UInt64 = 0, setUp: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> Stage,
    suspend: @escaping @Sendable (Stage) throws -> Void, resume: @escaping @Sendable (Stage) throws -> Void,
    _ operation: @escaping @Sendable (Stage) throws -> Value
  ) {
    self.init(over: { Sqlite3Wrapper() }, runs: runs, seed: seed, setUp: setUp, suspend: suspend, resume: resume, operation)
  }
}
