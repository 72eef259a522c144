import Foundation
import SQLiteManager
import SQLiteStorage
import SystemSQLite

/// Work on a database that several threads share: reading beside writing, copies, blobs, observation.
extension Benchmark {
  static let sharedRead = Benchmark(
    name: "shared-read", summary: "one row by primary key of a file in WAL mode, one call each", unit: "lookup", count: 200_000, limit: 1.3
  ) { count in
    let file = try SharedFile(rows: 100_000)
    let ids = Thing.someIDs(count, of: 100_000)
    let direct = try file.open()
    return [Direct.lookup(ids, direct), Ours.read(ids, of: try file.database())].map { $0.keeping(file) }
  }

  static let sharedThreads = Benchmark(
    name: "shared-threads", summary: "one thread writes 20 rows a time, two read 200 rows a time, by the wall clock", unit: "deed",
    count: 60_000, limit: 1.08
  ) { count in
    let files = try (0..<3).map { _ in try SharedFile(rows: 100_000) }
    let shares = Shares(count)
    return [
      try Direct.sharing(shares, files[0]).keeping(files[0]), try Ours.sharing(shares, files[1].manager()).keeping(files[1]),
      try Ours.sharing(shares, files[2]).keeping(files[2]),
    ]
  }

  static let sharedTasks = Benchmark(
    name: "shared-tasks", summary: "2,000 rows a time, by one task and by two, by the wall clock", unit: "deed", count: 1_200, limit: 0.75
  ) { count in
    let file = try SharedFile(rows: 100_000)
    let (database, shares) = (try file.database(), Shares(count))
    return [
      Ours.reading(Contender.direct, [shares.ids + shares.ids], of: database),
      Ours.reading(Contender.ours, [shares.ids, shares.ids], of: database),
      try Direct.reading("two threads by C", [shares.ids, shares.ids], file),
    ].map { $0.keeping(file) }
  }

  static let backup = Benchmark(
    name: "backup", summary: "a file of 4 KB pages into a new file, 1,024 pages at a time", unit: "page", count: 50_000, limit: 1.05
  ) { count in
    let file = try SharedFile(rows: 0)
    let connection = try Connection(.file(file.path))
    try connection.execute("CREATE TABLE filler (a)")
    try connection.transaction {
      for _ in 0..<(count / 1_000) {
        try connection.execute(
          "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) INSERT INTO filler SELECT zeroblob(4000) FROM n")
      }
    }
    return [Direct.backup(try file.open(), file), Ours.backup(connection, file)].map { $0.keeping(file) }
  }

  static let blob = Benchmark(
    name: "blob", summary: "a blob of 2 KB times the count, written and read in pieces of 64 KB", unit: "2 KB", count: 50_000, limit: 1.05
  ) { count in
    let file = try SharedFile(rows: 0)
    let connection = try Connection(.file(file.path))
    try connection.execute("CREATE TABLE whole (id INTEGER PRIMARY KEY, a); INSERT INTO whole VALUES (1, zeroblob(\(count * 2_048)))")
    return [Direct.blob(try file.open()), Ours.blob(connection)].map { $0.keeping(file) }
  }

  static let observe = Benchmark(
    name: "observe", summary: "commits of one row with one observer and ten refreshes", unit: "commit", count: 10_000, limit: 1.5
  ) { count in
    let (one, other) = (try SharedFile(rows: 1_000), try SharedFile(rows: 1_000))
    return [try Direct.observed(count, one).keeping(one), try Ours.observed(count, other.database()).keeping(other)]
  }
}

/// A file in WAL mode with the table "thing".
final class SharedFile {
  let folder: TemporaryFolder
  let path: String

  init(rows: Int) throws {
    folder = try TemporaryFolder()
    path = folder.path + "/thing.sqlite"
    let connection = try Connection(.file(path), configuration: .recommended)
    try connection.execute(SQL(unchecked: Thing.create))
    if rows > 0 { try connection.execute(SQL(unchecked: Thing.fill(rows))) }
    try connection.close()
  }

  /// A connection with the settings of ``Connection/Configuration/recommended``, opened by C calls.
  func open() throws -> OpaquePointer {
    let database = try Direct.open(path, SQLITE_OPEN_READWRITE)
    try Direct.execute(database, "PRAGMA synchronous=NORMAL; PRAGMA cell_size_check=ON; PRAGMA mmap_size=0")
    return database
  }

  func database() throws -> Database { try Database(.file(path)) }

  func manager() throws -> SQLiteManager {
    let manager = SQLiteManager(.database(.file(path)), configuration: .recommended)
    try manager.open()
    return manager
  }
}

