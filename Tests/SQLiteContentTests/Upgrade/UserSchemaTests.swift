import Expectations
import Foundation
import SQLiteManager
import Scratch
import Testing

@Suite struct `A version of the user's own tables` {
  let folder: Folder
  static let content: SQL = """
    CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT, points INTEGER); INSERT INTO question VALUES (1, 'Kdo?', 3), (2, 'Wo?', 4);
    """
  static let later: SQL = """
    CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO question VALUES (1, 'Kdo?'), (2, 'Wo?'), (3, 'Vem?');
    """
  static let first = Migrator.Step(1, "CREATE TABLE star (question INTEGER PRIMARY KEY REFERENCES question(id))")
  static let second = Migrator.Step(2, "ALTER TABLE star ADD COLUMN note TEXT DEFAULT 'none'")

  init() throws { folder = try Folder() }

  private func install(_ source: URL, _ steps: [Migrator.Step]) throws -> InstallOutcome {
    var installer = folder.installer(source)
    installer.userSchemaSteps = steps
    return try installer.install()
  }

  /// Installs version 1 with the first step, and gives the user two rows.
  private func begin(_ more: SQL = "") throws {
    #expect(try install(try folder.bundle(version: 1, Self.content), [Self.first]) == .installed(version: 1))
    try folder.app { try $0.execute("INSERT INTO star VALUES (1), (2); " + more) }
  }

  /// Expects that a version or steps are refused, and leave everything as it was.
  private func expectRefusal(
    _ source: URL, _ steps: [Migrator.Step], sourceLocation: SourceLocation = #_sourceLocation, _ isExpected: (ContentError) -> Bool
  ) throws {
    let before = try folder.bytes(folder.installed)
    let error = #expect(throws: ContentError.self, sourceLocation: sourceLocation) { try install(source, steps) }
    #expect(error.map(isExpected) == true, "\(String(describing: error))", sourceLocation: sourceLocation)
    let after = try folder.bytes(folder.installed)
    #expect(after == before, sourceLocation: sourceLocation)
  }

  @Test func `is made with the first install, and is no content`() throws {
    try begin()
    try folder.app { (app: Connection) throws in
      #expect(try app.pragma(.userVersion) == 1)
      #expect(try app.tables().map(\.name) == ["question", "star"])
      #expect(try app.count("star") == 2)
    }
    #expect(try install(try folder.bundle(version: 1, Self.content), [Self.first]) == .current(version: 1))
    let upgraded = try install(try folder.bundle(version: 2, Self.later), [Self.first])
    #expect(upgraded.report?.kept == ["star"] && upgraded.report?.steps == [])
    #expect(try folder.app { try $0.count("star") } == 2)
  }

  @Test func `goes on beside content that is current`() throws {
    try begin()
    let source = try folder.bundle(version: 1, Self.content)
    #expect(try install(source, [Self.first, Self.second]) == .migrated(from: 1, to: 2))
    #expect(try install(source, [Self.first, Self.second]) == .current(version: 1))
    #expect(try folder.app { try $0.rows("SELECT question, note FROM star").map(\.values) } == [[1, "none"], [2, "none"]])
  }

  @Test func `mends a foreign key that the new content breaks, and one that was broken before`() throws {
    let coded: SQL = "CREATE TABLE question (id INTEGER PRIMARY KEY, code TEXT UNIQUE); INSERT INTO question VALUES (1, 'a')"
    let plain: SQL = "CREATE TABLE question (id INTEGER PRIMARY KEY, code TEXT); INSERT INTO question VALUES (1, 'a')"
    let first = Migrator.Step(1, "CREATE TABLE star (code REFERENCES question(code)); CREATE TABLE odd (a REFERENCES question(nowhere))")
    let second = Migrator.Step(2, "DROP TABLE star; CREATE TABLE star (question REFERENCES question(id)); DROP TABLE odd")
    #expect(try install(try folder.bundle(version: 1, coded), [first]) == .installed(version: 1))
    let outcome = try install(try folder.bundle(version: 2, plain), [first, second])
    #expect(outcome.report?.steps == [2])
    #expect(try folder.app { try $0.columns(of: "star").map(\.name) } == ["question"])
  }

