public import SQLiteCalls

/// What came of a ``FaultSweep``: a row for each run.
public struct FaultSweepReport: Hashable, Sendable, CustomStringConvertible {
  /// Whether a call fails once, or it and every later one.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// Only that call fails.
    case once
    /// That call and all later ones fail.
    case forever
  }

  /// Which call fails in a run, and how.
  public struct Run: Hashable, Sendable {
    /// Its number among the calls that can fail, counted from 1.
    public let call: Int
    /// Once, or for ever.
    public let mode: Mode
    /// The code; nil for the first plausible one.
    public let code: ResultCode?

    /// What the wrapper is told.
    var plan: FaultPlan { mode == .once ? .once(at: call, code: code) : .forever(from: call, code: code) }
  }

  /// What came of one run.
  public struct Row: Hashable, Sendable {
    /// Which call failed; nil for the clean run.
    public let run: Run?
    /// The first call that was made to fail; nil when none was.
    public let fault: InjectedFault?
    /// The error that the operation threw, as text; nil when it finished.
    public let thrown: String?
    /// What is wrong; empty when nothing is.
    public let problems: [String]

    /// "finished" or "threw …", and what is wrong.
    public var outcome: String { ([thrown.map { "threw \($0)" } ?? "finished"] + problems.map { "PROBLEM " + $0 }).joined(separator: "; ") }
  }

  /// How many calls can fail in a clean run.
  public internal(set) var failableCalls = 0
  /// The clean run first; when that has a problem, there are no others.
  public internal(set) var rows: [Row] = []

  /// Whether no run had a problem.
  public var isClean: Bool { rows.allSatisfy(\.problems.isEmpty) }

  /// A line for each problem.
  public var problems: [String] {
    rows.flatMap { row in
      row.problems.map { problem in
        guard let run = row.run else { return "clean run: \(problem)" }
        return "\(row.fault?.description ?? "call \(run.call)") (\(run.mode.rawValue)): \(problem)"
      }
    }
  }

  /// One line that sums up, and a line for each problem.
  public var description: String { ([summary] + problems).joined(separator: "\n") }

  /// Such as "45 failable calls, 91 runs: 88 threw, 3 finished, 0 with a problem", or "9 of 45 failable calls, 19 runs: …".
  public var summary: String {
    let threw = rows.count { $0.thrown != nil }
    let wrong = rows.count { !$0.problems.isEmpty }
    let tried = Set(rows.compactMap(\.run?.call)).count
    let sample = tried > 0 && tried < failableCalls ? "\(tried) of " : ""
    return
      "\(sample)\(failableCalls) failable calls, \(rows.count) runs: \(threw) threw, \(rows.count - threw) finished, \(wrong) with a problem"
  }

  /// A table of all runs, in columns of spaces.
  public var table: String {
    let cells = [["call", "mode", "function", "code", "outcome"]] + rows.map(\.cells)
    let widths = (0..<4).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { line in
      let columns = zip(line, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
      return (columns + [line[4]]).joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// The report itself.
  ///
  /// - Throws: ``FaultSweepFailure`` unless the report is clean.
  func orThrow() throws -> FaultSweepReport {
    guard isClean else { throw FaultSweepFailure(report: self) }
    return self
  }
}

/// A sweep in which a run had a problem.
public struct FaultSweepFailure: Error, CustomStringConvertible {
  /// What came of every run.
  public let report: FaultSweepReport

  /// The summary, and a line for each problem.
  public var description: String { report.description }
}

extension FaultSweepReport.Row {
  /// Number, mode, function, code and outcome, each on one line.
  var cells: [String] {
    [
      run.map { "\($0.call)" } ?? "-", run?.mode.rawValue ?? "clean", fault?.call.rawValue ?? "-",
      fault.map { "\($0.code.rawValue)" } ?? "-", outcome.split(whereSeparator: \.isNewline).joined(separator: " "),
    ]
  }
}
