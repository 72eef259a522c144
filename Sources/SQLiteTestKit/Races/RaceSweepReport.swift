/// The report of a ``RaceSweep``.
public struct RaceSweepReport: Sendable, CustomStringConvertible {
  /// The number of places at which one operation can be interrupted by the other, in all starting states.
  public internal(set) var places = 0
  /// The number of runs with an interruption.
  public internal(set) var runs = 0
  /// The number of runs whose outcome was judged.
  public internal(set) var judged = 0
  /// The number of runs in which the second operation would have waited for a lock of the first one.
  public internal(set) var waiting = 0
  /// The number of runs in which the second operation waited for something else that the first one held, such as a lock of Swift.
  public internal(set) var blocked = 0
  /// The findings, each of several lines, one for each problem and interrupted operation.
  public internal(set) var findings: [String] = []
  /// Remarks, such as results that were not judged.
  public internal(set) var notes: [String] = []

  /// Whether there is no finding.
  public var isClean: Bool { findings.isEmpty }

  /// A summary line, the findings and the notes.
  public var description: String {
    let summary = "\(runs) runs of \(places): \(judged) judged, \(waiting) would wait for a lock, \(blocked) cannot be scheduled"
    return ([summary] + findings + notes.map { "note: \($0)".wrapped() }).joined(separator: "\n")
  }
}

/// The error thrown if a race was found, or if no run was judged.
public struct RaceSweepFailure: Error, CustomStringConvertible {
  /// The report of the sweep.
  public let report: RaceSweepReport

  /// The description of the report, see ``RaceSweepReport/description``.
  public var description: String { report.description }
}
