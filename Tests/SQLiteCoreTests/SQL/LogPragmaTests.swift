import Testing

@testable import SQLiteCore

@Suite struct `A pragma of the log` {
  @Test(arguments: [
    ("PRAGMA wal_checkpoint", "wal_checkpoint  nil nil"), ("pragma Main.wal_checkpoint(FULL);", "wal_checkpoint  main full"),
    (" /* */ PRAGMA \"b\" . [WAL_CHECKPOINT] = 'Truncate'", "wal_checkpoint  b truncate"),
    ("PRAGMA wal_autocheckpoint = -5", "wal_autocheckpoint  nil 5"), ("PRAGMA busy_timeout", "busy_timeout  nil nil"),
    ("EXPLAIN QUERY PLAN PRAGMA busy_timeout(+7)", "busy_timeout  nil 7"), ("PRAGMA wal_autocheckpoint =", "wal_autocheckpoint  nil "),
  ]) func `is read as SQLite reads it`(sql: String, expected: String) throws {
    let pragma = try #require(read(sql))
    #expect("\(pragma.name.rawValue)  \(pragma.schema?.lowercased() ?? "nil") \(pragma.argument ?? "nil")" == expected)
  }

  @Test(arguments: [
    "", "PRAGMA", "PRAGMA main.", "PRAGMA user_version", "SELECT 'PRAGMA wal_checkpoint'", "-- PRAGMA wal_checkpoint",
    "PRAGMA wal_checkpoints",
    "PRAGMA wal_checkpoint.x", "EXPLAIN SELECT 1",
  ]) func `is no other statement`(sql: String) { #expect(read(sql) == nil) }

  @Test func `is read from where a script has come`() {
    #expect(read("SELECT 1; PRAGMA busy_timeout = 5", from: 9)?.argument == "5")
  }

  private func read(_ sql: String, from offset: Int = 0) -> LogPragma? { SpelledPragma(of: sql, from: offset).flatMap(LogPragma.init) }
}
