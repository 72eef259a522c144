import SQLiteCalls

/// The report of a ``FaultSweep``, with a row for each run. It is available as text, as an HTML page (``html(title:)``), and as JSON by
/// using `JSONEncoder`.
public struct FaultSweepReport: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The result of one run.
  public struct Row: Hashable, Codable, Sendable {
    /// The call that failed; nil for the run without faults.
    public let point: Point?
    /// The first call that was made to fail; nil if there was none.
    public let fault: InjectedFault?
    /// The line of the caller's code that made the call, such as `Stars.swift:14`. It is set only on Linux, with debug information, for
    /// runs with a problem in a sweep that was started with ``FaultSweep/run(fileID:line:)``. At most ten call sites are looked up, because
    /// each takes a second or two in a large program.
    public let site: String?
    /// The error that the operation threw, as text; nil if the operation finished.
    public let thrown: String?
    /// The problems of the run; empty if there are none.
    public internal(set) var problems: [String]
    /// The number of points that were not tried because this one and another of its kind ended in the same trap; nil for none.
    var untried: Int?
    /// Whether the run threw between two commits of a repetition, so that another try can continue from there; nil for no.
    var stopsBetweenCommits: Bool?
    /// Whether the run threw an error that does not name its cause although everything was written; nil for no.
    var hidesThatItIsDone: Bool?

    /// The text "finished" or "threw …", followed by the problems.
    public var outcome: String { ([thrown.map { "threw \($0)" } ?? "finished"] + problems.map { "PROBLEM " + $0 }).joined(separator: "; ") }
  }

  /// The number of calls that can fail in a run without faults.
  public internal(set) var failableCalls = 0
  /// The number of points, tried or not.
  public internal(set) var points = 0
  /// The number of places. A place is a way in which a call in the code can fail: its function, its SQL without values, the calling line,
  /// the code, and the state that it leaves behind. `placesTried` counts the places that were tried.
  var places = 0
  /// The test and the source line that started the sweep.
  var origin = SweepOrigin()
  var placesTried = 0
  /// The seed for the random choice of points.
  var seed: UInt64 = 0
  /// The results of the runs. The run without faults comes first. If it has a problem, there are no others.
  public internal(set) var rows: [Row] = []
  /// Remarks, such as that results are not compared because their type is not `Equatable`.
  public internal(set) var notes: [String] = []

  /// Whether no run had a problem.
  public var isClean: Bool { rows.allSatisfy(\.problems.isEmpty) }

  /// A line for each problem of each run.
  public var problems: [String] { rows.flatMap { row in row.problems.map { "\(row.place): \($0)" } } }

  /// A summary line, the findings, and the notes. A finding consists of the problem, its lines in the caller's code, the number of points,
  /// and one point for ``FaultSweep/only(_:)-(Int)``. Lines have at most 100 characters unless a single word is longer.
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

  /// The line to print for a passing test, which says how much was tried.
  package var line: String { (origin.text.map { "\($0): " } ?? "") + withoutOrigin }

  var withoutOrigin: String {
    "\(placesTried) of \(places) places, \(triedCount) of \(points) points, \(wrongCount) with a problem"
      + (isSample ? "; sampled with seed \(seed)" : "")
  }

  /// Whether only some of the places were tried.
  var isSample: Bool { 0 < placesTried && placesTried < places && rows.contains { $0.point != nil } }

  /// The number of runs with a problem.
  var wrongCount: Int { rows.count { !$0.problems.isEmpty } }
  private var triedCount: Int { rows.count { $0.point != nil } }

  /// A table of all runs, in columns padded with spaces, followed by the errors that each injected code led to. Use it to check, for
  /// example, that a full disk is not reported as a missing row. Calls whose failure left no trace are listed as swallowed.
  public var table: String {
    let runs = Self.aligned([Row.heads] + rows.map(\.cells))
    return errors.isEmpty ? runs : "\(runs)\n\n\(errors)"
  }

  /// Returns lines of cells in columns padded with spaces. The cells of the last column are not padded.
  static func aligned(_ lines: [[String]]) -> String {
    let last = (lines.first?.count ?? 1) - 1
    let widths = (0..<last).map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let columns = zip(line, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
      return (columns + [line[last]]).joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// The problem that no run with a failing call was judged although the run without faults had no problem; nil if this is not the case.
  var nothingTried: String? {
    guard triedCount == 0, isClean, !rows.isEmpty else { return nil }
    let reason =
      points == 0
      ? "none of \(counted(failableCalls, "call")) can fail in the ways that were asked for"
      : placesTried > 0 ? "its runs are left out" : "its time was over"
    return "no failing call was judged: \(reason)"
  }

  /// Returns the report if it is clean; otherwise throws.
  ///
  /// - Throws: ``FaultSweepFailure`` unless the report is clean.
  func orThrow() throws -> FaultSweepReport {
    guard isClean else { throw FaultSweepFailure(report: self) }
    return self
  }
}

/// The error thrown if a run of a sweep had a problem.
public struct FaultSweepFailure: Error, CustomStringConvertible {
  /// The report of the sweep.
  public let report: FaultSweepReport

  /// The description of the report, see ``FaultSweepReport/description``.
  public var description: String { report.description }
}

extension FaultSweepReport.Row {
  /// If a trap ended the process, its line, such as `App/Stars.swift:14`, or the signal, such as `signal 11`, if no message names a line.
  var trap: String? {
    guard let end = problems.first, end.hasPrefix(SweepFindings.ended) else { return nil }
    return (end.firstMatch(of: /: ([^:]+:\d+): \w+ (error|failed)/) ?? end.firstMatch(of: /with (signal \d+)()/)).map { String($0.1) }
  }

  /// The description of the failed call, for a report.
  var place: String { point?.place(of: fault) ?? "without faults" }

  static let heads = ["point", "call", "mode", "function", "SQL", "place", "code", "outcome"]

  /// The cells of the row, in the order of the headings, each on one line.
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
