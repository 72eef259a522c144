import Expectations
import SQLiteManager
import Scratch
import Testing

@Suite struct `Rows replaced in a table with an index that triggers keep` {
  static let base: SQL = """
    CREATE TABLE doc (id INTEGER PRIMARY KEY, k UNIQUE, title); CREATE VIRTUAL TABLE f USING fts5(title);
    CREATE TRIGGER di AFTER INSERT ON doc BEGIN INSERT INTO f (rowid, title) VALUES (new.id, new.title); END;
    CREATE TRIGGER dd AFTER DELETE ON doc BEGIN DELETE FROM f WHERE rowid = old.id; END;
    INSERT INTO doc VALUES (1, 'x', 'old')
    """

  static func expectIndexed(_ ids: [Int], _ connection: Connection, _ location: SourceLocation = #_sourceLocation) throws {
    #expect(try connection.rows("SELECT id FROM doc ORDER BY id") { try $0[0] } == ids, sourceLocation: location)
    #expect(try connection.rows("SELECT rowid FROM f ORDER BY rowid") { try $0[0] } == ids, sourceLocation: location)
  }

  @Test func `are known to the index when a trigger that replaces was made since`() throws {
    let connection = try Connection(.memory)
    try connection.execute(Self.base)
    try connection.execute("CREATE TABLE src (a)")
    let insert = try connection.prepare("INSERT INTO src VALUES ('new')")
    try insert.run()
    try connection.execute("CREATE TRIGGER s AFTER INSERT ON src BEGIN INSERT OR REPLACE INTO doc (k, title) VALUES ('x', new.a); END")
    try insert.run()
    try Self.expectIndexed([2], connection)
  }

  @Test func `are known to the index in a transaction, when the trigger was made in it`() throws {
    let connection = try Connection(.memory)
    try connection.execute(Self.base)
    try connection.execute("CREATE TABLE src (a)")
    try connection.transaction {
      try connection.execute("INSERT INTO src VALUES ('new'); INSERT INTO doc VALUES (5, 'y', 'other')")
      try connection.execute("CREATE TRIGGER s AFTER INSERT ON src BEGIN REPLACE INTO doc (k, title) VALUES ('x', new.a); END")
      try connection.execute("INSERT INTO src VALUES ('new')")
    }
    try Self.expectIndexed([5, 6], connection)
  }

  static let repeats: [(SQL, SQL)] = [
    ("BEGIN", "ROLLBACK"), ("SAVEPOINT s", "ROLLBACK TO s; RELEASE s"), ("SAVEPOINT s", "ROLLBACK TRANSACTION TO s; RELEASE s"),
    ("BEGIN", "INSERT OR ROLLBACK INTO doc VALUES (1, 'x', 'fails')"),
  ]

  @Test(arguments: repeats.indices) func `are known to the index when the version of the schema repeats`(number: Int) throws {
    let connection = try Connection(.memory)
    try connection.execute(Self.base)
    try connection.execute("DROP TRIGGER dd")
    let (begin, undo) = Self.repeats[number]
    try connection.execute(begin + "; CREATE TABLE zz (a); REPLACE INTO doc VALUES (7, 'z', 'gone')")
    try? connection.execute(undo)
    try connection.execute("CREATE TRIGGER dd AFTER DELETE ON doc BEGIN DELETE FROM f WHERE rowid = old.id; END")
    try connection.execute("REPLACE INTO doc VALUES (2, 'x', 'new')")
    try Self.expectIndexed([2], connection)
  }

  @Test func `are known to the index when another file takes the name of a database`() throws {
    let folder = try ScratchFolder()
    try Connection(.file(folder.path("a"))).execute(Self.base + "; DROP TRIGGER dd; CREATE TABLE other (a)")
    try Connection(.file(folder.path("b"))).execute(Self.base + "; CREATE TABLE more (a); CREATE TABLE other (a)")
    let connection = try Connection(.memory)
    try connection.execute("ATTACH \(folder.path("a")) AS lib")
    try connection.execute("REPLACE INTO lib.doc VALUES (3, 'y', 'new'); DETACH lib")
    try connection.execute("ATTACH \(folder.path("b")) AS lib")
    try connection.execute("REPLACE INTO lib.doc VALUES (2, 'x', 'new')")
    #expect(try connection.rows("SELECT rowid FROM lib.f") { try $0[0] } == [2])
  }

