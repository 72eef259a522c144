import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing
import SQLiteStorage

private struct Stop: Error {}

@Suite struct `A database that is read beside its writer` {
  let folder: ScratchFolder
  let database: Database

  init() throws {
    folder = try ScratchFolder()
    database = try Database(.file(folder.path("a"))) { try $0.execute("CREATE TABLE IF NOT EXISTS t (a INTEGER PRIMARY KEY, b)") }
    try database.insert([["a": 1, "b": "one"], ["a": 2, "b": "two"]], into: "t")
  }

  @Test func `is read while it is written, by others as it was`() throws {
    #expect(database.readerLimit == 4)
    try database.transaction { connection in
      try connection.insert(["a": 3], into: "t")
      let reading = StartedThread { [database] in
        #expect((try? database.count("t")) == 2)
        #expect((try? database.withReader { try $0.count("t") }) == 2)
      }
      reading.join()
    }
    #expect(try database.count("t") == 3)
  }

  @Test func `shows one state to a closure, and each statement its own where that is asked for`() throws {
    let write: @Sendable (Int) -> Void = { [database] a in
      StartedThread { #expect(throws: Never.self) { try database.insert(["a": a], into: "t") } }.join()
    }
    let one = try database.withReader { connection in
      let before = try connection.count("t")
      write(3)
      return try (before, connection.count("t"))
    }
    #expect(one == (2, 2))
    let two = try database.withReader(.statement) { connection in
      let before = try connection.count("t")
      write(4)
      return try (before, connection.count("t"))
    }
    #expect(two == (3, 4))
  }

  @Test func `writes with a connection that reads nowhere`() throws {
    expectError(.readonly, "readonly") { try database.withReader { try $0.insert(["a": 3], into: "t") } }
    #expect(try database.count("t") == 2)
  }

  @Test func `asks the writer for what a reader does not have`() throws {
    #expect(try database.rows("INSERT INTO t VALUES (7, 'seven') RETURNING b") { try $0["b", as: String.self] } == ["seven"])
    #expect(try database.value("SELECT last_insert_rowid()", as: Int.self) == 7)
    #expect(try database.value("SELECT changes()", as: Int.self) == 1)
    try database.execute("CREATE TEMP TABLE mine (a); INSERT INTO mine VALUES (1)")
    #expect(try database.count("mine") == 1)
    try database.withConnection { try $0.addFunction("three", argumentCount: 0) { _ in 3 } }
    #expect(try database.value("SELECT three()", as: Int.self) == 3)
    expectError(.error, "no such table: nowhere") { try database.rows("SELECT * FROM nowhere") }
  }

  @Test func `is neither closed nor suspended by a thread that has a connection`() throws {
    try database.withReader { _ in
      expectError(.misuse, "would wait for itself") { try database.close() }
      expectError(.misuse, "would wait for itself") { try database.suspend() }
    }
  }

  @Test func `has one connection where readers would see another database or wait`() throws {
    var rollback = Connection.Configuration()
    rollback.journalMode = .delete
    let recommended = Connection.Configuration.recommended
    let cases: [(Connection.Location, Connection.Configuration)] = [
      (.memory, recommended), (.temporary, recommended), (.file(folder.path("b")), rollback),
    ]
    for (location, configuration) in cases { try expectOneConnection(location, configuration) }
    #expect(try Database(.file(folder.path("a")), configuration: .init()).readerLimit == 4)  // the file is in WAL mode
    #expect(try Database(.file(folder.path("a")), readerLimit: 0).readerLimit == 0)
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_deserialize)))  // without it there is no file system "memdb"
  func `has one connection to a database in memory that others can open`() throws {
    try expectOneConnection(.uri("file:/shared?vfs=memdb"), .init())
  }

  private func expectOneConnection(_ location: Connection.Location, _ configuration: Connection.Configuration) throws {
    let database = try Database(location, configuration: configuration)
    #expect(database.readerLimit == 0)
    try database.createTable("u", "a")
    try database.insert(["a": 1], into: "u")
    #expect(try database.count("u") == 1 && database.withReader { try $0.count("u") } == 1)
  }

  @Test func `prepares the writer once, and every connection`() throws {
    let log = Locked<[String]>([])
    let database = try Database(.file(folder.path("c"))) { connection in
      log.withLock { $0.append("writer") }
      try Migrator([.init(1) { try $0.execute("CREATE TABLE t (a)") }]).migrate(connection)
    } prepare: { connection in
      log.withLock { $0.append("prepare") }
      try connection.addFunction("one", argumentCount: 0) { _ in 1 }
    }
    #expect(try database.value("SELECT one() FROM (SELECT count(*) FROM t)", as: Int.self) == 1)
    #expect(log.withLock { $0 } == ["prepare", "writer", "prepare"])
    #expect(throws: Stop.self) { try Database(.file(folder.path("c"))) { _ in throw Stop() } }
  }

  @Test func `leaves no log when its last reference goes`() throws {
    let path = folder.path("c")
    func useOnce() throws {
      let database = try Database(.file(path))
      try database.createTable("t", "a")
      #expect(try database.count("t") == 0)
    }
    try useOnce()
    #expect(try folder.contents.filter { $0.hasPrefix("c") } == ["c"])
  }

  @Test func `is closed whole, the writer last`() throws {
    #expect(try database.count("t") == 2)
    #expect(try folder.contents.contains("a-wal"))
    try database.close()
    #expect(try folder.contents == ["a"])
    expectError(.misuse, "the database \(folder.path("a")) is closed") { try database.count("t") }
    expectError(.misuse, "is closed") { try database.insert(["a": 1], into: "t") }
    #expect(throws: Never.self) { try database.close() }
  }
}

