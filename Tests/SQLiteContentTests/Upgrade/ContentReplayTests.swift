import SQLiteManager
import Scratch
import Testing

@Suite struct `A database with every kind of object` {
  private static func isContent(_ name: String) -> Bool {
    !name.hasPrefix("my") && !EveryKind.userTables.contains(name) && !name.hasPrefix("sqlitemanager")
  }

  @Test func `makes a search table that takes its columns from a view, again and again`() throws {
    let folder = try Folder()
    for version in 1...3 {
      let content = SQL(
        unchecked: """
          CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO question VALUES (1, 'red wine \(version)');
          CREATE VIEW texts AS SELECT id, title FROM question; CREATE VIRTUAL TABLE search USING fts4(content="texts");
          INSERT INTO search (search) VALUES ('rebuild');
          """)
      let outcome = try folder.install(version: version, content)
      #expect(outcome.plain == (version == 1 ? .installed(version: 1) : .upgraded(from: version - 1, to: version, orphans: 0)))
      #expect(try folder.app { try $0.value("SELECT count(*) FROM search WHERE search MATCH \("\(version)")") } == 1)
    }
  }

  @Test(arguments: [("DELETE", 2), ("WAL", 3)] + (TestRun.isLong ? [("DELETE", 3), ("WAL", 2)] : []))
  func `has after an upgrade what a fresh install has`(mode: String, version: Int) throws {
    let folder = try Folder()
    try folder.install(version: 1, EveryKind.content(1))
    let before = try folder.app { database in
      try database.execute(EveryKind.user)
      try database.execute(SQL(unchecked: "PRAGMA journal_mode=\(mode)"))
      return try EveryKind.dump(database) { !Self.isContent($0) }
    }
    let fresh = try Folder()
    try fresh.install(version: version, EveryKind.content(version))
    let wanted = try fresh.app { try EveryKind.dump($0, only: Self.isContent) }
    #expect(wanted.count > 1_000)

    guard case .upgraded(from: 1, to: version, _) = try folder.install(version: version, EveryKind.content(version)) else {
      Issue.record("not upgraded")
      return
    }
    try folder.app { database throws in
      let found = try EveryKind.dump(database, only: Self.isContent)
      #expect(found == wanted, "\(zip(found, wanted).first { $0 != $1 }.map { "\($0)" } ?? "length")")
      let after = try EveryKind.dump(database) { !Self.isContent($0) }
      #expect(after == before, "\(zip(after, before).first { $0 != $1 }.map { "\($0)" } ?? "length")")
      #expect(try database.value("PRAGMA integrity_check") == "ok")
      let answers = try fresh.app { try EveryKind.answers($0) }
      #expect(answers.count > 20)
      #expect(try EveryKind.answers(database) == answers)
      try database.execute("INSERT INTO answer (given) VALUES ('next'); INSERT INTO question (category, title) VALUES (1, 'next')")
      #expect(try database.value("SELECT title FROM question ORDER BY id DESC") == "next")
      #expect(try database.value("PRAGMA journal_mode") == mode.lowercased())
    }
    #expect(folder.atRest == [".quiz.sqlite.lock", "quiz.sqlite"])
  }

  @Test func `counts the user's rows whose content row is gone`() throws {
    let folder = try Folder()
    try folder.install(version: 1, EveryKind.content(1))
    try folder.app { try $0.execute(EveryKind.user) }
    let outcome = try folder.install(version: 2, EveryKind.content(2))
    let count = try folder.app { database in
      try database.value(
        """
        SELECT (SELECT count(*) FROM star WHERE question NOT IN (SELECT id FROM question))
          + (SELECT count(*) FROM answer WHERE question NOT IN (SELECT id FROM question))
        """, as: Int.self)
    }
    #expect(try #require(count) > 0)
    #expect(outcome.plain == .upgraded(from: 1, to: 2, orphans: try #require(count)))
  }

  @Test func `is upgraded while the app has it open, and the app's searches see the new content`() throws {
    let folder = try Folder()
    try folder.install(version: 1, EveryKind.content(1))
    try folder.app { database throws in
      try database.execute("PRAGMA journal_mode=WAL")
      let old = try EveryKind.answers(database)
      let cursor = try database.cursor("SELECT count(*) OVER (), title FROM question ORDER BY id")
      let first: Int? = try cursor.next()?[0]
      #expect(try folder.install(version: 2, EveryKind.content(2)).plain == .upgraded(from: 1, to: 2, orphans: 0))
      #expect(try cursor.next()?[0] == first)
      try cursor.close()
      let new = try EveryKind.answers(database)
      #expect(new != old)
      let fresh = try Folder()
      try fresh.install(version: 2, EveryKind.content(2))
      #expect(try fresh.app { try EveryKind.answers($0) } == new)
    }
  }
}
