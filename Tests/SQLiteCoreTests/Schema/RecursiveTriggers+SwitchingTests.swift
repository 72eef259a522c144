import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing

/// The real library as an engine that sets `recursive_triggers` only when the pragma runs, or that fails to switch it off.
private final class TriggerEngine: RoutedSqlite3Wrapper, @unchecked Sendable {
  var setsWhenCompiled = true
  /// The number of the next times that the setting cannot be switched off.
  var failures = 0
  private var executed: [(statement: UInt, sql: String)] = []

  override func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ prepFlags: UInt32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    let sql = unsafe String(cString: zSql)
    if sql == "PRAGMA recursive_triggers=OFF", failures > 0 {
      failures -= 1
      return ResultCode.nomem.rawValue
    }
    guard !setsWhenCompiled, sql.hasPrefix("PRAGMA recursive_triggers=") else {
      return unsafe inner.sqlite3_prepare_v3(db, zSql, nByte, prepFlags, ppStmt, pzTail)
    }
    let code = unsafe inner.sqlite3_prepare_v3(db, "SELECT 1 WHERE 0", -1, prepFlags, ppStmt, pzTail)
    unsafe executed.append((UInt(bitPattern: ppStmt.pointee), sql))
    return code
  }

  override func sqlite3_step(_ statement: OpaquePointer!) -> Int32 {
    for (known, sql) in executed where known == UInt(bitPattern: statement) {
      _ = unsafe inner.sqlite3_exec(inner.sqlite3_db_handle(statement), sql, nil, nil, nil)
    }
    return unsafe inner.sqlite3_step(statement)
  }

  override func sqlite3_finalize(_ statement: OpaquePointer!) -> Int32 {
    executed.removeAll { $0.statement == UInt(bitPattern: statement) }
    return unsafe inner.sqlite3_finalize(statement)
  }
}

@Suite struct `The setting of triggers that fire themselves, for statements that replace rows` {
  private static func filled(on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()) throws -> Connection {
    let connection = try Connection(.memory, on: wrapper)
    try connection.execute(`Rows replaced in a table with an index that triggers keep`.base)
    try connection.execute(`Triggers that write their own table`.touched)
    return connection
  }

  @Test func `is the program's own while rows of such a statement are read`() throws {
    let connection = try Self.filled()
    let read = try connection.prepare("PRAGMA recursive_triggers")
    let update = try connection.prepare("UPDATE o SET n = n || 'x'")
    let replaced = try connection.cursor("REPLACE INTO doc VALUES (2, 'x', 'new'), (3, 'y', 'other') RETURNING id")
    var ids: [Int] = []
    while let id = try replaced.next({ try $0[0, as: Int.self] }) {
      ids.append(id)
      #expect(try read.rows { try $0[0, as: Int.self] } == [0])
      #expect(try connection.value("SELECT * FROM pragma_recursive_triggers") == 0)
      try update.run()
    }
    #expect(ids == [2, 3])
    #expect(try connection.value("SELECT u FROM o") == 2)
    try `Rows replaced in a table with an index that triggers keep`.expectIndexed([2, 3], connection)
  }

  @Test func `is the program's own for statements of functions that such a statement calls`() throws {
    let connection = try Self.filled()
    let update = try connection.prepare("UPDATE o SET n = n || 'x'")
    var values: [Int?] = []
    try connection.addFunction("act") { [unowned connection] (value: String) throws -> String in
      values.append(try connection.value("PRAGMA recursive_triggers"))
      try update.run()
      try connection.execute("UPDATE o SET n = n || 'y'; REPLACE INTO doc VALUES (5, 'z', 'within')")
      return value
    }
    let replace = try connection.prepare("REPLACE INTO doc VALUES (2, 'x', act('new'))")
    for _ in 0..<2 {
      try connection.execute("CREATE TABLE IF NOT EXISTS again (a)")
      try replace.run()
    }
    try connection.removeFunction("act", argumentCount: 1)  // it holds a statement, and so the connection
    #expect(values == [0, 0])
    #expect(try connection.value("SELECT u FROM o") == 4)
    try `Rows replaced in a table with an index that triggers keep`.expectIndexed([2, 5], connection)
    #expect(try !connection.pragma(.recursiveTriggers))
  }

