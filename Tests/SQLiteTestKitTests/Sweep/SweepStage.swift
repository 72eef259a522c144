import SQLiteCalls
import SQLiteCore

/// A connection with a table of two rows, made before the calls of a sweep fail.
func stage(_ sqlite: any Sqlite3WrapperProtocol) throws -> Connection {
  let connection = try Connection(.memory, on: sqlite)
  try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 'one'), (2, 'two')")
  return connection
}
