import Foundation

/// The file through which a sweep and its child communicate. The first line is JSON with the points for the child to try. The child then
/// appends a line with the calls that can fail, and a line for each row.
struct SweepChildOutput {
  private let file: FileHandle

  /// Creates the file. Returns false on failure.
  static func make(_ path: String, for points: [FaultSweepReport.Point]) -> Bool {
    guard let line = try? JSONEncoder().encode(points) else { return false }
    return FileManager.default.createFile(atPath: path, contents: line + [UInt8(ascii: "\n")])
  }

  /// Opens the file in the child and reads the points.
  static func opened(_ path: String) -> (SweepChildOutput, points: [FaultSweepReport.Point])? {
    guard let file = FileHandle(forUpdatingAtPath: path), let line = try? file.readToEnd(),
      let points = try? JSONDecoder().decode([FaultSweepReport.Point].self, from: line)
    else { return nil }
    return (SweepChildOutput(file: file), points)
  }

  /// Writes the calls that can fail. If they differ from the parent's calls, the child has reached a different sweep.
  func begin(_ calls: [FailableCall]) { write(calls.map(\.kind).sorted()) }

  /// Prints the next point to standard error. The lines that follow belong to this point.
  func announce(_ point: FaultSweepReport.Point) {
    FileHandle.standardError.write(Data("\(SweepChildLog.mark)\(point.number)\n".utf8))
  }

  /// Writes the result of a point.
  func write(_ row: FaultSweepReport.Row) { write([row]) }

  private func write<Line: Encodable>(_ line: [Line]) {
    guard let bytes = try? JSONEncoder().encode(line) else { return }  // the other process notices the missing row
    file.write(bytes + [UInt8(ascii: "\n")])
  }

  /// Returns the calls and rows that a child has written; nil if the child did not reach its sweep. A line that was cut off when the child
  /// died is ignored.
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
