import SQLiteCalls

extension FaultSweepReport {
  /// The end of each code that was injected: the errors that were thrown, to be read over, and calls whose failure left no trace. A line for each, in
  /// columns of spaces; empty when nothing failed.
  var errors: String {
    var order: [[String]] = []
    var counts: [[String]: Int] = [:]
    for row in rows {
      guard let point = row.point, let fault = row.fault, row.thrown != nil || row.problems.isEmpty else { continue }
      let became = row.thrown.map { shown($0) } ?? "swallowed: \(fault.told)"
      let line = ["\(point.code)", became]
      if counts[line] == nil { order.append(line) }
      counts[line, default: 0] += 1
    }
    guard !order.isEmpty else { return "" }
    let lines = order.enumerated().sorted { ($0.element[0], $0.offset) < ($1.element[0], $1.offset) }.map(\.element)
    let cells = lines.map { [$0[0], $0[1] + (counts[$0].map { $0 > 1 ? " (\($0) runs)" : "" } ?? "")] }
    return Self.aligned([["code injected", "error thrown"]] + cells)
  }
}