private let endless: SQL = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n, t"

@Suite struct `A database that is suspended` {
  let folder: ScratchFolder
  let database: Database

  init() throws {
    folder = try ScratchFolder()
    database = try Database(.file(folder.path("a"))) { try $0.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)") }
  }

  /// Whether no connection has any lock on the file.
  private func isFree() throws -> Bool {
    var configuration = Connection.Configuration()
    configuration.busyTimeoutMilliseconds = 0
    let other = try Connection(.file(folder.path("a")), configuration: configuration)
    try other.execute("BEGIN EXCLUSIVE; ROLLBACK")
    return try other.checkpoint(.truncate)?.isComplete == true
  }

  @Test func `has ended what ran, refuses what comes, and holds no lock`() throws {
    let areIn = DispatchSemaphore(value: 0)
    let writing = StartedThread { [database] in
      let error = #expect(throws: SQLiteError.self) {
        try database.transaction { connection in
          try connection.execute("INSERT INTO t VALUES (2)")
          areIn.signal()
          _ = try connection.value(endless, as: Int.self)
        }
      }
      #expect(error?.code == .interrupt)
    }
    let reading = StartedThread { [database] in
      let error = #expect(throws: SQLiteError.self) {
        try database.withReader { connection in
          areIn.signal()
          return try connection.value(endless, as: Int.self)
        }
      }
      #expect(error?.code == .interrupt)
    }
    areIn.wait()
    areIn.wait()
    try database.suspend()
    #expect(try isFree())
    expectError(.interrupt, "is suspended: nothing runs before resume()") { try database.count("t") }
    expectError(.interrupt, "is suspended") { try database.insert(["a": 3], into: "t") }
    writing.join()
    reading.join()
    database.resume()
    #expect(try database.count("t") == 1)
    try database.insert(["a": 3], into: "t")
  }

  /// The kinds of locks that this process has on files, as the system lists them by descriptor: /proc/locks is read in pieces, and loses lines
  /// while locks come and go.
  private func locks(on paths: [String]) throws -> Set<Substring> {
    let files = try paths.compactMap { try LocalFileSystem().facts(of: $0, followsLink: true)?.identity.last }
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fdinfo")
    // Other tests close their descriptors meanwhile.
    let texts = open.compactMap { try? String(contentsOfFile: "/proc/self/fdinfo/\($0)", encoding: .utf8) }
    let told = texts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("lock:") }
    let lines = told.map { $0.split { " \t".contains($0) } }
    return Set(lines.filter { line in line.count == 9 && files.contains { line[6].hasSuffix(":\($0)") } }.map { $0[4] })
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fdinfo"), "the system does not tell of locks"),
    arguments: [true, false])
  func `keeps locks for reading alone in WAL mode, and none in another`(isWAL: Bool) throws {
    let path = folder.path("b")
    let database = try Database(.file(path), configuration: isWAL ? .recommended : .init())
    try database.createTable("t", "a")
    let isIn = DispatchSemaphore(value: 0)
    let writing = StartedThread {
      let error = #expect(throws: SQLiteError.self) {
        try database.transaction { connection in
          try connection.execute("INSERT INTO t VALUES (2)")
          isIn.signal()
          return try connection.value(endless, as: Int.self)
        }
      }
      #expect(error?.code == .interrupt)
    }
    isIn.wait()
    #expect(try locks(on: [path, path + "-shm"]).contains("WRITE"))
    try database.suspend()
    writing.join()
    #expect(try locks(on: [path, path + "-shm"]) == (isWAL ? ["READ"] : []))
    database.resume()
    try database.close()
    #expect(try locks(on: [path]).isEmpty)
  }

  @Test func `has ended cursors that were kept, and says that a blob was`() throws {
    var kept: Cursor?
    try database.insert([["a": 2], ["a": 3]], into: "t")
    var blob: BlobHandle?
    try database.execute("INSERT INTO t VALUES (x'00')")
    let rowid = try database.withConnection { connection in
      kept = try connection.cursor("SELECT a FROM t")
      _ = try kept?.next()
      return connection.lastInsertRowid
    }
    try database.suspend()
    #expect(try isFree())
    database.resume()
    try database.withConnection { blob = try $0.openBlob(in: "t", column: "a", rowid: rowid) }
    expectError(.busy, "a connection of the database \(folder.path("a")) was kept and holds a lock") { try database.suspend() }
    #expect(blob?.byteCount == 1)
    blob = nil
    kept = nil
    try database.suspend()
    #expect(try isFree())
    try database.close()
    database.resume()
    expectError(.misuse, "is closed") { try database.count("t") }
  }
}