  @Test func `goes on with an upgrade, or neither does`() throws {
    try begin()
    let source = try folder.bundle(version: 2, Self.later)
    try expectRefusal(source, [Self.first, .init(2, "INSERT INTO nosuch VALUES (1)")]) { error in
      guard case .userSchemaFailed(version: 2, let error) = error else { return false }
      return error.message == "no such table: nosuch"
    }
    // The steps find the new content.
    let third = Migrator.Step(3, "INSERT INTO star (question, note) SELECT id, title FROM question WHERE id = 3")
    let outcome = try install(source, [Self.first, Self.second, third])
    #expect(outcome.plain == .upgraded(from: 1, to: 2, orphans: 0))
    #expect(outcome.report?.steps == [2, 3])
    #expect(outcome.report?.description.contains("steps of the user's schema: 2, 3") == true)
    #expect(try folder.app { try $0.rows("SELECT question, note FROM star").map(\.values) } == [[1, "none"], [2, "none"], [3, "Vem?"]])
  }

  @Test func `that a newer app made is refused like newer content`() throws {
    try begin()
    #expect(try install(try folder.bundle(version: 1, Self.content), [Self.first, Self.second]) == .migrated(from: 1, to: 2))
    let before = try folder.bytes(folder.installed)
    let manager = SQLiteManager(
      .installed(.file(try folder.bundle(version: 2, Self.later)), into: folder.target, fileName: "quiz.sqlite"), userSchema: [Self.first])
    #expect(try manager.open() == .userSchemaNewerThanApp(installed: 2, known: 1))
    expectError(.misuse, "open() found the user's tables to be of version 2, which a newer app made; this one knows 1") {
      try manager.count("star")
    }
    #expect(try folder.bytes(folder.installed) == before)
  }

  @Test func `keeps a table that a bundle brings empty as the steps made it`() throws {
    let content = Self.content + "CREATE TABLE answer (text);"
    let steps: [Migrator.Step] = [.init(1, "ALTER TABLE answer ADD COLUMN at TEXT")]
    #expect(try install(try folder.bundle(version: 1, content), steps) == .installed(version: 1))
    let outcome = try install(try folder.bundle(version: 2, content), steps)
    #expect(outcome.report?.kept == ["answer"])
    #expect(try folder.app { try $0.columns(of: "answer").map(\.name) } == ["text", "at"])
  }

  // MARK: Objects that do not fit new content

  @Test func `lets a step drop an index that does not fit new content`() throws {
    try begin("CREATE INDEX mine ON question (points)")
    let source = try folder.bundle(version: 2, Self.later)
    for steps in [[Self.first], [Self.first, Self.second]] {
      try expectRefusal(source, steps) { if case .userObjectBroken("index", "mine", _) = $0 { true } else { false } }
    }
    #expect(try install(source, [Self.first, .init(2, "DROP INDEX mine")]).plain == .upgraded(from: 1, to: 2, orphans: 0))
    #expect(try folder.app { try $0.value("SELECT count(*) FROM sqlite_schema WHERE type = 'index'") } == 0)
  }

  @Test func `lets a step make another of its name, or what it lacks`() throws {
    let withOld = Self.content + "CREATE TABLE old (id INTEGER PRIMARY KEY); INSERT INTO old VALUES (1);"
    #expect(try install(try folder.bundle(version: 1, withOld), [Self.first]) == .installed(version: 1))
    try folder.app { try $0.execute("CREATE TRIGGER mine AFTER DELETE ON old BEGIN DELETE FROM star; END") }
    let source = try folder.bundle(version: 2, Self.later)
    try expectRefusal(source, [Self.first, Self.second]) { if case .userObjectBroken("trigger", "mine", _) = $0 { true } else { false } }
    let copy = try folder.bytes(folder.installed)
    let another: SQL = "DROP TRIGGER mine; CREATE TRIGGER mine AFTER DELETE ON question BEGIN DELETE FROM star; END"
    _ = try install(source, [Self.first, .init(2, another)])
    #expect(try folder.app { try $0.value("SELECT tbl_name FROM sqlite_schema WHERE name = 'mine'") } == "question")
    try copy.write(to: URL(fileURLWithPath: folder.installed))
    _ = try install(source, [Self.first, .init(2, "CREATE TABLE old (id)")])
    #expect(try folder.app { try $0.value("SELECT tbl_name FROM sqlite_schema WHERE name = 'mine'") } == "old")
  }

