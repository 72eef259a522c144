import Expectations
import SQLiteManager

extension Contact {
  /// A database of the real library with both tables.
  static func connection() throws -> Connection { try connection(on: Sqlite3Wrapper()) }
}
