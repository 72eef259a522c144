import SQLiteManager
import SQLiteTestKit
import SQLiteTesting

/// 200 stars and as many planets, behind a plan guard.
struct GuardedStars {
  let sqlite: PlanGuardSqlite3Wrapper
  let connection: Connection

  /// - Parameter more: SQL that makes the rest of the database.
  init(
    rowLimit: Int = 100, allowing allowances: [PlanAllowance] = [], on inner: any Sqlite3WrapperProtocol = Sqlite3Wrapper(),
    _ more: SQL = ""
  ) throws {
    sqlite = PlanGuardSqlite3Wrapper(inner, rowLimit: rowLimit, allowing: allowances)
    connection = try Connection(.memory, on: sqlite)
    try connection.execute(Self.script)
    try connection.execute(more)
  }

  static let script: SQL = """
    CREATE TABLE star (id INTEGER PRIMARY KEY, name TEXT NOT NULL, size INTEGER NOT NULL);
    CREATE TABLE planet (id INTEGER PRIMARY KEY, sun TEXT NOT NULL, name TEXT);
    WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 200)
    INSERT INTO star SELECT i, 'star ' || i, i % 10 FROM n;
    INSERT INTO planet (sun) VALUES ('star 7'), ('star 9');
    """

  /// The kinds of the findings, without their plans, once the connection is closed.
  func kinds() throws -> [PlanFinding.Kind] {
    try connection.close()
    return sqlite.findings.map(\.kind)
  }
}
