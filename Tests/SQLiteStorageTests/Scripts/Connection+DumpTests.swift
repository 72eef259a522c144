import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing
import SQLiteStorage

@Suite struct `A dump` {
  private static let schema: SQL = """
    CREATE TABLE "or""der" ("select" INTEGER PRIMARY KEY AUTOINCREMENT, "a b" TEXT COLLATE NOCASE, c -- ends late
    , d AS (c + 1), CHECK (c IS NOT 'x;'));
    CREATE TABLE bare (a, rowid);
    CREATE TABLE w (a TEXT PRIMARY KEY, b) WITHOUT ROWID;
    CREATE TABLE s (a INTEGER, b REAL, c BLOB) STRICT;
    CREATE TABLE child (parent REFERENCES "or""der" ON DELETE CASCADE);
    CREATE INDEX i ON "or""der" (c) WHERE c > 1;
    CREATE VIEW v AS SELECT * FROM "or""der";
    CREATE TRIGGER tr AFTER INSERT ON w BEGIN INSERT INTO bare VALUES (new.a, 'from; trigger'); UPDATE bare SET a = 7; END;
    CREATE VIRTUAL TABLE f5 USING fts5 (a, b, prefix='2');
    CREATE VIRTUAL TABLE f4 USING fts4 (a);
    CREATE VIRTUAL TABLE outside USING fts5 (a, content='bare', content_rowid='_rowid_');
    CREATE VIRTUAL TABLE r USING rtree (id, x0, x1);
    """

  private static func fill(_ connection: Connection) throws {
    try connection.execute(schema)
    var random = SplitMix64(seed: TestRun.seed)
    try connection.execute(
      """
      PRAGMA foreign_keys = OFF; DROP TRIGGER tr;
      INSERT INTO "or""der" VALUES (5, 'it''s' || char(0) || 'č', -9223372036854775808), (9, '', 2), (12, NULL, x'');
      DELETE FROM "or""der" WHERE "select" = 12;
      INSERT INTO bare (_rowid_, a, rowid) VALUES (7, 1, 2), (-3, 2.0, x'00ff'), (9007199254740993, 9e999, -9e999);
      INSERT INTO bare VALUES (CAST(x'ff41fe' AS TEXT), CAST(x'efbfbd' AS TEXT));
      INSERT INTO w VALUES ('b', 1), ('a', 2);
      INSERT INTO child VALUES (5), (77);
      INSERT INTO f5 VALUES ('one two', 'three'), ('četba', 'x'); DELETE FROM f5 WHERE rowid = 1;
      INSERT INTO f4 VALUES ('full text'); INSERT INTO outside (rowid, a) SELECT _rowid_, a FROM bare WHERE a = 1;
      INSERT INTO r VALUES (1, 0, 1), (2, -5, 5);
      CREATE TRIGGER tr AFTER INSERT ON w BEGIN INSERT INTO bare VALUES (new.a, 'from; trigger'); UPDATE bare SET a = 7; END;
      PRAGMA user_version = 42; PRAGMA application_id = 7; ANALYZE;
      """)
    for _ in 0..<200 {
      let number = Double(bitPattern: random.next())
      try connection.execute(
        "INSERT INTO s VALUES (\(Int64(bitPattern: random.next())), \(number.isNaN ? 0 : number), \([UInt8](repeating: 7, count: 3)))")
    }
  }

  private func script(_ connection: Connection, includesRows: Bool = true) throws -> String {
    var statements: [String] = []
    try connection.dump(includesRows: includesRows) { statements.append($0) }
    return statements.joined(separator: "\n")
  }

  private func made(by script: String) throws -> Connection {
    var configuration = Connection.Configuration()
    configuration.defensive = false
    let connection = try Connection(.memory, configuration: configuration)
    try connection.execute(SQL(unchecked: script))
    return connection
  }

  /// Everything of a database that a script can carry, with rowids.
  private func state(_ connection: Connection) throws -> [String] {
    var state = try connection.rows("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name").map { "\($0.values)" }
    let tables = try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 ORDER BY name", as: String.self)
    for table in tables {
      let isKeyed =
        try connection.value("SELECT wr FROM pragma_table_list WHERE schema = 'main' AND name = \(table)", as: Bool.self) == true
      let rows: SQL = isKeyed ? "SELECT * FROM \(identifier: table)" : "SELECT _rowid_, * FROM \(identifier: table) ORDER BY _rowid_"
      state += try connection.rows(rows).map { "\(table) \($0.values)" }
    }
    for pragma in ["user_version", "application_id", "encoding"] {
      state.append("\(try connection.row(SQL(unchecked: "PRAGMA \(pragma)"))?.values ?? [])")
    }
    state += try connection.rows("SELECT hex(a), typeof(a), hex(rowid) FROM bare ORDER BY _rowid_").map { "\($0.values)" }
    return state
  }

  @Test(arguments: ["UTF-8", "UTF-16le", "UTF-16be"]) func `makes the same again`(encoding: String) throws {
    let source = try Connection(.memory)
    try source.execute(SQL(unchecked: "PRAGMA encoding = '\(encoding)'"))
    try Self.fill(source)
    let script = try script(source)
    let copy = try made(by: script)
    let (found, wanted) = (try state(copy), try state(source))
    #expect(found == wanted, "\(Set(found).symmetricDifference(wanted).sorted())")
    #expect(try copy.integrityCheck() == [])
    #expect(try copy.rows("SELECT rowid FROM f5 WHERE f5 MATCH 'cet*'", as: Int.self) == [2])
    try copy.execute("INSERT INTO \"or\"\"der\" (c) VALUES (1)")
    #expect(copy.lastInsertRowid == 13)
    #expect(try self.script(made(by: script)) == script)
  }

