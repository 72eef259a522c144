import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import SQLiteVirtualTables
import Testing

@Suite(
  .enabled(if: Sqlite3Wrapper().provides(.sqlite3_load_extension), "SQLite was built without extensions"),
  .enabled(if: SharedLibrary.canBeBuilt, "there is no clang on the PATH"))
struct `An extension` {
  /// The code of an extension with a function `twice`, and with a second entry point that refuses.
  static let code = """
    #include <sqlite3ext.h>
    SQLITE_EXTENSION_INIT1
    static void twice(sqlite3_context *context, int count, sqlite3_value **values) {
      sqlite3_result_int64(context, 2 * sqlite3_value_int64(values[0]));
    }
    int sqlite3_numbers_init(sqlite3 *db, char **message, const sqlite3_api_routines *api) {
      SQLITE_EXTENSION_INIT2(api);
      return sqlite3_create_function(db, "twice", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, 0, twice, 0, 0);
    }
    int refuse(sqlite3 *db, char **message, const sqlite3_api_routines *api) {
      SQLITE_EXTENSION_INIT2(api);
      *message = sqlite3_mprintf("not today");
      return SQLITE_ERROR;
    }
    """

  let folder: ScratchFolder
  let path: String

  init() throws {
    folder = try ScratchFolder()
    path = try SharedLibrary.build(Self.code, in: folder, named: "numbers")
  }

  private func isAllowed(_ connection: Connection) -> Bool {
    var answer: Int32 = -1
    _ = unsafe connection.wrapper.sqlite3_db_config(
      connection.handle, ConnectionOption.enableLoadExtension.rawValue, -1, 0, &answer)
    return answer != 0
  }

  /// A connection that allows nothing: some libraries are built so that each may load what it likes.
  private func forbidding() throws -> Connection {
    let connection = try Connection(.memory)
    try connection.set(.enableLoadExtension, false)
    return connection
  }

  @Test func `adds what it brings, by its file with and without the suffix`() throws {
    for path in [path, String(path.prefix { $0 != "." })] where !path.isEmpty {
      let connection = try forbidding()
      expectError(.error, "no such function: twice") { try connection.value("SELECT twice(21)", as: Int.self) }
      try connection.loadExtension(path)
      #expect(try connection.value("SELECT twice(21)") == 42)
      #expect(!isAllowed(connection))
    }
  }

  @Test func `is loaded by nobody else, and by SQL not even meanwhile`() throws {
    let connection = try Connection(.memory)
    expectError(.error, "not authorized") { try connection.value("SELECT load_extension(\(path))", as: Int.self) }
    try connection.loadExtension(path, entryPoint: "sqlite3_numbers_init")
    expectError(.error, "not authorized") { try connection.value("SELECT load_extension(\(path))", as: Int.self) }
    expectError(.error, "no such function: twice") { try Connection(.memory).value("SELECT twice(21)", as: Int.self) }
  }

  @Test func `leaves what was allowed before`() throws {
    let connection = try Connection(.memory)
    try connection.set(.enableLoadExtension, true)
    try connection.loadExtension(path)
    #expect(isAllowed(connection))
  }

  @Test func `that refuses, or is none, is an error that says so, and leaves nothing allowed`() throws {
    let connection = try forbidding()
    expectError(.error, "\(path) cannot be loaded: error during initialization: not today") {
      try connection.loadExtension(path, entryPoint: "refuse")
    }
    expectError(.error, "cannot be loaded") { try connection.loadExtension(path, entryPoint: "nothing") }
    expectError(.error, "cannot be loaded") { try connection.loadExtension(folder.path("none")) }
    try Data("no library".utf8).write(to: folder.url.appending(path: "text.so"))
    expectError(.error, "cannot be loaded") { try connection.loadExtension(folder.path("text.so")) }
    #expect(!isAllowed(connection))
    expectError(.misuse, "path of the extension is empty") { try connection.loadExtension("") }
    expectError(.misuse, "NUL") { try connection.loadExtension("a\0b") }
    expectError(.misuse, "NUL") { try connection.loadExtension(path, entryPoint: "a\0b") }
    try connection.loadExtension(path)
    try connection.addFunction("loading") { [connection, path] () throws -> Int in
      try connection.loadExtension(path)
      return 1
    }
    try connection.close()
    expectError(.misuse, "the connection is closed") { try connection.loadExtension(path) }
  }

  @Test func `that refuses leaves no message behind`() throws {
    let sqlite = LedgerSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: sqlite)
    expectError(.error, "not today") { try connection.loadExtension(path, entryPoint: "refuse") }
    try connection.close()
    #expect(sqlite.ledger.isClean, "\(sqlite.ledger)")
  }

  @Test func `is loaded through a file system for tests`() throws {
    let vfs = try FaultInjectingVFS(on: Sqlite3Wrapper())
    let connection = try Connection(vfs.location(folder.path("a")))
    expectError(.error, "cannot be loaded") { try connection.loadExtension(folder.path("none")) }
    try connection.loadExtension(path)
    #expect(try connection.value("SELECT twice(1)") == 2)
  }

  @Test func `fails by each call, and nothing is open`() throws {
    let path = path
    let sweep = FaultSweep(seed: TestRun.seed) { sqlite throws -> Int in
      let connection = try Connection(.memory, on: sqlite)
      try connection.loadExtension(path)
      let number = try connection.value("SELECT twice(1)", as: Int.self) ?? 0
      try connection.close()
      return number
    }
    #expect(try sweep.inProcess.everyCommitIsFine.sampled(TestRun.most(8)).run().failableCalls > 5)
  }
}
