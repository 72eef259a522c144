import Foundation
import PlantedFaults
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

/// A piece that ran without faults: what it returned, and the ledger of its calls.
private func run(_ piece: PlantedFault.Piece, of fault: PlantedFault) throws -> (value: PlantedValue, ledger: HandleLedger) {
  let stage = try fault.stage(on: Sqlite3Wrapper())
  let sqlite = LedgerSqlite3Wrapper(Sqlite3Wrapper())
  return (try piece(sqlite, stage), sqlite.ledger)
}

/// The table in the article on sweeps: a line for each planted fault.
private struct PlantedTable {
  private static let article = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/SQLiteManager/Documentation.docc/FaultSweepsInDetail.md").standardizedFileURL
  private static let (start, end) = (
    "<!-- The planted faults: written by FaultSweep+PlantedTests -->\n", "<!-- The end of the planted faults -->\n"
  )

  static let all =
    (["| fault | what is wrong with it |", "| --- | --- |"]
    + (PlantedFault.all.filter { $0.subject != .errors } + PlantedFault.ofContent).map(line)).joined(separator: "\n") + "\n"

  private static func line(_ fault: PlantedFault) -> String { "| \(fault.name) | \(fault.sentence.replacing("|", with: "\\|")) |" }

  /// The table as it stands in the article.
  static func printed() throws -> Substring {
    let text = try String(contentsOf: article, encoding: .utf8)
    let before = try #require(text.firstRange(of: start))
    let after = try #require(text.firstRange(of: end))
    if TestRun.variable("REWRITE_MAP") != nil {
      try (text[..<before.upperBound] + all + text[after.lowerBound...]).write(to: article, atomically: true, encoding: .utf8)
    }
    return text[before.upperBound..<after.lowerBound]
  }
}

@Suite struct `The planted faults` {
  /// The faults that the library can run; with `SQLITEMANAGER_PIECES` in the environment, those of that subject, or of that name.
  private static let faults = PlantedFault.all.filter { fault in
    fault.concerns(Sqlite3Wrapper())
      && TestRun.variable("PIECES").map { [fault.subject.rawValue, fault.name].contains($0) } ?? true
  }

  @Test func `are many, and each has a name of its own`() {
    #expect(PlantedFault.all.count >= 130)
    let all = PlantedFault.all + PlantedFault.ofContent
    #expect(PlantedFault.ofContent.count >= 10)
    #expect(Set(all.map(\.name)).count == all.count && Set(all.map(\.sentence)).count == all.count)
  }

  @Test(arguments: faults + PlantedFault.ofContent)
  func `are not seen while nothing fails, and nothing is wrong with the twin`(fault: PlantedFault) throws {
    let right = try run(fault.right, of: fault)
    #expect(right.ledger.description.isEmpty)
    guard fault.peril != .undefinedAlways else { return }
    #expect(try leakingOnPurpose { try run(fault.faulty, of: fault).value } == right.value || fault.subject == .differs)
  }

  @Test(.enabled(if: TestRun.isLong), arguments: PlantedFault.ofContent.filter { TestRun.variable("PIECES") ?? $0.name == $0.name })
  func `in an installation or an upgrade are found in the samples of most seeds`(fault: PlantedFault) throws {
    func sweep(_ piece: @escaping PlantedFault.Piece, _ seed: UInt64) throws -> FaultSweepReport {
      try FaultSweep(seed: seed, setUp: { try fault.stage(on: $0) }) { try piece($0, $1) }.inProcess.report()
    }
    let right = try sweep(fault.right, 0)
    #expect(right.isClean, "\(right)")
    let seeds = TestRun.variable("SEEDS").flatMap(UInt64.init) ?? 2
    let missed = try (0..<seeds).filter { try sweep(fault.faulty, $0).isClean }
    #expect(missed.count * 10 <= seeds, "the seeds \(missed) of \(seeds) miss it")
  }

  @Test func `stand in the article`() throws {
    #expect(try PlantedTable.printed() == PlantedTable.all, "SQLITEMANAGER_REWRITE_MAP=1 writes it")
  }

  @Test(arguments: TestRun.sample(of: faults, few: 1))
  func `are found without a word about them, and no twin is blamed`(fault: PlantedFault) throws {
    func sweep(_ piece: @escaping PlantedFault.Piece) throws -> FaultSweepReport {
      if fault.peril == .hangs {  // a few points: each costs a third of a second
        return try FaultSweep(codes: [.busy], modes: [.forever], setUp: { try fault.stage(on: $0) }) { try piece($0, $1) }
          .patient(for: 0.3).sampled(6).report()
      }
      let sweep = FaultSweep(setUp: { try fault.stage(on: $0) }, observing: fault.observing) { try piece($0, $1) }
      return try (fault.peril == nil ? sweep.inProcess : sweep).report()
    }
    let right = try sweep(fault.right)
    #expect(right.isClean, "\(right)")
    let faulty = try leakingOnPurpose { try sweep(fault.faulty) }
    if fault.subject == .errors {  // the table says what became of each code, and people judge it
      #expect(faulty.isClean && faulty.table.split(separator: "\n\n").last != right.table.split(separator: "\n\n").last)
      let noted = faulty.notes.contains { $0.contains("threw an error with another code") }
      #expect(noted == (fault.name != "upkeep that never was"), "\(faulty.notes)")
    } else {
      #expect(!faulty.isClean)
    }
    #expect(right.notes.isEmpty != (fault.subject == .differs), "\(right.notes)")
  }
}