/// The work of each thread: the writes of one, and the reads of each of the others.
struct Shares: Sendable {
  static let update = "UPDATE thing SET amount = amount WHERE id BETWEEN ?1 AND ?1 + 19"
  static let select = "SELECT amount FROM thing WHERE id BETWEEN ?1 AND ?1 + 199"

  let writes: Int
  let reads: Int
  let ids: [Int64]

  init(_ count: Int) {
    writes = count / 15
    reads = (count - writes) / 2
    ids = Thing.someIDs(reads, of: 100_000)
  }
}

extension Shares {
  static func update(from id: Int64, _ connection: Connection) throws { try connection.prepare(SQL(unchecked: update)).run(id) }

  static func sum(from id: Int64, _ connection: Connection) throws -> Int64 {
    var sum: Int64 = 0
    let statement = try connection.prepare(SQL(unchecked: select))
    try statement.bind(id)
    try statement.forEach { row in sum &+= Int64(try row[0, as: Double.self] * 2) }
    return sum
  }
}

/// Runs closures on threads of their own until all have ended.
private func atOnce(_ bodies: [@Sendable () throws -> Int64]) throws -> Int64 {
  nonisolated(unsafe) var results = bodies.map { _ in Result<Int64, any Error>.success(0) }
  let lock = NSLock()
  let group = DispatchGroup()
  for (index, body) in bodies.enumerated() {
    group.enter()
    Thread {
      let result = Result { try body() }
      lock.withLock { results[index] = result }
      group.leave()
    }.start()
  }
  group.wait()
  return try results.reduce(0) { try $0 &+ $1.get() }
}

extension Direct {
  static func sharing(_ shares: Shares, _ file: SharedFile) throws -> Contender {
    nonisolated(unsafe) let connections = try (0..<3).map { _ in try file.open() }
    return Contender(Contender.direct) { stopwatch in
      var checksum = Checksum()
      let sum = try stopwatch.time(by: CLOCK_MONOTONIC) {
        try atOnce([
          {
            let update = try prepare(connections[0], Shares.update)
            defer { sqlite3_finalize(update) }
            for id in shares.ids.prefix(shares.writes) {
              try check(sqlite3_bind_int64(update, 1, id), connections[0])
              _ = try step(update, connections[0])
              try check(sqlite3_reset(update), connections[0])
            }
            return 0
          }, { try amounts(shares.ids, connections[1]) }, { try amounts(shares.ids, connections[2]) },
        ])
      }
      checksum.add(sum)
      return checksum
    }
  }

  /// A thread for each list, with a connection of its own.
  static func reading(_ name: String, _ lists: [[Int64]], _ file: SharedFile) throws -> Contender {
    nonisolated(unsafe) let connections = try lists.map { _ in try file.open() }
    return Contender(name) { stopwatch in
      var checksum = Checksum()
      checksum.add(
        try stopwatch.time(by: CLOCK_MONOTONIC) {
          try atOnce(
            lists.indices.map { list in
              { try amounts(lists[list].flatMap { id in (0..<10).map { id + Int64($0) * 200 } }, connections[list]) }
            })
        })
      return checksum
    }
  }

  private static func amounts(_ ids: [Int64], _ database: OpaquePointer) throws -> Int64 {
    let statement = try prepare(database, Shares.select)
    defer { sqlite3_finalize(statement) }
    var sum: Int64 = 0
    for id in ids {
      try check(sqlite3_bind_int64(statement, 1, id), database)
      while try step(statement, database) {
        // The package asks for the type of each value, too: column_double makes 0 of a text.
        guard sqlite3_column_type(statement, 0) == SQLITE_FLOAT else { throw Failure(code: SQLITE_MISMATCH, message: "no real") }
        sum &+= Int64(sqlite3_column_double(statement, 0) * 2)
      }
      try check(sqlite3_reset(statement), database)
    }
    return sum
  }

  static func backup(_ database: OpaquePointer, _ file: SharedFile) -> Contender {
    Contender(Contender.direct) { stopwatch in
      let path = file.folder.path + "/direct"
      try? FileManager.default.removeItem(atPath: path)
      try stopwatch.time {
        let copy = try open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        let backup = sqlite3_backup_init(copy, "main", database, "main")
        var code = SQLITE_OK
        while code == SQLITE_OK { code = sqlite3_backup_step(backup, 1_024) }
        try check(sqlite3_backup_finish(backup), copy)
        sqlite3_close(copy)
      }
      return try checksum(ofFile: path)
    }
  }

