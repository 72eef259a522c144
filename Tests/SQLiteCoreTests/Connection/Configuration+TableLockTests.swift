import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

/// A library on which time passes only while a connection sleeps, and a closure may act then.
private final class SleepingWrapper: RoutedSqlite3Wrapper {
  var sleeps = 0
  var whenAsleep: (Int) -> Void = { _ in }

  override func sqlite3_sleep(_ a0: Int32) -> Int32 {
    sleeps += 1
    whenAsleep(sleeps)
    return a0
  }
}

@Suite struct `A lock on a table of a shared cache` {
  private let folder: ScratchFolder
  private let sqlite = SleepingWrapper(Sqlite3Wrapper())
  private let other: Connection

  init() throws {
    folder = try ScratchFolder()
    other = try Self.open(folder, .fail, on: Sqlite3Wrapper())
    try other.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
  }

  private static func open(_ folder: ScratchFolder, _ policy: TableLockPolicy, on sqlite: any Sqlite3WrapperProtocol) throws -> Connection {
    var configuration = Connection.Configuration()
    configuration.tableLockPolicy = policy
    return try Connection(.uri("file:\(folder.path("a"))?cache=shared"), configuration: configuration, on: sqlite)
  }

  @Test func `fails a read and a write at once, where nothing else is said`() throws {
    let connection = try Self.open(folder, .fail, on: sqlite)
    try other.execute("BEGIN IMMEDIATE; UPDATE t SET a = 2")
    expectError(.lockedSharedcache, "table is locked") { try connection.rows("SELECT a FROM t") }
    try other.execute("ROLLBACK; BEGIN")
    let cursor = try other.cursor("SELECT a FROM t")
    _ = try cursor.next()
    expectError(.lockedSharedcache, "table is locked") { try connection.execute("UPDATE t SET a = 3") }
    #expect(sqlite.sleeps == 0)
  }

  @Test func `is waited for by a read and a write, which then go on`() throws {
    let connection = try Self.open(folder, .wait(atMost: .seconds(5)), on: sqlite)
    try other.execute("BEGIN IMMEDIATE; UPDATE t SET a = 2")
    sqlite.whenAsleep = { [other] in if $0 == 3 { #expect(throws: Never.self) { try other.execute("COMMIT") } } }
    #expect(try connection.value("SELECT a FROM t", as: Int.self) == 2)
    #expect(sqlite.sleeps == 3)
    try other.execute("BEGIN")
    let cursor = try other.cursor("SELECT a FROM t")
    _ = try cursor.next()
    sqlite.whenAsleep = { [other] _ in
      #expect(throws: Never.self) {
        try cursor.close()
        try other.execute("COMMIT")
      }
    }
    try connection.execute("UPDATE t SET a = 3")
    #expect(try other.value("SELECT a FROM t", as: Int.self) == 3)
  }

  @Test func `is waited for so long and no longer, while SQL is compiled as well`() throws {
    let connection = try Self.open(folder, .wait(atMost: .milliseconds(20)), on: sqlite)
    try other.execute("BEGIN IMMEDIATE; UPDATE t SET a = 2")
    expectError(.lockedSharedcache, "table is locked") { try connection.rows("SELECT a FROM t") }
    #expect(sqlite.sleeps == 20)
    try other.execute("CREATE TABLE u (a)")
    expectError(.lockedSharedcache, "") { try connection.rows("SELECT a + 1 FROM t") }
    #expect(sqlite.sleeps == 40)
    try other.execute("COMMIT")
    #expect(try connection.value("SELECT a + 1 FROM t", as: Int.self) == 3)
  }
}
