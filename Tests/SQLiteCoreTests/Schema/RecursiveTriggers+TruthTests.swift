import SQLiteManager
import Scratch
import Testing

/// A table of statements over indexes that triggers keep: each is compared with SQLite's result with the setting off, and with the setting on.
@Suite struct `Each statement that may replace rows` {
  static let base: SQL = """
    CREATE TABLE doc (id INTEGER PRIMARY KEY, title, code UNIQUE, u INTEGER DEFAULT 0);
    CREATE TABLE keyed (id INTEGER PRIMARY KEY, title, code UNIQUE ON CONFLICT REPLACE, u INTEGER DEFAULT 0);
    CREATE TABLE source (id, title);
    CREATE TABLE plain (id INTEGER PRIMARY KEY, title, code UNIQUE, u INTEGER DEFAULT 0, made);
    CREATE TABLE audit (what);
    CREATE TABLE parent (id INTEGER PRIMARY KEY, k UNIQUE);
    CREATE VIEW shown AS SELECT id, title FROM doc;
    CREATE TRIGGER shown_i INSTEAD OF INSERT ON shown BEGIN INSERT OR REPLACE INTO doc (id, title) VALUES (new.id, new.title); END;
    CREATE TRIGGER source_i AFTER INSERT ON source BEGIN INSERT INTO doc (id, title) VALUES (new.id, new.title); END;
    CREATE TRIGGER source_d AFTER DELETE ON source BEGIN REPLACE INTO doc (id, title) VALUES (old.id, 'again' || old.id); END;
    CREATE TRIGGER plain_u AFTER UPDATE ON plain BEGIN UPDATE plain SET u = u + 1 WHERE id = new.id; END;
    CREATE TRIGGER plain_i AFTER INSERT ON plain BEGIN UPDATE plain SET made = 1 WHERE id = new.id; END;
    CREATE TRIGGER plain_d AFTER DELETE ON plain BEGIN INSERT INTO audit VALUES ('gone' || old.id); END;
    INSERT INTO doc (id, title, code) VALUES (1, 'one', 10), (2, 'two', 20), (3, 'three', 30);
    INSERT INTO keyed (id, title, code) VALUES (1, 'one', 10), (2, 'two', 20), (3, 'three', 30);
    INSERT INTO plain (id, title, code) VALUES (1, 'one', 10), (2, 'two', 20);
    INSERT INTO source VALUES (77, 'x'); DELETE FROM doc WHERE id = 77; UPDATE source SET id = 2; UPDATE plain SET u = 0; DELETE FROM audit;
    INSERT INTO parent VALUES (1, 10), (2, 21), (3, 30);
    CREATE TABLE child (id INTEGER PRIMARY KEY, title, k REFERENCES parent (k) ON UPDATE CASCADE ON DELETE CASCADE, z,
      g AS (k % 10) UNIQUE ON CONFLICT REPLACE);
    INSERT INTO child (id, title, k, z) VALUES (1, 'c1', 10, 0), (2, 'c2', 21, 0)
    """
  static let indexed = ["doc", "keyed", "child"]

  enum Module: CaseIterable { case fts5, fts4 }
  enum Recursion: CaseIterable { case none, whenUpdated, whenInsertedAsWell }

  static func index(_ module: Module, of table: String) -> SQL {
    let (t, f) = (SQL(unchecked: table), SQL(unchecked: table + "_s"))
    switch module {
    case .fts5:
      return """
        CREATE VIRTUAL TABLE \(f) USING fts5(title, content='\(t)', content_rowid='id');
        CREATE VIRTUAL TABLE \(f)_v USING fts5vocab(\(f), instance); INSERT INTO \(f) (\(f)) VALUES ('rebuild');
        CREATE TRIGGER \(f)_i AFTER INSERT ON \(t) BEGIN INSERT INTO \(f) (rowid, title) VALUES (new.id, new.title); END;
        CREATE TRIGGER \(f)_d AFTER DELETE ON \(t) BEGIN INSERT INTO \(f) (\(f), rowid, title) VALUES ('delete', old.id, old.title); END;
        CREATE TRIGGER \(f)_u AFTER UPDATE OF id, title ON \(t) BEGIN
          INSERT INTO \(f) (\(f), rowid, title) VALUES ('delete', old.id, old.title); INSERT INTO \(f) (rowid, title) VALUES (new.id, new.title);
        END;
        """
    case .fts4:
      return """
        CREATE VIRTUAL TABLE \(f) USING fts4(content='\(t)', title); INSERT INTO \(f) (\(f)) VALUES ('rebuild');
        CREATE TRIGGER \(f)_bu BEFORE UPDATE OF id, title ON \(t) BEGIN DELETE FROM \(f) WHERE docid = old.id; END;
        CREATE TRIGGER \(f)_bd BEFORE DELETE ON \(t) BEGIN DELETE FROM \(f) WHERE docid = old.id; END;
        CREATE TRIGGER \(f)_u AFTER UPDATE OF id, title ON \(t) BEGIN INSERT INTO \(f) (docid, title) VALUES (new.id, new.title); END;
        CREATE TRIGGER \(f)_i AFTER INSERT ON \(t) BEGIN INSERT INTO \(f) (docid, title) VALUES (new.id, new.title); END;
        """
    }
  }

  static func triggers(_ recursion: Recursion) -> SQL {
    let tables: [SQL] = recursion == .none ? [] : ["doc", "keyed"]
    return tables.reduce("") { made, t in
      let created: SQL = "CREATE TRIGGER \(t)_c AFTER INSERT ON \(t) BEGIN UPDATE \(t) SET u = 1 WHERE id = new.id; END;"
      return made + "CREATE TRIGGER \(t)_up AFTER UPDATE ON \(t) BEGIN UPDATE \(t) SET u = u + 1 WHERE id = new.id; END;"
        + (recursion == .whenInsertedAsWell ? created : "")
    }
  }

