import Foundation
import SQLiteManagerTesting
import Scratch
import Testing

extension Pragma where Value == Int { fileprivate static var cacheSpill: Self { Pragma("cache_spill") } }

@Suite struct `The article on connections` {
  let folder: ScratchFolder
  let path: String

  init() throws {
    folder = try ScratchFolder()
    path = folder.path("a.sqlite")
  }

  @Test func `opens, sets and asks as it says`() throws {
    let connection = try Connection(.file(path), access: .new, configuration: .recommended)
    try connection.setPragma(.synchronous, to: .full)
    #expect(try connection.pragma(.userVersion) == 0)
    #expect(try connection.pragma(.cacheSpill) > 0)
    try connection.execute("CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT)")
    let plan = try connection.queryPlan(of: "SELECT title FROM question WHERE id = \(7)")
    #expect("\(plan)" == "QUERY PLAN\n`--SEARCH question USING INTEGER PRIMARY KEY (rowid=?)")
    let other = folder.path("b.sqlite")
    try Connection(.file(other)).execute("CREATE TABLE question (id, title); INSERT INTO question VALUES (1, 'x')")
    try connection.withAttached(.file(other), as: "archive", access: .readOnly) {
      try connection.execute("INSERT INTO question SELECT * FROM archive.question")
    }
    #expect(try connection.setLimit(.length, to: 1_000_000) == 1_000_000_000)
    #expect(try connection.count("question") == 1)
    try connection.close()
    let file = try Connection(.file(path), access: .readOnly, configuration: .hostileFile)
    #expect(try file.quickCheck().isEmpty)
  }

  @Test func `knows that a mock has no file system`() {
    let error = #expect(throws: SQLiteError.self) { try Connection(.file(path), access: .new, on: MockSqlite3Wrapper()) }
    #expect(error?.code == .cantopen)
  }

  @Test func `closes when idle`() throws {
    let quiz = SQLiteManager(.database(.file(path)), idlePolicy: .closeWhenIdle)
    try quiz.createTable("star", "question")
    #expect(try quiz.count("star") == 0)
  }
}

@Suite struct `The article on migrations` {
  @Test func `migrates by steps and by files`() throws {
    let connection = try Connection(.memory)
    var migrator = try Migrator([
      .init(1, "CREATE TABLE star (question INTEGER PRIMARY KEY)"),
      .init(2) { try $0.execute("ALTER TABLE star ADD COLUMN at TEXT") },
    ])
    var told: [Int] = []
    migrator.didMigrate = { told.append($0) }
    try migrator.migrate(connection)
    #expect(told == [1, 2])

    let scratch = try ScratchFolder()
    let folder = scratch.url
    try "CREATE TABLE a (b)".write(to: folder.appending(path: "1.sql"), atomically: true, encoding: .utf8)
    try "CREATE TABLE c (d)".write(to: folder.appending(path: "2.sql"), atomically: true, encoding: .utf8)
    let other = try Connection(.memory)
    let fromFiles = try Migrator(to: 2) { version in
      SQL(unchecked: try String(contentsOf: folder.appending(path: "\(version).sql"), encoding: .utf8))
    }
    try fromFiles.migrate(other)
    #expect(try other.tables().map(\.name) == ["a", "c"])
  }
}
