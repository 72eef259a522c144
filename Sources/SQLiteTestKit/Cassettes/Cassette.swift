public import SQLiteCalls
import SQLiteCore

/// The C calls of a real run, as text: what was called, with which arguments, what it answered, and what SQLite called back.
///
/// A ``CassetteRecordingSqlite3Wrapper`` makes one, a ``CassetteReplayingSqlite3Wrapper`` plays it, without SQLite. The text is the same for the same
/// calls, on each machine: handles are numbered, pointers are left out. It ends with the number of its calls, so that a text that was cut is noticed.
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
  /// The first line of each cassette: the name of the form, and its version.
  static let firstLine = "sqlite3 calls, form 1"

  /// The version of the library that answered, such as `3.40.1`.
  public let libraryVersion: String
  /// The functions that the library lacked, of those that a library may lack.
  public let lacking: Set<Sqlite3Call>
  /// The settings that its connections did not honor when they were opened; none for SQLite.
  public let unhonored: Set<OpeningSetting>
  /// Whether any SQL could run, as in a library; a mock runs only the SQL of its scripts.
  public let runsAnySQL: Bool
  /// The calls, and in each of them the callbacks that SQLite made.
  let items: [CassetteItem]
  /// The names of the handles, by their numbers.
  let names: [String]

  /// How many calls the data code made, those in callbacks included.
  public var callCount: Int { items.reduce(0) { $0 + $1.callCount } }

  /// The text, a line for each call; ``init(_:)`` reads it.
  public var description: String { CassetteWriter(names: names).text(of: self) }
}
