import Expectations
import SQLiteManager
import SQLiteTesting
import Testing

@Suite struct `The example of choosing a double` {
  private func put(on wrapper: any Sqlite3WrapperProtocol) throws {
    try Shelf(connection: Connection(TestDatabase.current.location, on: wrapper)).put("Emma", on: 7)
  }

  @Test(.database(library)) func `passes on a mock, and fails on a database, as it says`() throws {
    let mock = MockSqlite3Wrapper()
    mock.when(#"INSERT INTO "book" ("title", "shelf") VALUES (?, ?)"#).answers(.done)
    try put(on: mock)
    expectError(.constraintForeignkey, "FOREIGN KEY constraint failed") { try put(on: Sqlite3Wrapper()) }
    #expect(try Connection(TestDatabase.current.location).count("book") == 0)
  }
}
