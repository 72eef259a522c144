import Expectations
import SQLiteManager
import SQLiteTesting
import SQLiteSessions
import Scratch
import Testing

@Suite struct `A schema that is not trusted` {
  private let folder: ScratchFolder
  private var path: String { folder.path("a") }

  /// Whether the library asks for trust before a schema may use search tables: from 3.44 on it does not.
  private static var asksForTrust: Bool { Sqlite3Wrapper().sqlite3_libversion_number() < 3_044_000 }

  /// A file with search tables, triggers that write to them and views that read them, made elsewhere.
  init() throws {
    folder = try ScratchFolder()
    let connection = try Connection(.file(folder.path("a")))
    for module in ["fts3", "fts4", "fts5"] {
      try connection.execute(
        """
        CREATE TABLE \(identifier: "doc" + module) (a); CREATE VIRTUAL TABLE \(identifier: "in " + module) USING \(SQL(unchecked: module))(a);
        CREATE TRIGGER \(identifier: "t" + module) AFTER INSERT ON \(identifier: "doc" + module) BEGIN
          INSERT INTO \(identifier: "in " + module) (rowid, a) VALUES (new.rowid, new.a); END;
        """)
    }
    try connection.execute(
      """
      CREATE VIRTUAL TABLE box USING rtree(id, x, y); CREATE VIEW boxes AS SELECT * FROM box;
      CREATE VIRTUAL TABLE words USING fts5vocab('in fts5', 'row'); CREATE VIEW list AS SELECT * FROM words;
      CREATE VIEW glad AS SELECT glad(1) AS x; CREATE VIEW both AS SELECT glad(a) FROM "in fts5"
      """)
    try connection.close()
  }

  private func open(_ change: (inout Connection.Configuration) -> Void = { _ in }) throws -> Connection {
    var configuration = Connection.Configuration()
    change(&configuration)
    return try Connection(.file(path), configuration: configuration)
  }

  @Test(arguments: ["fts3", "fts4", "fts5"]) func `may use its search tables all the same`(module: String) throws {
    let connection = try open()
    for word in ["one", "two"] { try connection.prepare("INSERT INTO \(identifier: "doc" + module) VALUES (\(word))").run() }
    try connection.execute("INSERT INTO \(identifier: "doc" + module) VALUES ('three')")
    #expect(try connection.value("SELECT count(*) FROM \(identifier: "in " + module)") == 3)
    #expect(try connection.rows("SELECT * FROM boxes").isEmpty)
  }

