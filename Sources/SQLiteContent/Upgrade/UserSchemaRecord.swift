import SQLiteCalls
import SQLiteCore

/// The version of the user's own tables in an installed file.
///
/// The `user_version` of such a file belongs to the bundle. So this version is in a separate table with a single row. No bundle contains
/// this table and no upgrade replaces it.
enum UserSchemaRecord {
  private static let table = RecordTable.userSchema.rawValue
  @inline(never) private static var record: SQL { "main.\(identifier: table)" }

  /// Returns the version in an installed file; 0 when no step has run in it.
  static func version(on connection: Connection) throws -> Int {
    // A view has no rowid, so on a view the query does not compile, or returns null.
    do {
      let rows = try connection.rows("SELECT version, rowid FROM \(record)", as: Int?.self, Int?.self)
      if !rows.isEmpty, rows.allSatisfy({ $0.1 != nil }) { return rows.compactMap(\.0).max() ?? 0 }
    } catch let error as SQLiteError where error.code.primary == .error {}  // the schema shows the reason
    guard let found = try connection.storedObjects(.table, .view, named: table).first else { return 0 }
    guard found.kind == .table, try connection.columns(of: table, in: "main").map(\.name).containsName("version") else {
      throw ContentError.conflict(type: found.type, name: table, reason: .notARecord)
    }
    return try connection.value("SELECT max(version) FROM \(record)", as: Int?.self).flatMap { $0 } ?? 0
  }

  /// Creates the table if it is missing.
  static func make(on connection: Connection) throws {
    try connection.execute("CREATE TABLE IF NOT EXISTS \(record) (version INTEGER NOT NULL)")
  }

  /// Removes the version that a bundle was built with, because the tables in a bundle are content.
  static func forget(on connection: Connection) throws { try connection.execute("DROP TABLE IF EXISTS \(record)") }

  static func write(_ version: Int, on connection: Connection) throws {
    try make(on: connection)
    try connection.execute("DELETE FROM \(record)")
    try connection.execute("INSERT INTO \(record) (version) VALUES (\(version))")
  }
}
