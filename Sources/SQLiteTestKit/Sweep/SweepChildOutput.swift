import Foundation

/// The file of a child of a sweep: a line of JSON with the points that the child is to try; then, from the child, a line with the calls
/// that can fail and a line for each row.
struct SweepChildOutput {
  private let file: FileHandle

  /// Makes the file; returns false if that fails.
  static func make(_ path: String, for points: [FaultSweepReport.Point]) -> Bool {
    guard let line = try? JSONEncoder().encode(points) else { return false }
    return FileManager.default.createFile(atPath: path, contents: line + [UInt8(ascii: "\n")])
  }

  /// Opens the file in the child, and reads the points.
  static func opened(_ path: String) -> (SweepChildOutput, points: [FaultSweepReport.Point])? {
    guard let file = FileHandle(forUpdatingAtPath: path), let line = try? file.readToEnd(),
      let points = try? JSONDecoder().decode([FaultSweepReport.Point].self, from: line)
    else { return nil }
    return (SweepChildOutput(file: file), points)
  }

  /// Writes the calls that can fail: a process that finds other calls is at another sweep.
  func begin(_ calls: [FailableCall]) { write(calls.map(\.kind).sorted()) }

  /// Prints the point that is tried next to standard error: the following lines belong to it.
  func announce(_ point: FaultSweepReport.Point) {
    FileHandle.standardError.write(Data("\(SweepChildLog.mark)\(point.number)\n".utf8))
  }

  /// Writes the result of a point.
  func write(_ row: FaultSweepReport.Row) { write([row]) }

  private func write<Line: Encodable>(_ line: [Line]) {
    guard let bytes = try? JSONEncoder().encode(line) else { return }  // the other process notices the missing row
    file.write(bytes + [UInt8(ascii: "\n")])
  }

  /// The calls and rows that a child has written; nil when the child did not reach its sweep. A line that was cut off when it died is left
  /// out.
  static func read(_ path: String) -> (calls: [String], rows: [FaultSweepReport.Row])? {
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).dropFirst()
    guard let first = lines.first, let calls = try? JSONDecoder().decode([String].self, from: first) else { return nil }
    var rows: [FaultSweepReport.Row] = []
    for line in lines.dropFirst() {
      guard let row = try? JSONDecoder().decode([FaultSweepReport.Row].self, from: line).first else { continue }
      if let place = rows.firstIndex(where: { $0.point == row.point }) { rows[place] = row } else { rows.append(row) }  // written twice
    }
    return (calls, rows)
  }
}
