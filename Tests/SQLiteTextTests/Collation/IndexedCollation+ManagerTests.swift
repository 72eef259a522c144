import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A manager of a database with localized indexes` {
  private func manager(_ path: String, _ engine: BytesEngine, idlePolicy: SQLiteManager.IdlePolicy = .keepOpen) throws -> SQLiteManager {
    let collator = try Collator(LocalizedCollation(locale: "cs"), engine: engine)
    return SQLiteManager(
      .database(.file(path)), idlePolicy: idlePolicy,
      prepare: {
        try $0.execute("PRAGMA synchronous = OFF")
        try $0.addLocalizedCollation("LOCALIZED", by: collator)
      })
  }

  private func made(in folder: ScratchFolder, _ engine: BytesEngine) throws -> String {
    let words = try manager(folder.path("a"), engine)
    try words.open()
    try words.createTable("word", "name TEXT COLLATE LOCALIZED UNIQUE, note TEXT")
    try words.execute("CREATE INDEX note ON word (note)")
    for name in ["a", "b", "c", "d"] { try words.insert(["name": name], into: "word") }
    #expect(words.staleLocalizedIndexes.isEmpty)  // as when it was opened
    #expect(try words.rebuildLocalizedIndexes().map(\.index) == ["sqlite_autoindex_word_1"])
    try words.close()
    return folder.path("a")
  }

  @Test(arguments: [SQLiteManager.IdlePolicy.keepOpen, .closeWhenIdle])
  func `hears from opening that they are sorted otherwise, and mends them by one call`(policy: SQLiteManager.IdlePolicy) throws {
    let folder = try ScratchFolder()
    let path = try made(in: folder, BytesEngine("1"))
    let same = try manager(path, BytesEngine("1"), idlePolicy: policy)
    try same.open()
    #expect(same.staleLocalizedIndexes.isEmpty)
    try same.close()

    let other = try manager(path, BytesEngine("1", isBackwards: true), idlePolicy: policy)
    #expect(other.staleLocalizedIndexes.isEmpty)
    try other.open()
    #expect(other.staleLocalizedIndexes.map(\.index) == ["sqlite_autoindex_word_1"])
    #expect(other.staleLocalizedIndexes.map(\.schema) == ["main"])
    #expect(try other.count("word", where: Column("name") == "a") == 0)
    #expect(try other.rebuildLocalizedIndexes().count == 1)
    #expect(other.staleLocalizedIndexes.isEmpty)
    #expect(try other.count("word", where: Column("name") == "a") == 1)
    #expect(try other.rebuildLocalizedIndexes().isEmpty)
    try other.close()
    try other.open()
    #expect(other.staleLocalizedIndexes.isEmpty)
  }

  @Test func `knows those that its steps have made`() throws {
    let folder = try ScratchFolder()
    func open(_ steps: [Migrator.Step]) throws -> [String] {
      let manager = SQLiteManager(.database(.file(folder.path("a"))), userSchema: steps)
      try manager.open()
      let stale = manager.staleLocalizedIndexes.map(\.index)
      try manager.close()
      return stale
    }
    let first = Migrator.Step(1, "CREATE TABLE word (name TEXT COLLATE LOCALIZED_cs UNIQUE)")
    #expect(try open([first]) == [])
    #expect(try open([first, .init(2, "CREATE TABLE more (name TEXT COLLATE LOCALIZED_de UNIQUE)")]) == [])
    let other = try Connection(.file(folder.path("a")), configuration: .text)
    try other.execute("CREATE INDEX elsewhere ON word (name)")
    #expect(try open([first, .init(2, "")]) == ["elsewhere"])
  }

  @Test func `hears of those in a bundle that is read in place, which nobody can mend`() throws {
    let folder = try ScratchFolder()
    let path = try made(in: folder, BytesEngine("1"))
    let collator = try Collator(LocalizedCollation(locale: "cs"), engine: BytesEngine("2"))
    let reader = SQLiteManager(
      .inPlace(.file(URL(filePath: path)), userDatabase: URL(filePath: folder.path("user"))),
      prepare: { try $0.addLocalizedCollation("LOCALIZED", by: collator) })
    try reader.open()
    #expect(reader.staleLocalizedIndexes.map(\.schema) == ["content"])
    #expect(try reader.rebuildLocalizedIndexes().isEmpty)
    #expect(reader.staleLocalizedIndexes.map(\.schema) == ["content"])
  }

  @Test func `looks once at the texts of the schema where they name no localized collation it has`() throws {
    let folder = try ScratchFolder()
    let path = try made(in: folder, BytesEngine("1"))
    func calls(_ prepare: @escaping @Sendable (Connection) throws -> Void) throws -> Int {
      let counter = CountingSqlite3Wrapper(Sqlite3Wrapper())
      let manager = SQLiteManager(.database(.file(path)), prepare: prepare, on: counter)
      try manager.open()
      return counter.count(of: .sqlite3_prepare_v3) + counter.count(of: .sqlite3_step)
    }
    let connection = CountingSqlite3Wrapper(Sqlite3Wrapper())
    _ = try Connection(.file(path), on: connection)
    let plain = connection.count(of: .sqlite3_prepare_v3) + connection.count(of: .sqlite3_step)
    #expect(try calls { _ in } == plain + 2)
    #expect(try calls { try $0.addLocalizedCollations(["OTHER": LocalizedCollation(locale: "cs")]) } == plain + 2)
    #expect(try calls { try $0.addLocalizedCollations(locale: "cs") } > plain + 2)
  }
}
