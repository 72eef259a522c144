import Foundation
import SQLiteCore

/// The folder in which the reports of all sweeps are kept, if the environment names one.
enum SweepReports {
  private static let numbers = Locked(0)

  /// Saves a report as JSON, and with findings also as a page, named for its test, and adds its line to the index page. If the folder is
  /// not writable, a note of the report says so.
  static func keep(_ report: inout FaultSweepReport) {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["SQLITEMANAGER_SWEEP_REPORTS"], !path.isEmpty else { return }
    do {
      try numbers.withLock { number in  // one at a time, because each of them rewrites the index page
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
