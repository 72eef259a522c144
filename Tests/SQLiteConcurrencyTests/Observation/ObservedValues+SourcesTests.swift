import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

/// Takes a copy of an iterator to another task.
private final class SharedIterator: @unchecked Sendable {
  let iterator: ObservedValues<Int>.AsyncIterator
  init(_ iterator: ObservedValues<Int>.AsyncIterator) { self.iterator = iterator }
}

@Suite(.timeLimit(.minutes(1))) struct `An observed database` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(
    arguments: Lending.allCases,
    [
      "ALTER TABLE aux.comet ADD COLUMN b", "CREATE TABLE aux.other (a)", "DROP TABLE aux.comet; CREATE TABLE aux.comet (a)",
    ]) func `may be in an attached database, whose schema changes`(_ lending: Lending, _ change: String) async throws
  {
    let path = folder.path("aux")
    try Connection(.file(path)).execute("CREATE TABLE comet (a); INSERT INTO comet VALUES (1)")
    let database = try lending.make(in: folder) { try $0.attach(.file(path), as: "aux") }
    var seen = database.observe { try $0.rows("SELECT * FROM aux.comet").map(\.values) }.makeAsyncIterator()
    #expect(try await seen.next() == [[1]])
    try database.execute("SELECT 1")  // the connection is watched from its next loan on
    try database.execute(SQL(unchecked: change))
    #expect(seen.isDue)
  }

  @Test(arguments: Lending.allCases) func `may be what AUTOINCREMENT has counted`(_ lending: Lending) async throws {
    let database = try lending.make(in: folder)
    try database.execute("CREATE TABLE t (id INTEGER PRIMARY KEY AUTOINCREMENT)")
    var seen = database.observe { try $0.value("SELECT seq FROM sqlite_sequence", as: Int.self) }.makeAsyncIterator()
    #expect(try await seen.next() == .some(nil))
    try database.execute("SELECT 1")
    try database.execute("INSERT INTO t VALUES (7)")
    #expect(seen.isDue)
    #expect(try await seen.next() == 7)
    try database.execute("UPDATE sqlite_sequence SET seq = 9")
    #expect(try await seen.next() == 9)
  }

  @Test(arguments: Lending.allCases, ["main", "temp", "aux"]) func `may be what AUTOINCREMENT has counted for no row at all`(
    _ lending: Lending, _ schema: String
  ) async throws {
    let path = folder.path("aux")
    let database = try lending.make(in: folder) { connection in
      try connection.attach(.file(path), as: "aux")
      guard try !connection.isReadOnly() else { return }
      try connection.execute("CREATE TEMP TABLE IF NOT EXISTS own (id INTEGER PRIMARY KEY AUTOINCREMENT)")
    }
    if schema == "temp", Lending.withReaders.contains(lending) { return }  // an observation reads beside the connection that has it
    let table: SQL = "\(identifier: schema).t"
    try database.execute("CREATE TABLE \(table) (id INTEGER PRIMARY KEY AUTOINCREMENT, a UNIQUE); INSERT INTO \(table) VALUES (3, 1)")
    let query: SQL = "SELECT max(seq) FROM \(identifier: schema).sqlite_sequence"
    var seen = database.observe { try $0.value(query, as: Int.self) }.makeAsyncIterator()
    #expect(try await seen.next() == 3)
    try database.execute("SELECT 1")
    try database.execute("INSERT OR IGNORE INTO \(table) VALUES (7, 1)")
    try #require(seen.isDue)
    #expect(try await seen.next() == 7)
    try database.transaction { connection in
      try connection.insert(["name": "Mira"], into: "star")
      try connection.execute("INSERT OR IGNORE INTO \(table) VALUES (9, 1)")
    }
    try #require(seen.isDue)
    #expect(try await seen.next() == 9)
  }

  @Test func `finds by polling that another connection has written to an attached database`() async throws {
    let path = folder.path("aux")
    let other = try Connection(.file(path))
    try other.execute("CREATE TABLE comet (a); INSERT INTO comet VALUES (1)")
    let database = try Lending.database.make(in: folder) { try $0.attach(.file(path), as: "aux") }
    let clock = VirtualClock(.standing)
    var seen = database.observe(pollingEvery: .seconds(1), clock: clock) { try $0.count("comet", in: "aux") }.makeAsyncIterator()
    #expect(try await seen.next() == 1)
    try other.execute("INSERT INTO comet VALUES (2)")
    await clock.untilWaiting()
    try clock.advance(by: .seconds(1))
    #expect(try await seen.next() == 2)
  }

  @Test(arguments: [false, true]) func `is compiled once, and not for each result`(hasReaders: Bool) async throws {
    let counting = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let database = try Database(.file(folder.path("a")), readerLimit: hasReaders ? 4 : 0, on: counting)
    try database.execute("CREATE TABLE star (id INTEGER PRIMARY KEY); CREATE VIEW bright AS SELECT id FROM star")
    var seen = database.observe { connection in
      try (1...5).reduce(0) { sum, _ in try sum + connection.count("bright") + (connection.value("SELECT 0 FROM star", as: Int.self) ?? 0) }
    }.makeAsyncIterator()
    #expect(try await seen.next() == 0)
    for id in 1...2 {
      try database.insert(["id": id], into: "star")
      #expect(try await seen.next() == 5 * id)
    }
    let before = counting.count(of: .sqlite3_prepare_v3)
    try database.insert(["id": 3], into: "star")
    #expect(try await seen.next() == 15)
    #expect(counting.count(of: .sqlite3_prepare_v3) == before)
    // A view of the same name that reads another table: SQLite compiles the query again by itself.
    try database.execute("CREATE TABLE planet (id); DROP VIEW bright; CREATE VIEW bright AS SELECT id FROM planet")
    #expect(try await seen.next() == 0)
    for id in 1...2 {
      try database.execute("INSERT INTO planet VALUES (1)")
      #expect(try await seen.next() == 5 * id)
    }
  }

  @Test func `is delivered to several tasks that share an iterator`() async throws {
    let queue = try ConnectionQueue(.memory)
    try queue.createTable("t", "a")
    let shared = queue.observe { try $0.count("t") }.makeAsyncIterator()
    let delivered = Locked(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        let copy = SharedIterator(shared)
        group.addTask {
          var own = copy.iterator
          while let count = try? await own.next() {
            delivered.withLock { $0 += 1 }
            if count > 0 { break }
          }
        }
      }
      while delivered.withLock({ $0 }) == 0 { await Task.yield() }
      // Each result goes to one of them; as many come as both need.
      for _ in 0..<100 where delivered.withLock({ $0 }) < 3 {
        _ = try? queue.insert(["a": 1], into: "t")
        for _ in 0..<1_000 { await Task.yield() }
      }
      try? queue.close()
    }
    #expect(delivered.withLock { $0 } >= 2)
  }

  @Test func `reads the temporary table that hides another`() async throws {
    let database = try Database(.memory)
    try database.execute("CREATE TABLE star (id)")
    var seen = database.observe { try $0.value("SELECT count(*) FROM star", as: Int.self) }.makeAsyncIterator()
    #expect(try await seen.next() == 0)
    try database.execute("CREATE TEMP TABLE star (id)")
    #expect(seen.isDue)
    try database.execute("INSERT INTO temp.star VALUES (1)")
    #expect(try await seen.next() == 1)
    try database.execute("INSERT INTO temp.star VALUES (2)")
    #expect(try await seen.next() == 2)
  }
}
