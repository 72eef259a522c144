import Expectations
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import SQLiteStorage
import Scratch
import Testing

@Suite struct `The header of a database` {
  enum Library: CaseIterable {
    case real, mock

    var wrapper: any Sqlite3WrapperProtocol {
      switch self {
      case .real: Sqlite3Wrapper()
      case .mock: MockSqlite3Wrapper(strict: false)
      }
    }
  }

  private func version(_ connection: Connection) throws -> Int64? { try connection.value("PRAGMA main.user_version") }

  @Test(arguments: Library.allCases) func `belongs to the file, whoever has it open`(library: Library) throws {
    let folder = try ScratchFolder()
    let (path, wrapper) = (folder.path("a b.sqlite"), library.wrapper)
    let first = try Connection(.file(path), on: wrapper)
    try first.execute("CREATE TABLE t (x)")
    let second = try Connection(.uri("file:" + path.replacing(" ", with: "%20") + "?cache=private"), on: wrapper)
    let other = try Connection(.file(folder.path("b")), on: wrapper)
    let own = try Connection(.memory, on: wrapper)
    try first.execute("PRAGMA user_version=7; PRAGMA application_id=-3")
    try own.execute("PRAGMA user_version=9")
    #expect(try version(first) == 7 && version(second) == 7 && version(other) == 0 && version(own) == 9)
    #expect(try second.value("PRAGMA application_id") == -3)
    for connection in [first, second] { try connection.close() }
    #expect(try version(Connection(.file(path), on: wrapper)) == 7)
    #expect(try version(Connection(.memory, on: wrapper)) == 0)
  }

  @Test(arguments: Library.allCases) func `goes back with a transaction and with a savepoint`(library: Library) throws {
    let connection = try Connection(.memory, on: library.wrapper)
    try connection.execute("PRAGMA user_version=1; BEGIN; PRAGMA user_version=2; ROLLBACK")
    #expect(try version(connection) == 1)
    try connection.execute("BEGIN; PRAGMA user_version=2; SAVEPOINT a; PRAGMA user_version=3; SAVEPOINT b; PRAGMA user_version=4")
    try connection.execute("ROLLBACK TO b")
    #expect(try version(connection) == 3)
    try connection.execute("RELEASE b; ROLLBACK TO a")
    #expect(try version(connection) == 2)
    try connection.execute("COMMIT")
    #expect(try version(connection) == 2)
    try connection.execute("SAVEPOINT s; PRAGMA user_version=5; ROLLBACK TO s; PRAGMA user_version=6; RELEASE s")
    #expect(try version(connection) == 6)
    let hook = try connection.addCommitHook { .rollback }
    expectError(.constraintCommithook, "constraint failed") { try connection.execute("BEGIN IMMEDIATE; PRAGMA user_version=8; COMMIT") }
    hook.cancel()
    #expect(try version(connection) == 6)
  }

  @Test(arguments: Library.allCases) func `goes back when its connection closes in a transaction`(library: Library) throws {
    let folder = try ScratchFolder()
    let wrapper = library.wrapper
    let connection = try Connection(.file(folder.path("a")), on: wrapper)
    try connection.execute("PRAGMA user_version=1; BEGIN; PRAGMA user_version=2")
    try connection.close()
    #expect(try version(Connection(.file(folder.path("a")), on: wrapper)) == 1)
  }

  @Test(arguments: Library.allCases) func `is not written by who may only read`(library: Library) throws {
    let folder = try ScratchFolder()
    let wrapper = library.wrapper
    try Connection(.file(folder.path("a")), on: wrapper).execute("PRAGMA user_version=1")
    for access in [Connection.Access.readOnly, .immutable] {
      let connection = try Connection(.file(folder.path("a")), access: access, on: wrapper)
      expectError(.readonly, "attempt to write a readonly database") { try connection.execute("PRAGMA user_version=2") }
      #expect(try version(connection) == 1)
    }
  }