  /// A statement, and whether SQLite has to compile it with the setting on.
  static let statements: [(sql: SQL, isOn: Bool)] = [
    ("REPLACE INTO doc (id, title) VALUES (1, 'new')", true), ("INSERT OR REPLACE INTO doc (id, title, code) VALUES (9, 'new', 20)", true),
    ("INSERT OR REPLACE INTO doc (id, title, code) VALUES (9, 'new', 99)", true),
    ("INSERT INTO keyed (id, title, code) VALUES (9, 'new', 20)", true), ("UPDATE keyed SET code = 20 WHERE id = 1", true),
    ("UPDATE keyed SET title = 'new' WHERE id = 1", false), ("UPDATE OR REPLACE doc SET id = 2, title = 'new' WHERE id = 1", true),
    ("UPDATE OR REPLACE doc SET title = 'new' WHERE id = 1", false),
    ("INSERT INTO doc (id, title) VALUES (1, 'new') ON CONFLICT (id) DO UPDATE SET title = excluded.title", false),
    ("INSERT INTO keyed (id, title, code) VALUES (9, 'new', 20) ON CONFLICT (id) DO UPDATE SET title = excluded.title", true),
    ("INSERT INTO keyed (id, title, code) VALUES (1, 'new', 11) ON CONFLICT (id) DO UPDATE SET code = 20", true),
    ("INSERT OR IGNORE INTO keyed (id, title, code) VALUES (9, 'new', 20)", false),
    ("INSERT OR ABORT INTO keyed (id, title, code) VALUES (9, 'new', 20)", false), ("DELETE FROM source", true),
    ("INSERT OR REPLACE INTO source VALUES (1, 'new')", true), ("INSERT OR IGNORE INTO shown VALUES (1, 'new')", false),
    ("INSERT INTO shown VALUES (1, 'new')", true),
    ("WITH n (i, t) AS (VALUES (1, 'new'), (2, 'new')) INSERT OR REPLACE INTO doc (id, title) SELECT i, t FROM n", true),
    ("INSERT INTO doc (id, title) VALUES (9, 'new')", false), ("UPDATE doc SET title = 'new' WHERE id = 1", false),
    ("UPDATE parent SET k = 40 WHERE id = 2", false), ("REPLACE INTO parent VALUES (1, 11)", false),
    ("UPDATE plain SET title = 'new'", false),
    ("REPLACE INTO plain (id, title) VALUES (1, 'new')", false), ("INSERT INTO plain (id, title) VALUES (8, 'new')", false),
  ]

  /// The rows of all tables, and the error.
  private struct Outcome: Equatable {
    var rows: [[SQLiteValue]] = []
    var message: String?
  }

  /// - Parameter isPlain: Whether the setting is left to the program, as SQLite does.
  private static func connection(_ module: Module, _ recursion: Recursion, isPlain: Bool = false) throws -> Connection {
    var configuration = Connection.Configuration()
    configuration.recursiveTriggers = isPlain
    let connection = try Connection(.memory, configuration: configuration)
    try connection.setPragma(.recursiveTriggers, to: false)
    try connection.execute(base)
    for table in indexed { try connection.execute(index(module, of: table)) }
    try connection.execute(triggers(recursion))
    return connection
  }

  private static func outcome(_ sql: SQL, on connection: Connection) throws -> Outcome {
    var outcome = Outcome()
    do { try connection.execute(sql) } catch let error as SQLiteError {
      outcome.message = String(error.message.prefix { $0 != ";" })  // the reason that this package adds comes after it
    }
    for table in ["doc", "keyed", "plain", "audit", "child", "source"] as [SQL] {
      outcome.rows += try connection.rows("SELECT * FROM \(table) ORDER BY 1").map(\.values)
    }
    return outcome
  }

  private static func isInStep(_ table: String, _ module: Module, _ connection: Connection) throws -> Bool {
    let (t, f) = (SQL(unchecked: table), SQL(unchecked: table + "_s"))
    switch module {
    case .fts5:
      return try connection.rows("SELECT term, doc FROM \(f)_v ORDER BY 1, 2").map(\.values)
        == connection.rows("SELECT lower(title), id FROM \(t) ORDER BY 1, 2").map(\.values)
    case .fts4: return (try? connection.execute("INSERT INTO \(f) (\(f)) VALUES ('integrity-check')")) != nil
    }
  }

  /// Each statement with each kind of recursion; in a short run with one of them, by turns.
  private static let cases = statements.indices.flatMap { number in
    (TestRun.isLong ? Recursion.allCases : [Recursion.allCases[number % Recursion.allCases.count]]).map { (number, $0) }
  }

  @Test(arguments: cases) private func `keeps the index in step, and otherwise does what SQLite does`(
    number: Int, recursion: Recursion
  ) throws {
    let (sql, isOn) = Self.statements[number]
    for module in TestRun.isLong ? Module.allCases : [Module.allCases[number % 2]] {
      let sqlite = try Self.connection(module, recursion, isPlain: true)
      try sqlite.setPragma(.recursiveTriggers, to: isOn)
      let connection = try Self.connection(module, recursion)
      #expect(try Self.outcome(sql, on: connection) == Self.outcome(sql, on: sqlite), "\(module) \(sql.text)")
      for table in Self.indexed {
        #expect(try Self.isInStep(table, module, connection), "\(module) \(table) after \(sql.text)")
      }
      #expect(try !connection.pragma(.recursiveTriggers))
    }
  }
}
