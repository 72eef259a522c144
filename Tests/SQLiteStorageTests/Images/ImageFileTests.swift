import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing
import SQLiteStorage

private struct Torn: Error, Equatable {}

@Suite struct `A database that is read where its bytes are` {
  /// A database between other bytes, as in an archive.
  private static func archive() throws -> (bytes: [UInt8], range: Range<Int>) {
    let folder = try ScratchFolder()
    let connection = try Connection(.file(folder.path("a")))
    try connection.execute("CREATE TABLE t (a PRIMARY KEY, b); CREATE INDEX i ON t (b)")
    try connection.transaction {
      for number in 1...500 { try connection.prepare("INSERT INTO t VALUES (?, ?)").run(number, "text \(number)") }
    }
    try connection.close()
    let database = [UInt8](try Data(contentsOf: folder.url.appending(path: "a")))
    return ([UInt8](repeating: 7, count: 999) + database + [UInt8](repeating: 8, count: 77), 999..<999 + database.count)
  }

  private static func image(of archive: (bytes: [UInt8], range: Range<Int>), on sqlite: any Sqlite3WrapperProtocol) throws -> ImageFile {
    try ImageFile(byteCount: archive.range.count, on: sqlite) { range in
      archive.bytes[archive.range.lowerBound + range.lowerBound..<archive.range.lowerBound + range.upperBound]
    }
  }

  @Test func `answers queries, a page at a time`() throws {
    let archive = try Self.archive()
    let read = Locked(0)
    let image = try ImageFile(byteCount: archive.range.count, on: Sqlite3Wrapper()) { range in
      read.withLock { $0 += range.count }
      return archive.bytes[archive.range][(archive.range.lowerBound + range.lowerBound)...].prefix(range.count)
    }
    let connection = try Connection(image.location, access: .readOnly)
    #expect(try connection.value("SELECT b FROM t WHERE a = 77") == "text 77")
    #expect(read.withLock { $0 } < archive.range.count)
    #expect(try connection.value("SELECT count(*) FROM t") == 500 && connection.integrityCheck() == [])
    #expect(try connection.isReadOnly() && image.takeFailure() == nil)
    expectError(.readonly, "attempt to write a readonly database") { try connection.execute("DELETE FROM t") }
    try connection.execute("CREATE TEMP TABLE own (a); INSERT INTO own SELECT a FROM t")
    #expect(try connection.value("SELECT count(*) FROM own") == 500)
  }

  @Test func `is attached beside others, and opened for writing only to be read`() throws {
    let image = try Self.image(of: Self.archive(), on: Sqlite3Wrapper())
    let connection = try Connection(.memory)
    try connection.attach(image.location, as: "content")
    try connection.execute("CREATE TABLE own AS SELECT * FROM content.t WHERE a <= 3")
    #expect(try connection.value("SELECT count(*) FROM own JOIN content.t USING (b)") == 3)
    let second = try Connection(image.location)
    #expect(try second.isReadOnly() && second.value("SELECT max(a) FROM t") == 500)
    let copy = try Connection(.memory)
    try second.backup(to: copy)
    #expect(try copy.value("SELECT count(*) FROM t") == 500)
  }

  @Test func `was in WAL mode, and is read without its log`() throws {
    let folder = try ScratchFolder()
    let source = try Connection(.file(folder.path("a")), configuration: .recommended)
    try source.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    try source.checkpoint(.truncate)
    let bytes = try Data(contentsOf: folder.url.appending(path: "a"))
    let image = try ImageFile(byteCount: bytes.count, on: Sqlite3Wrapper()) { bytes[$0] }
    #expect(try Connection(image.location, access: .readOnly).value("SELECT a FROM t") == 1)
  }

