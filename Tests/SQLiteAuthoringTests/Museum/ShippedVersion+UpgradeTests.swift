import Expectations
import Foundation
import SQLiteManager
import SQLiteManagerFixtures
import SQLiteTestKit
import Scratch
import Testing

@testable import SQLiteAuthoring

@Suite struct `Every shipped version of the quiz` {
  /// The folder of the app in the article, with the two releases of the quiz.
  private static let folder = SourceFile.root.appending(path: "Tests/ExampleTests/Shipped")

  private func quiz() throws -> SQLiteManager {
    try SQLiteManager("quiz", bundle: QuizFixture.bundle(version: 2), into: FileManager.default.temporaryDirectory.appending(path: "never"))
  }

  @Test(arguments: try ShippedVersion.all(in: folder))
  func `is upgraded to the bundle`(version: ShippedVersion) throws {
    let report = try version.checkUpgrade(to: quiz()) { connection in
      try connection.execute(SQL(unchecked: QuizFixture.userSchema))
      try connection.execute("INSERT INTO star SELECT id, '2026-11-21' FROM question LIMIT 2")
    } after: { connection in
      let count = try connection.count("star")
      #expect(count == 2)
    }
    #expect(report.kept == (version.number == 1 ? ["answer", "star"] : []))
  }
}

@Suite struct `The check of an upgrade` {
  let releases: Releases
  let stars: (Connection) throws -> Void = { try $0.execute("INSERT INTO star VALUES (1), (2)") }

  init() throws { releases = try Releases() }

  @Test func `goes directly and by way of each later version`() throws {
    try releases.ship(version: 1)
    for version in 2...3 {
      try releases.ship(version: version, ["Kdo?", "Wo?", "\(version)"], sql: SQL(unchecked: "CREATE VIEW v\(version) AS SELECT 1 AS x"))
    }
    let versions = try ShippedVersion.all(in: releases.shipped)
    let bundle = releases.manager(try releases.database(version: 4, ["Kdo?", "Wo?", "Vem?"]))
    var opened: [String] = []
    let report = try versions[0].checkUpgrade(to: bundle, user: stars) { connection in
      opened.append(try connection.fileName() ?? "")
      #expect(try connection.value("SELECT count(*) FROM star", as: Int.self) == 2)
      #expect(try connection.rows("SELECT title FROM question", as: String.self) == ["Kdo?", "Wo?", "Vem?"])
    }
    #expect(Set(opened).count == 2)
    #expect(report.replaced == ["question"] && report.kept.contains("star"))
    try versions[2].checkUpgrade(to: bundle, user: stars) { opened.append(try $0.fileName() ?? "") }
    #expect(Set(opened).count == 3)
    #expect(opened.allSatisfy { !FileManager.default.fileExists(atPath: $0) })
    #expect(try !releases.names()[1].contains("never"))
  }

  @Test func `runs the steps that the app of that version did not have`() throws {
    let version = try releases.ship(version: 1)
    let steps: [Migrator.Step] = [
      .init(1, "CREATE TABLE star (question INTEGER REFERENCES question(id))"), .init(2, "ALTER TABLE star ADD COLUMN at TEXT DEFAULT '?'"),
    ]
    let bundle = releases.manager(try releases.database(version: 2, ["Kdo?"]), userSchema: steps)
    let report = try version.checkUpgrade(to: bundle, userSchema: 1, user: stars) { connection in
      let rows = try connection.rows("SELECT question, at FROM star")
      #expect(rows.map(\.values) == [[1, "?"], [2, "?"]])
    }
    #expect(report.steps == [2] && report.orphanCount == 1)
    expectError(.error, "table star has 2 columns but 1 values were supplied") {
      try version.checkUpgrade(to: bundle, userSchema: nil, user: stars)
    }
    expectError(.error, "no such table: star") { try version.checkUpgrade(to: bundle, userSchema: -1, user: stars) }
  }

  @Test func `allows the rows that the report declares`() throws {
    let keys: SQL = """
      CREATE TABLE sqlitemanager_keys (table_name TEXT NOT NULL, column_name TEXT NOT NULL);
      INSERT INTO sqlitemanager_keys VALUES ('question', 'title')
      """
    let version = try releases.ship(version: 1, sql: keys)
    let report = try version.checkUpgrade(to: releases.manager(releases.database(version: 2, ["Wo?", "Vem?"], sql: keys)), user: stars)
    #expect(report.moved == ["star": 1] && report.orphans == ["star": 1])
  }

