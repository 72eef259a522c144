import Foundation
import SQLiteManager
import SQLiteTesting
import SQLiteStorage
import Testing

@testable import DqliteEngine

@Suite struct `What the engine serves` {
  @Test func `is what it overrides`() {
    // Without nodes: a function that is not served says so before any node is asked.
    let engine = DqliteSqlite3Wrapper(DqliteCluster(addresses: []))
    var value: Int32 = 7
    #expect(unsafe engine.sqlite3_db_config(nil, ConnectionOption.defensive.rawValue, 1, 0, &value) == ResultCode.error.rawValue)
    #expect(unsafe engine.sqlite3_wal_checkpoint(nil, nil) == ResultCode.error.rawValue)
    for call in ServedCalls.all { #expect(engine.provides(call), "\(call)") }
    #expect(!engine.provides(.sqlite3_backup_init))
    for call in ServedCalls.reasons.keys { #expect(!engine.provides(call), "\(call)") }
  }

  @Test func `does not include databases in memory, and says where there is no leader`() throws {
    let engine = DqliteSqlite3Wrapper(DqliteCluster(addresses: ["127.0.0.1:1"], leaderTimeout: .milliseconds(60)))
    for location in [Connection.Location.memory, .temporary] {
      let error = #expect(throws: SQLiteError.self) { try Connection(location, on: engine) }
      #expect(
        error?.code == .cantopen && error?.message.contains("dqlite has no databases in memory") == true, "\(error.map { "\($0)" } ?? "")")
    }
    let error = #expect(throws: SQLiteError.self) { try Connection(.file("quiz"), on: engine) }
    #expect(error?.code == .cantopen)
    #expect(error?.message.contains("no leader was found: no connection to 127.0.0.1:1: Connection refused") == true)
  }
}

@Suite(.needsCluster) struct `A refusal over a cluster` {
  @Test func `of SQL has a code and words, and the connection goes on`() throws {
    let connection = try Connection(.memory, on: TestCluster.current().engine())
    try connection.execute("CREATE TABLE t(a)")
    let many = SQL(unchecked: "SELECT " + Array(repeating: "?", count: 256).joined(separator: ","))
    let refused: [(SQL, ResultCode, String)] = [
      ("INSERT INTO t VALUES(1) RETURNING a", .error, "RETURNING is not served by dqlite 1.11"),
      ("ATTACH ':memory:' AS other", .error, "ATTACH is not replicated: dqlite has one database for each connection"),
      ("CREATE TEMP TABLE u(a)", .error, "what is TEMP is not replicated, and gone with the leader"),
      ("CREATE VIEW temp.v AS SELECT 1", .error, "what is TEMP is not replicated"),
      ("PRAGMA journal_mode = MEMORY", .auth, "PRAGMA journal_mode is not served"),
      ("PRAGMA wal_checkpoint(TRUNCATE)", .auth, "PRAGMA wal_checkpoint is not served"),
      ("PRAGMA busy_timeout", .error, "PRAGMA busy_timeout is not served, because nodes do not wait: sqlite3_busy_timeout is"),
      ("VACUUM INTO 'copy'", .error, "VACUUM INTO would write a file on the node that leads"),
      (many, .error, "too many SQL variables: dqlite takes 255, this statement has 256"),
    ]
    for (sql, code, words) in refused {
      let error = #expect(throws: SQLiteError.self, "\(sql.text)") { try connection.execute(sql) }
      #expect(error?.code == code && error?.message.contains(words) == true, "\(error.map { "\($0)" } ?? "")")
      #expect(try connection.value("SELECT 1", as: Int.self) == 1)
    }
    #expect(try connection.count("t") == 0)
  }

  @Test func `of a call has the function, the engine and the reason`() throws {
    let engine = try TestCluster.current().engine()
    let connection = try Connection(.memory, on: engine)
    let other = try Connection(.file("other-\(UUID().uuidString)"), on: engine)
    let refused: [(String, () throws -> Void)] = [
      (
        "sqlite3_create_function_v2 is not served by dqlite: a node runs no code of this process",
        { try connection.addFunction("f") { (a: Int) in a } }
      ),
      (
        "sqlite3_blob_open is not served by dqlite: the wire has no part of a value",
        { _ = try connection.withBlob(in: "t", column: "a", rowid: 1) { _ in 0 } }
      ),
      ("sqlite3_backup_init is not served by dqlite: a node copies its databases itself", { try connection.backup(to: other) }),
    ]
    for (words, body) in refused {
      let error = #expect(throws: SQLiteError.self, "\(words)") { try body() }
      #expect(error?.message.contains(words) == true, "\(error.map { "\($0)" } ?? "")")
    }
  }

  @Test func `of a setting comes when it was chosen, and never otherwise`() throws {
    var chosen = Connection.Configuration()
    chosen.defensive = true
    let error = #expect(throws: SQLiteError.self) { try Connection(.memory, configuration: chosen, on: TestCluster.current().engine()) }
    #expect(error?.message.contains("sqlite3_db_config is not served by dqlite") == true, "\(error.map { "\($0)" } ?? "")")
    var keys = Connection.Configuration()
    keys.foreignKeys = false
    let connection = try Connection(.memory, configuration: keys, on: TestCluster.current().engine())
    #expect(try connection.value("PRAGMA foreign_keys", as: Int.self) == 0)
  }

  @Test func `to write comes from a connection that only reads`() throws {
    let engine = try TestCluster.current().engine()
    let name = "read-\(UUID().uuidString)"
    let writer = try Connection(.file(name), on: engine)
    try writer.execute("CREATE TABLE t(a)")
    let reader = try Connection(.file(name), access: .readOnly, on: engine)
    let error = #expect(throws: SQLiteError.self) { try reader.execute("INSERT INTO t VALUES(1)") }
    #expect(error?.code == .readonly)
    #expect(try reader.count("t") == 0)
  }
}