  @Test func `writes every double to the last bit`() throws {
    var random = SplitMix64(seed: TestRun.seed)
    let connection = try Connection(.memory)
    var numbers = [
      0.1, -0.0, 1e16, 1e22, 1e23, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude,
      0.1 + 0.2, 123_456_789.125, 1e300, -582854940.574763, 0.5, 0.000_001,
    ]
    numbers += (0..<TestRun.rounds(30_000, few: 1_000)).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    numbers += (0..<TestRun.rounds(30_000, few: 1_000)).map { _ in Double.random(in: -1e9...1e9, using: &random) }
    try connection.execute("CREATE TABLE t (a)")
    let insert = try connection.prepare("INSERT INTO t VALUES (?)")
    for number in numbers { try insert.run(number) }
    let copy = try made(by: script(connection))
    let found = try copy.rows("SELECT a FROM t ORDER BY rowid", as: Double.self)
    #expect(found.count == numbers.count)
    for (found, number) in zip(found, numbers) where found.bitPattern != number.bitPattern {
      #expect(found == 0 && number == 0, "\(number) became \(found)")  // SQLite stores no negative zero
    }
  }

  @Test func `makes a database whose last table with a counter is gone`() throws {
    let source = try Connection(.memory)
    try source.execute("CREATE TABLE t (a INTEGER PRIMARY KEY AUTOINCREMENT); DROP TABLE t")
    try source.execute("CREATE TABLE bare (a); INSERT INTO bare VALUES (7)")
    #expect(try source.value("SELECT count(*) FROM sqlite_sequence") == 0)
    #expect(try made(by: script(source)).value("SELECT a FROM bare") == 7)
  }

  @Test func `makes a search table that takes its columns from a view`() throws {
    let source = try Connection(.memory)
    try source.execute(
      """
      CREATE TABLE bare (a); INSERT INTO bare VALUES ('red wine'); CREATE VIEW texts AS SELECT rowid AS id, a AS title FROM bare;
      CREATE VIRTUAL TABLE search USING fts4(content="texts"); INSERT INTO search (search) VALUES ('rebuild')
      """)
    #expect(try made(by: script(source)).value("SELECT count(*) FROM search WHERE search MATCH 'wine'") == 1)
  }

  @Test func `carries texts with thousands of NULs`() throws {
    let source = try Connection(.memory)
    try source.execute("CREATE TABLE t (a)")
    let texts = [1, 2, 3, 998, 5_000].flatMap { count in
      let nuls = String(repeating: "\0", count: count)
      return [nuls, "a\(nuls)b", String(repeating: "x\0", count: count)]
    }
    for text in texts { try source.execute("INSERT INTO t VALUES (\(text))") }
    #expect(try made(by: script(source)).rows("SELECT a FROM t ORDER BY rowid", as: String.self) == texts)
  }

  @Test func `keeps the rowids of a table with as many columns as SQLite allows`() throws {
    let source = try Connection(.memory)
    let names = (0..<2_000).map { "c\($0)" }
    try source.execute(SQL(unchecked: "CREATE TABLE t (\(names.joined(separator: ", ")))"))
    for row in [-5, 7, 9_000_000_000] {
      try source.execute(SQL(unchecked: "INSERT INTO t (rowid, c0, c1999) VALUES (\(row), \(row), 'last')"))
    }
    let copy = try made(by: script(source))
    #expect(
      try copy.rows("SELECT rowid, c0 FROM t WHERE c1999 = 'last' AND c7 IS NULL", as: Int.self, Int.self).map { [$0, $1] }
        == [[-5, -5], [7, 7], [9_000_000_000, 9_000_000_000]])
  }

  @Test func `leaves rows out where only the schema is wanted`() throws {
    let source = try Connection(.memory)
    try Self.fill(source)
    let script = try script(source, includesRows: false)
    #expect(!script.contains("INSERT INTO \"or"))
    #expect(try made(by: script).value("SELECT count(*) FROM f5", as: Int.self) == 0)
  }

  @Test func `refuses a schema that would run what nobody wants`() throws {
    var configuration = Connection.Configuration()
    configuration.defensive = false
    let source = try Connection(.memory, configuration: configuration)
    try source.execute(
      """
      CREATE TABLE t (a); PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = 'CREATE TABLE t (a); DROP TABLE other' WHERE name = 't'
      """)
    expectError(.corrupt, "could do harm") { try source.dump { _ in } }
    try source.execute("UPDATE sqlite_schema SET sql = 'CREATE TABLE t (a) -- '")
    #expect(try script(source).contains("CREATE TABLE t (a) -- \n;"))
  }

  @Test func `is of one state, ends with what its closure throws, and leaves no transaction`() throws {
    struct Stop: Error {}
    let source = try Connection(.memory)
    try source.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    #expect(throws: Stop.self) { try source.dump { _ in throw Stop() } }
    #expect(!source.isInTransaction)
    expectError(.error, "no such") { try source.dump("elsewhere") { _ in } }
    expectError(.misuse, "NUL") { try source.dump("a\0b") { _ in } }
  }

  @Test func `is whole or an error, whichever call fails`() throws {
    let sweep = FaultSweep(seed: TestRun.seed) { sqlite throws -> [String] in
      let source = try Connection(.memory, on: sqlite)
      try source.execute(
        "CREATE TABLE t (a, b); INSERT INTO t VALUES (1, 'x'), (2, CAST(x'efbfbd' AS TEXT)); CREATE VIRTUAL TABLE f USING fts5 (a)")
      try source.execute("INSERT INTO f VALUES ('one')")
      var statements: [String] = []
      try source.dump { statements.append($0) }
      try source.close()
      return statements
    }
    #expect(try sweep.inProcess.everyCommitIsFine.sampled(TestRun.most(8)).run().failableCalls > 30)
  }
}
