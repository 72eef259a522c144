import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import SQLiteStorage
import Testing

@Suite struct `A copy that is made to be sent` {
  let folder: ScratchFolder
  let source: Connection

  init() throws {
    folder = try ScratchFolder()
    source = try Connection(.file(folder.path("a")), configuration: .recommended)
    try source.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)")
  }

  private func mode(of name: String) throws -> Int {
    try #require(try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int)
  }

  private func setMode(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path(name))
  }

  @Test(arguments: CopyMaker.allCases) func `is in a rollback mode, so that reading it makes no files`(maker: CopyMaker) throws {
    try maker.copy(source, to: folder.path("b"))
    #expect(try folder.contents == ["a", "a-shm", "a-wal", "b"])
    #expect(try Data(contentsOf: URL(filePath: folder.path("b")))[18..<20] == Data([1, 1]))
    let copy = try Connection(.file(folder.path("b")), access: .readOnly)
    #expect(try copy.pragma(.journalMode) == .delete && copy.rows("SELECT a FROM t", as: Int.self) == [1, 2])
    #expect(try folder.contents == ["a", "a-shm", "a-wal", "b"])
    #expect(try source.pragma(.journalMode) == .wal)
  }

  @Test func `is in a rollback mode or not there, whichever call fails`() throws {
    let sweep = FaultSweep(seed: TestRun.seed) { sqlite throws -> [UInt8] in
      let folder = try ScratchFolder()
      let source = try Connection(.file(folder.path("a")), configuration: .recommended, on: sqlite)
      try source.execute("CREATE TABLE t (a)")
      do { try source.backup(toNewFile: folder.path("b")) } catch {
        #expect(try folder.contents.allSatisfy { $0.hasPrefix("a") }, "\(error)")
        throw error
      }
      try source.close()
      return Array(try Data(contentsOf: URL(filePath: folder.path("b")))[18..<20])
    }
    #expect(try sweep.inProcess.everyCommitIsFine.sampled(TestRun.most(12)).run().failableCalls > 40)
  }

  @Test(arguments: CopyMaker.allCases) func `of an empty database, or one that is not in WAL mode, is as it was`(maker: CopyMaker) throws {
    let empty = try Connection(.file(folder.path("e")), configuration: .recommended)
    let plain = try Connection(.file(folder.path("p")))
    try plain.execute("CREATE TABLE t (a)")
    for (name, connection) in [("e", empty), ("p", plain)] {
      try maker.copy(connection, to: folder.path(name + "2"))
      let copy = try Connection(.file(folder.path(name + "2")), access: .readOnly)
      #expect(try copy.pragma(.journalMode) == .delete && copy.integrityCheck() == [])
    }
  }

  @Test(arguments: CopyMaker.allCases, [0o600, 0o640, 0o644, 0o666, 0o604, 0o444, 0o400])
  func `is read by no more users than its source`(maker: CopyMaker, source mode: Int) throws {
    try setMode(mode, of: "a")
    try Data().write(to: URL(filePath: folder.path("free")))  // its mode is 0666 without the bits of the umask
    try maker.copy(source, to: folder.path("b"))
    #expect(try self.mode(of: "b") == self.mode(of: "free") & (mode | 0o600))
    try Connection(.file(folder.path("b")), access: .readWrite).execute("INSERT INTO t VALUES (3)")
  }

  @Test(.enabled(if: getuid() == 0, "needs root, to give a file to another group"), arguments: CopyMaker.allCases)
  func `belongs to the group of its source`(maker: CopyMaker) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o640, .groupOwnerAccountID: 65_534], ofItemAtPath: folder.path("a"))
    try maker.copy(source, to: folder.path("b"))
    let facts = try FileManager.default.attributesOfItem(atPath: folder.path("b"))
    #expect(facts[.groupOwnerAccountID] as? Int == 65_534)
  }

  @Test(arguments: CopyMaker.allCases) func `is private also where its path leaves no room for another name`(maker: CopyMaker) throws {
    try setMode(0o600, of: "a")
    var inner = folder.url
    while inner.path.utf8.count < 380 { inner.append(path: String(repeating: "f", count: 50)) }
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let path = inner.path + "/" + String(repeating: "n", count: 495 - inner.path.utf8.count)
    try maker.copy(source, to: path)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
  }

  @Test func `is private while it is made`() throws {
    try setMode(0o600, of: "a")
    try source.execute("INSERT INTO t SELECT zeroblob(4000) FROM t, t AS u")
    var modes: Set<Int> = []
    try source.backup(toNewFile: folder.path("b"), pagesPerStep: 1) { _ in
      for name in try folder.contents where name.hasSuffix(".partial") { modes.insert(try mode(of: name)) }
    }
    #expect(modes == [0o600])
  }
}
