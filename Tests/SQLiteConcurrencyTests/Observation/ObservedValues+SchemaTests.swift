import Expectations
import SQLiteConcurrency
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

/// A token that is set and released while its connection is lent.
private final class KeptToken: @unchecked Sendable {
  var token: HookToken?
}

/// Observations by names that come to mean something else.
@Suite(.timeLimit(.minutes(1))) struct `A schema that is observed` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func makeView(by lending: Lending) throws -> any ObservableDatabase {
    let database = try lending.make(in: folder)
    try database.execute("CREATE TABLE other (a); CREATE VIEW bright AS SELECT name FROM star")
    return database
  }

  @Test(arguments: Lending.allCases)
  func `is asked for where only some read what was written to`(_ lending: Lending) async throws {
    let database = try makeView(by: lending)
    var (view, table) = (
      database.observe { try $0.value("SELECT count(*) FROM bright", as: Int.self) }.makeAsyncIterator(),
      database.observe { try $0.count("other") }.makeAsyncIterator()
    )
    #expect(try await view.next() == 2)
    #expect(try await table.next() == 0)
    try database.execute("SELECT 1")  // the connection is watched from its next loan on
    try database.transaction { connection in
      try connection.execute("INSERT INTO other VALUES (1); DROP VIEW bright; CREATE VIEW bright AS SELECT a FROM other")
    }
    #expect(view.isDue && table.isDue)
    #expect(try await view.next() == 1)
    try database.execute("INSERT INTO other VALUES (2)")
    #expect(try await view.next() == 2)
  }

  @Test(arguments: [Lending.queue, .database, .databaseWithoutLog, .manager, .managerWithoutLog])
  func `of another connection's making is seen with the next commit`(_ lending: Lending) async throws {
    let database = try makeView(by: lending)
    var seen = database.observe { try $0.value("SELECT count(*) FROM bright", as: Int.self) }.makeAsyncIterator()
    #expect(try await seen.next() == 2)
    try database.execute("SELECT 1")
    try database.execute("INSERT INTO other VALUES (1)")
    #expect(!seen.isDue)
    let other = try Connection(.file(folder.path("a")), access: .readWrite)
    try other.execute("DROP VIEW bright; CREATE VIEW bright AS SELECT a FROM other")
    try other.close()
    try database.execute("INSERT INTO other VALUES (2)")
    #expect(seen.isDue)
    try database.execute("INSERT INTO other VALUES (3)")
    #expect(try await seen.next() == 3)
    try database.execute("INSERT INTO other VALUES (4)")
    #expect(try await seen.next() == 4)
  }

  @Test(arguments: Lending.allCases, ["comet", "COMET", "aux.comet", "AUX.Comet"])
  func `holds a table of an attached database that is only counted`(_ lending: Lending, _ name: String) async throws {
    let path = folder.path("aux")
    try Connection(.file(path)).execute("CREATE TABLE comet (a); INSERT INTO comet VALUES (1)")
    let database = try lending.make(in: folder) { try $0.attach(.file(path), as: "aux") }
    let sql = SQL(unchecked: "SELECT count(*) FROM \(name)")
    var seen = database.observe { try $0.value(sql, as: Int.self) }.makeAsyncIterator()
    #expect(try await seen.next() == 1)
    try database.execute("SELECT 1")
    try database.execute("INSERT INTO star (name) VALUES ('Mira')")
    #expect(!seen.isDue)
    try database.execute("INSERT INTO aux.comet VALUES (2)")
    #expect(seen.isDue)
    #expect(try await seen.next() == 2)
  }

  @Test(arguments: Lending.allCases, [JournalMode.delete, .wal]) func `of an attached database is asked for as well`(
    _ lending: Lending, _ mode: JournalMode
  ) async throws {
    let path = folder.path("aux")
    let other = try Connection(.file(path))
    try other.setPragma(.journalMode, to: mode)
    try other.execute("CREATE TABLE comet (a); INSERT INTO comet VALUES (1)")
    try other.close()
    let database = try lending.make(in: folder) { try $0.attach(.file(path), as: "aux") }
    var seen = database.observe { try $0.count("comet", in: "aux") }.makeAsyncIterator()
    #expect(try await seen.next() == 1)
    try database.execute("SELECT 1")
    try database.transaction { try $0.execute("DROP TABLE aux.comet; CREATE TABLE aux.comet (a)") }
    try #require(seen.isDue)
    #expect(try await seen.next() == 0)
    try database.transaction { try $0.execute("DROP TABLE aux.comet; CREATE TABLE aux.comet (a); INSERT INTO aux.comet VALUES (1), (2)") }
    try #require(seen.isDue)
    #expect(try await seen.next() == 2)
    try database.transaction { connection in
      try connection.insert(["name": "Mira"], into: "star")
      try connection.execute("DROP TABLE aux.comet; CREATE TABLE aux.comet (a)")
    }
    try #require(seen.isDue)
    #expect(try await seen.next() == 0)
    try database.execute("DROP TABLE aux.comet; CREATE TABLE aux.comet AS SELECT 1")
    try #require(seen.isDue)
    #expect(try await seen.next() == 1)
  }

  @Test(arguments: ["Star", "STAR", "main.Star", "MAIN.star"]) func `spells names as it likes`(_ name: String) async throws {
    let database = try Lending.database.make(in: folder)
    let sql = SQL(unchecked: "SELECT count(*) FROM \(name)")
    var seen = database.observe { try $0.value(sql, as: Int.self) }.makeAsyncIterator()
    #expect(try await seen.next() == 2)
    try database.execute("SELECT 1")
    try database.execute("INSERT INTO sTaR (name) VALUES ('Mira')")
    #expect(seen.isDue)
    #expect(try await seen.next() == 3)
  }

  @Test(arguments: [Lending.queueOfMemory, .databaseOfMemory, .managerOfMemory])
  func `may get another database, and lose it`(_ lending: Lending) async throws {
    let path = folder.path("aux")
    try Connection(.file(path)).execute("CREATE TABLE comet (a); INSERT INTO comet VALUES (1)")
    let database = try lending.make(in: folder)
    var seen = database.observe { connection in
      if try connection.value("SELECT count(*) FROM pragma_database_list WHERE name = 'aux'") == 0 { return -1 }
      return try connection.count("comet", in: "aux")
    }.makeAsyncIterator()
    #expect(try await seen.next() == -1)
    try database.execute("SELECT 1")
    try database.withConnection { try $0.attach(.file(path), as: "aux") }
    try database.execute("INSERT INTO star (name) VALUES ('Mira')")
    #expect(try await seen.next() == 1)
    try database.execute("INSERT INTO comet VALUES (2)")
    #expect(try await seen.next() == 2)
    try database.execute("DETACH aux; INSERT INTO star (name) VALUES ('Rigel')")
    #expect(try await seen.next() == -1)
  }

  @Test(arguments: Lending.allCases) func `is asked about by the app's own authorizer as well`(_ lending: Lending) async throws {
    let asked = Locked(0)
    let database = try lending.make(in: folder) { connection in
      try connection.addAuthorizer { _ in
        asked.withLock { $0 += 1 }
        return .allow
      }.keepUntilClose()
    }
    var seen = database.observe { try $0.value("SELECT ifnull(name, '-') FROM star WHERE id = 1", as: String.self) }.makeAsyncIterator()
    #expect(try await seen.next() == "Vega")
    try database.execute("SELECT 1")
    try database.execute("UPDATE star SET name = 'Mira' WHERE id = 1")
    #expect(try await seen.next() == "Mira")
    #expect(asked.withLock { $0 } > 0)
    // Another authorizer comes, and ignores the observed column; it goes, and statements that are compiled after that read the column.
    let other = KeptToken()
    try database.withConnection { connection in
      other.token = try connection.addAuthorizer { request in
        if case .read("star", "name") = request.action { .ignore } else { .allow }
      }
    }
    try database.execute("UPDATE star SET name = 'Rigel' WHERE id = 1")
    let hides = !Lending.withReaders.contains(lending)  // a reader has an authorizer of its own
    #expect(try await seen.next() == (hides ? "-" : "Rigel"))
    try database.withConnection { _ in other.token = nil }
    try database.execute("UPDATE star SET name = 'Algol' WHERE id = 1")
    #expect(try await seen.next() == "Algol")
  }
}
