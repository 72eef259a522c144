import Expectations
import Foundation
import SQLiteCore
import SQLiteFullText
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A verb that reads` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: Lending.withReaders) func `does not wait for who writes, whatever its table is called`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    try database.execute(
      """
      CREATE TABLE exchanges (price_changes, last_insert_rowid); INSERT INTO exchanges VALUES (1, 2);
      CREATE VIRTUAL TABLE text USING fts5 (words); INSERT INTO text VALUES ('old wine')
      """)
    try database.transaction { writer in
      try writer.insert(["id": 3], into: "star")
      let isDone = ends { #expect(throws: Never.self) { try readAll(database) } }
      #expect(isDone)
    }
  }

  /// Reads while another thread writes.
  private func readAll(_ database: any ObservableDatabase) throws {
    let table = FullTextTable("text", columns: ["words"])
    #expect(try database.count("exchanges") == 1)
    #expect(try database.rows("SELECT price_changes, last_insert_rowid, 'changes()' FROM exchanges").count == 1)
    #expect(try database.withReader { try $0.count("exchanges") } == 1)
    #expect(try database.count("star") == 2)
    #expect(try database.tables().count == 3 && database.tableExists("star") && database.columns(of: "star").count == 2)
    #expect(try database.value("PRAGMA user_version", as: Int.self) == 0)
    #expect(try database.search("wine", in: table).count == 1)
    #expect(try database.liveSearch("wi", in: table).results.count == 1)
    expectError(.error, "no such table: missing") { try database.rows("SELECT * FROM missing") }
    expectError(.error, "no such column: missing") { try database.rows("SELECT missing FROM star") }
    expectError(.error, "no such function: missing") { try database.rows("SELECT missing()") }
    expectError(.error, "syntax error") { try database.rows("SELECT FROM") }
  }

  @Test func `of a search field does not wait for who writes either`() async throws {
    let database = try Lending.manager.make(in: folder)
    let manager = try #require(database as? SQLiteManager)
    try manager.execute("CREATE VIRTUAL TABLE text USING fts5 (words); INSERT INTO text VALUES ('old wine')")
    let (isIn, mayGo) = (AsyncStream<Void>.makeStream(), DispatchSemaphore(value: 0))
    let writing = Task {
      try await manager.perform { connection in
        isIn.continuation.yield()
        _ = try connection.count("text")
        return mayGo.wait(timeout: .now() + .seconds(20)) == .success
      }
    }
    for await _ in isIn.stream { break }
    let searches = manager.liveSearches(in: FullTextTable("text", columns: ["words"]), debounce: .zero)
    searches.type("wine")
    var iterator = searches.makeAsyncIterator()
    let found = try await iterator.next()?.get().results.count
    mayGo.signal()
    #expect(found == 1)
    #expect(try await writing.value, "the search waited until the writer gave up")
  }

  @Test(arguments: Lending.withReaders) func `does not wait for functions that a search on the writer added`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    let table = FullTextTable("text", columns: ["words"], module: .fts4)
    try database.execute("CREATE VIRTUAL TABLE text USING fts4 (words); INSERT INTO text VALUES ('old wine')")
    #expect(try database.withConnection { try $0.search(.expression("wine"), in: table).count } == 1)
    try database.transaction { writer in
      try writer.insert(["id": 3], into: "star")
      let isDone = ends { #expect(throws: Never.self) { try database.search(.expression("wine"), in: table) } }
      #expect(isDone)
    }
  }

  @Test(arguments: Lending.allCases) func `never runs twice over the same rows`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    let other = try Connection(.memory)
    var seen: [Int] = []
    expectError(.error, "no such table: missing") {
      try database.forEach("SELECT id FROM star ORDER BY id") { row in
        seen.append(try row[0])
        if seen.count == 2 { _ = try other.rows("SELECT * FROM missing") }
      }
    }
    #expect(seen == [1, 2])
    seen = []
    expectError(.misuse, "left a transaction open") {
      try database.forEach("SELECT id FROM star ORDER BY id") { row in
        seen.append(try row[0])
        if seen.count == 2 { _ = try database.withReader(.statement) { try $0.rows("BEGIN") } }
      }
    }
    #expect(seen == [1, 2])
    seen = []
    try database.forEach("SELECT id FROM star ORDER BY id") { row in
      seen.append(try row[0])
      _ = try database.value("SELECT changes()", as: Int.self)
      _ = try? database.rows("SELECT * FROM missing")
      _ = try? database.withReader { try $0.value("SELECT changes()", as: Int.self) }
    }
    #expect(seen == [1, 2])
  }

  private static func expectChanges(of connection: Connection) {
    do { _ = try connection.value("SELECT changes()", as: Int.self) } catch let error as SQLiteError {
      #expect(error.code == .readonly && error.message.contains("only the connection that writes has"))
    } catch { Issue.record("\(error)") }
  }

  /// A row's closure may have the reader's connection from around it, and a function is handed it: their calls are not part of the verb.
  @Test(arguments: Lending.allCases) func `does not begin again for what a closure asks of its connection`(_ lending: Lending) throws {
    let isAsking = Locked(false)
    let database = try lending.make(in: folder) { connection in
      try connection.addFunction("ask", argumentCount: 0) { (arguments: FunctionArguments) in
        if isAsking.withLock({ $0 }) { Self.expectChanges(of: try arguments.connection) }
        return 1
      }
    }
    try database.execute("CREATE TEMP TABLE mine (a)")
    var seen: [Int] = []
    try database.withReader { connection in
      try database.forEach("SELECT id FROM star ORDER BY id") { row in
        seen.append(try row[0])
        Self.expectChanges(of: connection)
        _ = try? connection.rows("SELECT * FROM mine")
      }
      try database.cursor("SELECT id FROM star") { _ in
        seen.append(0)
        _ = try? connection.rows("SELECT * FROM mine")
      }
    }
    #expect(seen == [1, 2, 0])
    isAsking.withLock { $0 = true }
    #expect(try database.rows("SELECT ask() FROM star", as: Int.self) == [1, 1])
  }

  @Test(arguments: Lending.allCases) func `goes to the writer although it swallows the refusal`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    try database.execute("CREATE TEMP TABLE mine (a); INSERT INTO mine VALUES (1), (2), (3)")
    let count = try database.reading { connection in try? connection.value("SELECT count(*) FROM mine", as: Int.self) }
    #expect(count == 3)
    let names = try database.reading { connection in
      try? connection.rows("INSERT INTO star VALUES (9, 'Altair') RETURNING name", as: String.self)
    }
    #expect(names == ["Altair"])
    #expect(try database.count("star") == 3)
    let changes = try database.reading { connection in try? connection.value("SELECT changes()", as: Int.self) }
    #expect(changes == 1)
  }

  @Test(arguments: Lending.allCases) func `for a task goes to the writer although it swallows the refusal`(_ lending: Lending) async throws
  {
    let lender = try lending.make(in: folder).lender
    try lender.write { try $0.execute("CREATE TEMP TABLE mine (a); INSERT INTO mine VALUES (1), (2), (3)") }
    let count = try await lender.performReading { connection in try? connection.value("SELECT count(*) FROM mine", as: Int.self) }
    #expect(count == 3)
    let error = await #expect(throws: SQLiteError.self) { try await lender.performReading { try $0.rows("SELECT nope FROM star") } }
    #expect(error?.message.contains("no such column: nope") == true)
  }

  @Test(arguments: Lending.allCases) func `hands out no row after a refusal that it swallows`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    try database.execute("CREATE TEMP TABLE mine (a)")
    var seen: [Int] = []
    try database.reading { connection in
      try connection.forEach("SELECT id FROM star WHERE id = 1") { seen.append(try $0[0]) }
      seen = []
      let count = try? connection.value("SELECT count(*) FROM mine", as: Int.self)
      try connection.forEach("SELECT id FROM star WHERE id = 1") { seen.append(try $0[0] + (count ?? 9)) }
    }
    #expect(seen == [1])
  }

  @Test(arguments: Lending.allCases) func `of a cursor does not begin again for what its closure asks of its connection`(_ lending: Lending)
    throws
  {
    let database = try lending.make(in: folder)
    try database.execute("CREATE TEMP TABLE mine (a)")
    var seen: [Int] = []
    try database.withReader { connection in
      try database.cursor("SELECT id FROM star ORDER BY id") { cursor in
        while let row = try cursor.next() { seen.append(try row[0]) }
        Self.expectChanges(of: connection)
        _ = try? connection.rows("SELECT * FROM mine")
      }
    }
    #expect(seen == [1, 2])
  }

  @Test(arguments: Lending.allCases) func `goes to the writer although a reader has run the same before`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    let setting: SQL = "PRAGMA cache_size = 77"
    _ = try database.withReader(.statement) { try $0.rows(setting) }
    let insert: SQL = "INSERT INTO star VALUES (9, 'x') ON CONFLICT DO NOTHING RETURNING id"
    _ = try? database.withReader(.statement) { try $0.rows(insert) }
    _ = try database.rows(setting)
    _ = try database.rows(insert)
    #expect(try database.withConnection { try $0.value("PRAGMA cache_size", as: Int.self) } == 77)
    #expect(try database.count("star") == 3)
  }

  @Test(arguments: Lending.allCases) func `reads the file that the writer has attached in place of another`(_ lending: Lending) throws {
    let paths = [folder.path("first"), folder.path("second")]
    for path in paths { try Connection(.file(path)).execute("CREATE TABLE comet AS SELECT \(path) AS a") }
    let database = try lending.make(in: folder) { try $0.attach(.file(paths[0]), as: "other") }
    #expect(try database.value("SELECT a FROM other.comet", as: String.self) == paths[0])
    try database.withConnection { connection in
      try connection.detach("other")
      try connection.attach(.file(paths[1]), as: "other")
    }
    #expect(try database.value("SELECT a FROM other.comet", as: String.self) == paths[1])
    try database.withConnection { try $0.detach("other") }
    expectError(.error, "no such table: other.comet") { try database.value("SELECT a FROM other.comet", as: String.self) }
  }

  @Test(arguments: Lending.allCases) func `is done by the writer where that alone can answer`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    #expect(try database.rows("INSERT INTO star VALUES (7, 'x') RETURNING name", as: String.self) == ["x"])
    for _ in 1...2 {
      #expect(try database.value("SELECT last_insert_rowid()", as: Int.self) == 7)
      #expect(try database.value("SELECT \"changes\"()", as: Int.self) == 1)
      #expect(try database.value("SELECT 1 WHERE Total_Changes() > 2", as: Int.self) == 1)
    }
    #expect(try database.rows("PRAGMA cache_size = 77").isEmpty)
    #expect(try database.withConnection { try $0.value("PRAGMA cache_size", as: Int.self) } == 77)
    #expect(try database.rows("PRAGMA busy_timeout = 88", as: Int.self) == [88])
    #expect(try database.withConnection { try $0.value("PRAGMA busy_timeout", as: Int.self) } == 88)
    _ = try database.rows("ATTACH ':memory:' AS more")
    try database.execute("CREATE TABLE more.comet (a); INSERT INTO more.comet VALUES (1), (2)")
    #expect(try database.count("comet") == 2 && database.rows("SELECT * FROM more.comet").count == 2)
    _ = try database.rows("DETACH more")
    try database.withConnection { try $0.addFunction("three", argumentCount: 0) { _ in 3 } }
    #expect(try database.value("SELECT three()", as: Int.self) == 3)
  }

  @Test(arguments: Lending.allCases) func `sees the temporary table that hides another`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    #expect(try database.count("star") == 2)
    try database.execute("CREATE VIEW bright AS SELECT * FROM star")
    #expect(try database.count("bright") == 2)
    try database.withConnection { try $0.prepare("CREATE TEMP TABLE Star (id)").run() }
    #expect(try database.count("star") == 0)
    #expect(try database.count("bright") == 2, "a view of the file reads the tables of the file")
    try database.execute("CREATE TEMP VIEW bright AS SELECT 1")
    #expect(try database.count("bright") == 1)
    #expect(try database.tables(in: "temp").map(\.name).sorted() == ["Star", "bright"])
    try database.execute("DROP TABLE temp.star; DROP VIEW temp.bright")
    #expect(try database.count("star") == 2 && database.count("bright") == 2)
    try database.withConnection { try $0.prepare("CREATE TEMP TABLE Star (id)").run() }
    #expect(try database.count("star") == 0)
  }

  @Test(arguments: Lending.allCases) func `finds what prepare has attached`(_ lending: Lending) throws {
    let other = try Connection(.file(folder.path("other")))
    try other.execute("CREATE TABLE comet (a); INSERT INTO comet VALUES (1)")
    let path = folder.path("other")
    let database = try lending.make(in: folder) { try $0.attach(.file(path), as: "other") }
    #expect(try database.count("star") == 2)
    #expect(try database.count("comet", in: "other") == 1)
    try database.insert(["a": 2], into: "comet", in: "other")
    #expect(try database.withReader { try $0.count("comet", in: "other") } == 2)
  }
}