  @Test func `stays as a function sets it that such a statement calls`() throws {
    let connection = try Self.filled()
    try connection.addFunction("act") { [unowned connection] (value: String) throws -> String in
      try connection.execute("PRAGMA recursive_triggers = ON")
      return value
    }
    try connection.execute("REPLACE INTO doc VALUES (2, 'x', act('new'))")
    #expect(try connection.pragma(.recursiveTriggers))
    try connection.execute("REPLACE INTO doc VALUES (3, 'x', 'newer')")
    #expect(try connection.pragma(.recursiveTriggers))
    try `Rows replaced in a table with an index that triggers keep`.expectIndexed([3], connection)
  }

  @Test func `keeps no transaction open while it cannot be switched off`() throws {
    let engine = TriggerEngine(Sqlite3Wrapper())
    let connection = try Self.filled(on: engine)
    let rollback = try connection.prepare("ROLLBACK")
    for isKept in [true, false] {
      try connection.execute("BEGIN; REPLACE INTO doc VALUES (2, 'x', 'new')")
      engine.failures = .max
      expectError(.nomem, "out of memory") { try connection.execute("REPLACE INTO doc VALUES (3, 'x', 'new')") }
      if isKept { try rollback.run() } else { try connection.execute("END") }
      #expect(!connection.isInTransaction)
      engine.failures = 0
    }
  }

  @Test func `is switched by running the pragma on an engine where compiling it does nothing`() throws {
    let engine = TriggerEngine(Sqlite3Wrapper())
    engine.setsWhenCompiled = false
    let connection = try Self.filled(on: engine)
    for id in 2...4 {
      try connection.execute("REPLACE INTO doc VALUES (\(id), 'x', 'new')")
      try `Rows replaced in a table with an index that triggers keep`.expectIndexed([id], connection)
      try connection.execute("UPDATE o SET n = 'b'")
    }
    #expect(try connection.value("SELECT u FROM o") == 3)
  }

  @Test(arguments: [1, 2]) func `is switched off before the next statement where that failed, or no statement runs`(failures: Int) throws {
    let engine = TriggerEngine(Sqlite3Wrapper())
    let connection = try Self.filled(on: engine)
    let replace = try connection.prepare("REPLACE INTO doc VALUES (2, 'x', 'new')")
    let update = try connection.prepare("UPDATE o SET n = 'b'")
    engine.failures = failures
    try replace.run()
    if failures == 2 { expectError(.nomem, "out of memory") { try update.run() } }
    #expect(engine.failures == 0)
    try update.run()
    #expect(try connection.value("SELECT u FROM o") == 1)
  }

  static let settings: [(name: String, sql: SQL)] = [
    (
      "a trigger that is made in a transaction and rolled back",
      "BEGIN; DROP TRIGGER dd; REPLACE INTO doc VALUES (2, 'x', 'gone'); ROLLBACK"
    ),
    ("foreign keys", "PRAGMA foreign_keys = OFF; REPLACE INTO doc VALUES (1, 'x', 'old'); PRAGMA foreign_keys = ON"),
  ]

  @Test(arguments: settings.indices) func `is asked about again where something else than the schema has changed`(number: Int) throws {
    let connection = try Self.filled()
    let replace = try connection.prepare("REPLACE INTO doc VALUES (3, 'x', 'new')")
    try connection.execute(Self.settings[number].sql)
    try replace.run()
    try `Rows replaced in a table with an index that triggers keep`.expectIndexed([3], connection)
  }

  @Test func `is on for a statement that is as long as SQL may be`() throws {
    let connection = try Self.filled()
    let sql = "REPLACE INTO doc VALUES (2, 'x', '\(String(repeating: "n", count: 1_000))')"
    try connection.setLimit(.sqlLength, to: sql.utf8.count)
    try connection.execute(SQL(unchecked: sql))
    try `Rows replaced in a table with an index that triggers keep`.expectIndexed([2], connection)
  }

  @Test func `is asked about again where triggers were off`() throws {
    let connection = try Self.filled()
    try connection.set(.enableTrigger, false)
    let replace = try connection.prepare("REPLACE INTO doc VALUES (?, 'x', 'new')")
    try replace.run(1)
    try connection.set(.enableTrigger, true)
    try replace.run(3)
    try `Rows replaced in a table with an index that triggers keep`.expectIndexed([3], connection)
  }
}
