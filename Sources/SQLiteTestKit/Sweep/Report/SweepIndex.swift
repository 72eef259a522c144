import Foundation

/// A page for a whole test run. It shows the verdict first, then the findings with links to their reports, then a line for each clean
/// sweep.
enum SweepIndex {
  /// Adds a line for a sweep to a file that all processes of a test run write to, and rebuilds the page from all of its lines.
  static func add(_ report: FaultSweepReport, named name: String, in folder: URL) throws {
    let lines = folder.appendingPathComponent("sweeps.tsv")
    let cells = [report.isClean ? "clean" : "problem", name, report.origin.text ?? name, report.withoutOrigin]
    let line = cells.map { $0.replacing(/[\t\n]/, with: " ") }.joined(separator: "\t") + "\n"
    try append(line, to: lines.path)
    let all = try String(contentsOf: lines, encoding: .utf8).split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    try Data(page(of: all.filter { $0.count == 4 }).utf8).write(to: folder.appendingPathComponent("index.html"), options: .atomic)
  }

  /// Appends a line to a file in a single write, so that no process overwrites another's line.
  static func append(_ line: String, to path: String) throws {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: Data(line.utf8))
  }

  static func page(of sweeps: [[String]]) -> String {
    let bad = sweeps.filter { $0[0] == "problem" }
    let verdict = bad.isEmpty ? "All \(sweeps.count) sweeps are clean." : "\(bad.count) of \(sweeps.count) sweeps found something."
    let items = bad.map { "<li><a href=\"\(escapedHTML($0[1])).html\">\(escapedHTML($0[2]))</a><br>\(escapedHTML($0[3]))</li>" }
    let clean = sweeps.filter { $0[0] != "problem" }.map { "<li>\(escapedHTML($0[2]))<br>\(escapedHTML($0[3]))</li>" }
    return SweepPage.html(
      "Fault sweeps", isClean: bad.isEmpty, verdict,
      """
      <ul class="sweeps">
      \(items.joined(separator: "\n"))
      </ul>
      <h2>Clean</h2>
      <ul class="sweeps">
      \(clean.joined(separator: "\n"))
      </ul>
      """)
  }
}
