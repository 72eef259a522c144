import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A configuration` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `recommended is a log, a wait where it matters, and the safe defaults`() throws {
    let file = try Connection(.file(folder.path("a")), configuration: .recommended)
    let mock = try Connection(.file("/nowhere/a"), configuration: .recommended, on: MockSqlite3Wrapper())
    for connection in [file, mock] {
      #expect(try connection.pragma(.journalMode) == .wal)
      #expect(try connection.pragma(.synchronous) == .normal)
      #expect(try connection.pragma(.cellSizeCheck))
      #expect(try connection.pragma(.mmapSize) == 0)
      #expect(try connection.pragma(.busyTimeout) == 5_000)
    }
    #expect(try file.pragma(.foreignKeys))
    #expect(try !file.pragma(.recursiveTriggers))
    #expect(try !file.pragma(.trustedSchema))
  }

  @Test func `recommended opens private databases and files for reading as they are`() throws {
    let uris = ["file::memory:", "file:a?mode=memory", "file:%3Amemory:", "file:a?mode=rwc&mo%64e=mem%6Fry#b"]
    for location in [Connection.Location.memory, .temporary] + uris.map(Connection.Location.uri) {
      #expect(location.isInMemory, "\(location)")
      let connection = try Connection(location, configuration: .recommended)
      #expect(try connection.pragma(.journalMode) != .wal)
      #expect(try connection.pragma(.synchronous) == .normal)
      try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    }
    for uri in ["file:a?mode=memory&mode=rwc", "file:a?mode%3Dmemory", "a?mode=memory"].map(Connection.Location.uri) {
      #expect(!uri.isInMemory)
    }
    try Connection(.file(folder.path("a"))).execute("CREATE TABLE t (a)")
    for access in [Connection.Access.readOnly, .immutable] {
      let connection = try Connection(.file(folder.path("a")), access: access, configuration: .recommended)
      #expect(try connection.pragma(.journalMode) == .delete)
    }
  }

  @Test func `that cannot be made is an error, and nothing stays open`() throws {
    let ledger = LedgerSqlite3Wrapper(Sqlite3Wrapper())
    var wrong = Connection.Configuration()
    wrong.limits = [.column: 1_000_000]
    expectError(.range, "limit 2 cannot be 1000000: the nearest is 2000") { try Connection(.memory, configuration: wrong, on: ledger) }
    wrong = .init()
    wrong.extraFlags = .create
    let error = #expect(throws: SQLiteError.self) {
      try Connection(.file(folder.path("a")), access: .readWrite, configuration: wrong, on: ledger)
    }
    #expect(error?.code == .misuse)
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
    #expect(try folder.contents == [])
  }

  @Test(arguments: [1 << 16, 1 << 40, 0, -1]) func `maps as much of a file as it says and the library allows`(count: Int) throws {
    var configuration = Connection.Configuration()
    configuration.memoryMapByteCount = count
    let mapped = try Connection(.file(folder.path("a")), configuration: configuration).pragma(.mmapSize)
    #expect(mapped <= max(count, 0) && (mapped > 0 || count <= 0))
  }

  @Test func `follows no link in a path, unless that was resolved before`() throws {
    try FileManager.default.createDirectory(atPath: folder.path("real"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: folder.path("var"), withDestinationPath: "real")
    var configuration = Connection.Configuration()
    configuration.extraFlags = .nofollow
    expectError(.cantopenSymlink, "unable to open") { try Connection(.file(folder.path("var") + "/a"), configuration: configuration) }
    let resolved = try LocalFileSystem().resolved(folder.path("var"))
    try Connection(.file(resolved + "/a"), configuration: configuration).execute("CREATE TABLE t (a)")
    #expect(FileManager.default.fileExists(atPath: folder.path("real/a")))
  }

  @Test func `takes flags that stand for nothing else`() throws {
    try Connection(.file(folder.path("a"))).close()
    let double = FlagWrapper()
    var configuration = Connection.Configuration()
    configuration.extraFlags = [.nofollow, .fullmutex]
    try Connection(.file(folder.path("a")), configuration: configuration, on: double).close()
    try Connection(.memory, on: double).close()
    let (first, second) = (double.flags[0], double.flags[1])
    #expect(first.contains([.nofollow, .fullmutex, .readwrite, .create, .exrescode]) && !first.contains(.nomutex))
    #expect(second.contains([.nomutex, .readwrite, .create, .exrescode]) && !second.contains(.fullmutex))
  }

  @Test func `for a hostile file can read an honest one`() throws {
    let made = try Connection(.file(folder.path("a")))
    try made.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT); INSERT INTO t VALUES (1, 'x')")
    let connection = try Connection(.file(folder.path("a")), access: .readOnly, configuration: .hostileFile)
    #expect(try connection.quickCheck() == [])
    #expect(try connection.tables().map(\.name) == ["t"])
    #expect(try connection.columns(of: "t").map(\.name) == ["a", "b"])
    #expect(try connection.read("t", where: Column("a") == 1).map(\.values) == [[1, "x"]])
    #expect(try connection.pragma(.cellSizeCheck))
  }

  @Test(
    arguments: [
      ("SELECT 1+2+3+4+5+6+7+8+9+10+11+12+13", .error, "maximum depth 10"),
      ("SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4", .error, "too many terms"),
      ("ATTACH ':memory:' AS x", .error, "too many attached databases"), ("SELECT max(1,2,3,4,5,6,7,8,9)", .error, "too many arguments"),
      ("SELECT zeroblob(2000000)", .toobig, "too big"), ("SELECT ?11", .error, "between ?1 and ?10"),
      ("SELECT 'a' LIKE printf('%100s', 'a')", .error, "pattern too complex"),
    ] as [(String, ResultCode, String)])
  func `for a hostile file stops what goes too far`(sql: String, code: ResultCode, words: String) throws {
    try Connection(.memory).execute(SQL(unchecked: sql, bindings: sql.contains("?") ? Array(repeating: 1, count: 11) : []))
    let connection = try Connection(.memory, configuration: .hostileFile)
    expectError(code, words) { try connection.execute(SQL(unchecked: sql)) }
  }
}

/// Notes the flags databases are opened with.
private final class FlagWrapper: RoutedSqlite3Wrapper {
  private(set) var flags: [OpenFlags] = []
  init() { super.init(Sqlite3Wrapper()) }

  override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    self.flags.append(OpenFlags(rawValue: flags))
    return unsafe super.sqlite3_open_v2(filename, ppDb, flags, zVfs)
  }
}
