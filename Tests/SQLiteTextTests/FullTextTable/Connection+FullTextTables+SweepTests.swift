import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `Each call of work on a search table` {
  enum Work: String, CaseIterable { case make, fill, check, rebuild, optimize, drop, describe }

  static func run(_ work: Work, _ module: FullTextTable.Module, on connection: Connection) throws {
    switch work {
    case .make: try connection.createFullTextTable(`A search table over another table`.table(module))
    case .fill:
      try connection.execute("INSERT INTO doc (title) VALUES ('new'); UPDATE doc SET id = 8 WHERE id = 1; REPLACE INTO doc (id) VALUES (2)")
    case .check: #expect(try connection.checkFullTextTable("search") == .inStep)
    case .rebuild: try connection.rebuildFullTextTable("search")
    case .optimize: try connection.optimizeFullTextTable("search")
    case .drop: try connection.dropFullTextTable("search")
    case .describe: #expect(try connection.fullTextTables().map(\.name) == ["search"])
    }
  }

  static func prepare(_ path: String, _ work: Work, _ module: FullTextTable.Module) throws {
    let connection = try Connection(.file(path))
    try connection.execute("PRAGMA synchronous = OFF; CREATE TABLE doc (id INTEGER PRIMARY KEY, title, body, note)")
    try connection.execute("INSERT INTO doc (title, body) VALUES ('a', 'b'), ('c', 'd')")
    if work != .make { try connection.createFullTextTable(`A search table over another table`.table(module)) }
  }

  /// The objects of a sound database whose search table, where there is one, is in step.
  static func objects(_ path: String) throws -> [[SQLiteValue]] {
    let connection = try Connection(.file(path), access: .readWrite)
    #expect(try connection.integrityCheck().isEmpty)
    for table in try connection.fullTextTables() { #expect(try connection.checkFullTextTable(table.name) == .inStep) }
    return try connection.rows("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name").map(\.values)
  }

  @Test(arguments: Work.allCases, [FullTextTable.Module.fts5, .fts4])
  func `fails once and for ever, and the table is as before or as after, and in step`(work: Work, module: FullTextTable.Module) throws {
    let folder = try ScratchFolder()
    try Self.prepare(folder.path("before"), work, module)
    let before = try Self.objects(folder.path("before"))
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    try Self.run(work, module, on: Connection(.file(folder.path("before")), on: counter))
    let after = try Self.objects(folder.path("before"))
    #expect((before != after) == [.make, .drop].contains(work))
    var (runs, failures) = (0, 0)
    for (k, plan) in TestRun.sample(of: counter.failableCalls, few: 3, ways: { [FaultPlan.once(at: $0), .forever(from: $0)] }) {
      let path = folder.path("\(k)\(plan.choice)")
      try Self.prepare(path, work, module)
      let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: plan)
      let wrapper = LedgerSqlite3Wrapper(faulty)
      var failed = false
      runs += 1
      do {
        try Self.run(work, module, on: Connection(.file(path), on: wrapper))
      } catch is SQLiteError {
        failed = true
        failures += 1
      }
      #expect(wrapper.ledger.openHandles.isEmpty && wrapper.ledger.misuses.isEmpty, "\(plan.choice)")
      let found = try Self.objects(path)
      #expect(failed ? found == before || found == after : found == after, "\(plan.choice) \(faulty.injected)")
    }
    #expect(failures > runs / 4)
  }
}

@Suite struct `Work on a search table without SQLite` {
  /// A library that knows the table doc.
  private func scripted() -> MockSqlite3Wrapper {
    let sqlite = MockSqlite3Wrapper()
    sqlite.isStrict = false
    sqlite.when(matching: #/FROM "main".sqlite_schema WHERE TRUE AND lower\(type\) IN \(\?, \?\)( AND name .* IN \(\?\))? ORDER/#).answers(
      columns: ["type", "name", "tbl_name", "sql"],
      rows: [["table", "doc", "doc", "CREATE TABLE doc(id INTEGER PRIMARY KEY, title, body, note)"]])
    sqlite.when(matching: #/FROM pragma_table_xinfo/#).answers(
      columns: ["name", "type", "notnull", "dflt_value", "pk", "hidden"],
      rows: [["id", "INTEGER", 0, nil, 1, 0], ["title", "", 0, nil, 0, 0], ["body", "", 0, nil, 0, 0], ["note", "", 0, nil, 0, 0]])
    return sqlite
  }

  private func make(_ module: FullTextTable.Module, on sqlite: MockSqlite3Wrapper) throws {
    try Connection(.memory, on: sqlite).createFullTextTable(`A search table over another table`.table(module))
  }

  @Test func `makes, weighs, fills and then adds triggers, in one transaction`() throws {
    let sqlite = scripted()
    try make(.fts5, on: sqlite)
    let made = sqlite.statements.map(\.sql).filter { ["BEGIN ", "CREATE", "INSERT", "PRAGMA", "COMMIT"].contains($0.prefix(6)) }
    let before = made.prefix { !$0.hasPrefix("CREATE TRIGGER") }
    #expect(
      before == [
        "BEGIN IMMEDIATE",
        #"CREATE VIRTUAL TABLE "main"."search" USING fts5("title", "body", "note" UNINDEXED, tokenize='unicode61 remove_diacritics 2', "#
          + #"prefix='2', content='doc', content_rowid='id')"#,
        #"INSERT INTO "main"."search" ("search", rank) VALUES (?, ?)"#, #"INSERT INTO "main"."search" ("search") VALUES (?)"#,
      ])
    #expect(made.count { $0.hasPrefix(#"CREATE TRIGGER "main"."search_"#) } == 3)
    #expect(made.last == "COMMIT")
    #expect(sqlite.openHandles.isEmpty)
    let fts4 = scripted()
    try make(.fts4, on: fts4)
    #expect(
      fts4.statements.map(\.sql).contains(
        #"CREATE VIRTUAL TABLE "main"."search" USING fts4("title", "body", "note", tokenize="unicode61" "remove_diacritics=2", prefix='2', "#
          + #"content='doc', notindexed='note')"#))
    #expect(fts4.statements.count { $0.sql.hasPrefix("CREATE TRIGGER") } == 4)
  }

  @Test(arguments: [ResultCode.full, .nomem, .ioerr, .busy]) func `is undone when filling fails`(code: ResultCode) throws {
    let sqlite = scripted()
    let filling = #"INSERT INTO "main"."search" ("search") VALUES (?)"#
    sqlite.when(filling).fails(code)
    let error = #expect(throws: SQLiteError.self) { try make(.fts5, on: sqlite) }
    #expect(error?.code == code)
    #expect(sqlite.statements.last?.sql == (code == .busy ? "ROLLBACK" : filling))  // after the others SQLite has rolled back by itself
    #expect(sqlite.openHandles.isEmpty)
  }
}
