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
