import SQLiteCalls

/// The report of a ``FaultSweep``: a row for each run. It is available as text, as a page (``html(title:)``), and as JSON with
/// `JSONEncoder`.
public struct FaultSweepReport: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The result of one run.
  public struct Row: Hashable, Codable, Sendable {
    /// The call that failed; nil for the run without faults.
    public let point: Point?
    /// The first call that was made to fail; nil when no call was.
    public let fault: InjectedFault?
    /// The line of the caller's code that made the call, such as `Stars.swift:14`. It is set for a run with a problem, in a sweep made with
    /// ``FaultSweep/run(fileID:line:)``, on Linux, where there is debug information. At most ten places are looked up: each takes a second
    /// or two in a large program.
    public let site: String?
    /// The error that the operation threw, as text; nil when it finished.
    public let thrown: String?
    /// The problems of the run; empty when there are none.
    public internal(set) var problems: [String]
    /// Whether the run threw between two commits of a repetition, from which another try can go on; nil for no.
    var stopsBetweenCommits: Bool?
    /// Whether the run threw an error without its cause although everything was written; nil for no.
    var hidesThatItIsDone: Bool?

    /// "finished" or "threw …", followed by the problems.
    public var outcome: String { ([thrown.map { "threw \($0)" } ?? "finished"] + problems.map { "PROBLEM " + $0 }).joined(separator: "; ") }
  }

  /// The number of calls that can fail in a run without faults.
  public internal(set) var failableCalls = 0
  /// The number of points, tried or not.
  public internal(set) var points = 0
  /// The number of places. A place is a way in which a call in the code can fail: its function, its SQL without values, the line that calls
  /// it, the code and the state it leaves. `placesTried` counts the places at which a call was made to fail.
  var places = 0
  /// The test and the line that made the sweep.
  var origin = SweepOrigin()
  var placesTried = 0
  /// The seed of the choice among the points.
  var seed: UInt64 = 0
  /// The results of the runs. The run without faults is first; when it has a problem, there are no others.
  public internal(set) var rows: [Row] = []
  /// Remarks, such as that results are not compared because their type is not `Equatable`.
  public internal(set) var notes: [String] = []

  /// Whether no run had a problem.
  public var isClean: Bool { rows.allSatisfy(\.problems.isEmpty) }

  /// A line for each problem of each run.
  public var problems: [String] { rows.flatMap { row in row.problems.map { "\(row.place): \($0)" } } }

  /// A summary line; for each cause the problem, its lines in the caller's code, the number of points, and one point for
  /// ``FaultSweep/only(_:)-(Int)``; then the notes. Lines have at most 100 characters where the words allow it.
  public var description: String {
    ([summary] + findings.map(\.description) + notes.map { "note: \($0)".wrapped() }).joined(separator: "\n")
  }

  /// A summary such as "45 calls can fail, 91 runs: 88 threw, 3 finished, 0 with a problem". With "91 runs of 400", not every point was
  /// tried.
  public var summary: String {
    let threw = rows.count { $0.thrown != nil }
    let all = triedCount > 0 && triedCount < points ? " of \(points + 1)" : ""
    let ends = "\(threw) threw, \(rows.count - threw) finished, \(wrongCount) with a problem"
    return "\(failableCalls) calls can fail, \(rows.count) runs\(all): \(ends)"
  }

  /// The line to print for a test that passes: how much was tried.
  package var line: String { (origin.text.map { "\($0): " } ?? "") + withoutOrigin }

  var withoutOrigin: String {
    "\(placesTried) of \(places) places, \(triedCount) of \(points) points, \(wrongCount) with a problem"
      + (isSample ? "; sampled with seed \(seed)" : "")
  }

  /// Whether some places were left untried.
  var isSample: Bool { 0 < placesTried && placesTried < places && rows.contains { $0.point != nil } }

  /// The number of runs with a problem.
  var wrongCount: Int { rows.count { !$0.problems.isEmpty } }
  private var triedCount: Int { rows.count { $0.point != nil } }

  /// A table of all runs, in columns padded with spaces, followed by the error that each injected code became: a full disk must not be
  /// reported as a missing row. Calls whose failure left no trace are listed as swallowed.
  public var table: String {
    let runs = Self.aligned([Row.heads] + rows.map(\.cells))
    return errors.isEmpty ? runs : "\(runs)\n\n\(errors)"
  }

  /// Lines of cells, in columns padded with spaces; the cells of the last column are not padded.
  static func aligned(_ lines: [[String]]) -> String {
    let last = (lines.first?.count ?? 1) - 1
    let widths = (0..<last).map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let columns = zip(line, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
      return (columns + [line[last]]).joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// The problem of a sweep that failed no call although its run without faults is right; nil when there is none.
  var nothingTried: String? {
    guard triedCount == 0, isClean, !rows.isEmpty else { return nil }
    let reason = points == 0 ? "none of \(counted(failableCalls, "call")) can fail in the ways that were asked for" : "its time was over"
    return "no call was made to fail: \(reason)"
  }

  /// Returns the report if it is clean.
  ///
  /// - Throws: ``FaultSweepFailure`` unless the report is clean.
  func orThrow() throws -> FaultSweepReport {
    guard isClean else { throw FaultSweepFailure(report: self) }
    return self
  }
}

/// A sweep in which a run had a problem.
public struct FaultSweepFailure: Error, CustomStringConvertible {
  /// The report of the sweep.
  public let report: FaultSweepReport

  /// The text of the report: a summary, and a line for each problem.
  public var description: String { report.description }
}

extension FaultSweepReport.Row {
  /// The place of the run's failure, for a report.
  var place: String { point?.place(of: fault) ?? "without faults" }

  static let heads = ["point", "call", "mode", "function", "SQL", "place", "code", "outcome"]

  /// The cells under the heads, each on one line.
  var cells: [String] {
    [
      point.map { "\($0.number)" } ?? "-", point.map { "\($0.call)" } ?? "-", point?.mode.rawValue ?? "clean", fault?.call.rawValue ?? "-",
      fault?.sql.map(line) ?? "-", site ?? "-",
      fault.map { "\($0.code)\($0.form.afterCode)" } ?? "-",
      line(outcome),
    ]
  }

  private func line(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }
}
