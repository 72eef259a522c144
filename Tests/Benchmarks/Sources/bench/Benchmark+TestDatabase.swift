import SQLiteManager
import SQLiteTesting
import SQLiteStorage
import SystemSQLite

extension Benchmark {
  static let testDatabase = Benchmark(
    name: "test-database", summary: "a database of 1.35 MB of one's own, opened, and one row read", unit: "database", count: 200, limit: 1.2
  ) { count in
    let script = try script()
    let source = try Connection(.memory)
    try source.execute(SQL(unchecked: script))
    let bytes = [UInt8](try source.serialized())
    let fixture = DatabaseFixture.sql(script)
    return [
      .repeating(Contender.direct, count) { try Direct.privateDatabase(bytes) },
      .repeating(Contender.ours, count) {
        let database = try TestDatabase(fixture)
        return try Connection(database.location).value("SELECT length(a) FROM t WHERE rowid = 7", as: Int64.self) ?? 0
      },
      .repeating("its SQL again", count) {
        let connection = try Connection(.memory)
        try connection.execute(SQL(unchecked: script))
        return try connection.value("SELECT length(a) FROM t WHERE rowid = 7", as: Int64.self) ?? 0
      },
    ]
  }

  /// SQL as a dump has it: a statement for each row.
  private static func script() throws -> String {
    let rows = (1...4_500).map { "INSERT INTO t VALUES (\($0), '\(String(repeating: "abcdefgh", count: 30))');" }
    return "BEGIN; CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT); CREATE INDEX i ON t (id, substr(a, 1, 30));"
      + rows.joined(separator: "\n") + "COMMIT"
  }
}

extension Direct {
  /// A copy of bytes as a database, opened, and one row read.
  static func privateDatabase(_ bytes: [UInt8]) throws -> Int64 {
    let database = try open(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY)
    defer { sqlite3_close(database) }
    guard let copy = sqlite3_malloc64(UInt64(bytes.count)) else { throw Failure(code: SQLITE_NOMEM, message: "no memory") }
    bytes.withUnsafeBytes { copy.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(copy), byteCount: $0.count) }
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
    let count = Int64(bytes.count)
    try check(sqlite3_deserialize(database, "main", copy.assumingMemoryBound(to: UInt8.self), count, count, flags), database)
    let statement = try prepare(database, "SELECT length(a) FROM t WHERE rowid = 7")
    defer { sqlite3_finalize(statement) }
    guard sqlite3_step(statement) == SQLITE_ROW else { throw Failure(code: SQLITE_ERROR, message: "no row") }
    return sqlite3_column_int64(statement, 0)
  }
}
