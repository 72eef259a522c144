import Expectations
import Foundation
import SQLiteManager
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

  @Test(arguments: CopyMaker.allCases) func `is in a rollback mode, so that reading it makes no files`(maker: CopyMaker) throws {
    try maker.copy(source, to: folder.path("b"))
    #expect(try folder.contents == ["a", "a-shm", "a-wal", "b"])
    #expect(try Data(contentsOf: URL(filePath: folder.path("b")))[18..<20] == Data([1, 1]))
    let copy = try Connection(.file(folder.path("b")), access: .readOnly)
    #expect(try copy.pragma(.journalMode) == .delete && copy.rows("SELECT a FROM t", as: Int.self) == [1, 2])
    #expect(try folder.contents == ["a", "a-shm", "a-wal", "b"])
    #expect(try source.pragma(.journalMode) == .wal)
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
}
