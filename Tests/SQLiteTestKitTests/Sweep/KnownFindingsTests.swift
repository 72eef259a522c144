import Foundation
import SQLiteManager
import Scratch
import Testing

@testable import SQLiteTestKit

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
    let sampled = FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], setUp: stage) { _, connection in
      try connection.execute("DELETE FROM t")
    }
    #expect(try sampled.sampled(1).knownFindings(in: path).report().notes == [], "the rest was not looked for")
    #expect(mended.isClean && mended.notes == ["known findings that are there no more: 1; delete \(path) to have it written again"])
  }

  @Test func `are read with other ends of lines, and between the marks of a merge`() throws {
    func sweep() throws -> FaultSweepReport { try self.sweep { connection in try? connection.execute("DELETE FROM t") } }
    _ = try sweep()
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for other in [
      text.replacing("\n", with: "\r\n"), text.replacing("\n", with: " \n\n"), "\u{FEFF}\(text)",
      "<<<<<<< HEAD\n\(text)=======\nanother finding\n>>>>>>> theirs\n",
    ] {
      try Data(other.utf8).write(to: URL(filePath: path))
      let report = try sweep()
      #expect(report.isClean && report.notes.contains("known findings that are left out: 1, by \(path)"), "\(report)")
    }
  }

  @Test func `that cannot be read stay as they are, and what is found fails`() throws {
    let bytes = Data([0xE9, 0x0A])
    try bytes.write(to: URL(filePath: path))
    let report = try sweep { connection in try? connection.execute("DELETE FROM t") }
    #expect(
      !report.isClean
        && report.notes.contains("the known findings could not be read from \(path): the file is not UTF-8, or may not be read"),
      "\(report)")
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }

  @Test func `are known whatever UUID or address is in their words, and in whatever folder`() throws {
    let kinds = [("one", "0x55d3c0ffee10"), ("two", "0x7f04a2b1")].map { "\"\(folder.path("\($0)/x"))\", \($1)" }
    var runs = 0
    func sweep() throws -> FaultSweepReport {
      runs += 1
      return try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], modes: [.once], setUp: stage) { _, connection in
        do { try connection.execute("DELETE FROM t") } catch { return "\(kinds[runs % 2]), \(UUID())" }
        return ""
      }.knownFindings(in: path).report()
    }
    #expect(try !sweep().isClean)
    let again = try sweep()
    #expect(again.isClean, "\(again)")
  }

  @Test func `are not looked for where the time is over at once`() throws {
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, codes: [.full], setUp: stage) { _, connection in
      try connection.execute("DELETE FROM t")
    }
    #expect(try sweep.within(.zero).report().withoutOrigin == "0 of 1 places, 0 of 2 points, 1 with a problem")
    for _ in 1...2 { #expect(try !sweep.within(.zero).knownFindings(in: path).report().isClean, "nothing was tried") }
    #expect(try sweep.within(.seconds(900)).report() == sweep.report())
  }
}
