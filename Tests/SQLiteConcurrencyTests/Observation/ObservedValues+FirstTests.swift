import Expectations
import SQLiteConcurrency
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

private struct Stop: Error {}

@Suite(.timeLimit(.minutes(1))) struct `The first result of an observation` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func counts(_ database: any ObservableDatabase, _ reads: Locked<Int> = Locked(0)) -> ObservedValues<Int> {
    database.observe { connection in
      reads.withLock { $0 += 1 }
      return try connection.count("star")
    }
  }

  @Test(arguments: Lending.allCases) @MainActor
  func `is read at once on the main actor, and then comes only what differs`(_ lending: Lending) async throws {
    let database = try lending.make(in: folder)
    let reads = Locked(0)
    let (count, later) = try counts(database, reads).readNow()
    #expect(count == 2)
    var seen = later.makeAsyncIterator()
    try database.insert(["name": "Mira"], into: "star")
    #expect(try await seen.next() == 3)
    #expect(reads.withLock { $0 } == 2)
    try database.execute("SELECT 1")  // the connection is watched from its next loan on
    try database.insert(["name": "Rigel"], into: "star")
    #expect(try await seen.next() == 4)
  }

  @Test(arguments: Lending.allCases) func `is not given again`(_ lending: Lending) async throws {
    let database = try lending.make(in: folder)
    let reads = Locked(0)
    let later = try counts(database, reads).readNow().later
    for _ in 1...2 {  // each iterator is an observer of its own
      reads.withLock { $0 = 0 }
      let next = Task {
        var own = later.makeAsyncIterator()
        return try await own.next()
      }
      while reads.withLock({ $0 }) == 0 { await Task.yield() }
      try database.execute("SELECT 1")
      try database.execute("UPDATE star SET name = 'x'; DELETE FROM star WHERE id > 2; INSERT INTO star VALUES (NULL, 'Mira')")
      #expect(try await next.value == 3)
      try database.execute("DELETE FROM star WHERE id > 2")
    }
  }

  @Test(arguments: Lending.allCases) func `is what a transaction has written so far, and what was taken back comes later`(
    _ lending: Lending
  ) async throws {
    let database = try lending.make(in: folder)
    let taken = Locked<ObservedValues<Int>?>(nil)
    #expect(throws: Stop.self) {
      try database.transaction { connection in
        try connection.insert(["name": "Mira"], into: "star")
        let (count, later) = try counts(database).readNow()
        #expect(count == 3)
        taken.withLock { $0 = later }
        try connection.insert(["name": "Rigel"], into: "star")  // it may write again
        throw Stop()
      }
    }
    var seen = try #require(taken.withLock { $0 }).makeAsyncIterator()
    #expect(try await seen.next() == 2)
  }

  @Test(arguments: Lending.allCases) func `is read within other readings, by the thread that has the connection`(_ lending: Lending)
    async throws
  {
    let database = try lending.make(in: folder)
    let counts = counts(database)
    #expect(try database.withReader { _ in try counts.readNow().value } == 2)
    #expect(try database.withConnection { _ in try counts.readNow().value } == 2)
    var outer = database.observe { _ in try counts.readNow().value * 10 }.makeAsyncIterator()
    #expect(try await outer.next() == 20)
    try await database.perform { connection in
      try connection.forEach(in: "star") { _ throws in #expect(try counts.readNow().value == 2) }
    }
  }

  @Test(arguments: Lending.allCases) func `is refused while the database is suspended, and when it is closed`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    try database.suspend()
    expectError(.interrupt, "suspended") { try counts(database).readNow() }
    database.resume()
    #expect(try counts(database).readNow().value == 2)
    try database.close()
    expectError(.misuse, "") { try counts(database).readNow() }
  }

  @Test(arguments: Lending.allCases) func `writes nothing, and leaves the connection as it was`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    let writing = database.observe { connection in
      try connection.execute("INSERT INTO star (name) VALUES ('x')")
      return 0
    }
    let error = #expect(throws: SQLiteError.self) { try writing.readNow() }
    #expect(error?.code.primary == .auth || error?.code.primary == .readonly, "\(String(describing: error))")
    #expect(try database.count("star") == 2)
    try database.insert(["name": "Mira"], into: "star")
    #expect(try counts(database).readNow().value == 3)
  }

  @Test(arguments: Lending.allCases) func `changes neither schema nor settings of the file, and may use temporary tables`(
    _ lending: Lending
  ) throws {
    let database = try lending.make(in: folder)
    let statements: [SQL] = [
      "CREATE TABLE more (a)", "CREATE INDEX by_name ON star (name)", "CREATE VIEW v AS SELECT 1", "DROP TABLE star", "ANALYZE",
      "PRAGMA user_version = 7", "ALTER TABLE star ADD COLUMN mass",
    ]
    let facts: SQL =
      "SELECT schema_version, user_version, (SELECT count(*) FROM sqlite_schema) FROM pragma_schema_version, pragma_user_version"
    let before = try database.rows(facts).map(\.values)
    for statement in statements {
      let writing = database.observe { connection in
        try connection.execute(statement)
        return 0
      }
      let error = #expect(throws: SQLiteError.self, "\(statement)") { try writing.readNow() }
      #expect(error?.code.primary == .auth || error?.code.primary == .readonly, "\(String(describing: error))")
    }
    #expect(try database.rows(facts).map(\.values) == before)
    let temporary = database.observe { connection in
      try connection.execute(
        "CREATE TEMP TABLE IF NOT EXISTS seen (name); INSERT INTO temp.seen SELECT name FROM star; DELETE FROM temp.seen")
      return try connection.count("star")
    }
    #expect(try temporary.readNow().value == 2)
  }

  @Test func `is what is compared with, by the closure of an observation too, and may be nil`() async throws {
    let database = try Database(.memory)
    try database.createTable("t", "a")
    let (first, later) = try database.observe(by: { $0 % 10 == $1 % 10 }) { try $0.count("t") }.readNow()
    #expect(first == 0)
    let (none, some) = try database.observe { try $0.value("SELECT max(a) FROM t", as: Int?.self) ?? nil }.readNow()
    #expect(none == nil)
    try database.insert((1...10).map { ["a": $0] }, into: "t")
    var seen = some.makeAsyncIterator()
    #expect(try await seen.next() == 10)
    let next = Task {
      var own = later.makeAsyncIterator()
      return try await own.next()
    }
    for _ in 0..<100 { await Task.yield() }
    try database.insert(["a": 11], into: "t")
    #expect(try await next.value == 11)
  }
}
