import Expectations
import Foundation
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `The examples about disks that fail` {
  let folder: ScratchFolder
  let path: String

  init() throws {
    folder = try ScratchFolder()
    path = folder.path("quiz.sqlite")
    let connection = try Connection(.file(path))
    try connection.execute("CREATE TABLE question (id INTEGER PRIMARY KEY, points); INSERT INTO question VALUES (1, 5), (2, 7)")
  }

  @Test func `fill a disk up`() throws {
    let (connection, full) = try DisksThatFailArticle.full(path)
    expectError(.full, "database or disk is full") {
      for _ in 1...100 { try connection.execute("UPDATE question SET points = points + 1") }
    }
    #expect(full.operationCount > 100)
  }

  @Test func `lose power at every moment`() throws {
    var found: Set<[Int]> = []
    try DisksThatFailArticle.powerLoss(path) { files in
      let other = try ScratchFolder()
      for (path, bytes) in files { try Data(bytes).write(to: other.url.appending(path: URL(filePath: path).lastPathComponent)) }
      found.insert(try Connection(.file(other.path("quiz.sqlite"))).rows("SELECT points FROM question", as: Int.self))
    }
    #expect(found == [[5, 7], [6, 8]])
  }
}
