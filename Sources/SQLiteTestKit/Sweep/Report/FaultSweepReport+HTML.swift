import SQLiteCalls

extension FaultSweepReport {
  /// Returns the report as a self-contained HTML file that needs no network access. It contains the findings, a map with a line for each
  /// call, a column for each code and a square for each run, and a table of all runs with filters.
  ///
  /// - Parameter title: The title of the page.
  public func html(title: String = "Fault sweep") -> String {
    SweepPage.html(
      title, isClean: isClean, verdict,
      """
      <p>\(escapedHTML(summary)); \(escapedHTML(withoutOrigin)).</p>
      \(list)
      \(notes.map { "<p class=\"note\">Note: \(escapedHTML($0)).</p>" }.joined(separator: "\n"))
      <h2>Calls and codes</h2>
      <p class="key"><i class="threw"></i> threw <i class="finished"></i> finished <i class="problem"></i> problem; \
      square: the call fails once; <i class="finished forever"></i> round: the condition that its code names lasts.
      Codes: \(legend)</p>
      <div class="wide">\(map)</div>
      <h2>Runs</h2>
      <p class="filters">
      <label><input type="checkbox" value="problem" checked> problem</label>
      <label><input type="checkbox" value="threw"\(isClean ? " checked" : "")> threw</label>
      <label><input type="checkbox" value="finished"\(isClean ? " checked" : "")> finished</label>
      <input type="search" placeholder="function, SQL, code or outcome" size="40">
      <span id="count"></span>
      </p>
      <table class="runs">
      <thead><tr>\(Row.heads.map { "<th>\($0)</th>" }.joined())</tr></thead>
      <tbody>
      \(rows.map(line).joined(separator: "\n"))
      </tbody>
      </table>
      <script>\(SweepPage.script)</script>
      """)
  }

  private var verdict: String {
    isClean
      ? isSample ? "No run of a sample had a problem." : "No run had a problem." : "\(wrongCount) of \(rows.count) runs had a problem."
  }

  /// The names of the codes, as a legend for the columns.
  private var legend: String {
    Set(rows.compactMap { $0.point?.code }).sorted { $0.rawValue < $1.rawValue }
      .map { "<span>\(escapedHTML(name(of: $0))) \(escapedHTML(ErrorTexts.text(of: $0.rawValue)))</span>" }.joined(separator: ", ")
  }

  private var list: String {
    if isClean { return "" }
    let lines = findings.map { "<li>\(links(escapedHTML($0.description)))</li>" }
    return "<h2>What was found</h2>\n<ol class=\"findings\">\n\(lines.joined(separator: "\n"))\n</ol>"
  }

  /// Returns the text with each point number turned into a link to its run.
  private func links(_ text: String) -> String { text.replacing(/\.only\((\d+)\)/) { ".only(<a href=\"#p\($0.1)\">\($0.1)</a>)" } }

  /// A line for each call, a column for each code that was tried, and in each cell a square for each run.
  private var map: String {
    let tried = rows.filter { $0.point != nil }
    let codes = Set(tried.compactMap { $0.point?.code }).sorted { $0.rawValue < $1.rawValue }
    let byCall = Dictionary(grouping: tried) { $0.point?.call ?? 0 }
    let head = codes.map { "<th><span>\(escapedHTML(name(of: $0)))</span></th>" }.joined()
    func line(_ call: Int, _ rows: [Row]) -> String {
      let byCode = Dictionary(grouping: rows) { $0.point?.code }
      let cells = codes.map { code in "<td>\((byCode[code] ?? []).map(square).joined())</td>" }
      let fault = rows.first { $0.fault != nil }?.fault
      let sql =
        (fault?.sql).map { sql in
          let short = sql.count > 44 ? sql.prefix(43) + "…" : sql
          return "<code title=\"\(escapedHTML(sql))\">\(escapedHTML(short))</code>"
        } ?? ""
      return "<tr><td>\(call)</td><td>\(escapedHTML(fault?.call.rawValue ?? ""))</td><td>\(sql)</td>\(cells.joined())</tr>"
    }
    func table(_ calls: [(key: Int, value: [Row])]) -> String {
      """
      <table class="map">
      <thead><tr><th>call</th><th>function</th><th>SQL</th>\(head)</tr></thead>
      <tbody>
      \(calls.map { line($0.key, $0.value) }.joined(separator: "\n"))
      </tbody>
      </table>
      """
    }
    let calls = byCall.sorted { $0.key < $1.key }
    let folded = calls.filter { isLookUp($0.value) }
    let shown = table(calls.filter { !isLookUp($0.value) })
    if folded.isEmpty { return shown }
    let summary = "<summary>\(counted(folded.count, "look-up")) in the schema and settings</summary>"
    return "\(shown)\n<details>\(summary)\n\(table(folded))\n</details>"
  }

  /// Whether a call reads the schema or a setting, as this package itself does, and none of its runs has a problem.
  private func isLookUp(_ rows: [Row]) -> Bool {
    guard let sql = rows.lazy.compactMap({ $0.fault?.sql }).first else { return false }
    return rows.allSatisfy(\.problems.isEmpty) && StatementText.readsSchema(sql)
  }

  /// A short name for a code, such as `FULL`.
  private func name(of code: ResultCode) -> String { (code.name ?? "\(code.rawValue)").replacing("SQLITE_", with: "") }

  private func kind(_ row: Row) -> String { !row.problems.isEmpty ? "problem" : row.thrown == nil ? "finished" : "threw" }

  private func square(_ row: Row) -> String {
    guard let point = row.point else { return "" }
    let shape = point.mode == .forever ? " forever" : ""
    return "<a class=\"\(kind(row))\(shape)\" href=\"#p\(point.number)\" title=\"\(escapedHTML("\(point); \(row.outcome)"))\"></a>"
  }

  private func line(_ row: Row) -> String {
    "<tr id=\"p\(row.point?.number ?? 0)\" class=\"\(kind(row))\">" + row.cells.map { "<td>\(escapedHTML($0))</td>" }.joined() + "</tr>"
  }

}

/// Returns text escaped for use in an HTML element or attribute.
func escapedHTML(_ text: String) -> String {
  [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) { $0.replacing($1.0, with: $1.1) }
}
