import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite struct `A step that leaves names of what is gone` {
  /// Where the steps of an app run.
  enum Door: CaseIterable { case migrator, database, inPlace, firstInstall, laterRelease, upgrade }

  static let first: SQL = """
    CREATE TABLE event (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT, code UNIQUE); CREATE TABLE task (id INTEGER PRIMARY KEY, title TEXT);
    CREATE TRIGGER task_log AFTER UPDATE ON task BEGIN INSERT INTO event (title) VALUES (new.title); END;
    CREATE VIEW titles AS SELECT id, title FROM event; CREATE TABLE note (event REFERENCES event);
    INSERT INTO event (title) VALUES ('one'), ('two'); INSERT INTO task VALUES (1, 'a');
    """
  static let rename: SQL = """
    ALTER TABLE event RENAME TO event_old; CREATE TABLE event (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT, code UNIQUE, at TEXT);
    INSERT INTO event (id, title, code) SELECT id, title, code FROM event_old; DROP TABLE event_old;
    """

  struct Case: CustomTestStringConvertible {
    let name: String
    /// The objects that the first step makes besides.
    var more: SQL = ""
    let step: SQL
    /// The words that the error must contain.
    let words: [String]

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "renamed, made again and dropped", step: rename,
      words: ["view titles", "trigger task_log", "foreign key of table note", "no such table: main.event_old", "legacy_alter_table"]),
    Case(name: "dropped", step: "DROP TABLE event", words: ["view titles", "trigger task_log", "table note", "no such table: main.event"]),
    Case(
      name: "made again by the same SQL", more: "CREATE TABLE tag (id INTEGER PRIMARY KEY); CREATE TABLE tagged (tag REFERENCES tag);",
      step: "ALTER TABLE tag RENAME TO t; CREATE TABLE tag (id INTEGER PRIMARY KEY); DROP TABLE t",
      words: ["foreign key of table tagged", "no such table: main.t"]),
    Case(
      name: "a view of a view", more: "CREATE VIEW Upper AS SELECT upper(title) AS title FROM titles;",
      step: "DROP VIEW titles; DROP TRIGGER task_log", words: ["view Upper", "no such table: main.titles"]),
    Case(
      name: "a column that a view reads",
      step: """
        DROP TRIGGER task_log; CREATE TABLE new (id INTEGER PRIMARY KEY, name TEXT); DROP TABLE event; PRAGMA legacy_alter_table = ON;
        ALTER TABLE new RENAME TO event; PRAGMA legacy_alter_table = OFF
        """, words: ["view titles", "no such column: title"]),
    Case(
      name: "a column that a foreign key refers to", more: "CREATE TABLE mark (code REFERENCES event(code));",
      step: """
        CREATE TABLE new (id INTEGER PRIMARY KEY, title TEXT); DROP TABLE event; PRAGMA legacy_alter_table = ON;
        ALTER TABLE new RENAME TO event; PRAGMA legacy_alter_table = OFF
        """, words: ["foreign key of table mark", "foreign key mismatch"]),
    Case(
      name: "an index that a foreign key needs",
      more: "CREATE TABLE kind (name); CREATE UNIQUE INDEX by_name ON kind (name); CREATE TABLE thing (kind REFERENCES kind(name));",
      step: "DROP INDEX by_name", words: ["foreign key of table thing", "foreign key mismatch"]),
    Case(
      name: "a trigger on a view",
      more: "CREATE VIEW all_tasks AS SELECT * FROM task; CREATE TABLE log (t); "
        + "CREATE TRIGGER instead INSTEAD OF INSERT ON all_tasks BEGIN INSERT INTO log VALUES (new.title); END;",
      step: "DROP TABLE log", words: ["trigger instead", "no such table: main.log"]),
    Case(
      name: "a search table's table", more: "CREATE VIRTUAL TABLE search USING fts5(title, content='task', content_rowid='id');",
      step: "DROP TABLE task", words: ["search table search", "no such table: main.task"]),
    Case(
      name: "a search table's view",
      more: "CREATE VIEW texts AS SELECT id, title FROM task; "
        + "CREATE VIRTUAL TABLE search USING fts4(title, content=\"texts\");",
      step: "DROP VIEW texts", words: ["search table search", "no such table: main.texts"]),
    Case(
      name: "a search table's column", more: "CREATE VIRTUAL TABLE search USING fts5(title, content='task', content_rowid='id');",
      step: "ALTER TABLE task RENAME COLUMN title TO name", words: ["search table search", "no such column: source.title"]),
    Case(
      name: "SQLite's own refusal",
      step: "CREATE TABLE new (id INTEGER PRIMARY KEY, title TEXT); DROP TABLE event; ALTER TABLE new RENAME TO event",
      words: ["error in", "no such table: main.event", "legacy_alter_table", "drop the view, trigger or table"]),
  ]

  let folder: Folder
  var own: String { folder.url.path + "/own.sqlite" }

  init() throws { folder = try Folder() }

  /// Runs steps in a file, at a door. Those before the last have run in an earlier release, except by a migrator and at a first install.
  private func run(_ steps: [Migrator.Step], at door: Door) throws {
    let earlier = Array(steps.dropLast())
    switch door {
    case .migrator:
      try Migrator(steps).migrate(try Connection(.file(own)))
    case .database:
      for steps in [earlier, steps] { try SQLiteManager(.database(.file(own)), userSchema: steps).open() }
    case .inPlace:
      let source = try folder.bundle(version: 1)
      for steps in [earlier, steps] {
        try SQLiteManager(.inPlace(.file(source), userDatabase: URL(fileURLWithPath: own)), userSchema: steps).open()
      }
    case .firstInstall, .laterRelease, .upgrade:
      if door != .firstInstall { try install(version: 1, earlier) }
      try install(version: door == .upgrade ? 2 : 1, steps)
    }
  }

  private func install(version: Int, _ steps: [Migrator.Step]) throws {
    var installer = folder.installer(try folder.bundle(version: version))
    installer.userSchemaSteps = steps
    _ = try installer.install()
  }

  /// The file that the steps ran in; nil when there is none.
  private func file(_ door: Door) throws -> Connection? {
    let path = [.migrator, .database, .inPlace].contains(door) ? own : folder.installed
    return FileManager.default.fileExists(atPath: path) ? try Connection(.file(path)) : nil
  }

  @Test(arguments: cases, TestRun.sample(of: Door.allCases, few: 3))
  func `is undone, and the error names them and what to do`(case: Case, door: Door) throws {
    let error = #expect(throws: (any Error).self) {
      try run([.init(1, Self.first + `case`.more), .init(2, `case`.step)], at: door)
    }
    for word in `case`.words { #expect("\(error.map { "\($0)" } ?? "")".contains(word), "\(word): \(String(describing: error))") }
    guard let after = try file(door) else { return #expect(door == .firstInstall) }
    try after.execute("UPDATE task SET title = 'b'; INSERT INTO note VALUES (1)")
    #expect(try after.value("SELECT count(*) FROM titles") == 3)
  }

  @Test(arguments: Door.allCases) func `is run when it keeps the names, or makes again what has them`(door: Door) throws {
    let again: SQL = """
      CREATE TABLE event_new (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT, code UNIQUE, at TEXT);
      INSERT INTO event_new (id, title, code) SELECT id, title, code FROM event; DROP TABLE event; PRAGMA legacy_alter_table = ON;
      ALTER TABLE event_new RENAME TO event; PRAGMA legacy_alter_table = OFF; DROP VIEW titles; CREATE VIEW titles AS SELECT at FROM event;
      """
    try run([.init(1, Self.first), .init(2, "PRAGMA legacy_alter_table = ON;" + Self.rename), .init(3, again)], at: door)
    let after = try #require(try file(door))
    try after.execute("UPDATE task SET title = 'b'; INSERT INTO note VALUES (3)")
    #expect(try after.value("SELECT count(at) + count(*) FROM titles") == 3)
    #expect(try after.value("SELECT max(id) FROM event") == 3)
    #expect(try after.foreignKeyCheck().isEmpty)
  }

  @Test(arguments: Door.allCases) func `may leave what did not work before, and name what a later step makes`(door: Door) throws {
    let broken: SQL = """
      CREATE VIEW never AS SELECT * FROM event, nosuch; CREATE TABLE other (event REFERENCES event, folder REFERENCES folder);
      CREATE TRIGGER nor AFTER DELETE ON other BEGIN INSERT INTO nosuch SELECT id FROM event; END;
      """
    let steps: [Migrator.Step] = [
      .init(1, Self.first + broken), .init(2, "ALTER TABLE event ADD COLUMN at TEXT; CREATE TABLE item (folder REFERENCES folder)"),
      .init(3, "CREATE TABLE folder (id INTEGER PRIMARY KEY)"),
    ]
    try run(steps, at: door)
    let after = try #require(try file(door))
    try after.execute("UPDATE task SET title = 'b'; INSERT INTO folder VALUES (5); INSERT INTO item VALUES (5)")
    #expect(try after.value("SELECT count(*) FROM event WHERE at IS NULL") == 3)
  }

  @Test func `is looked for in what names what changed, and not at all where no step runs`() throws {
    let recording = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: recording)
    let migrator = try Migrator([.init(1, Self.first), .init(2, "ALTER TABLE note ADD COLUMN text")])
    try migrator.migrate(connection)
    let compiled = recording.calls(of: .sqlite3_prepare_v3).map { "\($0)" }
    #expect(compiled.contains { $0.contains("EXPLAIN PRAGMA main.foreign_key_check") })
    #expect(!compiled.contains { $0.contains("EXPLAIN SELECT") || $0.contains("EXPLAIN UPDATE") })
    recording.removeAll()
    try migrator.migrate(connection)
    #expect(!recording.calls(of: .sqlite3_prepare_v3).contains { "\($0)".contains("tbl_name, sql") })
  }

  @Test func `leaves whole versions whichever call fails, also when it is run again`() throws {
    let steps: [Migrator.Step] = [
      .init(1, Self.first + "CREATE TABLE other (event REFERENCES event, x REFERENCES nosuch)"),
      .init(2, "ALTER TABLE event ADD COLUMN at TEXT"),
      .init(3, Self.rename),
    ]
    var scratch = try ScratchFolder()
    let sweep = FaultSweep(
      seed: TestRun.seed,
      check: { result in
        let after = try Connection(.file(scratch.path("a")))
        let version = try after.pragma(.userVersion)
        let columns = try version == 0 ? [] : after.columns(of: "event").map(\.name)
        let isWhole = try version < 3 && columns.contains("at") == (version == 2) && after.integrityCheck().isEmpty
        if version > 0 { try after.execute("UPDATE task SET title = 'b'") }
        if case .success = result, version != 2 { return "said to be done, but the version is \(version)" }
        return isWhole ? nil : "half: version \(version), columns \(columns)"
      },
      setUp: { _ in scratch = try ScratchFolder() }
    ) { sqlite, _ throws -> Bool in
      let connection = try Connection(.file(scratch.path("a")), on: sqlite)
      do {
        try Migrator(steps).migrate(connection)
      } catch let error as SQLiteError where error.message.contains("main.event_old") {
        try connection.close()
        return true
      }
      try connection.close()
      return false
    }
    let report = try sweep.inProcess.everyCommitIsFine.sampled(TestRun.most(6)).run()
    #expect(report.failableCalls > 60, "\(report)")
  }
}
