import Foundation
import SQLiteCore

/// The findings of a sweep that are known: a line of a file for each, with the name of its point.
struct KnownFindings {
  let path: String

  /// Takes what is known out of a report. Where there is no file yet, it is written, and the findings stay; so they do where it cannot be read.
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

  /// The findings of a file, with whatever ends of lines, and without the marks that a merge leaves.
  private static func lines(of text: String) -> Set<String> {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: blanks) }
    return Set(lines.filter { line in !line.isEmpty && !["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { line.hasPrefix($0) } })
  }

  /// Numbers of calls and rows move with any change of the code and the data; folders of tests, addresses and UUIDs are others each time.
  private static func line(_ row: FaultSweepReport.Row, _ problem: String) -> String {
    "\(row.point?.name ?? "without faults"): \(shown(problem.withoutNumbers))".trimmingCharacters(in: blanks)
  }
}
