/// The report of a ``SuspensionSweep``.
public struct SuspensionSweepReport: Sendable, CustomStringConvertible {
  /// The number of places of the operation, with its end.
  public internal(set) var places = 0
  /// The number of places at which the app was suspended.
  public internal(set) var judged = 0
  /// The number of places at which `suspend` waited until the operation had continued.
  public internal(set) var waiting = 0
  /// The findings, each of up to four lines, one for each problem.
  public internal(set) var findings: [String] = []
  /// Remarks, such as the seed of a sample.
  public internal(set) var notes: [String] = []

  /// Whether there is no finding.
  public var isClean: Bool { findings.isEmpty }

  /// A summary line, the findings and the notes.
  public var description: String {
    let summary = "suspended at \(judged) of \(places) places: at \(waiting) of them, suspend waited for the operation"
    return ([summary] + findings + notes.map { "note: \($0)" }).joined(separator: "\n")
  }
}

/// The error thrown if a suspension has a finding, or if there was no place to suspend at.
public struct SuspensionSweepFailure: Error, CustomStringConvertible {
  /// The report of the sweep.
  public let report: SuspensionSweepReport

  /// The description of the report, see ``SuspensionSweepReport/description``.
  public var description: String { report.description }
}