  static let ways: [SQL] = [
    """
    CREATE TRIGGER d AFTER DELETE ON doc BEGIN DELETE FROM body WHERE doc = old.id; END;
    CREATE TRIGGER b AFTER DELETE ON body BEGIN DELETE FROM f WHERE rowid = old.doc; END
    """,
    """
    CREATE VIEW v AS SELECT doc FROM body; CREATE TRIGGER d AFTER DELETE ON doc BEGIN DELETE FROM v WHERE doc = old.id; END;
    CREATE TRIGGER b INSTEAD OF DELETE ON v BEGIN DELETE FROM f WHERE rowid = old.doc; DELETE FROM body WHERE doc = old.doc; END
    """,
    """
    CREATE TRIGGER d AFTER DELETE ON doc BEGIN DELETE FROM middle WHERE id = old.id; END;
    CREATE TRIGGER b AFTER DELETE ON body BEGIN DELETE FROM f WHERE rowid = old.doc; END
    """,
    """
    CREATE TRIGGER d AFTER DELETE ON doc BEGIN UPDATE body SET doc = NULL WHERE doc = old.id; END;
    CREATE TRIGGER b AFTER UPDATE ON body BEGIN DELETE FROM f WHERE rowid = old.doc; END
    """,
  ]

  @Test(arguments: ways.indices) func `are known to an index that other tables lead to`(number: Int) throws {
    let connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE doc (id INTEGER PRIMARY KEY, k UNIQUE); CREATE TABLE middle (id INTEGER PRIMARY KEY);
      CREATE TABLE body (doc REFERENCES middle ON DELETE CASCADE); CREATE VIRTUAL TABLE f USING fts5(title);
      INSERT INTO doc VALUES (1, 'x'); INSERT INTO middle VALUES (1); INSERT INTO body VALUES (1);
      INSERT INTO f (rowid, title) VALUES (1, 'old');
      """ + Self.ways[number])
    try connection.execute("REPLACE INTO doc VALUES (2, 'x')")
    #expect(try connection.rows("SELECT rowid FROM f", as: Int.self) == [])
  }

  @Test func `are known to the index where the key is of a generated column`() throws {
    let connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE doc (id INTEGER PRIMARY KEY, a, k AS (lower(a)), UNIQUE (k) ON CONFLICT REPLACE); CREATE VIRTUAL TABLE f USING fts5(title);
      CREATE TRIGGER dd AFTER DELETE ON doc BEGIN DELETE FROM f WHERE rowid = old.id; END;
      INSERT INTO doc (id, a) VALUES (1, 'x'), (2, 'y'); INSERT INTO f (rowid, title) VALUES (1, 'x'), (2, 'y');
      UPDATE doc SET a = 'X' WHERE id = 2
      """)
    try Self.expectIndexed([2], connection)
  }

  @Test func `are told apart from those of a table of the same name in another database`() throws {
    let connection = try Connection(.memory)
    try connection.execute(Self.base)
    try connection.attach(.memory, as: "lib")
    try connection.execute(
      """
      CREATE TABLE lib.doc (id INTEGER PRIMARY KEY, k UNIQUE, n DEFAULT 0); INSERT INTO lib.doc VALUES (1, 'x', 0), (2, 'y', 0);
      CREATE TRIGGER lib.counted AFTER DELETE ON doc BEGIN UPDATE doc SET n = n + 1; END;
      CREATE TEMP TABLE noted (id INTEGER PRIMARY KEY, k UNIQUE); INSERT INTO noted VALUES (1, 'x'); CREATE TABLE noted (id, k);
      CREATE TEMP TRIGGER gone AFTER DELETE ON noted BEGIN DELETE FROM f WHERE rowid = old.id; END;
      REPLACE INTO lib.doc VALUES (3, 'x', 0)
      """)
    #expect(try connection.rows("SELECT n FROM lib.doc ORDER BY id", as: Int.self) == [0, 0])
    try connection.execute("REPLACE INTO noted VALUES (2, 'x')")
    #expect(try connection.rows("SELECT rowid FROM f", as: Int.self) == [])
  }
}
