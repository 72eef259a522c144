import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `Triggers that write their own table` {
  static let touched: SQL = """
    CREATE TABLE o (id INTEGER PRIMARY KEY, n TEXT, u INTEGER DEFAULT 0);
    CREATE TRIGGER t AFTER UPDATE ON o BEGIN UPDATE o SET u = u + 1 WHERE id = new.id; END;
    INSERT INTO o (id, n) VALUES (1, 'a')
    """

  @Test func `do not fire themselves, whatever writes`() throws {
    let doors: [(Connection) throws -> Void] = [
      { try $0.execute("UPDATE o SET n = 'b'") },
      { try $0.prepare("UPDATE o SET n = \("b")").run() },
      { _ = try $0.update("o", set: ["n": "b"], where: .all) },
      { _ = try $0.upsert(["id": 1, "n": "b"], into: "o", onConflict: ["id"]) },
      { _ = try $0.rows("UPDATE o SET n = 'b' RETURNING id") },
      { try $0.execute("WITH new (n) AS (SELECT 'b') UPDATE o SET n = (SELECT n FROM new)") },
    ]
    for door in doors {
      let connection = try Connection(.memory)
      try connection.execute(Self.touched)
      try door(connection)
      #expect(try connection.row("SELECT n, u FROM o")?.values == ["b", 1])
    }
  }

  @Test func `do not fire themselves through a database and a manager`() throws {
    let folder = try ScratchFolder()
    try Connection(.file(folder.path("a"))).execute(Self.touched)
    let database = try Database(.file(folder.path("a")))
    _ = try database.withConnection { try $0.update("o", set: ["n": "b"], where: .all) }
    let manager = SQLiteManager(.database(.file(folder.path("a"))))
    try manager.open()
    _ = try manager.withConnection { try $0.update("o", set: ["n": "c"], where: .all) }
    #expect(try manager.withConnection { try $0.value("SELECT u FROM o") } == 2)
  }

  @Test(arguments: ["", "TEMP "]) func `delete no more rows than SQLite does`(kind: String) throws {
    let connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE item (id INTEGER PRIMARY KEY, up); INSERT INTO item VALUES (1, NULL), (2, 1), (3, 2), (4, 3);
      CREATE \(SQL(unchecked: kind))TRIGGER d AFTER DELETE ON item BEGIN DELETE FROM item WHERE up = old.id; END
      """)
    try connection.execute("DELETE FROM item WHERE id = 1")
    #expect(try connection.rows("SELECT id FROM item") { try $0[0] } == [3, 4])
  }

  @Test func `do not fire themselves through another table, or in an attached database`() throws {
    let connection = try Connection(.memory)
    try connection.attach(.memory, as: "other")
    for schema in ["main", "other"] as [SQL] {
      try connection.execute(
        """
        CREATE TABLE \(schema).a (n); CREATE TABLE \(schema).b (n); INSERT INTO \(schema).a VALUES (0); INSERT INTO \(schema).b VALUES (0);
        CREATE TRIGGER \(schema).ta AFTER UPDATE ON a BEGIN UPDATE b SET n = n + 1; END;
        CREATE TRIGGER \(schema).tb AFTER UPDATE ON b BEGIN UPDATE a SET n = n + 1; END;
        UPDATE \(schema).a SET n = n + 1
        """)
      #expect(try connection.value("SELECT a.n + b.n FROM \(schema).a, \(schema).b") == 3)
    }
  }

  @Test func `fire themselves where the program says so, by the configuration or the pragma`() throws {
    var configuration = Connection.Configuration()
    configuration.recursiveTriggers = true
    let chosen = try Connection(.memory, configuration: configuration)
    let set = try Connection(.memory)
    try set.setPragma(.recursiveTriggers, to: true)
    for connection in [chosen, set] {
      try connection.execute(Self.touched)
      try connection.execute("CREATE VIRTUAL TABLE f USING fts5(x); INSERT INTO f VALUES ('a')")
      let error = #expect(throws: SQLiteError.self) { try connection.execute("UPDATE o SET n = 'b'") }
      #expect(error?.message == "too many levels of trigger recursion")
      #expect(try connection.pragma(.recursiveTriggers))
    }
  }

  @Test func `cost no call where no virtual table is written and nothing says REPLACE`() throws {
    func calls(_ configuration: Connection.Configuration) throws -> [Sqlite3Call: Int] {
      let counting = CountingSqlite3Wrapper(Sqlite3Wrapper())
      let connection = try Connection(.memory, configuration: configuration, on: counting)
      try connection.execute(Self.touched + "; DROP TRIGGER t; CREATE TABLE r (a UNIQUE ON CONFLICT IGNORE, b)")
      try connection.transaction {
        for number in 0..<20 {
          try connection.execute("INSERT OR IGNORE INTO o (id, n) VALUES (\(number), 'x')")
          try connection.prepare("INSERT INTO r VALUES (\(number % 3), \("b"))").run()
          _ = try connection.update("o", set: ["n": "b"], where: .all)
        }
      }
      _ = try connection.upsert(["id": 1, "n": "b"], into: "o", onConflict: ["id"])
      try connection.execute("DELETE FROM o")
      try connection.close()
      return counting.counts
    }
    var recursive = Connection.Configuration()
    recursive.recursiveTriggers = true
    #expect(try calls(Connection.Configuration()) == calls(recursive))
  }

  @Test(arguments: [ResultCode.nomem, .ioerrWrite, .full, .interrupt])
  func `leave nothing of a transaction that an error ends while its lock is taken`(code: ResultCode) throws {
    var ended = 0
    for number in 1...5 {
      let faults = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: FaultPlan(.call(.sqlite3_step, number: number), code: code))
      let folder = try ScratchFolder()
      try Connection(.file(folder.path("a"))).execute("CREATE TABLE t (a)")
      let connection = try Connection(.file(folder.path("a")), on: faults)
      do {
        try connection.execute("BEGIN")
        try connection.execute("INSERT INTO t VALUES (1)")
        try connection.execute("COMMIT")
      } catch is SQLiteError {
        ended += 1
        if connection.isInTransaction { try connection.execute("ROLLBACK") }
        #expect(try connection.count("t") == 0, "step \(number)")
      }
    }
    #expect(ended >= 3)
  }
}
