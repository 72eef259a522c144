import Expectations
import SQLiteManager
import Scratch
import Testing

@Suite struct `A step that would end its transaction` {
  let connection: Connection

  init() throws { connection = try Connection(.memory) }

  @Test(
    arguments: [
      "CREATE TABLE a (x); ROLLBACK; CREATE TABLE b (x)", "CREATE TABLE a (x); COMMIT", "CREATE TABLE a (x); END;",
      "CREATE TABLE a (x); COMMIT; BEGIN", "-- exported\nCREATE TABLE a (x); end transaction;", "ROLLBACK",
    ] as [SQL])
  func `leaves neither a table nor a version, as SQL and in Swift, and runs when it is mended`(sql: SQL) throws {
    let before = Migrator.Step(1, "CREATE TABLE first (x)")
    for step in [Migrator.Step(2, sql), .init(2) { try $0.execute(sql) }, .init(2) { c in try c.transaction { try c.execute(sql) } }] {
      expectError(.misuse, "ends the transaction in which it runs: leave it out") { try Migrator([before, step]).migrate(connection) }
      #expect(try connection.pragma(.userVersion) == 1)
      #expect(try connection.rows("SELECT name FROM sqlite_schema", as: String.self) == ["first"])
      #expect(!connection.isInTransaction)
    }
    #expect(try Migrator([before, .init(2, "CREATE TABLE a (x)")]).migrate(connection) == (1, 2))
  }

  @Test func `fails with BEGIN as it did, and passes with a savepoint of its own`() throws {
    expectError(.error, "cannot start a transaction within a transaction") {
      try Migrator([.init(1, "BEGIN; CREATE TABLE a (x); COMMIT")]).migrate(connection)
    }
    #expect(try connection.pragma(.userVersion) == 0)
    let step = Migrator.Step(1, "SAVEPOINT s; CREATE TABLE a (x); ROLLBACK TO s; CREATE TABLE b (x); RELEASE s")
    #expect(try Migrator([step]).migrate(connection) == (0, 1))
    #expect(try connection.rows("SELECT name FROM sqlite_schema", as: String.self) == ["b"])
  }

  @Test func `is refused with a statement that was prepared before`() throws {
    nonisolated(unsafe) let commit = try connection.prepare("COMMIT").cursor()
    expectError(.misuse, "ends the transaction") { try Migrator([.init(1) { _ in _ = try unsafe commit.next() }]).migrate(connection) }
    #expect(try connection.pragma(.userVersion) == 0)
  }
}
