import Expectations
import Scratch
import SQLiteManager
import SQLiteTestKit
import SQLiteStorage
import Testing

@Suite struct `A list longer than there are parameters` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t(id INTEGER PRIMARY KEY, word TEXT COLLATE NOCASE, n NUMERIC, plain)")
  }

  private func fill(_ count: Int) throws {
    try connection.execute(
      "WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < \(count)) INSERT INTO t(id, word) SELECT i, 'w' || i FROM c"
    )
  }

  @Test func `is of any length, and any sequence`() throws {
    try fill(1_000)
    let ids = sequence(first: 2) { $0 < 600_000 ? $0 + 2 : nil }
    #expect(try connection.value("SELECT count(*) FROM t WHERE id IN \(list: ids)") == 500)
    let few = stride(from: 2, through: 10_000, by: 2)
    #expect(try connection.value("SELECT count(*) FROM t WHERE id NOT IN \(list: few)") == 500)
    let words = (1...5_000).lazy.map { "W\($0)" }
    #expect(try connection.value("SELECT count(*) FROM t WHERE word IN \(list: words) AND id > \(990)") == 10)
    try connection.execute(
      "DELETE FROM t WHERE id = \(1); DELETE FROM t WHERE id IN \(list: few) AND id < \(900); DELETE FROM t WHERE id = \(3)")
    #expect(try connection.value("SELECT count(*) FROM t") == 549)
  }

  @Test func `is of as many values as there are where the library has 999 parameters, or the connection is for a hostile file`() throws {
    try fill(1_000)
    for limit in [999, 10, 1] {
      try connection.setLimit(.variableNumber, to: limit)
      #expect(try connection.value("SELECT count(*) FROM t WHERE id IN \(list: 501...5_500)") == 500)
    }
    let folder = try ScratchFolder()
    try connection.backup(to: Connection(.file(folder.path("t.sqlite"))))
    let hostile = try Connection(.file(folder.path("t.sqlite")), access: .readOnly, configuration: .hostileFile)
    #expect(try hostile.value("SELECT count(*) FROM t WHERE id IN \(list: 501...300_000)") == 500)
    #expect(try hostile.value("SELECT count(*) FROM t WHERE id IN \(list: 501...511)") == 11)
  }

  @Test func `compares as a short one, whatever stands before IN`() throws {
    let pool: [SQLiteValue] = [
      1, "1", 1.0, "1.0", " 1", .real(-0.0), 0, .integer(.max), .integer(.min), 9_007_199_254_740_993, 9_007_199_254_740_992.0, "a", "A",
      "b ",
      "a\0b", "é", "e\u{301}", "", .blob([]), .blob([0x61]), .blob([0x31]), .real(.infinity), 1e300, .null,
    ]
    try connection.execute("CREATE TABLE v(x TEXT, i INTEGER, r REAL, n NUMERIC, b BLOB, p, c TEXT COLLATE NOCASE, s TEXT COLLATE RTRIM)")
    for value in pool {
      try connection.execute("INSERT INTO v VALUES (\(value), \(value), \(value), \(value), \(value), \(value), \(value), \(value))")
    }
    try connection.execute("CREATE INDEX v_c ON v(c); CREATE INDEX v_n ON v(n)")
    let lefts: [SQL] = [
      "x", "i", "r", "n", "b", "p", "c", "s", "rowid", "+x", "+n", "x COLLATE NOCASE", "c COLLATE BINARY", "CAST(p AS TEXT)",
      "CAST(x AS INTEGER)",
      "x || ''", "n + 0", "NULL", "'1'", "1", "lower(x)",
    ]
    for left in lefts {
      // As a table, SQLite rounds the list to doubles where the left operand is REAL: only whole numbers beyond 2^53 are others then. `Column.in`, which
      // knows its left operand, compares these once more.
      let values = left == "r" ? pool.filter { ![.integer(.max), 9_007_199_254_740_993].contains($0) } : pool
      let lists = [values, values.filter { $0 != .null }] + values.map { [$0, $0] }
      for operation in ["IN", "NOT IN", "in /* the list */", "IN -- the list\n"].map({ SQL(unchecked: $0) }) {
        for list in lists {
          let sql: SQL = "SELECT rowid, \(left) \(operation) \(list: list) FROM v WHERE \(left) \(operation) \(list: list) OR rowid % 2"
          try connection.setLimit(.variableNumber, to: 32_766)
          let short = try connection.rows(sql).map(\.values)
          try connection.setLimit(.variableNumber, to: 2)
          #expect(try connection.rows(sql).map(\.values) == short, "\(sql)")
        }
      }
    }
  }

  @Test func `stays a list however SQL is put together`() throws {
    try fill(2_000)
    let ids = Array(1...1_500)
    var sql: SQL = "SELECT count(*) FROM t"
    sql += " WHERE id > \(100) AND id IN "
    sql += "\(list: ids)"
    sql.append(SQL(unchecked: " AND id < ?", bindings: [1_400]) + " AND word <> \("w200")")
    #expect(try connection.value(sql) == 1_298)
    let both = ["id IN \(list: ids)", "id NOT IN \(list: 1...1_499)"].joined(separator: " AND ") as SQL
    #expect(try connection.value("SELECT id FROM t WHERE \(both)") == 1_500)
    #expect(sql.bindings.count == 1_503)
    #expect(sql.text.hasPrefix("SELECT count(*) FROM t WHERE id > ? AND id IN (?, ?, ?"))
    #expect(try connection.queryPlan(of: "SELECT id FROM t WHERE id IN \(list: ids)").description.contains("PRIMARY KEY"))
  }

  @Test func `leaves other lists and other parameters as they are`() throws {
    try connection.setLimit(.variableNumber, to: 3)
    try connection.execute("INSERT INTO t(id, word, n) VALUES \(list: [1, 2, 3])")
    #expect(try connection.value(SQL(unchecked: "SELECT id FROM t WHERE id IN (?2)", bindings: [0, 1])) == 1)
    expectError(.error, "too many SQL variables") { try connection.execute("INSERT INTO t VALUES \(list: [2, 3, 4, 5])") }
    expectError(.error, "too many SQL variables") { try connection.rows("SELECT ?1 IN \(list: [2, 3, 4, 5])" as SQL) }
  }

  @Test func `is found on a connection whose authorizer knows the tables of the app alone`() throws {
    try fill(10)
    let token = try connection.addAuthorizer { request in
      switch request.action {
      case .select, .read(table: "t", _), .function: .allow
      default: .deny
      }
    }
    defer { token.cancel() }
    #expect(try connection.value("SELECT count(*) FROM t WHERE id IN \(list: 6...2_000)") == 5)
  }

  @Test func `is not taken from a table of the file that has the name`() throws {
    try connection.execute("CREATE TABLE sqlitemanager_list(value, list); INSERT INTO sqlitemanager_list VALUES (1, 1)")
    try fill(10)
    #expect(try connection.value("SELECT count(*) FROM t WHERE id IN \(list: 6...2_000)") == 5)
    #expect(try connection.value("SELECT count(*) FROM temp.sqlitemanager_list(1)") == 0, "only what is bound by the package is a list")
  }

  @Test func `is refused in a few words when a value cannot be held`() throws {
    let error = expectError(.mismatch, "parameter 1500 exactly") {
      try connection.rows("SELECT 1 IN \(list: (1...2_000).map { $0 == 1_500 ? Double.nan : 1 })")
    }
    #expect((error?.sql?.utf8.count ?? 0) < 200)
  }

  @Test func `is let go of with the statement that it was bound to`() throws {
    let ledger = LedgerSqlite3Wrapper(Sqlite3Wrapper())
    let watched = try Connection(.memory, on: ledger)
    for _ in 1...2 { #expect(try watched.value("SELECT 7 IN \(list: 1...2_000)") == 1) }
    let statement = try watched.prepare("SELECT 7 IN \(list: 8...2_000)")
    for _ in 1...2 { #expect(try statement.rows(as: Int.self) == [0]) }
    #expect(ledger.ledger.misuses.isEmpty)
  }

  @Test func `of few values costs no other call than before`() throws {
    let counter = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let counted = try Connection(.memory, on: counter)
    let before = counter.total
    #expect(try counted.value("SELECT 7 IN \(list: 1...999)") == 1)
    #expect(counter.count(of: .sqlite3_create_module_v2) == 0 && counter.count(of: .sqlite3_bind_pointer) == 0)
    #expect(counter.count(of: .sqlite3_bind_int64) == 999)
    #expect(before < counter.total)
  }

  @Test func `fails at each call, and leaves nothing behind`() throws {
    func run(on wrapper: any Sqlite3WrapperProtocol) throws {
      let connection = try Connection(.memory, on: wrapper)
      #expect(try connection.value("SELECT 1500 IN \(list: 1...2_000)") == 1)
      try connection.close()
    }
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    try run(on: counter)
    for k in 1...counter.failableCalls {
      for plan in [FaultPlan.once(at: k), .forever(from: k)] {
        let ledger = LedgerSqlite3Wrapper(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: plan))
        do { try run(on: ledger) } catch is SQLiteError {}
        #expect(ledger.ledger.openHandles.isEmpty && ledger.ledger.misuses.isEmpty, "\(plan.choice): \(ledger.ledger)")
      }
    }
  }
}
