public import SQLiteCalls
import SQLiteCore

/// The C calls of a real run, as text: the functions, their arguments and results, and the callbacks that SQLite made.
///
/// A ``CassetteRecordingSqlite3Wrapper`` makes one, and a ``CassetteReplayingSqlite3Wrapper`` plays it without SQLite. The same calls give
/// the same text on each machine: handles are numbered, pointers are left out. The text ends with the number of its calls, so that a
/// truncated text is noticed.
///
/// ```
/// sqlite3 calls, form 1
/// library 3.40.1, runs any SQL
///
/// sqlite3_open_v2("quiz.sqlite", …, 6, nil) = 0 [connection#1]
/// sqlite3_prepare_v3(connection#1, "SELECT 1", 9, 0, …, …) = 0 [statement#1, 8]
/// sqlite3_step(statement#1) = 100
/// …
/// end of 23 calls
/// ```
public struct Cassette: Hashable, Sendable, CustomStringConvertible {
  /// The first line of each cassette: the name and the version of the format.
  static let firstLine = "sqlite3 calls, form 1"

  /// The version of the library that was recorded, such as `3.40.1`.
  public let libraryVersion: String
  /// The optional functions that the library lacked.
  public let lacking: Set<Sqlite3Call>
  /// The settings that its connections did not honor when they were opened; none for SQLite.
  public let unhonored: Set<OpeningSetting>
  /// Whether any SQL could run, as with a library; a mock runs only the SQL of its scripts.
  public let runsAnySQL: Bool
  /// The calls, each with the callbacks that SQLite made in it.
  let items: [CassetteItem]
  /// The names of the handles, by their numbers.
  let names: [String]

  /// The number of calls that the data code made, including calls in callbacks.
  public var callCount: Int { items.reduce(0) { $0 + $1.callCount } }

  /// The cassette as text, a line for each call; ``init(_:)`` reads it.
  public var description: String { CassetteWriter(names: names).text(of: self) }
}
