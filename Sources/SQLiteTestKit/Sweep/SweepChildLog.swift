import Foundation

/// The lines that a child of a sweep writes to standard error, by the point that was being tried. At most 200 lines of each point and 1,000
/// characters of each line are kept.
struct SweepChildLog {
  /// The prefix of a line that names the next point.
  static let mark = "FaultSweep tries point "
  private static let most = 1 << 14

  private var lines: [Int: [String]] = [:]
  private var point = 0
  private var rest = Data()
  private let progress: SweepProgress
  private let now: () -> ContinuousClock.Instant
  private var beginning: ContinuousClock.Instant
  /// The duration of the last point, in seconds.
  private(set) var seconds = 0.0

  /// - Parameter progress: The progress report, which is advanced with each point.
  init(_ progress: SweepProgress, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    (self.progress, self.now, beginning) = (progress, now, now())
  }

  /// Records the end of the process.
  mutating func end() { seconds = beginning.duration(to: now()).seconds }

  mutating func append(_ bytes: Data) {
    rest += bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      append(String(decoding: rest[..<end], as: UTF8.self))
      rest = Data(rest[rest.index(after: end)...])
    }
    if rest.count > Self.most { rest = Data() }  // too long for a report
  }

  private mutating func append(_ line: String) {
    if line.hasPrefix(Self.mark), let number = Int(line.dropFirst(Self.mark.count)) {
      point = number
      beginning = now()
      progress.advance()
    } else if !line.isEmpty, !line.contains(TriedElsewhere.words), lines[point, default: []].count < 200 {
      lines[point, default: []].append(String(line.prefix(1000)))
    }
  }

  /// The expectations that failed while a point was being tried. The child has recorded them as issues, but this process has not.
  func issues(at point: Int) -> [String] {
    (lines[point] ?? []).filter { $0.contains(" recorded an issue") }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns rows with the expectations that failed at their points.
  func addingIssues(to rows: [FaultSweepReport.Row]) -> [FaultSweepReport.Row] {
    rows.map { row in
      var row = row
      row.problems += issues(at: row.point?.number ?? 0)
      return row
    }
  }

  /// The line that best explains why the process ended while trying a point, with a leading colon; empty if there is none.
  func reason(at point: Int) -> String {
    let lines = lines[point] ?? []
    let telling = [
      "Fatal error", "Precondition failed", "Assertion failed", "FaultSweep:", "ERROR: AddressSanitizer", "double free", "free()",
    ]
    let line = telling.lazy.compactMap { word in lines.first { $0.contains(word) && !$0.contains("the process dies in") } }.first
    return (line ?? lines.last).map { ": \($0)" } ?? ""
  }
}
