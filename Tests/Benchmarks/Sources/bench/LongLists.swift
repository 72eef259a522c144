import SQLiteManager
import SystemSQLite

/// The time of a list of many keys after IN, beside the same through a temporary table by direct C calls: the least of some rounds, in milliseconds.
enum LongLists {
  private static let rows = 600_000
  private static let counts = [1_000, 30_000, 300_000]
  private static let rounds = 7
  private static let fill =
    "CREATE TABLE t(id INTEGER PRIMARY KEY, word TEXT); WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < \(rows)) INSERT INTO t SELECT i, 'w' || i FROM c"

  static func measure() throws -> Report {
    var report = Report()
    report.rows = [["keys", "what", "ours", "temporary table", "ratio"]]
    let connection = try Connection(.memory)
    try connection.execute(SQL(unchecked: fill))
    let database = try Direct.open(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    defer { sqlite3_close(database) }
    try Direct.execute(database, fill)
    for count in counts {
      let keys = (0..<count).map { Int64($0 * 2_654_435 % rows) + 1 }
      let words = keys.map { "w\($0)" }
      try add("integers counted", count, to: &report, try connection.value("SELECT count(*) FROM t WHERE id IN \(list: keys)")) {
        try counted("id", database, keys) { sqlite3_bind_int64($0, 1, $1) }
      }
      try add("texts counted", count, to: &report, try connection.value("SELECT count(*) FROM t WHERE word IN \(list: words)")) {
        try counted("word", database, words) { sqlite3_bind_text($0, 1, $1, -1, Direct.transient) }
      }
      try connection.execute("BEGIN")
      try Direct.execute(database, "BEGIN")
      try add(
        "integers deleted", count, to: &report,
        {
          try connection.execute("SAVEPOINT s")
          let deleted = Int64(try connection.delete(from: "t", where: Column("id").in(keys)))
          try connection.execute("ROLLBACK TO s; RELEASE s")
          return deleted
        }()
      ) {
        try Direct.execute(database, "SAVEPOINT s")
        try keep(database, keys) { sqlite3_bind_int64($0, 1, $1) }
        try Direct.execute(database, "DELETE FROM t WHERE id IN (SELECT value FROM temp.kept)")
        let deleted = Int64(sqlite3_changes(database))
        try Direct.execute(database, "ROLLBACK TO s; RELEASE s")
        return deleted
      }
      try connection.execute("COMMIT")
      try Direct.execute(database, "COMMIT")
    }
    return report
  }

  private static func add(
    _ what: String, _ count: Int, to report: inout Report, _ ours: @autoclosure () throws -> Int64?, _ direct: () throws -> Int64
  ) throws {
    var best: (ours: UInt64, direct: UInt64) = (.max, .max)
    for _ in 0..<rounds {
      let stopwatches = (Stopwatch(), Stopwatch())
      let found = try stopwatches.0.time(ours)
      let expected = try stopwatches.1.time(direct)
      if found != expected { throw Direct.Failure(code: SQLITE_ERROR, message: "\(what): \(found ?? -1), not \(expected)") }
      best = (min(best.ours, stopwatches.0.nanoseconds), min(best.direct, stopwatches.1.nanoseconds))
    }
    func shown(_ tenths: UInt64) -> String { "\(tenths / 100).\(tenths % 100 / 10)\(tenths % 10)" }
    let ratio = best.ours * 100 / max(1, best.direct)
    report.rows.append(["\(count)", what, shown(best.ours / 10_000), shown(best.direct / 10_000), shown(ratio)])
  }

  private static func counted<Key>(
    _ column: String, _ database: OpaquePointer, _ keys: [Key], _ bind: (OpaquePointer, Key) -> Int32
  ) throws -> Int64 {
    try Direct.execute(database, "BEGIN")
    try keep(database, keys, bind)
    let statement = try Direct.prepare(database, "SELECT count(*) FROM t WHERE \(column) IN (SELECT value FROM temp.kept)")
    let count = try Direct.step(statement, database) ? sqlite3_column_int64(statement, 0) : -1
    try Direct.check(sqlite3_finalize(statement), database)
    try Direct.execute(database, "ROLLBACK")
    return count
  }

  /// Keeps the keys in a temporary table.
  private static func keep<Key>(_ database: OpaquePointer, _ keys: [Key], _ bind: (OpaquePointer, Key) -> Int32) throws {
    try Direct.execute(database, "CREATE TEMP TABLE kept(value)")
    let statement = try Direct.prepare(database, "INSERT INTO temp.kept VALUES (?)")
    for key in keys {
      try Direct.check(bind(statement, key), database)
      _ = try Direct.step(statement, database)
      try Direct.check(sqlite3_reset(statement), database)
    }
    try Direct.check(sqlite3_finalize(statement), database)
  }
}
