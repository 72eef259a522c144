import Foundation
import SQLiteManager
import SQLiteConformance
import SQLiteTesting
import Testing

@testable import DqliteEngine

@Suite(.needsCluster) struct `An examination over a cluster` {
  @Test func `finds that the engine serves the functions that it lists, and nothing else`() throws {
    let cluster = try TestCluster.current()
    let examined = try EngineExamination(of: { cluster.engine() }) { sqlite in
      try dataCode(on: sqlite)
      calls(on: sqlite)
    }
    #expect(examined.problems == [])
  }

  private func dataCode(on sqlite: any Sqlite3WrapperProtocol) throws {
    let connection = try Connection(.memory, on: sqlite)
    try connection.execute("CREATE TABLE t(id INTEGER PRIMARY KEY, a, b)")
    try connection.transaction {
      try connection.insert(["a": 1.5, "b": Data([1])], into: "t")
      try connection.insert(["a": "text", "b": .null], into: "t")
    }
    let statement = try connection.prepare("SELECT a, b FROM t WHERE id = :id")
    try statement.bind(named: [":id": 1])
    #expect(try statement.rows().count == 1)
    #expect(statement.parameterNames == [":id"])
    #expect(try connection.value("SELECT count(*) FROM t", as: Int.self) == 2)
    #expect(try connection.value("SELECT a FROM t WHERE id = 2", as: String.self) == "text")
    #expect(try connection.transactionState() == .none)
  }

  /// Calls the functions that the library does not call, or not in so few lines.
  private func calls(on sqlite: any Sqlite3WrapperProtocol) {
    var db: OpaquePointer?
    var statement: OpaquePointer?
    _ = unsafe sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .create]).rawValue, nil)
    #expect(sqlite.sqlite3_threadsafe() != 0)
    unsafe sqlite.sqlite3_free(sqlite.sqlite3_malloc(8))
    unsafe sqlite.sqlite3_free(sqlite.sqlite3_malloc64(8))
    _ = unsafe sqlite.sqlite3_busy_timeout(db, 10)
    _ = unsafe sqlite.sqlite3_busy_handler(db, nil, nil)
    _ = unsafe sqlite.sqlite3_db_config(db, ConnectionOption.enableFkey.rawValue, 1, 0, nil)
    _ = unsafe sqlite.sqlite3_exec(db, "SELECT 1", nil, nil, nil)
    unsafe sqlite.sqlite3_interrupt(db)
    unsafe sqlite.sqlite3_set_last_insert_rowid(db, 5)
    #expect(unsafe sqlite.sqlite3_last_insert_rowid(db) == 5)
    #expect(unsafe sqlite.sqlite3_changes64(db) == 0 && sqlite.sqlite3_total_changes64(db) == 0)
    #expect(unsafe sqlite.sqlite3_db_filename(db, "main") != nil && sqlite.sqlite3_db_name(db, 0) != nil)
    #expect(unsafe sqlite.sqlite3_db_readonly(db, "main") == 0)
    _ = unsafe sqlite.sqlite3_prepare_v3(db, "SELECT ?, ?, ?, ?, ?", -1, 0, &statement, nil)
    let copy = unsafe Sqlite3Destructor.transient
    _ = unsafe sqlite.sqlite3_bind_text64(statement, 1, "a", 1, copy, UInt8(TextEncoding.utf8.rawValue))
    _ = unsafe sqlite.sqlite3_bind_blob(statement, 2, "a", 1, copy)
    _ = unsafe sqlite.sqlite3_bind_blob64(statement, 3, "a", 1, copy)
    _ = unsafe sqlite.sqlite3_bind_zeroblob(statement, 4, 2)
    _ = unsafe sqlite.sqlite3_bind_zeroblob64(statement, 5, 2)
    #expect(unsafe sqlite.sqlite3_step(statement) == ResultCode.row.rawValue)
    #expect(unsafe sqlite.sqlite3_data_count(statement) == 5)
    #expect(unsafe sqlite.sqlite3_stmt_busy(statement) == 1 && sqlite.sqlite3_stmt_isexplain(statement) == 0)
    #expect(unsafe sqlite.sqlite3_next_stmt(db, nil) == statement && sqlite.sqlite3_sql(statement) != nil)
    _ = unsafe sqlite.sqlite3_reset(statement)
    _ = unsafe sqlite.sqlite3_bind_null(statement, 1)
    _ = unsafe sqlite.sqlite3_clear_bindings(statement)
    #expect(unsafe sqlite.sqlite3_close_v2(db) == ResultCode.ok.rawValue)
    #expect(unsafe sqlite.sqlite3_finalize(statement) == ResultCode.ok.rawValue)
  }
}
