import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

/// A database that an operation makes by copying a file, and opens when it is complete.
@Suite struct `A database whose file was copied` {
  private func problems(removesCopy: Bool) throws -> [String] {
    let folder = try ScratchFolder()
    let (original, copy) = (folder.path("original.sqlite"), folder.path("copy.sqlite"))
    return try FaultSweep(
      over: { Sqlite3Wrapper() }, modes: [.once],
      setUp: { sqlite in
        try? FileManager.default.removeItem(atPath: copy)
        let connection = try Connection(.file(original), on: sqlite)
        try connection.execute("CREATE TABLE IF NOT EXISTS t (a INTEGER PRIMARY KEY); INSERT OR IGNORE INTO t VALUES (1)")
      }
    ) { sqlite, _ in
      try FileManager.default.copyItem(atPath: original, toPath: copy)
      do {
        return try Connection(.file(copy), on: sqlite).value("SELECT count(*) FROM t", as: Int.self)
      } catch {
        if removesCopy { try? FileManager.default.removeItem(atPath: copy) }
        throw error
      }
    }.report().problems
  }

  @Test func `was not there before: it may be removed after an error`() throws { #expect(try problems(removesCopy: true) == []) }

  @Test func `may also be left as it is`() throws { #expect(try problems(removesCopy: false) == []) }
}

@Suite struct `A log that another program has left` {
  @Test func `is still there when the operation opens the database`() throws {
    let folder = try ScratchFolder()
    let (original, left) = (folder.path("original.sqlite"), folder.path("left.sqlite"))
    var (sizes, tries): ([Int], Int) = ([], 0)
    try FaultSweep(
      over: { Sqlite3Wrapper() }, codes: [.ioerr], modes: [.once], runs: 3,
      setUp: { _ in
        tries = 0
        for name in try folder.contents { try FileManager.default.removeItem(atPath: folder.path(name)) }
        let connection = try Connection(.file(original))
        try connection.execute("PRAGMA journal_mode = wal; CREATE TABLE t (a); INSERT INTO t VALUES (1)")
        for end in ["", "-wal"] { try FileManager.default.copyItem(atPath: original + end, toPath: left + end) }
      }
    ) { sqlite, _ in
      tries += 1
      let connection = try Connection(.file(left), on: sqlite)
      let count = try connection.value("SELECT count(*) FROM t", as: Int.self)
      if tries == 1 { sizes.append(try Data(contentsOf: URL(filePath: left + "-wal")).count) }  // a later try finds the log of the first
      return count
    }.run()
    #expect(sizes.count > 1 && sizes.allSatisfy { $0 > 4096 }, "\(sizes)")
  }
}
