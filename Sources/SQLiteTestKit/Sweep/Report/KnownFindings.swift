import Foundation
import SQLiteCore

/// The known findings of a sweep, in a file with one line per finding that includes the name of its point.
struct KnownFindings {
  let path: String

  /// Removes the known findings from a report. If the file does not exist, it is written, and the findings stay in the report. They also
  /// stay if it is unreadable.
  func apply(to report: inout FaultSweepReport) {
    let findings = report.rows.flatMap { row in row.problems.map { Self.line(row, $0) } }
    guard FileManager.default.fileExists(atPath: path) else { return record(findings, in: &report) }
    guard let text = FileManager.default.contents(atPath: path).flatMap({ String(validating: $0, as: UTF8.self) }) else {
      return report.notes.append("the known findings could not be read from \(path): the file is not UTF-8, or may not be read")
    }
    let known = Self.lines(of: text)
    for place in report.rows.indices {
      let row = report.rows[place]
      report.rows[place].problems.removeAll { known.contains(Self.line(row, $0)) }
    }
    let found = known.intersection(findings).count
    if found > 0 { report.notes.append("known findings that are left out: \(found), by \(path)") }
    let gone = known.subtracting(findings)
    if report.points == report.rows.count - 1, !gone.isEmpty {
      report.notes.append("known findings that are there no more: \(gone.count); delete \(path) to have it written again")
    }
  }

  private func record(_ findings: [String], in report: inout FaultSweepReport) {
    let lines = findings.grouped(by: \.self).map { $0[0] }
    do {
      try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
      report.notes.append("findings that are known from now on: \(lines.count), in \(path)")
    } catch {
      report.notes.append("the known findings could not be written to \(path): \(error)")
    }
  }

  private static let blanks = CharacterSet.whitespaces.union(CharacterSet(charactersIn: "\u{FEFF}"))

  /// Returns the findings in a file with any line endings, without leftover merge conflict markers.
  private static func lines(of text: String) -> Set<String> {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: blanks) }
    return Set(lines.filter { line in !line.isEmpty && !["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { line.hasPrefix($0) } })
  }

  /// Returns the line for a problem, without call and row numbers, test folders, addresses and UUIDs, which change with the code, the data
  /// or the run.
  private static func line(_ row: FaultSweepReport.Row, _ problem: String) -> String {
    "\(row.point?.name ?? "without faults"): \(shown(problem.withoutNumbers))".trimmingCharacters(in: blanks)
  }
}
