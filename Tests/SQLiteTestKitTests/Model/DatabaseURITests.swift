import Foundation
import SQLiteCore
import SQLiteManager
import Scratch
import Testing

@testable import SQLiteMocks

@Suite struct `A URI of a database` {
  @Test(arguments: ["a b", "50%", "%zz?x", "č#1", "a&vfs=x"]) func `has the path that SQLite opens`(name: String) throws {
    let folder = try ScratchFolder()
    let path = folder.path(name)
    for uri in [SQL.fileURI(path: path), "file://localhost" + SQL.fileURI(path: path).dropFirst(5) + "?cache=private#end"] {
      try Connection(.uri(uri)).execute("PRAGMA user_version=1")
      #expect(DatabaseURI(uri)?.path == path && DatabaseURI(uri)?.isPrivate == false)
      #expect(FileManager.default.fileExists(atPath: path), "SQLite opens it, too: \(uri)")
    }
  }

  @Test func `says what is gone with its connection, and which file system is asked for`() throws {
    #expect(["file:", "file::memory:", "file:x?mode=memory", "file:?a=1"].allSatisfy { DatabaseURI($0)?.isPrivate == true })
    #expect(DatabaseURI("file:x?mode=rwc&mode=mem%6Fry")?.isPrivate == true)
    #expect(DatabaseURI("file:x?mode=memory&mode=rwc")?.isPrivate == false)
    #expect(DatabaseURI("x.sqlite").map(\.path) == nil && DatabaseURI("file:x?vfs=a%20b&vfs=c%20d#e")?.system == "c d")
    #expect(DatabaseURI("file:x?vfs=a&b=1&vfs=c#e")?.withoutSystem == "file:x?b=1#e")
    #expect(DatabaseURI("file:x?vfs=a")?.withoutSystem == "file:x")
  }
}
