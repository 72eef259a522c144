import Expectations
import SQLiteDescriptions
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

private struct Named: Encodable { let name: String }

/// The number that an insert returns, after a row with the id 77 was inserted into another table.
@Suite struct `The rowid of an insert` {
  let connection: Connection

  static let schema: SQL = """
    CREATE TABLE other (id INTEGER PRIMARY KEY, name);
    CREATE TABLE behind (id INTEGER PRIMARY KEY, name);
    CREATE VIEW viewed AS SELECT * FROM behind;
    CREATE TRIGGER put INSTEAD OF INSERT ON viewed BEGIN INSERT INTO behind (name) VALUES (new.name); END;
    CREATE TABLE ignored (id INTEGER PRIMARY KEY, name UNIQUE ON CONFLICT IGNORE); INSERT INTO ignored VALUES (1, 'x');
    CREATE TABLE checked (id INTEGER PRIMARY KEY, name NOT NULL ON CONFLICT IGNORE, other DEFAULT 1);
    CREATE TABLE raised (id INTEGER PRIMARY KEY, name);
    CREATE TRIGGER refuse BEFORE INSERT ON raised BEGIN INSERT INTO behind (name) VALUES ('r'); SELECT raise(IGNORE); END;
    CREATE TABLE keyed (name PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE misleading (name PRIMARY KEY, rowid, oid) WITHOUT ROWID;
    CREATE TABLE plain (name); CREATE TABLE "tell""me" (rowid, name);
    CREATE TABLE logged (id INTEGER PRIMARY KEY, name);
    CREATE TRIGGER log AFTER INSERT ON logged BEGIN INSERT INTO behind (name) VALUES (new.name); END;
    CREATE VIRTUAL TABLE words USING fts5(name); CREATE VIRTUAL TABLE old USING fts4(name);
    INSERT INTO other VALUES (77, 'before');
    """

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(Self.schema)
  }

  static let withoutRow = ["viewed", "ignored", "raised", "keyed", "misleading"]

  /// What each form of an insert returns when it inserts a row named x into a table, twice where that can be done.
  private func rowids(_ table: String, _ forms: [(Connection) throws -> Int64]) throws -> [Int64] {
    try forms.map { form in
      try connection.transaction { [connection] in
        defer { if table != "ignored" { _ = try? connection.execute("DELETE FROM \(identifier: table == "viewed" ? "behind" : table)") } }
        return try form(connection)
      }
    }
  }

  private static func forms(_ table: String) -> [(Connection) throws -> Int64] {
    [
      { try $0.insert(["name": "x"], into: table) }, { try $0.insert(["name": "x"], into: table) },
      { try $0.insert(encoding: Named(name: "x"), into: table) }, { try $0.insert(encoding: Named(name: "x"), into: table, in: "main") },
      { try $0.prepareInsert(into: table, columns: ["name"]).insert("x") },
      { try $0.prepareInsert(into: table, columns: ["name"]).insert(["name": "x"]) },
    ]
  }

  @Test(arguments: withoutRow)
  func `is 0 where no row came, or one without a rowid, in every form`(table: String) throws {
    #expect(try rowids(table, Self.forms(table)) == [0, 0, 0, 0, 0, 0])
    #expect(connection.lastInsertRowid == 77)  // it is SQLite's own
    #expect(try connection.value("SELECT last_insert_rowid()") == 77)
  }

  @Test(arguments: [ResultCode.error, .nomem], 1...3)
  func `is the row's where SQLite could not say whether the table has rowids`(code: ResultCode, number: Int) throws {
    let plan = FaultPlan(.call(.sqlite3_table_column_metadata, number: number), code: code)
    let connection = try Connection(.memory, on: FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: plan))
    try connection.execute("CREATE TABLE other (x); CREATE TABLE plain (name)")
    try connection.insert(["x": 1], into: "other")
    #expect(try connection.insert(["name": "x"], into: "plain") == 1)
    #expect(try connection.count("plain") == 1)
    #expect(try connection.transaction { try connection.insert(["name": "y"], into: "plain") } == 2)
  }

  @Test func `is 0 for a row that a constraint on another column passes over`() throws {
    #expect(try connection.insert(["other": 2], into: "checked") == 0)
    #expect(try connection.insert(["other": 2, "name": "a"], into: "checked") == 1)
    #expect(try connection.insert(["other": 3], into: "checked") == 0)
  }

  @Test(arguments: ["other", "plain", "tell\"me", "logged", "words", "old"])
  func `is the row's, in every form, though another table got the same one just before`(table: String) throws {
    for (number, form) in Self.forms(table).enumerated() {
      let id = Int64(100 + number)
      let rowid = table == "logged" || table == "other" ? "id" : table == "tell\"me" ? "_rowid_" : "rowid"
      try connection.execute("DELETE FROM \(identifier: table)")
      try connection.execute("INSERT INTO \(identifier: table) (\(SQL(unchecked: rowid)), name) VALUES (\(id - 1), 'first')")
      try connection.execute("INSERT OR REPLACE INTO behind VALUES (\(id), 'same')")
      #expect(connection.lastInsertRowid == id)
      #expect(try form(connection) == id, "\(number)")
      #expect(connection.lastInsertRowid == id)
    }
  }

  @Test func `is the row's where it is the one of before, zero or below`() throws {
    for id in [77, 0, -5, .max, .min, 77] as [Int64] {
      try connection.delete(from: "logged", where: .all)
      #expect(try connection.insert(["id": id], into: "logged") == id)
    }
    try connection.execute("CREATE TEMP TABLE keyed (name); ATTACH ':memory:' AS more; CREATE TABLE more.viewed (name)")
    #expect(try connection.insert(["id": 1], into: "logged") == 1)
    #expect(try connection.insert(["name": "x"], into: "keyed") == 1)  // that of temp
    #expect(try connection.insert(["name": "x"], into: "keyed", in: "main") == 0)
    #expect(try connection.insert(["name": "x"], into: "viewed", in: "more") == 1)
    #expect(try connection.insert(["name": "x"], into: "viewed") == 0)
  }

  @Test func `is not one that a function inserts meanwhile`() throws {
    try connection.addFunction("tell", .innocuous) { [unowned connection] in
      try connection.execute("INSERT INTO other (name) VALUES ('logged')")
      return 1
    }
    try connection.execute(
      """
      CREATE TABLE k (name PRIMARY KEY, at DEFAULT (tell())) WITHOUT ROWID;
      CREATE TABLE i (id INTEGER PRIMARY KEY, name UNIQUE ON CONFLICT IGNORE, at DEFAULT (tell()))
      """)
    #expect(try connection.insert(["name": "a"], into: "k") == 0)
    #expect(try connection.prepareInsert(into: "k", columns: ["name"]).insert("b") == 0)
    #expect(try connection.insert(["name": "a"], into: "i") == 1)
    #expect(try connection.insert(["name": "a"], into: "i") == 0)
    #expect(try connection.count("other") == 5)
  }

  @Test func `is right when the table becomes another one, and is 0 when it cannot be told`() throws {
    #expect(try connection.insert(["name": "a"], into: "plain") == 1)
    try connection.execute("DROP TABLE plain; CREATE TABLE plain (name PRIMARY KEY) WITHOUT ROWID")
    #expect(try connection.insert(["name": "a"], into: "plain") == 0)
    try connection.execute("DROP TABLE plain; CREATE TABLE plain (name)")
    #expect(try connection.insert(["name": "a"], into: "plain") == 1)
  }

  @Test func `is the same for the owners of connections`() throws {
    let folder = try ScratchFolder()
    let database = try Database(.file(folder.path("a")))
    let manager = SQLiteManager(.database(.file(folder.path("b"))))
    try manager.open()
    try owner(database)
    try owner(manager)
    try database.close()
    try manager.close()
  }

  private func owner(_ owner: some DatabaseAccess) throws {
    try owner.execute(Self.schema)
    for table in Self.withoutRow { #expect(try owner.insert(["name": "x"], into: table) == 0) }
    try owner.execute("DELETE FROM behind; DELETE FROM keyed; DELETE FROM misleading")
    for table in Self.withoutRow { #expect(try owner.insert(encoding: Named(name: "x"), into: table) == 0) }
    #expect(try owner.insert(["name": "x"], into: "other") == 78)
    #expect(try owner.insert(encoding: Named(name: "x"), into: "other") == 79)
  }

  @Test func `is the one of a double that was told one, and 0 where it was told of no row`() throws {
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    mock.when("INSERT INTO \"t\" (\"a\") VALUES (?)").answers(.changed(1, lastInsertRowid: 8))
    for _ in 1...2 { #expect(try connection.insert(["a": 1], into: "t") == 8) }
    mock.when("INSERT INTO \"v\" (\"a\") VALUES (?)").answers(.changed(0))
    #expect(try connection.insert(["a": 1], into: "v") == 0)
  }
}