  static func checksum(ofFile path: String) throws -> Checksum {
    let copy = try open(path, SQLITE_OPEN_READWRITE)
    defer { sqlite3_close(copy) }
    let statement = try prepare(copy, "SELECT count(*) FROM filler")
    defer { sqlite3_finalize(statement) }
    var checksum = Checksum()
    if try step(statement, copy) { checksum.add(sqlite3_column_int64(statement, 0)) }
    return checksum
  }

  static func blob(_ database: OpaquePointer) -> Contender {
    Contender(Contender.direct) { stopwatch in
      var checksum = Checksum()
      let sum = try stopwatch.time {
        var blob: OpaquePointer?
        try execute(database, "BEGIN IMMEDIATE")
        try check(sqlite3_blob_open(database, "main", "whole", "a", 1, 1, &blob), database)
        let size = sqlite3_blob_bytes(blob)
        var piece = [UInt8](repeating: 7, count: 65_536)
        for start in stride(from: 0, to: size, by: 65_536) {
          try check(sqlite3_blob_write(blob, piece, min(65_536, size - start), start), database)
        }
        var sum: Int64 = 0
        for start in stride(from: 0, to: size, by: 65_536) {
          try check(sqlite3_blob_read(blob, &piece, min(65_536, size - start), start), database)
          sum += Int64(piece[0])
        }
        try check(sqlite3_blob_close(blob), database)
        try execute(database, "COMMIT")
        return sum
      }
      checksum.add(sum)
      return checksum
    }
  }

  /// An update hook notes the table, a commit hook that something is new; another connection reads the count of the rows ten times.
  static func observed(_ count: Int, _ file: SharedFile) throws -> Contender {
    let (writer, reader) = (try file.open(), try file.open())
    return Contender(Contender.direct) { stopwatch in
      try execute(writer, "DELETE FROM thing")
      let noted = Noted()
      let context = Unmanaged.passUnretained(noted).toOpaque()
      sqlite3_update_hook(
        writer,
        { context, _, _, table, _ in
          guard let context, let table else { return }
          Unmanaged<Noted>.fromOpaque(context).takeUnretainedValue().note(table)
        }, context)
      sqlite3_commit_hook(
        writer, { context in context.map { Unmanaged<Noted>.fromOpaque($0).takeUnretainedValue().commit() } ?? 0 }, context)
      var checksum = Checksum()
      try stopwatch.time(by: CLOCK_PROCESS_CPUTIME_ID) {
        let insert = try prepare(writer, Thing.insert)
        let query = try prepare(reader, "SELECT count(*) FROM thing")
        defer { for statement in [insert, query] { sqlite3_finalize(statement) } }
        for id in 1...count {
          try check(sqlite3_bind_int64(insert, 1, Int64(id)), writer)
          try check(sqlite3_bind_double(insert, 2, 0.5), writer)
          try check(sqlite3_bind_text(insert, 3, "title", 5, transient), writer)
          _ = try step(insert, writer)
          try check(sqlite3_reset(insert), writer)
          guard id % max(1, count / 10) == 0, noted.isNew else { continue }
          noted.isNew = false
          if try step(query, reader) { checksum.add(sqlite3_column_int64(query, 0)) }
          try check(sqlite3_reset(query), reader)
        }
      }
      sqlite3_update_hook(writer, nil, nil)
      sqlite3_commit_hook(writer, nil, nil)
      return checksum
    }
  }

  /// The notes of the hooks.
  private final class Noted {
    var tables: Set<String> = []
    var isNew = false

    func note(_ table: UnsafePointer<CChar>) { tables.insert(String(cString: table)) }

    func commit() -> Int32 {
      if tables.contains("thing") { isNew = true }
      tables.removeAll(keepingCapacity: true)
      return 0
    }
  }
}

extension Ours {
  static func read(_ ids: [Int64], of database: Database) -> Contender {
    let sql = SQL(unchecked: Thing.selectOne)
    return Contender(Contender.ours) { stopwatch in
      var sum = Sum()
      try stopwatch.time {
        for id in ids {
          let row = try database.withReader(.statement) { connection -> (Double, String)? in
            let statement = try connection.prepare(sql)
            try statement.bind(id)
            return try statement.row { (try $0[0, as: Double.self], try $0[1, as: String.self]) }
          }
          if let row { sum.add(row.0, text: row.1) }
        }
      }
      return sum.checksum
    }
  }

  static func sharing(_ shares: Shares, _ manager: SQLiteManager) -> Contender {
    sharing(
      Contender.ours, shares, write: { id in try manager.withConnection { try Shares.update(from: id, $0) } },
      read: { id, _ in try manager.withReader(.statement) { try Shares.sum(from: id, $0) } })
  }

