public import SQLiteCalls
public import SQLiteCore
import SQLiteTestKit
import Scratch

/// Races two operations on a database in a file: in a short run a sample, in a long run all places. Each has a connection that is open
/// before, and that is closed at its end, as a part of the race.
///
/// - Parameters:
///   - makeWrapper: Makes the wrapper of each run.
///   - setUp: Fills the database.
///   - configuration: The settings of all connections.
///   - opened: Uses a connection before the race.
/// - Throws: `RaceSweepFailure` if there is a finding.
public func raceConnections<One, Other>(
  over makeWrapper: @escaping @Sendable () -> any Sqlite3WrapperProtocol, setUp: @escaping @Sendable (Connection) throws -> Void,
  configuration: Connection.Configuration = Connection.Configuration(),
  opened: @escaping @Sendable (Connection) throws -> Void = { _ in }, _ one: @escaping @Sendable (Connection) throws -> One,
  against other: @escaping @Sendable (Connection) throws -> Other
) throws {
  let folder = try ScratchFolder()
  let path = folder.path("a")
  try RaceSweep(
    over: makeWrapper, runs: TestRun.rounds(.max, few: 20), seed: TestRun.seed,
    setUp: { sqlite in
      let connection = try Connection(.file(path), configuration: configuration, on: sqlite)
      try setUp(connection)
      try connection.close()
    },
    opening: { sqlite in
      let connection = try Connection(.file(path), configuration: configuration, on: sqlite)
      try opened(connection)
      return connection
    }
  ) { _, connection in
    defer { try? connection.close() }
    return try one(connection)
  } against: { _, connection in
    defer { try? connection.close() }
    return try other(connection)
  }.run()
}