  @Test(arguments: Library.allCases) func `is the reason for no row, no blob and no copy either`(library: Library) throws {
    let folder = try ScratchFolder()
    let wrapper = library.wrapper
    let path = folder.path("a")
    try Connection(.file(path), on: wrapper).execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, x'0102')")
    (wrapper as? MockSqlite3Wrapper)?.blob("main", "t", "b", rowid: 1, [1, 2])
    for location in [Connection.Location.file(path), .uri("file:\(path)?immutable=1"), .uri("file:\(path)?mode=ro")] {
      let connection = try Connection(location, access: location == .file(path) ? .readOnly : .readWrite, on: wrapper)
      func expectRefused(_ body: () throws -> Void) { expectError(.readonly, "attempt to write a readonly database", body) }
      expectRefused { try connection.execute("INSERT INTO t VALUES (2, 3)") }
      expectRefused { try connection.execute("CREATE TABLE u (a)") }
      var blob: OpaquePointer?
      let code = unsafe wrapper.sqlite3_blob_open(connection.handle, "main", "t", "b", 1, 1, &blob)
      #expect(code & 0xFF == ResultCode.readonly.rawValue)
      expectRefused { try Connection(.memory, on: wrapper).backup(to: connection) }
      try connection.execute("CREATE TEMP TABLE w (a); INSERT INTO temp.w VALUES (1); BEGIN IMMEDIATE; COMMIT")
    }
  }

  @Test(arguments: Library.allCases) func `has a data_version that the commits of others change`(library: Library) throws {
    let folder = try ScratchFolder()
    let wrapper = library.wrapper
    let open = { try Connection(.file(folder.path("a")), on: wrapper) }
    let (writer, reader, other) = (try open(), try open(), try Connection(.memory, on: wrapper))
    try other.execute("ATTACH \(folder.path("a")) AS x")
    func versions() throws -> [Int64?] {
      try [writer.value("PRAGMA data_version"), reader.value("PRAGMA main.data_version"), other.value("PRAGMA x.data_version")]
    }
    func changes(_ sql: String) throws -> [Bool] {
      let before = try versions()
      for text in sql.split(separator: ";") { try? writer.execute(SQL(unchecked: String(text))) }
      return zip(before, try versions()).map { $0 != $1 }
    }
    let (seen, unseen) = ([false, true, true], [false, false, false])
    #expect(try changes("CREATE TABLE t (a UNIQUE)") == seen)
    if let mock = wrapper as? MockSqlite3Wrapper {
      mock.when("INSERT INTO t VALUES (x'0102')").changes(1).fails(.constraintUnique).repeats()
      mock.when("INSERT INTO t VALUES (2)").changes(1)
      mock.when("DELETE FROM t WHERE a = 9").changes(0)
    }
    #expect(try changes("INSERT INTO t VALUES (x'0102')") == seen)
    #expect(try changes("INSERT INTO t VALUES (x'0102')") == unseen)
    #expect(try changes("PRAGMA user_version = 7") == seen && changes("PRAGMA user_version = 7") == seen)
    #expect(try changes("DELETE FROM t WHERE a = 9") == unseen && changes("CREATE TEMP TABLE w (a)") == unseen)
    #expect(try changes("BEGIN IMMEDIATE; COMMIT") == unseen && changes("BEGIN; INSERT INTO t VALUES (2); ROLLBACK") == unseen)
    #expect(try changes("SAVEPOINT s; INSERT INTO t VALUES (2); RELEASE s; DELETE FROM t WHERE a = 9") == seen)
    let veto = try writer.addCommitHook { .rollback }
    #expect(try changes("PRAGMA user_version = 8; BEGIN; PRAGMA user_version = 9; COMMIT") == unseen)
    veto.cancel()
    let before = try versions()
    try Connection(.memory, on: wrapper).backup(to: writer)
    #expect(try zip(before, versions()).map { $0 != $1 }.dropFirst() == seen.dropFirst())
  }

  @Test(arguments: Library.allCases) func `is written by one connection at a time`(library: Library) throws {
    let folder = try ScratchFolder()
    let wrapper = library.wrapper
    var configuration = Connection.Configuration()
    configuration.busyTimeoutMilliseconds = 0
    let open = { try Connection(.file(folder.path("a")), configuration: configuration, on: wrapper) }
    let (first, second) = (try open(), try open())
    try first.execute("PRAGMA user_version=1")
    try first.execute("BEGIN IMMEDIATE")
    for sql in ["BEGIN IMMEDIATE", "PRAGMA user_version=2"] {
      expectError(.busy, "database is locked") { try second.execute(SQL(unchecked: sql)) }
    }
    try first.execute("PRAGMA user_version=3")
    #expect(try version(first) == 3 && version(second) == 1)
    try first.execute("ROLLBACK; BEGIN")
    try second.execute("BEGIN; PRAGMA user_version=4")
    expectError(.busy, "database is locked") { try first.execute("PRAGMA user_version=5") }
    try second.execute("COMMIT")
    try first.execute("ROLLBACK")
    #expect(try version(first) == 4)
    try second.execute("BEGIN IMMEDIATE")
    try second.close()
    try first.execute("PRAGMA user_version=6")
  }

  @Test(arguments: Library.allCases) func `belongs to the attached file, too`(library: Library) throws {
    let folder = try ScratchFolder()
    let wrapper = library.wrapper
    let (main, other) = (try Connection(.file(folder.path("a")), on: wrapper), try Connection(.file(folder.path("b")), on: wrapper))
    try other.execute("PRAGMA user_version=7")
    try main.execute("ATTACH \(folder.path("b")) AS b")
    #expect(try main.value("PRAGMA b.user_version") == 7)
    try main.execute("BEGIN; PRAGMA b.user_version=8; PRAGMA user_version=1; ROLLBACK; PRAGMA b.user_version=9")
    #expect(try version(main) == 0 && version(other) == 9)
  }
}
