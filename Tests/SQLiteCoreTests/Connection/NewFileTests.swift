import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `Opening a new file` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: ["a.sqlite", "file:a", "a?mode=memory", "a%20b", "a'b", "š🙂", ":memory:"])
  func `makes it and can write it`(name: String) throws {
    let connection = try Connection(.file(folder.path(name)), access: .new)
    try connection.execute("CREATE TABLE t (a)")
    #expect(try connection.fileName() == folder.path(name))
    try connection.close()
    #expect(try folder.contents == [name])
  }

  @Test func `refuses one that is there, whatever it is, and leaves it alone`() throws {
    try Connection(.file(folder.path("database"))).execute("CREATE TABLE t (a)")
    try Data().write(to: folder.url.appending(path: "empty"))
    try Data("text".utf8).write(to: folder.url.appending(path: "text"))
    try Data().write(to: folder.url.appending(path: "read only"))
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path("read only"))
    try FileManager.default.createDirectory(at: folder.url.appending(path: "folder"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "text")
    for name in ["database", "empty", "text", "read only", "folder", "link"] {
      let error = #expect(throws: SQLiteError.self) { try Connection(.file(folder.path(name)), access: .new) }
      #expect(error?.code == .perm, "\(name)")
      #expect(error?.message.contains(folder.path(name)) == true)
    }
    #expect(try String(contentsOf: folder.url.appending(path: "text"), encoding: .utf8) == "text")
    #expect(try Connection(.file(folder.path("database")), access: .readOnly).value("SELECT count(*) FROM sqlite_schema") == 1)
  }

  @Test func `refuses one that this process has open and locked`() throws {
    for name in ["written", "empty"] {
      let first = try Connection(.file(folder.path(name)), access: .new)
      if name == "written" { try first.execute("CREATE TABLE t (a)") }
      try first.transaction {
        try Connection(.file(folder.path(name))).close()  // its descriptor is kept until the lock is gone, ready to be used again
        let error = #expect(throws: SQLiteError.self) { try Connection(.file(folder.path(name)), access: .new) }
        #expect(error?.code == .perm)
      }
    }
  }

  @Test func `says when it cannot be made`() throws {
    for path in [folder.path("no/such/folder"), "", "a\0b", folder.path(String(repeating: "n", count: 600))] {
      let error = #expect(throws: SQLiteError.self) { try Connection(.file(path), access: .new) }
      #expect(error?.code.primary == .cantopen)
    }
    #expect(try folder.contents == [])
  }

  @Test func `is meant for files: private databases are new anyway, URIs are refused`() throws {
    #expect(try Connection(.memory, access: .new).value("SELECT 1") == 1)
    #expect(try Connection(.temporary, access: .new).value("SELECT 1") == 1)
    let error = #expect(throws: SQLiteError.self) { try Connection(.uri("file:" + folder.path("a")), access: .new) }
    #expect(error?.code == .misuse)
    #expect(try folder.contents == [])
  }

  @Test func `leaves none behind when opening fails afterwards`() throws {
    var wrong = Connection.Configuration()
    wrong.limits = [.column: .max]
    expectError(.range, "a limit cannot be 9223372036854775807") {
      try Connection(.file(folder.path("a")), access: .new, configuration: wrong)
    }
    #expect(try folder.contents == [])
  }

  @Test func `of many threads lets one win`() throws {
    for round in 0..<40 {
      let path = folder.path("round \(round)")
      let outcomes = Locked<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        do {
          let connection = try Connection(.file(path), access: .new)
          try connection.execute("CREATE TABLE winner (number); INSERT INTO winner VALUES (\(number))")
          outcomes.withLock { $0.append("won") }
        } catch {
          outcomes.withLock { $0.append((error as? SQLiteError)?.code == .perm ? "lost" : "\(error)") }
        }
      }
      #expect(outcomes.withLock { $0.sorted() } == Array(repeating: "lost", count: 7) + ["won"])
      #expect(try Connection(.file(path), access: .readOnly).value("SELECT count(*) FROM winner") == 1)
    }
  }

  @Test func `over a library without a file system says so`() throws {
    let error = #expect(throws: SQLiteError.self) { try Connection(.file("/nowhere/a"), access: .new, on: BareWrapper()) }
    #expect(error?.origin == .call(.sqlite3_vfs_find))
  }
}

private final class BareWrapper: RoutedSqlite3Wrapper {
  init() { super.init(Sqlite3Wrapper()) }
  override func sqlite3_vfs_find(_ name: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_vfs>! { nil }
}
