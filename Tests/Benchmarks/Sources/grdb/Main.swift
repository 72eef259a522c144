import Foundation
import GRDB

/// Files that GRDB writes are read and changed by this package, and read by GRDB again: `Scripts/bench --grdb`. It prints the differences, and fails
/// if there are any or fewer than 100 comparisons.
@main struct Main {
  static func main() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "grdb-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var report = Report()
    try Strategies(folder).run(&report)
    try Library(folder.appending(path: "library.sqlite").path).run(&report)
    print("\(report.count) comparisons of files of GRDB 7.10.0, \(report.differences.count) differences")
    for difference in report.differences { print("- " + difference) }
    if report.count < 100 || !report.differences.isEmpty { exit(1) }
  }
}

/// The number of comparisons, and the differences that they found.
struct Report {
  private(set) var count = 0
  private(set) var differences: [String] = []

  /// Notes whether something holds.
  mutating func expect(_ holds: Bool, _ what: String) {
    count += 1
    if !holds { differences.append(what) }
  }
}
