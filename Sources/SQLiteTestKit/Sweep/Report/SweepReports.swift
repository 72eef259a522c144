import Foundation
import SQLiteCore

/// The folder in which the reports of all sweeps are kept, if the environment names one.
enum SweepReports {
  private static let numbers = Locked(0)

  /// Saves a report as JSON, and also as a page if it has findings, under the name of its test, and adds its line to the index page. If the
  /// folder is not writable, adds a note to the report.
  static func keep(_ report: inout FaultSweepReport) {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["SQLITEMANAGER_SWEEP_REPORTS"], !path.isEmpty else { return }
    do {
      try numbers.withLock { number in  // one at a time, because each report rewrites the index page
        number += 1
        let name = "\(report.origin.fileName)-\(ProcessInfo.processInfo.processIdentifier)-\(number)"
        let folder = URL(fileURLWithPath: path)
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(report).write(to: url.appendingPathExtension("json"))
        if !report.isClean {
          try Data(report.html(title: report.origin.text ?? "Fault sweep").utf8).write(to: url.appendingPathExtension("html"))
        }
        try SweepIndex.add(report, named: name, in: folder)
      }
    } catch {
      report.notes.append("the report could not be kept in \(path): \(error)")
    }
  }
}
