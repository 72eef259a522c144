import Foundation
import SQLiteCore

/// The folder where the reports of all sweeps are kept, if the environment names one.
enum SweepReports {
  private static let numbers = Locked(0)

  /// Keeps a report as JSON, and as a page when something was found, named for its test, and a line of it on a page for all. A folder that cannot be written
  /// to is said in a note of the report.
  static func keep(_ report: inout FaultSweepReport) {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["SQLITEMANAGER_SWEEP_REPORTS"], !path.isEmpty else { return }
    do {
      try numbers.withLock { number in  // one at a time: all of them write the page for all
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
