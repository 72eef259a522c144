import Foundation
import SQLiteCalls

/// A process of its own in which the points of a sweep are tried, so that one which dies is a finding like others: this process once more, running the
/// same test alone. It passes by all sweeps but the one it was started for, tries its points, writes a row for each, and ends.
package struct SweepChild {
  /// Tells the sweep from all others of the tests that run.
  let identity: String
  /// How the test that makes the sweep is run alone: the program and its arguments.
  let command: [String]

  package init(identity: String, command: [String]) {
    self.identity = identity
    self.command = command
  }

  private enum Key {
    static let identity = "SQLITEMANAGER_SWEEP"
    static let first = "SQLITEMANAGER_SWEEP_FIRST"
    static let rows = "SQLITEMANAGER_SWEEP_ROWS"
  }

  /// What this process was started for.
  enum Part {
    /// It is no child of a sweep.
    case parent
    /// It is to try the points of this sweep.
    case child(SweepChildOutput, first: Int)
    /// It is the child of another sweep.
    case bystander
  }

  var part: Part {
    let environment = ProcessInfo.processInfo.environment
    guard let wanted = environment[Key.identity] else { return .parent }
    guard wanted == identity, let path = environment[Key.rows], let first = environment[Key.first].flatMap({ Int($0) }),
      let output = SweepChildOutput(path)
    else { return .bystander }
    return .child(output, first: first)
  }

  /// How many points that end the process are looked at in one sweep.
  private static let patience = 10

  /// Tries points, in as many processes as it takes.
  ///
  /// - Parameters:
  ///   - points: What is tried.
  ///   - calls: The calls of the run without faults.
  /// - Returns: A row for each point that was tried; nil when a process could not be started or did not come to this sweep.
  func rows(of points: [FaultSweepReport.Point], _ calls: [FailableCall]) -> [FaultSweepReport.Row]? {
    var rows: [FaultSweepReport.Row] = []
    var deaths = 0
    while rows.count < points.count {
      guard let run = run(from: rows.count), run.calls == calls.map(\.told) else { return nil }
      rows += run.rows.map { row in
        var row = row
        row.problems += run.words.issues(at: row.point?.number ?? 0)
        return row
      }
      guard rows.count < points.count else { break }
      let point = points[rows.count]
      deaths += 1
      var problems = ["the process ended with \(run.how)\(run.words.reason(at: point.number))"]
      if deaths == Self.patience, rows.count + 1 < points.count {
        problems.append("\(points.count - rows.count - 1) more points were not tried, for \(deaths) have ended the process")
      }
      let fault = calls.first { $0.ordinal == point.ordinal }.map {
        InjectedFault(call: $0.call, ordinal: $0.ordinal, number: $0.number, code: point.code, form: point.form, sql: $0.shownSQL)
      }
      rows.append(FaultSweepReport.Row(point: point, fault: fault, site: nil, thrown: nil, problems: problems))
      if deaths == Self.patience { break }
    }
    return rows
  }

  /// What one process came to.
  private struct Run {
    let calls: [String]
    let rows: [FaultSweepReport.Row]
    /// How it ended.
    let how: String
    let words: SweepChildWords
  }

  private func run(from first: Int) -> Run? {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
    return nil  // no process of one's own can be started there
    #else
    guard let program = command.first else { return nil }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("sweep-\(UUID().uuidString)").path
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return nil }
    defer { try? FileManager.default.removeItem(atPath: path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(
      [Key.identity: identity, Key.first: "\(first)", Key.rows: path, "SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { $1 })
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    guard (try? process.run()) != nil else { return nil }
    var said = SweepChildWords()
    while let bytes = try? errors.fileHandleForReading.read(upToCount: 1 << 16), !bytes.isEmpty { said.append(bytes) }
    process.waitUntilExit()
    guard let (calls, rows) = SweepChildOutput.read(path) else { return nil }
    let how =
      process.terminationReason == .uncaughtSignal ? "signal \(process.terminationStatus)" : "exit code \(process.terminationStatus)"
    return Run(calls: calls, rows: rows, how: how, words: said)
    #endif
  }
}
