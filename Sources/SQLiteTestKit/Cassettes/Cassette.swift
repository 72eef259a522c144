public import SQLiteCalls
import SQLiteCore

/// The C calls of a real run, as text: the functions, their arguments and results, and the callbacks that SQLite made.
///
/// A ``CassetteRecordingSqlite3Wrapper`` records a cassette, and a ``CassetteReplayingSqlite3Wrapper`` replays it without SQLite. The same
/// calls give the same text on each machine: handles are numbered, and pointers are left out. The text ends with the number of calls, so
/// that truncation is detected.
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
  /// The settings that the library's connections did not honor when they were opened; empty for SQLite.
  public let unhonored: Set<OpeningSetting>
  /// Whether any SQL could run, as with a real library; a mock runs only the SQL in its scripts.
  public let runsAnySQL: Bool
  /// The calls, each with the callbacks that SQLite made during the call.
  let items: [CassetteItem]
  /// The names of the handles; a handle's number is its index.
  let names: [String]

  /// The number of calls that the code under test made, including calls in callbacks.
  public var callCount: Int { items.reduce(0) { $0 + $1.callCount } }

  /// The cassette as text, with one line per call. ``init(_:)`` reads it.
  public var description: String { CassetteWriter(names: names).text(of: self) }
}