  /// Three connections of this package that know nothing of each other: the difference to a manager is the cost of sharing.
  static func sharing(_ shares: Shares, _ file: SharedFile) throws -> Contender {
    nonisolated(unsafe) let connections = try (0..<3).map { _ in try Connection(.file(file.path), configuration: .recommended) }
    return sharing(
      "three Connections", shares, write: { id in try Shares.update(from: id, connections[0]) },
      read: { id, reader in try Shares.sum(from: id, connections[reader]) })
  }

  private static func sharing(
    _ name: String, _ shares: Shares, write: @escaping @Sendable (Int64) throws -> Void,
    read: @escaping @Sendable (Int64, _ reader: Int) throws -> Int64
  ) -> Contender {
    Contender(name) { stopwatch in
      var checksum = Checksum()
      let readers = (1...2).map { reader in
        { @Sendable () throws -> Int64 in try shares.ids.reduce(0) { try $0 &+ read($1, reader) } }
      }
      let sum = try stopwatch.time(by: CLOCK_MONOTONIC) {
        try atOnce([
          {
            for id in shares.ids.prefix(shares.writes) { try write(id) }
            return 0
          }, readers[0], readers[1],
        ])
      }
      checksum.add(sum)
      return checksum
    }
  }

  /// A task for each list, which makes a read of its own for each id.
  static func reading(_ name: String, _ lists: [[Int64]], of database: Database) -> Contender {
    Contender(name) { stopwatch in
      let total = Locks(Int64(0))
      let ended = DispatchSemaphore(value: 0)
      stopwatch.time(by: CLOCK_MONOTONIC) {
        for ids in lists {
          Task.detached {
            for id in ids {
              let sum = try await database.performRead { connection in
                var sum: Int64 = 0
                for part in 0..<10 { sum &+= try Shares.sum(from: id + Int64(part) * 200, connection) }
                return sum
              }
              total.withLock { $0 &+= sum }
            }
            ended.signal()
          }
        }
        for _ in lists { ended.wait() }
      }
      var checksum = Checksum()
      checksum.add(total.withLock { $0 })
      return checksum
    }
  }

  static func backup(_ connection: Connection, _ file: SharedFile) -> Contender {
    Contender(Contender.ours) { stopwatch in
      let path = file.folder.path + "/ours"
      try? FileManager.default.removeItem(atPath: path)
      try stopwatch.time { _ = try connection.backup(toNewFile: path) }
      return try Direct.checksum(ofFile: path)
    }
  }

  static func blob(_ connection: Connection) -> Contender {
    Contender(Contender.ours) { stopwatch in
      var checksum = Checksum()
      let sum = try stopwatch.time {
        try connection.withBlob(in: "whole", column: "a", rowid: 1, access: .readWrite) { blob in
          let piece = [UInt8](repeating: 7, count: 65_536)
          for start in stride(from: 0, to: blob.byteCount, by: 65_536) {
            try blob.write(piece.prefix(min(65_536, blob.byteCount - start)), at: start)
          }
          var sum: Int64 = 0
          try blob.forEachChunk { sum += Int64($0[0]) }
          return sum
        }
      }
      checksum.add(sum)
      return checksum
    }
  }

  static func observed(_ count: Int, _ database: Database) -> Contender {
    let sql = SQL(unchecked: Thing.insert)
    return Contender(Contender.ours) { stopwatch in
      try database.execute("DELETE FROM thing")
      let (results, ended) = (Locks([Int64]()), DispatchSemaphore(value: 0))
      let (wanted, read) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      Task.detached {
        var seen = database.observe { try $0.value("SELECT count(*) FROM thing", as: Int64.self) ?? -1 }.makeAsyncIterator()
        _ = try? await seen.next()
        read.signal()
        for _ in 0..<10 {
          await Locks.wait(for: wanted)
          if let count = try? await seen.next() { results.withLock { $0.append(count) } }
          read.signal()
        }
        ended.signal()
      }
      read.wait()
      try stopwatch.time(by: CLOCK_PROCESS_CPUTIME_ID) {
        for id in 1...count {
          try database.withConnection { connection in try connection.prepare(sql).run(Int64(id), 0.5, "title") }
          guard id % max(1, count / 10) == 0 else { continue }
          wanted.signal()
          read.wait()
        }
      }
      ended.wait()
      var checksum = Checksum()
      for count in results.withLock({ $0 }) { checksum.add(count) }
      return checksum
    }
  }
}

/// A value with a lock.
private final class Locks<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}

extension Locks where Value == [Int64] {
  /// Waits on a thread that is not one of Swift's.
  static func wait(for semaphore: DispatchSemaphore) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        semaphore.wait()
        continuation.resume()
      }
    }
  }
}