  @Test func `lives as long as a connection needs it`() throws {
    final class Kept: Sendable {}
    var kept: Kept? = Kept()
    weak let watched = kept
    let archive = try Self.archive()
    var image: ImageFile? = try ImageFile(byteCount: archive.range.count, on: Sqlite3Wrapper()) { [kept] range in
      withExtendedLifetime(kept) {
        archive.bytes[archive.range.lowerBound + range.lowerBound..<archive.range.lowerBound + range.upperBound]
      }
    }
    kept = nil
    let location = try #require(image?.location)
    let connection = try Connection(location, access: .readOnly)
    image = nil
    #expect(try connection.value("SELECT count(*) FROM t") == 500 && watched != nil)
    expectError(.error, "no such vfs") { try Connection(location, access: .readOnly) }
    try connection.close()
    #expect(watched == nil)
  }

  @Test func `is not replaced by bytes: SQLite would use its file system when that is gone`() throws {
    let archive = try Self.archive()
    let image = try ImageFile(byteCount: archive.range.count, on: Sqlite3Wrapper()) { range in
      archive.bytes[archive.range.lowerBound + range.lowerBound..<archive.range.lowerBound + range.upperBound]
    }
    let connection = try Connection(image.location, access: .readOnly)
    expectError(.misuse, "use a connection in memory") { try connection.deserialize([UInt8]()) }
    let other = try Connection(.memory)
    try other.attach(image.location, as: "image")
    try other.deserialize([UInt8](), as: "image")
    #expect(try connection.value("SELECT count(*) FROM t") == 500 && other.value("SELECT count(*) FROM image.sqlite_schema") == 0)
  }

  @Test func `fails with what the closure throws, or answers too little`() throws {
    let archive = try Self.archive()
    let isTorn = Locked(false)
    let torn = try ImageFile(byteCount: archive.range.count, on: Sqlite3Wrapper()) { range in
      if isTorn.withLock({ $0 }) { throw Torn() }
      return archive.bytes[archive.range.lowerBound + range.lowerBound..<archive.range.lowerBound + range.upperBound]
    }
    let connection = try Connection(torn.location, access: .readOnly)
    #expect(try connection.value("SELECT b FROM t WHERE a = 1") == "text 1")
    isTorn.withLock { $0 = true }
    try connection.releaseMemory()
    expectError(.ioerrRead, "disk I/O error") { try connection.value("SELECT sum(length(b)) FROM t", as: Int.self) }
    #expect(torn.takeFailure() as? Torn == Torn() && torn.takeFailure() == nil)
    isTorn.withLock { $0 = false }
    #expect(try connection.value("SELECT count(b) FROM t") == 500)
    let short = try ImageFile(byteCount: 8_192, on: Sqlite3Wrapper()) { _ in [UInt8]() }
    expectError(.ioerrRead, "disk I/O error") { try Connection(short.location, access: .readOnly).value("SELECT 1 FROM t", as: Int.self) }
    #expect("\(short.takeFailure() as Any)".contains("0 bytes were given for the"))
    expectError(.misuse, "an image cannot have -1 bytes") { try ImageFile(byteCount: -1, on: Sqlite3Wrapper()) { _ in [UInt8]() } }
    let empty = try ImageFile(byteCount: 0, on: Sqlite3Wrapper()) { _ in [UInt8]() }
    #expect(try Connection(empty.location, access: .readOnly).value("SELECT count(*) FROM sqlite_schema") == 0)
    let other = try ImageFile(byteCount: 4_096, on: Sqlite3Wrapper()) { [UInt8](repeating: 1, count: $0.count) }
    expectError(.notadb, "file is not a database") {
      try Connection(other.location, access: .readOnly).value("SELECT 1 FROM t", as: Int.self)
    }
  }

  @Test func `fails by each call, and nothing is open`() throws {
    let archive = try Self.archive()
    let sweep = FaultSweep(seed: TestRun.seed) { sqlite throws -> Int in
      let image = try Self.image(of: archive, on: sqlite)
      let connection = try Connection(image.location, access: .readOnly, on: sqlite)
      let count = try connection.value("SELECT count(*) FROM t", as: Int.self) ?? 0
      try connection.close()
      return count
    }
    #expect(try sweep.inProcess.everyCommitIsFine.sampled(TestRun.most(8)).run().failableCalls > 5)
  }
}
