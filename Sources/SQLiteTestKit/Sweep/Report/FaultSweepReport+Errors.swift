import SQLiteCalls

extension FaultSweepReport {
  /// The end of each code that was injected: the errors that were thrown, to be read over, and calls whose failure left no trace. A line for each, in
  /// columns of spaces; empty when nothing failed.
  var errors: String {
    let ends = rows.compactMap { row -> (code: String, error: String)? in
      guard let point = row.point, let fault = row.fault, row.thrown != nil || row.problems.isEmpty else { return nil }
      return ("\(point.code)", row.thrown.map { shown($0) } ?? "swallowed: \(fault.told)")
    }
    guard !ends.isEmpty else { return "" }
    let groups = ends.grouped { [$0.code, $0.error] }.sorted { $0[0].code < $1[0].code }
    let cells = groups.map { [$0[0].code, $0[0].error + ($0.count > 1 ? " (\($0.count) runs)" : "")] }
    return Self.aligned([["code injected", "error thrown"]] + cells)
  }
}
