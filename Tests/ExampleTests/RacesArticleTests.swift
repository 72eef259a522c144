import Foundation
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `The article on races` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `prints the finding of its first sweep`() throws {
    let race = try RacesArticle.cards(folder.path("cards.sqlite"))
    let printed = try #require(Self.text.firstMatch(of: #/\n```\n.* runs of .*\n((?s).*?)\n```/#)).1
    let failure = #expect(throws: RaceSweepFailure.self) { try RacesArticle.only(race) }
    let found = try #require(failure?.report.findings.first)
    for (line, other) in zip(Self.lines(of: String(printed)).dropLast(), Self.lines(of: found)) { #expect(line == other) }
    #expect(Self.lines(of: found).count == 6 && failure?.report.findings.count == 1)
  }

  @Test func `finds two workers with one job`() throws {
    let report = try RacesArticle.jobs(folder.path("jobs.sqlite")).only("A11 B").report()
    let printed = Self.text.matches(of: #/\n\/\/ (.*)/#).map { $0.1.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    #expect(report.findings.map { Self.lines(of: $0).first } == [printed])
  }

  @Test func `repairs both`() throws {
    let path = folder.path("right.sqlite")
    let setUp: @Sendable (any Sqlite3WrapperProtocol) throws -> Void = { sqlite in
      try Connection(.file(path), on: sqlite).execute(
        """
        CREATE TABLE card (id INTEGER PRIMARY KEY, rights INTEGER); INSERT INTO card VALUES (7, 0);
        CREATE TABLE job (id INTEGER PRIMARY KEY, worker TEXT); INSERT INTO job (id) VALUES (1), (2)
        """)
    }
    let sweep = RaceSweep(runs: 20, setUp: setUp) { sqlite in
      try RacesArticle.oneStatement(Connection(.file(path), on: sqlite), 7)
    } against: { sqlite in
      try RacesArticle.oneTransaction(Connection(.file(path), on: sqlite), 7)
    }
    #expect(try sweep.run().judged > 5)
    let jobs = RaceSweep(runs: 20, setUp: setUp) { sqlite in
      try RacesArticle.job("Ann", Connection(.file(path), on: sqlite))
    } against: { sqlite in
      try RacesArticle.job("Ben", Connection(.file(path), on: sqlite))
    }
    #expect(try jobs.run().judged > 5)
  }

  /// The lines of a finding, without the lines of code in it; a line that was wrapped is one.
  private static func lines(of finding: String) -> [String] {
    finding.split(separator: "\n").reduce(into: [String]()) { lines, line in
      let words = line.trimmingCharacters(in: .whitespaces)
      let isNew = lines.isEmpty || words.contains(#/^([AB] |\d+ runs?;)/#)
      if isNew { lines.append(words) } else { lines[lines.count - 1] += " " + words }
    }.map { $0.replacing(#/ \(\w+\.swift:\d+\)/#, with: "") }
  }

  private static let text =
    (try? String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../Sources/SQLiteManager/Documentation.docc/Races.md").standardized,
      encoding: .utf8)) ?? ""
}