@Suite(.timeLimit(.minutes(1))) struct `Tasks with a database` {
  let folder: ScratchFolder
  let database: Database

  init() throws {
    folder = try ScratchFolder()
    database = try Database(.file(folder.path("a"))) { try $0.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)") }
  }

  @Test func `read side by side and beside one that writes`() async throws {
    let present = Locked(0)
    let meet: @Sendable () -> Void = {
      present.withLock { $0 += 1 }
      StartedThread.yield { present.withLock { $0 } == 3 }
    }
    async let first = database.performRead { connection in
      meet()
      return try connection.count("t")
    }
    async let second = database.performRead(.statement) { connection in
      meet()
      return try connection.count("t")
    }
    async let written = database.perform { connection in
      try connection.transaction {
        try connection.insert(["a": 2], into: "t")
        meet()
        return try connection.count("t")
      }
    }
    #expect(try await written == 2)
    _ = try await (first, second)
  }

  @Test func `end what they read when they are cancelled`() async throws {
    let isIn = AsyncStream<Void>.makeStream()
    let task = Task { [database] in
      try await database.performRead { connection in
        isIn.continuation.yield()
        return try connection.value(endless, as: Int.self)
      }
    }
    for await _ in isIn.stream { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await database.performRead { try $0.count("t") } == 1)
  }
}
