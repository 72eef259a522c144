import SQLiteCalls

extension FaultSweepReport {
  /// A table of the outcomes for each injected code: the errors that were thrown, and the calls whose failure left no trace. Each outcome
  /// has one line, in columns padded with spaces. Empty if nothing failed.
  var errors: String {
    let ends = rows.compactMap { row -> (code: String, error: String)? in
      guard let point = row.point, let fault = row.fault, row.thrown != nil || row.problems.isEmpty else { return nil }
      return ("\(point.code)", row.thrown.map { shown($0) } ?? "swallowed: \(fault.text)")
    }
    guard !ends.isEmpty else { return "" }
    let groups = ends.grouped { [$0.code, $0.error] }.sorted { $0[0].code < $1[0].code }
    let cells = groups.map { [$0[0].code, $0[0].error + ($0.count > 1 ? " (\($0.count) runs)" : "")] }
    return Self.aligned([["code injected", "error thrown"]] + cells)
  }
}
