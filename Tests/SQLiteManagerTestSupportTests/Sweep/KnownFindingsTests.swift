import Foundation
import SQLiteManager
import Scratch
import Testing

@testable import SQLiteManagerTestSupport

@Suite struct `The known findings of a sweep` {
  private let folder: ScratchFolder
  private let path: String

  init() throws {
    folder = try ScratchFolder()
    path = folder.path("known.txt")
  }

  private func sweep(_ work: @escaping (Connection) throws -> Void) throws -> FaultSweepReport {
    try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once], setUp: stage) { _, connection in try work(connection) }
      .knownFindings(in: path).report()
  }

  @Test func `fail once, when they are written, and then only new ones do`() throws {
    let first = try sweep { connection in try? connection.execute("DELETE FROM t") }
    #expect(!first.isClean && first.notes.contains("findings that are known from now on: 1, in \(path)"))
    let again = try sweep { connection in
      _ = try connection.rows("SELECT b FROM t", as: String.self)  // other code before
      try? connection.execute("DELETE FROM t")
    }
    #expect(again.isClean && again.notes.contains("known findings that are left out: 1, by \(path)"), "\(again)")
    let more = try sweep { connection in
      try? connection.execute("DELETE FROM t")
      try? connection.execute("INSERT INTO t VALUES (9, 'nine')")
    }
    #expect(!more.isClean && more.problems.allSatisfy { $0.contains("INSERT INTO t") }, "\(more)")
  }

  @Test func `are said to be there no more once they are mended`() throws {
    _ = try sweep { connection in try? connection.execute("DELETE FROM t") }
    let mended = try sweep { connection in try connection.execute("DELETE FROM t") }
    #expect(mended.isClean && mended.notes == ["known findings that are there no more: 1; delete \(path) to have it written again"])
  }

  @Test func `are not looked for where the time is over at once`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], setUp: stage) { _, connection in
      try connection.execute("DELETE FROM t")
    }
    #expect(try sweep.within(.zero).report().withoutOrigin == "0 of 1 places, 0 of 2 points, 0 with a problem")
    #expect(try sweep.within(.seconds(900)).report() == sweep.report())
  }
}
