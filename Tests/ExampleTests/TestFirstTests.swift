import Expectations
import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

/// The tutorial's claims about the code with the bug.
@Suite struct `The tutorial` {
  typealias Careless = TestFirstArticle.Rounds

  /// The lines of the article.
  private func article() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return try String(contentsOf: root.appending(path: "Sources/SQLiteManager/Documentation.docc/TestFirst.md"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3session_create)), .database(.sql(schema)))
  func `shows the rows that the first code left`() throws {
    let careless = try Careless(at: TestDatabase.current.location, on: Sqlite3Wrapper())
    expectError(.constraintCheck, "CHECK constraint failed") { try careless.finish("Bob", points: [1: 3, 2: -2]) }
    let changes = try TestDatabase.current.changes().map { "happened, and was not expected: \($0)" }
    #expect(changes.count == 2)
    let lines = try article()
    for change in changes { #expect(lines.contains(change), "\(change)") }
  }

  @Test(.database(.sql(schema))) func `shows the call with which half a round is left`() throws {
    let location = try TestDatabase.current.location
    // The article shows the call, whatever the code is.
    let report = try FaultSweep(codes: [.full]) { sqlite in try Careless(at: location, on: sqlite).finish("Ada", points: [1: 3, 2: 2]) }
      .report()
    let half = report.problems.filter { $0.contains("is neither as before nor as after") }
    #expect(!half.isEmpty)
    let shown = try #require(try article().first { $0.hasPrefix(#"sqlite3_step "INSERT INTO "answer""#) })
    #expect(half.contains { $0.contains(shown) }, "\(half)")
  }

  @Test func `shows the sort that the index of the schema saves`() throws {
    let sqlite = PlanGuardSqlite3Wrapper(Sqlite3Wrapper())
    let rounds = try Rounds(at: .memory, on: sqlite)
    try rounds.database.execute(SQL(unchecked: schema))
    try rounds.database.execute("DROP INDEX round_by_points")
    try rounds.database.insert((1...300).map { ["player": "player \($0)", "points": $0] }, into: "round")
    #expect(try rounds.best(2) == ["player 300", "player 299"])
    let lines = try article()
    let finding = try #require(sqlite.findings.first).description.split(separator: "\n")
    for line in finding.prefix(2) { #expect(lines.contains(String(line)), "\(finding)") }
  }
}