  @Test func `may use nothing else`() throws {
    let connection = try open()
    try connection.addFunction("glad") { (x: Int) in x }
    expectError(.error, #"unsafe use of virtual table "words""#) { try connection.rows("SELECT * FROM list") }
    try connection.execute("INSERT INTO docfts5 VALUES ('one')")
    let error = #expect(throws: SQLiteError.self) { try connection.rows("SELECT * FROM glad") }
    #expect(error?.message.hasPrefix("unsafe use of glad()") == true)
    expectError(.error, "unsafe use of glad()") { try connection.rows("SELECT * FROM both") }
  }

  @Test(.enabled(if: Self.asksForTrust)) func `may not use them where the connection was told so`() throws {
    let connection = try open { $0.trustsFullTextTables = false }
    let error = #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO docfts5 VALUES ('one')") }
    #expect(error?.message == "unsafe use of virtual table \"in fts5\"")
    #expect(try connection.value("PRAGMA trusted_schema") == 0)
    #expect(!Connection.Configuration.hostileFile.trustsFullTextTables)
  }

  @Test(.enabled(if: Self.asksForTrust)) func `is not trusted with a function for their sake`() throws {
    let connection = try open()
    try connection.execute("INSERT INTO docfts5 VALUES ('one')")
    try connection.addFunction("glad", .usableInTrustedSchema) { (x: Int) in x }
    #expect(try connection.value("PRAGMA trusted_schema") == 0)
    expectError(.error, "unsafe use of glad(): this is not damage. The schema calls glad();") { try connection.rows("SELECT * FROM glad") }
    let error = #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO docfts5 VALUES ('two')") }
    #expect(error?.message.contains("the function glad along with it: add that as innocuous") == true, "\(error?.message ?? "")")
    expectError(.error, #"unsafe use of virtual table "in fts5""#) { try connection.rows("SELECT * FROM both") }
    #expect(try connection.value("SELECT count(*) FROM docfts5") == 1)

    let trusting = try open { $0.trustedSchema = true }
    try trusting.addFunction("glad", .usableInTrustedSchema) { (x: Int) in x }
    try trusting.execute("INSERT INTO docfts5 VALUES ('two')")
    #expect(try trusting.value("SELECT x FROM glad") == 1)
    let innocuous = try open()
    try innocuous.addFunction("glad", .innocuous) { (x: Int) in x }
    try innocuous.execute("INSERT INTO docfts5 VALUES ('three')")
    #expect(try innocuous.value("SELECT x FROM glad") == 1)
  }

  @Test func `may use one that another connection made meanwhile, by a statement that was compiled before`() throws {
    let connection = try open()
    try connection.execute("CREATE TABLE later (a)")
    let insert: SQL = "INSERT INTO later VALUES ('one')"
    let statement = try connection.prepare(insert)
    try statement.run()
    let other = try open()
    try other.createFullTextTable(FullTextTable("found", columns: ["a"], content: .external(table: "later")))
    try statement.run()
    #expect(try connection.value("SELECT count(*) FROM found WHERE found MATCH 'one'") == 2)
  }

  /// The queries of a file that was made to find out about the program that opens it.
  static let spies = [
    "SELECT name FROM pragma_database_list", "SELECT file FROM PRAGMA_database_list(), \"in fts5\"",
    "SELECT count(*) FROM pragma_function_list",
    "SELECT 1 FROM pragma_database_list", "WITH c AS (SELECT file FROM pragma_database_list) SELECT * FROM c",
    "SELECT (SELECT file FROM pragma_database_list LIMIT 1) FROM \"in fts4\"",
    "SELECT 1 WHERE 'main' IN (SELECT name FROM pragma_database_list)",
    "SELECT term FROM words", "SELECT * FROM list", "SELECT file FROM (SELECT file FROM pragma_database_list)",
    "SELECT count(*) FROM (SELECT 1 FROM pragma_database_list)",
    "SELECT n FROM (SELECT file, row_number() OVER () AS n FROM pragma_database_list)",
  ]

  @Test(arguments: spies) func `gets neither pragmas nor tables of other modules along with its search tables`(query: String) throws {
    let maker = try open()
    try maker.execute(
      SQL(
        unchecked: """
          CREATE VIEW spy AS \(query); CREATE TABLE seen (x); CREATE TABLE asked (x);
          CREATE TRIGGER ask AFTER INSERT ON asked BEGIN INSERT INTO seen \(query); END;
          CREATE TRIGGER deeper AFTER DELETE ON asked BEGIN INSERT INTO "in fts5" (a) SELECT * FROM spy; END;
          """))
    try maker.close()
    let other = try Connection(.file(folder.path("b")))
    try other.execute(
      SQL(
        unchecked: """
          CREATE VIRTUAL TABLE words USING fts5vocab('in fts5', 'row'); CREATE VIEW list AS SELECT 1; CREATE VIEW spy AS \(query);
          CREATE TABLE "in fts4" (a); CREATE TABLE "in fts5" (a)
          """))
    try other.close()
    let connection = try open()
    let reads: [SQL] = [
      "SELECT * FROM spy", "SELECT 1 FROM spy", "SELECT spy.* FROM boxes, spy", "WITH x AS (SELECT * FROM spy) SELECT * FROM x",
      "INSERT INTO asked VALUES (1)", "DELETE FROM asked",
    ]
    func look(_ reads: [SQL], _ comment: Comment) {
      for read in reads {
        let error = #expect(throws: SQLiteError.self, "\(read.text) \(comment)") { try connection.rows(read) }
        #expect(error?.message.hasPrefix("unsafe use of virtual table") == true, "\(read.text) \(comment): \(error?.message ?? "")")
      }
    }
    look(Array(reads.prefix(1)), "before")
    for word in ["one", "two"] { try connection.prepare("INSERT INTO docfts5 VALUES (\(word))").run() }
    look(reads, "after")
    if !query.contains("words") && !query.contains("list") || query.contains("pragma") {
      try connection.attach(.file(folder.path("b")), as: "b")
      look(["SELECT * FROM b.spy"], "attached")
    }
    #expect(try connection.value("SELECT count(*) FROM seen") == 0)
    #expect(try connection.value("SELECT count(*) FROM \"in fts5\"") == 2)
  }

  /// How something comes into the schema after its search tables are trusted.
  enum Arrival: CaseIterable {
    case byAnother, bySelf, replacing, attached, attachedInstead, temporary
  }

  /// A trigger in `temp` is the program's own; the guard of older versions of SQLite does not tell it from one of the file.
  @Test(arguments: Arrival.allCases.filter { $0 != .temporary || asksForTrust }) func `gets no more by what comes later`(arrival: Arrival)
    throws
  {
    let connection = try open()
    try connection.execute("INSERT INTO docfts5 VALUES ('one'); CREATE TABLE later (term); CREATE VIEW early AS SELECT term FROM later")
    try connection.execute("INSERT INTO docfts5 VALUES ('two')")
    #expect(try connection.rows("SELECT * FROM early").isEmpty)
    let spies: SQL = """
      CREATE VIRTUAL TABLE late USING fts5vocab('in fts5', 'row'); CREATE VIEW spy AS SELECT term FROM late;
      CREATE TABLE asked (x); CREATE TABLE seen (x); CREATE TRIGGER ask AFTER INSERT ON asked BEGIN INSERT INTO seen SELECT term FROM late; END
      """
    var reads: [SQL] = ["SELECT * FROM spy", "SELECT * FROM spy, late", "WITH x AS (SELECT * FROM spy) SELECT * FROM x"]
    switch arrival {
    case .byAnother: try open { $0.trustedSchema = true }.execute(spies)
    case .bySelf: try connection.execute(spies)
    case .replacing:
      try connection.execute("DROP TABLE later; CREATE VIRTUAL TABLE later USING fts5vocab('in fts5', 'row')")
      reads = ["SELECT * FROM early"]
    case .attached, .attachedInstead:
      let other = try Connection(.file(folder.path("b")))
      try other.execute("CREATE VIRTUAL TABLE \"in fts5\" USING fts5(a)")
      try other.execute(spies)
      try Connection(.file(folder.path("c"))).execute(
        "CREATE TABLE late (term); CREATE VIEW spy AS SELECT term FROM late; CREATE TABLE asked (x)")
      if arrival == .attachedInstead {
        try connection.attach(.file(folder.path("c")), as: "b")
        #expect(try connection.rows("SELECT * FROM b.spy").isEmpty)
        try connection.execute("DETACH b")
      }
      try connection.attach(.file(folder.path("b")), as: "b")
      reads = ["SELECT * FROM b.spy", "SELECT * FROM b.spy, b.late"]
    case .temporary:
      try connection.execute(
        """
        CREATE VIRTUAL TABLE temp.late USING fts5vocab(main, 'in fts5', 'row'); CREATE TABLE asked (x); CREATE TABLE seen (x);
        CREATE TEMP TRIGGER ask AFTER INSERT ON asked BEGIN INSERT INTO seen SELECT file FROM pragma_database_list; END
        """)
      reads = []
    }
    if arrival != .replacing && arrival != .attached && arrival != .attachedInstead { reads.append("INSERT INTO asked VALUES (1)") }
    for read in reads {
      expectError(.error, "unsafe use of virtual table") { try connection.rows(read) }
    }
    #expect(try connection.value("SELECT count(*) FROM words", as: Int.self) == 2)  // a query of the program itself
  }

  @Test func `gets no function along with what comes later`() throws {
    let connection = try open()
    try connection.addFunction("glad") { (x: Int) in x }
    try connection.execute("INSERT INTO docfts5 VALUES ('one')")
    try open().execute("CREATE TRIGGER gladly AFTER INSERT ON docfts5 BEGIN INSERT INTO docfts4 SELECT glad(1); END")
    expectError(.error, "unsafe use of glad()") { try connection.execute("INSERT INTO docfts5 VALUES ('two')") }
    #expect(try connection.value("SELECT count(*) FROM docfts4") == 0)
  }

  @Test func `applies changes by search tables that came after they were trusted`() throws {
    let connection = try open()
    try connection.execute("INSERT INTO docfts5 VALUES ('one'); CREATE TABLE later (id INTEGER PRIMARY KEY, a)")
    let other = try open()
    try other.createFullTextTable(FullTextTable("found", columns: ["a"], content: .external(table: "later")))
    let source = try Connection(.memory)
    try source.execute("CREATE TABLE later (id INTEGER PRIMARY KEY, a)")
    let changes = try source.changeset { try source.execute("INSERT INTO later VALUES (1, 'one')") }
    try connection.apply(changes)
    #expect(try connection.value("SELECT count(*) FROM found WHERE found MATCH 'one'") == 1)
  }

  @Test func `leaves the program its pragmas and tables, and what it compiles again`() throws {
    let connection = try open()
    let names: SQL = "WITH x AS (SELECT name FROM pragma_database_list) SELECT name FROM x WHERE name <> 'temp' ORDER BY 1"
    let statement = try connection.prepare(names)
    let words = try connection.prepare("SELECT count(*) FROM words")
    #expect(try statement.rows { try $0[0, as: String.self] } == ["main"])
    for word in ["one", "two"] { try connection.prepare("INSERT INTO docfts5 VALUES (\(word))").run() }
    for round in 1...2 {
      #expect(try statement.rows { try $0[0, as: String.self] } == ["main"], "\(round)")
      #expect(try words.rows { try $0[0, as: Int.self] } == [2], "\(round)")
      #expect(try connection.value(names, as: String.self) == "main", "\(round)")
      #expect(try connection.rows("SELECT * FROM pragma_table_list, pragma_database_list").count > 0, "\(round)")
      #expect(try connection.rows("SELECT * FROM json_each('[1]')").count == 1, "\(round)")
      try connection.execute(SQL(unchecked: "CREATE TABLE made\(round) (x)"))
    }
    try connection.attach(.memory, as: "other")
    #expect(try connection.value(names, as: String.self) == "main")
    try connection.execute("CREATE TABLE other.pragma_mine (x); CREATE VIEW other.v AS SELECT x FROM pragma_mine")
    #expect(try connection.rows("SELECT * FROM other.v").isEmpty)
    try connection.execute("CREATE TEMP VIEW mine AS SELECT name FROM pragma_database_list")
  }

  @Test func `fails as before when the call that would trust it fails`() throws {
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    func write(on wrapper: any Sqlite3WrapperProtocol) throws {
      try Connection(.file(path), on: wrapper).execute("INSERT INTO docfts5 VALUES ('one')")
    }
    try write(on: counter)
    var rows = 1
    for k in TestRun.sample(of: counter.failableCalls, few: 10) {
      let wrapper = LedgerSqlite3Wrapper(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .once(at: k)))
      let failed = (try? write(on: wrapper)) == nil
      #expect(wrapper.ledger.openHandles.isEmpty && wrapper.ledger.misuses.isEmpty, "\(k)")
      let connection = try open()
      let (count, found) = (
        try connection.value("SELECT count(*) FROM docfts5", as: Int.self),
        try connection.value("SELECT count(*) FROM \"in fts5\"", as: Int.self)
      )
      #expect(count == found)
      if !failed { #expect(count == rows + 1) }
      rows = count ?? 0
    }
  }
}
