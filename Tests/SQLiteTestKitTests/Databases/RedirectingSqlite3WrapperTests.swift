import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

/// Data code with a path that is built in.
private struct Library {
  let connection: Connection

  init(on sqlite: any Sqlite3WrapperProtocol) throws { connection = try Connection(.file("/no/such/folder/library.sqlite"), on: sqlite) }

  func add(_ name: String) throws { try connection.insert(["name": name], into: "book") }
  func names() throws -> [String] { try connection.read("book", orderedBy: .ascending("name")).map { try $0["name"] } }
}

@Suite struct `Data code that opens the database of its test` {
  private static let fixture = DatabaseFixture.sql(
    "CREATE TABLE book (id INTEGER PRIMARY KEY, name); INSERT INTO book (name) VALUES ('Kim')")

  @Test(.noMisuse, .database(Self.fixture), arguments: [WrapperUnderTest.real, .watched, .guarded])
  func `does so whatever path it has, over each wrapper`(wrapper: WrapperUnderTest) throws {
    _ = LedgerSqlite3Wrapper(Sqlite3Wrapper())  // something to be judged
    let library = try Library(on: wrapper.make())
    try library.add("Emma")
    #expect(try library.names() == ["Emma", "Kim"])
    #expect(try Connection(TestDatabase.current.location).rows("SELECT name FROM book", as: String.self) == ["Kim", "Emma"])
    try library.connection.close()
  }

  @Test(.database(Self.fixture, .file)) func `does so in a file, and private databases stay private`() throws {
    let sqlite = RedirectingSqlite3Wrapper(Sqlite3Wrapper(), to: try TestDatabase.current.location)
    #expect(try Library(on: sqlite).names() == ["Kim"])
    for location in [
      Connection.Location.memory, .temporary, .uri("file::memory:"), .uri("file:a?mode=memory"), .uri("file:?cache=private"),
    ] {
      #expect(try Connection(location, on: sqlite).value("SELECT count(*) FROM sqlite_schema") == 0)
    }
    #expect(sqlite.redirected == ["/no/such/folder/library.sqlite"])
  }

  @Test(.database(Self.fixture)) func `does so when it gives the path in UTF-16, too`() throws {
    let sqlite = RedirectingSqlite3Wrapper(Sqlite3Wrapper(), to: try TestDatabase.current.location)
    var db: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_open16(Array("/no/such/folder/library.sqlite".utf16) + [0], &db) == 0)
    unsafe #expect(sqlite.sqlite3_exec(db, "INSERT INTO book (name) VALUES ('Emma')", nil, nil, nil) == 0)
    unsafe #expect(sqlite.sqlite3_close(db) == 0)
    #expect(sqlite.redirected == ["/no/such/folder/library.sqlite"])
    #expect(try Connection(TestDatabase.current.location).rows("SELECT name FROM book", as: String.self) == ["Kim", "Emma"])
  }

  @Test func `is refused what its access does not allow`() throws {
    let database = try TestDatabase(Self.fixture, .file)
    let sqlite = RedirectingSqlite3Wrapper(Sqlite3Wrapper(), to: database.location)
    let connection = try Connection(.file("x"), access: .readOnly, on: sqlite)
    expectError(.readonly, "readonly") { try connection.insert(["name": "Emma"], into: "book") }
  }

  @Test(arguments: [
    WrapperUnderTest.mock { $0.when(#"SELECT * FROM "book" ORDER BY "name""#).answers(columns: ["name"], rows: [["Kim"]]) },
    WrapperUnderTest("another") { CountingSqlite3Wrapper(Sqlite3Wrapper()) },
  ]) func `may run over a mock and over any other wrapper as well`(wrapper: WrapperUnderTest) throws {
    let sqlite = wrapper.make()
    if sqlite is MockSqlite3Wrapper {
      #expect(try Library(on: sqlite).names() == ["Kim"])
      #expect(wrapper.testDescription == "mock")
    } else {
      expectError(.cantopen, "unable to open") { try Library(on: sqlite) }  // the test has no database
    }
  }
}

@Suite struct `A mock as the argument of a test` {
  @Test func `that cannot be told what it answers is an issue`() {
    withKnownIssue {
      _ = WrapperUnderTest.mock { try $0.when { _ in } }.make()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("the mock could not be given its script: the call compiles no SQL") }
    }
  }
}
