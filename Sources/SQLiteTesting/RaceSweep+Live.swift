import SQLiteDatabase
public import SQLiteCalls
public import SQLiteTestKit

extension RaceSweep {
  /// Creates a sweep over two operations on the real library that open their own connections. The parameters are the same as in the
  /// initializer with `over:`.
  public init<One, Other>(
    runs: Int = 500, seed: UInt64 = 0, setUp: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> Void,
    _ one: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> One,
    against other: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> Other
  ) {
    self.init(over: { Sqlite3Wrapper() }, runs: runs, seed: seed, setUp: setUp, one, against: other)
  }

  /// Creates a sweep over two operations on the real library, on connections that are open before. The parameters are the same as in the
  /// initializer with `over:`.
  public init<Stage, One, Other>(
    runs: Int = 500, seed: UInt64 = 0, setUp: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> Void,
    opening: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> Stage,
    _ one: @escaping @Sendable (any Sqlite3WrapperProtocol, Stage) throws -> One,
    against other: @escaping @Sendable (any Sqlite3WrapperProtocol, Stage) throws -> Other
  ) {
    self.init(over: { Sqlite3Wrapper() }, runs: runs, seed: seed, setUp: setUp, opening: opening, one, against: other)
  }
}