  @Test func `must leave the user's views and triggers working, or drop them`() throws {
    try begin("CREATE VIEW best AS SELECT question FROM star; CREATE TRIGGER t AFTER INSERT ON star BEGIN SELECT question FROM best; END")
    let source = try folder.bundle(version: 1, Self.content)
    let anew: SQL = "DROP TABLE star; CREATE TABLE star (other)"
    try expectRefusal(source, [Self.first, .init(2, anew)]) { if case .userObjectBroken("view", "best", _) = $0 { true } else { false } }
    try expectRefusal(source, [Self.first, .init(2, "DROP VIEW best")]) {
      if case .userObjectBroken("trigger", "t", _) = $0 { true } else { false }
    }
    #expect(try install(source, [Self.first, .init(2, "DROP VIEW best; DROP TRIGGER t; " + anew)]) == .migrated(from: 1, to: 2))
  }

  // MARK: Changes that a step may not make

  @Test(
    arguments: [
      "ALTER TABLE question ADD COLUMN mine", "DROP TABLE question",
      "CREATE TABLE q AS SELECT 1; DROP TABLE question; ALTER TABLE q RENAME TO question",
      "UPDATE question SET title = 'x'", "DELETE FROM question", "INSERT INTO question SELECT NULL, 'x'",
      "CREATE TRIGGER t AFTER INSERT ON star BEGIN DELETE FROM question; END; INSERT INTO star SELECT 9",
    ] as [SQL])
  func `cannot change what comes from the bundle`(sql: SQL) throws {
    try begin()
    try expectRefusal(try folder.bundle(version: 1, Self.content), [Self.first, .init(2, sql)]) { error in
      guard case .userSchemaFailed(version: 2, let error) = error else { return false }
      return error.code == .misuse && error.message.contains("question, which is content")
    }
  }