  @Test func `needs a file that was upgraded`() throws {
    try releases.ship(version: 1)
    let two = try releases.ship(version: 2)
    #expect(try two.checkUpgrade(to: releases.manager(releases.database(version: 2))) == UpgradeReport())
    for (version, outcome) in [(2, "current(version: 2)"), (1, "newerThanApp(installed: 2, bundled: 1)")] {
      let bundle = releases.manager(try releases.database(version: version, ["other"]))
      expectRefusal("version-2.sqlite → cards \(version).sqlite", outcome) { try two.checkUpgrade(to: bundle) }
    }
    expectRefusal("installs no bundle") { try two.checkUpgrade(to: SQLiteManager(.database(.memory))) }
  }

  @Test func `throws the error of an upgrade that is refused`() throws {
    let version = try releases.ship(version: 1)
    let bundle = releases.manager(try releases.database(version: 2, sql: "CREATE TABLE note AS SELECT 1 AS x"))
    let error = #expect(throws: ContentError.self) { try version.checkUpgrade(to: bundle) { try $0.execute("CREATE TABLE note (text)") } }
    if case .conflict(_, "note", .usersName) = error {} else { Issue.record("\(String(describing: error))") }
  }

  @Test func `finds rows that differ`() throws {
    let version = try releases.ship(version: 1)
    let bundle = releases.manager(try releases.database(version: 2)) { connection in
      // A function that the app registers on each connection could do such things.
      guard try connection.fileName()?.hasSuffix("/0/cards 2.sqlite") == true, try connection.pragma(.userVersion) == 2 else { return }
      try connection.execute("DELETE FROM star WHERE question = 2; UPDATE question SET title = 'Co?' WHERE id = 1")
    }
    expectRefusal("version-1.sqlite → cards 2.sqlite: rows differ:", "~ question (id 1): title 'Kdo?' → 'Co?'\n- star (question 2)") {
      try version.checkUpgrade(to: bundle, user: stars)
    }
  }
}

@Suite struct `The rows changed by upgrades` {
  private let scratch: ScratchFolder
  private let connection: Connection

  init() throws {
    scratch = try ScratchFolder()
    connection = try Connection(.file(scratch.path("upgraded")))
    try connection.attach(.file(scratch.path("fresh")), as: "fresh")
    try connection.attach(.file(scratch.path("before")), as: "before")
    for schema in ["main", "fresh", "before"] {
      for table in ["content", "user"] {
        try connection.execute("CREATE TABLE \(identifier: schema).\(identifier: table) (id INTEGER PRIMARY KEY, x)")
        try connection.execute("INSERT INTO \(identifier: schema).\(identifier: table) VALUES (1, 'a'), (2, 'b'), (3, NULL)")
      }
      try connection.execute("CREATE VIRTUAL TABLE \(identifier: schema).words USING fts5(x)")
    }
  }

  private func rows(_ change: (inout UpgradeReport) -> Void = { _ in }) throws -> [String] {
    var report = UpgradeReport()
    (report.replaced, report.kept) = (["content"], ["user", "words"])
    change(&report)
    return try connection.rowsChanged(by: [report])
  }

  @Test func `are none where nothing differs`() throws {
    #expect(try rows().isEmpty)
    try connection.execute("INSERT INTO before.content VALUES (9, 9); INSERT INTO fresh.user VALUES (9, 9); INSERT INTO words VALUES ('x')")
    #expect(try rows().isEmpty, "each is compared with its own")
    #expect(try rows { $0.replaced.append("words") } == ["+ words (x 'x')"])
  }

  @Test func `are those of content, and those of users that no report declares`() throws {
    try connection.execute(
      "UPDATE content SET x = 'A' WHERE id = 1; UPDATE user SET x = x'00' WHERE id = 1; UPDATE user SET id = 5 WHERE id = 3")
    let content = ["~ content (id 1): x 'a' → 'A'"]
    let user = ["+ user (id 5, x NULL)", "- user (id 3, x NULL)", "~ user (id 1): x 'a' → x'00'"]
    #expect(try rows() == content + user)
    #expect(try rows { $0.moved["user"] = 1 } == content + user)
    #expect(
      try rows {
        $0.moved["user"] = 1
        $0.orphans["user"] = 1
      } == content)
    #expect(try rows { $0.steps = [2] } == content)
    #expect(try rows { $0.orphans["content"] = 1 } == content + user)
  }
}
