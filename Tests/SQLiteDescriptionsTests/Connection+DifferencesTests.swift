import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing
import SQLiteDescriptions
import Expectations

/// SQL that makes something other than the described table, and the differences that are found.
struct Drift: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let sql: SQL
  let findings: [String]

  init(_ sql: SQL, _ findings: String...) {
    testDescription = sql.text
    self.sql = sql
    self.findings = findings
  }

  static let table = TableDescription(
    name: "t",
    columns: [
      ColumnDescription(name: "id", type: .integer, .primaryKey(autoincrement: true)),
      ColumnDescription(name: "name", type: .text, nullable: false, .collation("NOCASE"), .unique),
      ColumnDescription(name: "points", type: .integer, .defaultValue(1), .references("p", "x", onDelete: .cascade, isDeferred: true)),
      ColumnDescription(name: "twice", type: .integer, .generated("points * 2", isStored: true)),
    ], constraints: [.check("points > 0", named: "positive"), .unique("points", "name")],
    indexes: [
      IndexDescription(name: "i", on: [.column("name", isDescending: true), .expression("lower(name)")], where: "points IS NOT NULL")
    ], triggers: [TriggerDescription(name: "g", .after, .insert, when: "new.points > 1", perform: ["DELETE FROM t WHERE id = 0"])])

  static let written = """
    create TABLE T ( -- as a person writes it
      id Integer Primary Key AutoIncrement, [name] text Not Null Collate nocase Unique /* , CHECK (1) */,
      `points` INTEGER DEFAULT (1) REFERENCES "p"(x) ON UPDATE NO ACTION ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
        CHECK ( (points>0) ),
      "twice" integer as (POINTS*2) stored,
      UNIQUE(points, "name")
    );
    create index I on t(name desc, (lower("name"))) where (points is not null);
    create trigger G after insert on t when NEW.points>1 begin delete from t where id=0; end;
    """

  /// The written SQL with something else in place of a piece.
  private static func with(_ piece: String, _ other: String) -> SQL { SQL(unchecked: written.replacing(piece, with: other)) }

  static let all: [Drift] = [
    Drift(SQL(unchecked: written)),
    Drift("CREATE TABLE u (a)", #"table "t" is missing"#),
    Drift("CREATE VIEW t AS SELECT 1", #"table "t" is missing"#),
    Drift(with("AutoIncrement", ""), #"column "id": PRIMARY KEY AUTOINCREMENT is missing"#, #"column "id": PRIMARY KEY is not described"#),
    Drift(
      with("Primary Key AutoIncrement", ""), #"column "id": NOT NULL is missing"#, #"column "id": PRIMARY KEY AUTOINCREMENT is missing"#),
    Drift(with("Not Null", ""), #"column "name": NOT NULL is missing"#),
    Drift(with("INTEGER DEFAULT", "INTEGER NOT NULL DEFAULT"), #"column "points": NOT NULL is not described"#),
    Drift(with("Collate nocase", ""), #"column "name": COLLATE "NOCASE" is missing"#),
    Drift(
      with("nocase", "rtrim"), #"column "name": COLLATE "NOCASE" is missing"#, #"column "name": COLLATE "rtrim" is not described"#),
    Drift(with("Unique /*", "/*"), #"column "name": UNIQUE is missing"#),
    Drift(with("AutoIncrement", "AutoIncrement Unique"), #"column "id": UNIQUE is not described"#),
    Drift(with("text Not", "varchar(9) Not"), #"column "name": the type is "varchar(9)", described is "TEXT""#),
    Drift(with("DEFAULT (1)", ""), #"column "points": DEFAULT (1) is missing"#),
    Drift(
      with("DEFAULT (1)", "DEFAULT '1'"), #"column "points": DEFAULT (1) is missing"#, #"column "points": DEFAULT ('1') is not described"#),
    Drift(
      with("DEFERRABLE INITIALLY DEFERRED", "NOT DEFERRABLE INITIALLY DEFERRED"),
      #"column "points": REFERENCES "p" ("x") ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED is missing"#,
      #"column "points": REFERENCES "p" ("x") ON DELETE CASCADE is not described"#),
    Drift(
      with("CASCADE", "SET NULL"),
      #"column "points": REFERENCES "p" ("x") ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED is missing"#,
      #"column "points": REFERENCES "p" ("x") ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED is not described"#),
    Drift(with("points>0", "points>=0"), #"table "t": CHECK (points > 0) is missing"#, #"table "t": CHECK (points>=0) is not described"#),
    Drift(with("CHECK ( (points>0) )", ""), #"table "t": CHECK (points > 0) is missing"#),
    Drift(
      with("POINTS*2", "points*3"), #"column "twice": GENERATED ALWAYS AS (points * 2) STORED is missing"#,
      #"column "twice": GENERATED ALWAYS AS (points*3) STORED is not described"#),
    Drift(
      with(" stored", ""), #"column "twice": GENERATED ALWAYS AS (points * 2) STORED is missing"#,
      #"column "twice": GENERATED ALWAYS AS (POINTS*2) VIRTUAL is not described"#),
    Drift(
      with("UNIQUE(points, \"name\")", "UNIQUE(name, points)"),
      #"table "t": UNIQUE ("points", "name") is missing"#, #"table "t": UNIQUE ("name", "points") is not described"#),
    Drift(with("\"twice\"", "extra, \"twice\""), #"column "extra" is not described"#),
    Drift(with("\"twice\" integer as (POINTS*2) stored,", ""), #"column "twice" is missing"#),
    Drift(
      with("    UNIQUE", "UNIQUE").with("id Integer Primary Key AutoIncrement, ", "").with(
        "stored,", "stored, id integer primary key autoincrement,"),
      "the columns are in the order name, points, twice, id, described are id, name, points, twice"),
    Drift(with("\"twice\" integer", "\"TWICE\" integer"), #"column "twice": is spelled "TWICE""#),
    Drift(with(");\ncreate index", ") strict;\ncreate index"), #"table "t": STRICT is not described"#),
    Drift(
      with("name desc", "name"),
      #"index "i" is ("name", (lower("name"))) WHERE points is not null, described is ("name" DESC, (lower(name))) WHERE points IS NOT NULL"#
    ),
    Drift(
      with("create index", "create unique index"),
      #"index "i" is UNIQUE ("name" DESC, (lower("name"))) WHERE points is not null, described is ("name" DESC, (lower(name))) WHERE points IS NOT NULL"#
    ),
    Drift(
      with("points is not null", "points > 3"),
      #"index "i" is ("name" DESC, (lower("name"))) WHERE points > 3, described is ("name" DESC, (lower(name))) WHERE points IS NOT NULL"#),
    Drift(with("index I", "index j"), #"index "i" is missing"#, #"index "j" is not described"#),
    Drift(
      with("id=0", "id=1"),
      #"trigger "g" is CREATE TRIGGER G after insert on t when NEW.points>1 begin delete from t where id=1; end, described is "#
        + #"CREATE TRIGGER "g" AFTER INSERT ON "t" FOR EACH ROW WHEN new.points > 1 BEGIN DELETE FROM t WHERE id = 0; END"#),
    Drift(with("trigger G", "trigger h"), #"trigger "g" is missing"#, #"trigger "h" is not described"#),
  ]
}

extension SQL {
  fileprivate func with(_ piece: String, _ other: String) -> SQL { SQL(unchecked: text.replacing(piece, with: other)) }
}

@Suite struct `A database that drifted from its description` {
  @Test(arguments: Drift.all)
  func `is told by what differs`(drift: Drift) throws {
    let connection = try Connection(.memory)
    try connection.execute(drift.sql)
    let schema = try connection.rows("SELECT * FROM sqlite_schema")
    let found = try connection.differences(from: Drift.table)
    #expect(found == drift.findings)
    #expect(try connection.rows("SELECT * FROM sqlite_schema") == schema)
    #expect(try connection.value("SELECT count(*) FROM temp.sqlite_schema") == 0)
    #expect(!connection.isInTransaction)
  }

  /// SQL that says the same in another way.
  private static let same: [(TableDescription, SQL)] = [
    (TableDescription(name: "t", columns: [ColumnDescription(name: "a", type: .char(size: 255))]), "CREATE TABLE t (a char ( 255 ))"),
    (
      TableDescription(name: "t", columns: [ColumnDescription(name: "a", type: .custom("DOUBLE PRECISION"))]),
      "CREATE TABLE t (a double  precision)"
    ),
    (
      TableDescription(name: "t", columns: [ColumnDescription(name: "a", type: .blob, .defaultValue(.blob([0xab])), .check("a <> x'AB'"))]),
      "CREATE TABLE t (a BLOB DEFAULT X'AB' CHECK (a <> X'ab'))"
    ),
    (
      TableDescription(
        name: "t", columns: [ColumnDescription(name: "a", type: .text, .collation("NOCASE")), ColumnDescription(name: "b", type: .text)],
        indexes: [IndexDescription(name: "i", on: ["a", "b"])]),
      "CREATE TABLE t (a TEXT COLLATE nocase, b TEXT); CREATE INDEX i ON t (a COLLATE NOCASE, b COLLATE binary ASC)"
    ),
    (
      TableDescription(
        name: "t", columns: [ColumnDescription(name: "a", type: .text)],
        triggers: [TriggerDescription(name: "g", .before, .insert, perform: ["SELECT 1"])]),
      "CREATE TABLE t (a TEXT); CREATE TRIGGER IF NOT EXISTS main.g INSERT ON t BEGIN SELECT 1; END"
    ),
  ]

  @Test(arguments: same.indices)
  func `is not one that was only written in another way`(number: Int) throws {
    let connection = try Connection(.memory)
    try connection.execute(Self.same[number].1)
    #expect(try connection.differences(from: Self.same[number].0) == [])
  }

  @Test func `is told by an index of another collation than its column's`() throws {
    let table = TableDescription(
      name: "t", columns: [ColumnDescription(name: "a", type: .text, .collation("NOCASE"))],
      indexes: [IndexDescription(name: "i", on: ["a"])])
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a TEXT COLLATE NOCASE); CREATE INDEX i ON t (a COLLATE BINARY)")
    #expect(try connection.differences(from: table) == [#"index "i" is ("a" COLLATE "BINARY"), described is ("a")"#])
  }

  @Test func `is told by a name that is quoted where the description has a number`() throws {
    let table = TableDescription(name: "t", columns: [ColumnDescription(name: "1", type: .integer, .check(#""1" > 0"#))])
    let connection = try Connection(.memory)
    try connection.execute(#"CREATE TABLE t ("1" INTEGER CHECK (1 > 0))"#)
    #expect(try connection.differences(from: table).count == 2)
  }

  @Test func `is not compared while a temporary table hides it, and is where it is the temporary one`() throws {
    let connection = try Contact.connection()
    try connection.createTable(Contact.table, in: "temp")
    #expect(try connection.differences(from: Contact.table, in: "temp") == [])
    #expect(try connection.differences(from: Contact.table) == [])
  }

  @Test func `is compared whole or by an error, and leaves the transaction around it whole`() throws {
    func work(_ connection: Connection) throws {
      try connection.transaction {
        try connection.insert(["name": "a"], into: Contact.table)
        _ = try connection.differences(from: Contact.table)
        try connection.insert(["name": "b"], into: Contact.table)
      }
    }
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let first = try Contact.connection(on: counter)
    let before = counter.failableCalls
    try work(first)
    #expect(counter.failableCalls > before + 50)
    for k in TestRun.sample(of: counter.failableCalls - before, few: 10).map({ before + $0 }) {
      let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .none)
      let connection = try Contact.connection(on: faulty)
      faulty.plan = .once(at: k)
      var thrown: (any Error)?
      do { try work(connection) } catch { thrown = error }
      faulty.plan = .none
      #expect(try connection.count("contact") == (thrown == nil ? 2 : 0), "\(k): \(String(describing: thrown))")
    }
  }

  @Test func `is compared in a file that may only be read`() throws {
    let folder = try ScratchFolder()
    try Connection(.file(folder.path("a"))).createTable(Contact.table)
    let connection = try Connection(.file(folder.path("a")), access: .readOnly)
    #expect(try connection.differences(from: Contact.table) == [])
    #expect(try connection.differences(from: Contact.links) == [#"table "link" is missing"#])
  }

  @Test func `is compared inside a transaction, and in an attached database`() throws {
    let connection = try Contact.connection()
    try connection.execute("ATTACH ':memory:' AS \"other one\"")
    try connection.createTable(Contact.table, in: "other one")
    #expect(try connection.differences(from: Contact.table, in: "other one") == [])
    #expect(try connection.differences(from: Contact.links, in: "other one") == [#"table "link" is missing"#])
    try connection.transaction {
      try connection.insert(["name": "a"], into: Contact.table)
      #expect(try connection.differences(from: Contact.table) == [])
    }
    #expect(try connection.contacts().count == 1)
  }

  @Test func `is described from the database alone`() throws {
    let connection = try Connection(.memory)
    try connection.execute(SQL(unchecked: Drift.written))
    let read = try connection.description(of: "t")
    #expect(
      try read.create().map(\.text) == [
        """
        CREATE TABLE "T" ("id" INTEGER PRIMARY KEY AUTOINCREMENT, "name" TEXT NOT NULL UNIQUE COLLATE "nocase", "points" INTEGER DEFAULT (1) \
        REFERENCES "p" ("x") ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, "twice" INTEGER GENERATED ALWAYS AS (POINTS*2) STORED, \
        UNIQUE ("points", "name"), CHECK (points>0))
        """, #"CREATE INDEX "I" ON "T" ("name" DESC, (lower("name"))) WHERE points is not null"#,
      ])
    #expect(message { _ = try connection.description(of: "u") } == "no such table: u")
    try connection.execute("CREATE VIEW v AS SELECT 1")
    #expect(message { _ = try connection.description(of: "v") } == "v is a view, which has no description as a table")
  }
}
