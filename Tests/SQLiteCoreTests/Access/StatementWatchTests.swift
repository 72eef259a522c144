import Expectations
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

/// A connection that reads beside one that writes.
private struct Beside {
  let writer: Connection
  let reader: Connection
  let own = WritersOwn()
  let counter = CountingSqlite3Wrapper(Sqlite3Wrapper())
  private let folder: ScratchFolder

  /// - Parameter hasRecord: Whether the reader has a record of the things that the writer alone has.
  init(hasRecord: Bool = true) throws {
    folder = try ScratchFolder()
    writer = try Connection(.file(folder.path("a")), configuration: .recommended)
    try writer.execute(
      """
      CREATE TABLE t (a); INSERT INTO t VALUES (1), (2); CREATE VIEW v AS SELECT a FROM t;
      CREATE VIRTUAL TABLE f USING fts5 (x); INSERT INTO f VALUES ('old wine')
      """)
    own.noteCommon(of: writer)
    reader = try Connection(.file(folder.path("a")), access: .readOnly, on: counter)
    try reader.reads(beside: hasRecord ? own : nil)
  }

  /// Has the writer run SQL, and looks at it as a lender does afterwards.
  func write(_ sql: SQL) throws {
    try writer.execute(sql)
    own.look(at: writer)
  }

  /// Runs a closure as a verb on the reader.
  ///
  /// - Returns: Whether the verb is for the writer, with the result.
  func verb<Result>(_ body: (Connection) throws -> Result) -> (isForWriter: Bool, result: Swift.Result<Result, any Error>) {
    var isForWriter = false
    let result = Swift.Result { try reader.runVerb(isForWriter: &isForWriter) { try body(reader) } }
    return (isForWriter, result)
  }

  /// Whether a verb that runs one statement, and swallows its error, is for the writer.
  func isForWriter(_ sql: SQL) -> Bool { verb { try? $0.rows(sql).count }.isForWriter }
}

@Suite struct `A watch over the statements of a reader` {
  private let beside: Beside

  init() throws { beside = try Beside() }