  @Test(
    arguments: [
      "COMMIT", "COMMIT; DELETE FROM star; BEGIN", "ROLLBACK", "ROLLBACK; DELETE FROM star",
      "ROLLBACK; BEGIN; DELETE FROM star", "SAVEPOINT a; DELETE FROM star; ROLLBACK TO a; RELEASE a; COMMIT",
    ] as [SQL])
  func `cannot end the transaction it runs in`(sql: SQL) throws {
    try begin()
    for (version, content) in [(1, Self.content), (2, Self.later)] {
      let source = try folder.bundle(version: version, content)
      let error = #expect(throws: ContentError.self) { try install(source, [Self.first, .init(2, sql)]) }
      guard case .userSchemaFailed(version: 2, let reason) = error else { return #expect(Bool(false), "\(String(describing: error))") }
      #expect(reason.message.contains("ends the transaction in which it runs"))
      #expect(try folder.app { try $0.count("star") } == 2)
      #expect(try folder.app { try $0.pragma(.userVersion) } == 1)
      #expect(try folder.app { try $0.value("SELECT version FROM sqlitemanager_user_schema") } == 1)
    }
  }

  @Test func `leaves no row without its row in another table that was not so before`() throws {
    try begin()
    let source = try folder.bundle(version: 1, Self.content)
    try expectRefusal(source, [Self.first, .init(2, "INSERT INTO star VALUES (99)")]) { error in
      guard case .userSchemaFailed(version: 2, let error) = error else { return false }
      return error.code == .constraintForeignkey && error.message.contains("star") && error.message.contains("question")
    }
    // A row that an upgrade left alone stays.
    let fewer = try folder.bundle(version: 2, "CREATE TABLE question (id INTEGER PRIMARY KEY); INSERT INTO question VALUES (1)")
    #expect(try install(fewer, [Self.first]).plain == .upgraded(from: 1, to: 2, orphans: 1))
    #expect(try install(fewer, [Self.first, Self.second]) == .migrated(from: 1, to: 2))
  }

  @Test func `has steps that may work as long as they want`() throws {
    try begin()
    let long: SQL = """
      CREATE TABLE number (n); WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 20000)
      INSERT INTO number SELECT n FROM n; INSERT INTO number VALUES (zeroblob(3000000))
      """
    for (version, content) in [(1, Self.content), (2, Self.later)] {
      var installer = folder.installer(try folder.bundle(version: version, content))
      installer.floorOfWork = 20_000
      installer.userSchemaSteps = [Self.first, .init(2, long)]
      if version == 2 { installer.userSchemaSteps.append(.init(3, "DELETE FROM number; " + "DROP TABLE number; " + long)) }
      _ = try installer.install()
      #expect(try folder.app { try $0.count("number") } == 20_001)
    }
  }

  @Test func `numbers its steps from 1, and takes a table of that name for what it is`() throws {
    let source = try folder.bundle(version: 1, Self.content)
    expectError(.misuse, "there is a 2 where 1 should be") { try install(source, [Self.second]) }
    #expect(folder.atRest.isEmpty)
    try folder.install(version: 1, Self.content)
    try folder.app { try $0.execute("CREATE TABLE sqlitemanager_user_schema (other)") }
    try expectRefusal(source, [Self.first]) {
      if case .conflict(type: "table", name: "sqlitemanager_user_schema", reason: .notARecord) = $0 { true } else { false }
    }
  }

  @Test func `is not what a bundle was made with`() throws {
    let content = Self.content + "CREATE TABLE sqlitemanager_user_schema (version); INSERT INTO sqlitemanager_user_schema VALUES (7);"
    #expect(try install(try folder.bundle(version: 1, content), [Self.first]) == .installed(version: 1))
    #expect(try folder.app { try $0.value("SELECT version FROM sqlitemanager_user_schema") } == 1)
  }

  // MARK: Other placements

  @Test func `is what a migrator must not touch in an installed file`() throws {
    try begin()
    try folder.app { (app: Connection) throws in
      expectError(.misuse, "give the steps to the manager, as userSchema:") { try Migrator([Self.first, Self.second]).migrate(app) }
      #expect(try app.pragma(.userVersion) == 1)
    }
  }

  @Test func `is its user_version where nothing comes from a bundle`() throws {
    let path = folder.url.path + "/own.sqlite"
    func open(_ steps: [Migrator.Step]) throws -> (InstallOutcome, Int?) {
      let manager = SQLiteManager(.database(.file(path)), userSchema: steps)
      let outcome = try manager.open()
      let version = try? manager.withConnection { try $0.pragma(.userVersion) }
      try manager.close()
      return (outcome, version)
    }
    let table = Migrator.Step(1, "CREATE TABLE star (question)")
    try #expect(open([table]) == (.migrated(from: 0, to: 1), 1))
    try #expect(open([table]) == (.opened, 1))
    try #expect(open([table, Self.second]) == (.migrated(from: 1, to: 2), 2))
    try #expect(open([table]) == (.userSchemaNewerThanApp(installed: 2, known: 1), nil))
    let content = try folder.bundle(version: 5, Self.content)
    let own = URL(fileURLWithPath: folder.url.path + "/mine.sqlite")
    let beside = SQLiteManager(.inPlace(.file(content), userDatabase: own), userSchema: [table, Self.second])
    #expect(try beside.open() == .migrated(from: 0, to: 2))
    #expect(try beside.count("star") == 0)
  }
}
