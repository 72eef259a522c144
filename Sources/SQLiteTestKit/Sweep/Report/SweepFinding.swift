import Foundation
import SQLiteCore

/// The problems of a sweep that share one cause.
struct SweepFinding: CustomStringConvertible {
  /// The problems of the first run.
  let problems: [String]
  /// The runs, in order.
  let rows: [FaultSweepReport.Row]

  /// The problems, the lines of the caller's code, the number of points, and an example point.
  var description: String {
    (problems.map { $0.wrapped() } + [sites, points].compactMap { $0.map { ("  " + $0).wrapped() } }).joined(separator: "\n")
  }

  /// The lines of the caller's code that made the calls, if they were looked up.
  private var sites: String? {
    let sites = rows.compactMap(\.site).grouped(by: \.self).map { $0[0] }
    if sites.isEmpty { return nil }
    return "in " + sites.prefix(3).joined(separator: ", ") + (sites.count > 3 ? " and \(counted(sites.count - 3, "more line"))" : "")
  }

  private var points: String? {
    guard let row = rows.first, let point = row.point else { return nil }
    let call = row.fault?.text ?? "call \(point.call)"
    let beginning = "\(counted(rows.count, "point")), such as .only(\(point.number)): "
    let end = ", \(point.code) \(point.mode.rawValue)\(point.form.afterCode)\(rows.untried)"
    return beginning + call.shortened(to: max(40, String.columns - 2 - beginning.count - end.count)) + end
  }
}

extension FaultSweepReport {
  /// The findings, one for each cause. Problems with the same text, apart from values, share a cause. So do problems of the same runs,
  /// and runs that ended in the same trap.
  var findings: [SweepFinding] {
    func cause(_ problem: (words: String, row: Row)) -> String { problem.row.trap ?? problem.words.cause }
    let problems = rows.flatMap { row in
      row.problems.map { (words: (row.point == nil ? "without faults: " : "") + $0, row: row) }.grouped(by: cause).map { $0[0] }
    }
    let causes = problems.grouped(by: cause)
    return causes.grouped { $0.map(\.row.point?.number) }.map { causes in
      SweepFinding(problems: causes.map { $0[0].words }, rows: causes[0].map(\.row))
    }
  }
}

extension [FaultSweepReport.Row] {
  /// The number of points like these that were not tried, as the end of a sentence; empty if there are none.
  var untried: String {
    let count = compactMap(\.untried).reduce(0, +)
    return count > 0 ? "; \(count) more of the same not tried" : ""
  }
}

extension String {
  /// The text of a problem without the parts that differ from point to point: values and the progress of the operation.
  fileprivate var cause: String {
    withoutNumbers.replacing(/: compared with before it [^;]*/, with: "").replacing(/# rows?\b/, with: "# rows")
  }

  /// The maximum number of characters in a line of a report.
  fileprivate static let columns = 100

  /// Returns the text in lines of at most 100 characters, with all lines but the first indented. A longer word is not split.
  func wrapped() -> String {
    var lines: [String] = []
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, last.count + 1 + word.count <= Self.columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append((lines.isEmpty ? "" : "  ") + word)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the text shortened to one line of at most `count` characters, including any closing quotation mark.
  fileprivate func shortened(to count: Int) -> String {
    hasSuffix("\"") ? String(dropLast()).inShort(count - 1) + "\"" : inShort(count)
  }
}
