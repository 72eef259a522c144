import Foundation
import SQLiteCore

/// The folder where the reports of all sweeps are kept, if the environment names one.
enum SweepReports {
  private static let numbers = Locked(0)

  /// Keeps a report as JSON, and as a page when something was found. A folder that cannot be written to is said in a note of the report.
  static func keep(_ report: inout FaultSweepReport) {
    let environment = ProcessInfo.processInfo.environment
    guard let folder = environment["SQLITEMANAGER_SWEEP_REPORTS"], !folder.isEmpty else { return }
    let number = numbers.withLock { number in
      number += 1
      return number
    }
    let url = URL(fileURLWithPath: folder).appendingPathComponent("sweep-\(ProcessInfo.processInfo.processIdentifier)-\(number)")
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try JSONEncoder().encode(report).write(to: url.appendingPathExtension("json"))
      if !report.isClean { try Data(report.html().utf8).write(to: url.appendingPathExtension("html")) }
    } catch {
      report.notes.append("the report could not be kept in \(folder): \(error)")
    }
  }
}
