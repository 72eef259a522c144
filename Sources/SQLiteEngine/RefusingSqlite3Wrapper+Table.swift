public import SQLiteCalls

extension RefusingSqlite3Wrapper {
  /// Returns a Markdown table for an engine's documentation: a row for each function that is served, in the order of sqlite3.h, then a row
  /// for each reason with the functions that are refused for this reason.
  ///
  /// - Parameter calls: The functions that the table covers; nil for all.
  public func table(of calls: Set<Sqlite3Call>? = nil) -> String {
    let all = Sqlite3Call.allCases.filter { calls?.contains($0) ?? true }
    var text = "| function | answered by |\n| --- | --- |\n"
    for call in all where provides(call) {
      let answerer = served.contains(call) ? engineName : Self.derived[call].map(Self.names(of:)) ?? "the base"
      text += "| `\(call.rawValue)` | \(answerer) |\n"
    }
    let refused = Dictionary(grouping: all.filter { !provides($0) }) { reason(for: $0) }
    guard !refused.isEmpty else { return text }
    text += "\n| not served | because |\n| --- | --- |\n"
    for (reason, calls) in refused.sorted(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }) {
      text += "| \(Self.names(of: calls)) | \(reason.isEmpty ? "-" : reason) |\n"
    }
    return text
  }

  private static func names(of calls: [Sqlite3Call]) -> String { calls.map { "`\($0.rawValue)`" }.joined(separator: ", ") }
}
