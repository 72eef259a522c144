import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteStorage
import Testing

@Suite struct `A statement's facts` {
  enum Library: CaseIterable { case real, mock }

  static func open(_ library: Library) throws -> Connection {
    if library == .real {
      let connection = try Connection(.memory)
      try connection.execute("CREATE TABLE t (a INTEGER, b TEXT); INSERT INTO t VALUES (1, 'x'), (2, 'y')")
      return connection
    }
    let mock = MockSqlite3Wrapper()
    mock.isStrict = false
    mock.when("SELECT a, b FROM t").answers(columns: ["a", "b"], rows: [[1, "x"], [2, "y"]]).declaredTypes(["INTEGER", "TEXT"])
    return try Connection(.memory, on: mock)
  }

  @Test(arguments: Library.allCases)
  func `are values that outlive it`(library: Library) throws {
    #expect(try Self.open(library).prepare("SELECT a, b FROM t").facts.columnNames == ["a", "b"])
    let facts = try Self.open(library).prepare("DELETE FROM t WHERE a = :a AND b = ?").facts
    #expect(facts.parameterNames == [":a", nil] && facts.parameterCount == 2 && facts.columnNames.isEmpty)
    #expect(facts.sql == "DELETE FROM t WHERE a = :a AND b = ?" && !facts.isReadOnly && facts.explanation == .none)
    #expect(try Self.open(library).prepare("EXPLAIN QUERY PLAN SELECT a, b FROM t").facts.explanation == .queryPlan)
  }

  @Test(arguments: Library.allCases)
  func `tell whether it stands on a row`(library: Library) throws {
    let statement = try Self.open(library).prepare("SELECT a, b FROM t")
    var inside: [Bool] = []
    var busy = statement.isBusy
    #expect(!busy)
    try statement.forEach { _ in inside.append(statement.isBusy) }
    busy = statement.isBusy
    #expect(inside == [true, true])
    #expect(!busy)
  }

  @Test(
    arguments: Library.allCases,
    [
      ("SELECT a, b FROM t", true), ("PRAGMA user_version", true), ("BEGIN", true), ("INSERT INTO t VALUES (3, 'z')", false),
      ("UPDATE t SET a = 1", false), ("DELETE FROM t", false), ("CREATE TABLE t2 (a)", false), ("PRAGMA user_version = 1", false),
    ])
  func `tell whether it only reads`(library: Library, expected: (String, Bool)) throws {
    let isReadOnly = try Self.open(library).prepare(SQL(unchecked: expected.0)).isReadOnly
    #expect(isReadOnly == expected.1)
  }

  @Test(
    arguments: Library.allCases,
    [("SELECT a, b FROM t", Explanation.none), ("EXPLAIN SELECT a FROM t", .program), ("EXPLAIN QUERY PLAN SELECT a FROM t", .queryPlan)])
  func `tell whether it explains`(library: Library, expected: (String, Explanation)) throws {
    let explanation = try Self.open(library).prepare(SQL(unchecked: expected.0)).explanation
    #expect(explanation == expected.1)
  }

  @Test(arguments: Library.allCases)
  func `show its SQL with and without the values`(library: Library) throws {
    let statement = try Self.open(library).prepare("SELECT ?, :name, ?4, ?")
    let unbound = try statement.expandedSQL
    #expect(unbound == "SELECT NULL, NULL, NULL, NULL")
    try statement.bind(1, "it's", SQLiteValue.null, 2.5, [1, 255] as [UInt8])
    let (sql, expanded, names) = (statement.sql, try statement.expandedSQL, statement.parameterNames)
    #expect(sql == "SELECT ?, :name, ?4, ?")
    #expect(expanded == "SELECT 1, 'it''s', 2.5, x'01ff'")
    #expect(names == [nil, ":name", nil, "?4", nil])
  }

  @Test func `do not show SQL that would be too long, and nothing is freed twice`() throws {
    let ledger = LedgerSqlite3Wrapper(Sqlite3Wrapper())
    do {
      let connection = try Connection(.memory, on: ledger)
      try connection.setLimit(.length, to: 100)
      let statement = try connection.prepare("SELECT ?, ?")
      try statement.bind(String(repeating: "a", count: 90), String(repeating: "b", count: 90))
      let error = #expect(throws: SQLiteError.self) { _ = try statement.expandedSQL }
      #expect(error?.code == .nomem)
      #expect(error?.origin == .call(.sqlite3_expanded_sql))
    }
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }

  @Test(arguments: Library.allCases)
  func `name the types its columns were declared with`(library: Library) throws {
    let types = try Self.open(library).prepare("SELECT a, b FROM t").declaredTypes
    #expect(types == ["INTEGER", "TEXT"])
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_column_origin_name))) func `say where its columns come from`() throws {
    let connection = try Self.open(.real)
    try connection.attach(.memory, as: "other")
    try connection.execute("CREATE TABLE other.\"u v\" (\"c d\" VARCHAR(3), e); CREATE VIEW w AS SELECT b AS renamed FROM t")
    let statement = try connection.prepare("SELECT a + 1, x.\"c d\" AS n, e, renamed FROM other.\"u v\" AS x, w, t")
    let (origins, types) = (try statement.columnOrigins, try statement.declaredTypes)
    #expect(
      origins == [
        nil, ColumnOrigin(schema: "other", table: "u v", column: "c d"), ColumnOrigin(schema: "other", table: "u v", column: "e"),
        ColumnOrigin(schema: "main", table: "t", column: "b"),
      ])
    #expect(types == [nil, "VARCHAR(3)", nil, "TEXT"])
    let none = try connection.prepare("DELETE FROM t").columnOrigins
    #expect(none.isEmpty)
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_column_origin_name))) func `do not take an older error for a missing column`()
    throws
  {
    let connection = try Self.open(.real)
    let statement = try connection.prepare("SELECT a + 1 FROM t")
    expectError(.error, "no such column: nosuch") { try connection.execute("SELECT nosuch") }
    let (origins, types) = (try statement.columnOrigins, try statement.declaredTypes)
    #expect(origins == [nil])
    #expect(types == [nil])
  }

  @Test func `name what a library lacks`() throws {
    let connection = try Connection(.memory, on: PoorWrapper())
    let statement = try connection.prepare("SELECT 1")
    let error = #expect(throws: SQLiteError.self) { _ = try statement.columnOrigins }
    #expect(error?.message.contains("SQLITE_ENABLE_COLUMN_METADATA") == true)
    let kind = #expect(throws: SQLiteError.self) { _ = try statement.explanation }
    #expect(kind?.code == .range)
  }
}

/// A library without column metadata, that knows a third kind of EXPLAIN.
private final class PoorWrapper: RoutedSqlite3Wrapper {
  init() { super.init(Sqlite3Wrapper()) }
  override func provides(_ call: Sqlite3Call) -> Bool { call != .sqlite3_column_origin_name }
  override func sqlite3_stmt_isexplain(_ statement: OpaquePointer!) -> Int32 { 3 }
}
