import Foundation
import PlantedFaults
import SQLiteManager
import SQLiteManagerTestSupport
import SQLiteManagerTesting
import Scratch
import Testing

extension SweepOracle {
  /// How the article calls it.
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

  /// What a problem may have been found by.
  fileprivate static func behind(_ problem: String) -> Set<SweepOracle> {
    if problem.contains(": tried again") { return [.again, .often, .answers, .rows, .differing, .observing, .clean] }
    if problem.contains(": still open") || problem.contains(": misuse") { return [.handles] }
    if problem.contains("it went on") || problem.contains("without end") { return [.endless] }
    if problem.contains("although nothing failed") { return [.clean] }
    if problem.contains("is not left as it was") { return [.settings] }
    if problem.contains("finished with") { return [.answers, .differing] }
    if ["finished, and", "neither as before", "half was done", "search table"].contains(where: problem.contains) {
      return [.rows, .differing, .observing, .clean]
    }
    return [.leftovers]
  }
}

/// The table in the article: which faults are lost when a sweep does not look at something.
private struct OracleTable {
  private static let (start, end) = ("<!-- The oracles: written by FaultSweep+OracleTests -->\n", "<!-- The end of the oracles -->\n")
  private static let article = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/SQLiteManager/Documentation.docc/FaultSweeps.md").standardizedFileURL

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

  static func table(_ lost: [SweepOracle: [String]]) -> String {
    let lines = SweepOracle.allCases.map { oracle in
      let names = lost[oracle] ?? []
      return "| \(oracle.sentence) | \(names.count) | \(names.joined(separator: "; ")) |"
    }
    return (["| not looked at | lost | |", "| --- | --- | --- |"] + lines).joined(separator: "\n") + "\n"
  }
}

@Suite struct `What a sweep finds by looking at one thing alone` {
  /// Those that can be swept here; with `SQLITEMANAGER_PIECES` in the environment those of that subject.
  private static let faults = PlantedFault.all.filter { fault in
    fault.concerns(Sqlite3Wrapper()) && fault.peril == nil && fault.subject != .errors
      && TestRun.variable("PIECES").map { fault.subject.rawValue == $0 } ?? true
  }

  /// What alone finds a fault, the first of them; nil where nothing does alone.
  private func finder(of fault: PlantedFault) throws -> SweepOracle? {
    func sweep() -> FaultSweep<PlantedValue, (any Sqlite3WrapperProtocol) throws -> PlantedValue> {
      FaultSweep(over: { Sqlite3Wrapper() }, runs: 200, setUp: { try fault.stage(on: $0) }, observing: fault.observing) {
        try fault.faulty($0, $1)
      }
    }
    let problems = try leakingOnPurpose { try sweep().report().problems }
    if problems.isEmpty { return nil }  // too few runs for it
    let all = problems.reduce(Set(SweepOracle.allCases)) { $0.intersection(SweepOracle.behind($1)) }
    return try SweepOracle.allCases.filter(all.contains).first { oracle in
      try leakingOnPurpose { try sweep().without(oracle).report().isClean }
    }
  }

  @Test(arguments: TestRun.isLong ? [] : TestRun.sample(of: faults, few: 1))
  func `is in the article`(fault: PlantedFault) throws {
    let lines = OracleTable.printed.split(separator: "\n").filter { line in
      line.dropLast(2).split(separator: " | ").last?.components(separatedBy: "; ").contains(fault.name) ?? false
    }
    let oracle = try finder(of: fault)
    #expect(lines.count == (oracle == nil ? 0 : 1) && lines.allSatisfy { $0.hasPrefix("| \(oracle?.sentence ?? "") |") }, "\(fault.name)")
  }

  @Test(.enabled(if: TestRun.isLong)) func `is in the article as a whole`() throws {
    var lost: [SweepOracle: [String]] = [:]
    for fault in Self.faults {
      if let oracle = try finder(of: fault) { lost[oracle, default: []].append(fault.name) }
    }
    let table = OracleTable.table(lost)
    if let pieces = TestRun.variable("PIECES") { return print("\(pieces):\n\(table)") }
    if TestRun.variable("REWRITE_MAP") != nil { return try OracleTable.write(table) }
    #expect(OracleTable.printed == table, "SQLITEMANAGER_REWRITE_MAP=1 writes it")
  }
}