  @Test(arguments: [
    "SELECT a FROM t", "SELECT * FROM v", "SELECT x FROM f WHERE f MATCH 'wine'", "PRAGMA user_version", "PRAGMA table_info(t)",
    "SELECT * FROM nope", "SELECT nope()", "SELECT FROM",
  ]) func `leaves to the reader`(_ sql: String) { #expect(!beside.isForWriter(SQL(unchecked: sql))) }

  @Test(arguments: [
    "INSERT INTO t VALUES (3)", "DELETE FROM t RETURNING a", "CREATE TABLE u (a)", "BEGIN", "ATTACH ':memory:' AS m",
    "PRAGMA cache_size = 7",
    "PRAGMA cache_size", "SELECT changes()", "SELECT * FROM pragma_cache_size",
  ]) func `leaves to the writer`(_ sql: String) throws {
    for _ in 1...2 { #expect(beside.isForWriter(SQL(unchecked: sql))) }
    #expect(!beside.isForWriter("SELECT a FROM t"))
    #expect(try beside.reader.value("SELECT count(*) FROM t", as: Int.self) == 2 && !beside.reader.isInTransaction)
  }

  @Test func `leaves to the writer what names something that it has alone`() throws {
    try beside.write("CREATE TEMP TABLE t (z); ATTACH ':memory:' AS m; CREATE TABLE m.q (a)")
    try beside.writer.addFunction("upper", argumentCount: 1) { _ in "mine" }
    beside.own.look(at: beside.writer)
    for sql: SQL in ["SELECT * FROM t", "SELECT * FROM m.q", "SELECT * FROM q", "SELECT upper('a')", "PRAGMA table_info(t)"] {
      #expect(beside.isForWriter(sql), "\(sql)")
    }
    #expect(!beside.isForWriter("SELECT * FROM main.f"))
    try beside.write("DROP TABLE temp.t; DETACH m")
    #expect(!beside.isForWriter("SELECT * FROM t"))
  }

  @Test func `refuses every later statement of a verb that it leaves to the writer`() throws {
    _ = beside.verb { try $0.rows("SELECT a FROM t") }  // it is in the cache
    var seen = 0
    let run = beside.verb { connection in
      _ = try? connection.rows("SELECT changes()")
      try connection.forEach("SELECT a FROM t") { _ in seen += 1 }
    }
    #expect(run.isForWriter && seen == 0)
    expectError(.readonly, "this statement belongs to a verb that the connection that writes runs") { try run.result.get() }
    #expect(try beside.verb { try $0.rows("SELECT a FROM t").count }.result.get() == 2)
  }

  @Test func `lets a verb that it leaves to the writer end its transaction`() throws {
    let run = beside.verb { connection in
      try connection.transaction(.deferred) { _ = try connection.rows("SELECT changes()") }
    }
    #expect(run.isForWriter && !beside.reader.isInTransaction)
  }

  @Test func `leaves nothing to the writer once a row was read`() throws {
    try beside.write("CREATE TEMP TABLE mine (a)")
    var seen = 0
    let run = beside.verb { connection in
      try connection.forEach("SELECT a FROM t") { _ in
        seen += 1
        _ = expectError(.readonly, "only the connection that writes has") { try connection.rows("SELECT changes()") }
        _ = expectError(.error, "no such table: mine") { try connection.rows("SELECT * FROM mine") }
      }
    }
    #expect(!run.isForWriter && seen == 2)
  }

  @Test func `leaves to the writer the verb within a verb alone`() throws {
    var (seen, isInnerForWriter) = (0, false)
    let run = beside.verb { connection in
      try connection.forEach("SELECT a FROM t") { _ in
        seen += 1
        isInnerForWriter = beside.isForWriter("SELECT changes()")
      }
    }
    #expect(!run.isForWriter && isInnerForWriter && seen == 2)
  }

  @Test func `takes a closure that reads for no part of the verb around it`() throws {
    let run = beside.verb { connection in
      _ = try connection.read(.statement) { try? $0.rows("SELECT changes()") }
      return try connection.rows("SELECT a FROM t").count
    }
    #expect(try !run.isForWriter && run.result.get() == 2)
  }

  @Test func `knows what a kept statement does`() throws {
    try beside.write("CREATE TEMP TABLE mine (a)")  // every statement is looked at
    #expect(!beside.isForWriter("SELECT a FROM t"))
    beside.counter.reset()
    #expect(!beside.isForWriter("SELECT a FROM t"))
    try beside.write("CREATE TEMP TABLE t (a)")
    #expect(beside.isForWriter("SELECT a FROM t"))
    #expect(beside.counter.count(of: .sqlite3_prepare_v3) == 0)
  }

  @Test func `looks at a statement again that SQLite compiles again`() throws {
    #expect(!beside.isForWriter("SELECT * FROM v"))
    try beside.write("DROP VIEW v; CREATE VIEW v AS SELECT changes() AS a")
    for _ in 1...2 { #expect(beside.isForWriter("SELECT * FROM v")) }
  }

  @Test func `leaves a statement to the reader that compiles at the second try`() throws {
    let beside = try Beside(hasRecord: false)
    beside.reader.supply { meaning, _, connection in
      guard meaning == .missingFunction("late") else { return false }
      try connection.addFunction("late", argumentCount: 0) { _ in 7 }
      return true
    }
    let run = beside.verb { try $0.value("SELECT late()", as: Int.self) }
    #expect(try !run.isForWriter && run.result.get() == 7)
    #expect(beside.isForWriter("SELECT nope()"), "nothing is known of the writer, which may have it")
  }
}

@Suite struct `A watch over the tables that are read` {
  private let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(
      "CREATE TABLE t (a); CREATE TABLE u (b); CREATE VIEW v AS SELECT a FROM t; CREATE VIRTUAL TABLE f USING fts5 (x)")
  }

  private func names(_ sql: SQL) throws -> Set<String>? {
    guard case .some(let tables) = try connection.readingTables({ _ = try $0.rows(sql) }) else { return nil }
    return Set(tables.filter { $0.database == SchemaName("main") }.map(\.name.spelling))
  }

  @Test func `finds those of each statement, compiled or kept`() throws {
    for _ in 1...2 {
      #expect(try names("SELECT * FROM v, u") == ["t", "u", "v"])
      #expect(try names("SELECT count(*) FROM u") == ["u"])
      #expect(try names("PRAGMA user_version") == nil, "any table")
    }
  }

  @Test func `finds the table of a module that runs statements of its own while one is compiled`() throws {
    for _ in 1...2 {
      let tables = try connection.readingTables { _ = try $0.rows("SELECT x FROM f") }
      #expect(tables.meets(.some([TouchedTable(database: "main", name: "f")])))
    }
  }

  @Test func `hands those of an inner closure to the outer one`() throws {
    var inner = TouchedTables.none
    let outer = try connection.readingTables { connection in
      inner = try connection.readingTables { _ = try $0.rows("SELECT a FROM t") }
      _ = try connection.rows("SELECT b FROM u")
    }
    let (t, u) = (TouchedTable(database: "main", name: "t"), TouchedTable(database: "main", name: "u"))
    #expect(inner.meets(.some([t])) && !inner.meets(.some([u])))
    #expect(outer.meets(.some([t])) && outer.meets(.some([u])))
  }

  @Test func `refuses to write as long as it lasts`() throws {
    let insert: SQL = "INSERT INTO t VALUES (1)"
    for _ in 1...2 {
      _ = expectError(.auth, "not authorized") { try connection.readingTables { try $0.execute(insert) } }
      _ = expectError(.auth, "not authorized") { try connection.refusingWrites { try $0.prepare(insert).run() } }
      try connection.execute(insert)
    }
    #expect(try connection.value("SELECT count(*) FROM t", as: Int.self) == 2)
  }
}
