import Foundation
import PlantedFaults
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

extension SweepCheck {
  /// How the article calls the check.
  fileprivate var sentence: String {
    switch self {
    case .handles: "handles and misuses"
    case .answers: "answers"
    case .rows: "rows"
    case .differing: "what differs from run to run"
    case .leftovers: "transactions, locks and damage"
    case .endless: "calls without end"
    case .clean: "what is wrong although nothing failed"
    case .settings: "settings of connections"
    case .again: "the second try"
    case .often: "several errors before the second try"
    case .observing: "what lies outside the databases"
    }
  }
}

/// The table in the article: which faults are lost when a sweep does not look at something.
private struct CheckTable {
  private static let (start, end) = ("<!-- The checks: written by FaultSweep+ChecksTests -->\n", "<!-- The end of the checks -->\n")
  private static let article = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/SQLiteManager/Documentation.docc/FaultSweepsInDetail.md").standardizedFileURL

  static let printed: Substring = {
    guard let text = try? String(contentsOf: article, encoding: .utf8), let before = text.firstRange(of: start),
      let after = text.firstRange(of: end)
    else { return "" }
    return text[before.upperBound..<after.lowerBound]
  }()

  static func write(_ table: String) throws {
    let text = try String(contentsOf: article, encoding: .utf8)
    let before = try #require(text.firstRange(of: start))
    let after = try #require(text.firstRange(of: end))
    try (text[..<before.upperBound] + table + text[after.lowerBound...]).write(to: article, atomically: true, encoding: .utf8)
  }

  static func table(_ all: [(fault: PlantedFault, finders: Set<SweepCheck>)]) -> String {
    let lines = SweepCheck.allCases.map { check in
      let names = all.filter { $0.finders.contains(check) }.map(\.fault.name)
      return "| \(check.sentence) | \(names.count) | \(names.joined(separator: "; ")) |"
    }
    return (["| not looked at | lost | faults that are lost |", "| --- | --- | --- |"] + lines).joined(separator: "\n") + "\n"
  }
}

private typealias PieceSweep = FaultSweep<PlantedValue, (any Sqlite3WrapperProtocol) throws -> PlantedValue>

@Suite struct `What a sweep finds by looking at one thing alone` {
  /// The faults that can be swept here; with `SQLITEMANAGER_PIECES` in the environment those of that subject, or that of that name.
  private static let faults = PlantedFault.all.filter { fault in
    fault.concerns(Sqlite3Wrapper()) && (fault.peril ?? .neverEnds) == .neverEnds && fault.subject != .errors
      && TestRun.variable("PIECES").map { [fault.subject.rawValue, fault.name].contains($0) } ?? true
  }

  /// The checks without which a fault is lost: each is left out once, first at a point at which all of them find something.
  private func finders(of fault: PlantedFault) throws -> Set<SweepCheck> {
    func report(_ runs: Int, _ change: (PieceSweep) -> PieceSweep = { $0 }) throws -> FaultSweepReport {
      let sweep = FaultSweep(over: { Sqlite3Wrapper() }, runs: runs, setUp: { try fault.stage(on: $0) }, observing: fault.observing) {
        try fault.faulty($0, $1)
      }
      return try leakingOnPurpose { try change(sweep).report() }
    }
    let few = try report(100)  // enough for nearly all of them
    let (runs, whole) = try few.isClean ? (500, report(500)) : (100, few)
    let found = try #require(whole.rows.last { !$0.problems.isEmpty }, "\(fault.name)").point?.number ?? 1
    return try Set(
      SweepCheck.allCases.filter { check in
        try report(runs) { $0.only(found).without(check) }.isClean && report(runs) { $0.without(check) }.isClean
      })
  }

  @Test(arguments: TestRun.isLong ? [] : TestRun.sample(of: faults, few: 1))
  func `is in the article`(fault: PlantedFault) throws {
    let finders = try finders(of: fault)
    let printed = SweepCheck.allCases.filter { check in
      CheckTable.printed.split(separator: "\n").contains { line in
        line.hasPrefix("| \(check.sentence) |")
          && line.dropLast(2).split(separator: " | ").last?.components(separatedBy: "; ").contains(fault.name) ?? false
      }
    }
    #expect(Set(printed) == finders, "\(fault.name)")
  }

  /// The finders of all faults. Most of the time passes while sweeps wait for handles that are never closed, so several wait at once.
  private func allFinders() throws -> [(PlantedFault, Set<SweepCheck>)] {
    let results = Locked<[Int: Result<Set<SweepCheck>, any Error>]>([:])
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 8
    for (place, fault) in Self.faults.enumerated() {
      queue.addOperation {
        let found = Result { try finders(of: fault) }
        results.withLock { $0[place] = found }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    let all = results.withLock { $0 }
    return try Self.faults.enumerated().map { ($1, try #require(all[$0]).get()) }
  }

  @Test(.enabled(if: TestRun.isLong)) func `is in the article as a whole`() throws {
    let table = CheckTable.table(try allFinders())
    if let pieces = TestRun.variable("PIECES") { return print("\(pieces):\n\(table)") }
    if TestRun.variable("REWRITE_MAP") != nil { return try CheckTable.write(table) }
    #expect(CheckTable.printed == table, "SQLITEMANAGER_REWRITE_MAP=1 writes it")
  }
}
