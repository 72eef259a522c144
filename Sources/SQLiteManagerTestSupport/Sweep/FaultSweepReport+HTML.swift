extension FaultSweepReport {
  /// The report as one HTML file that needs no other and no network: a square for each run, and the table.
  ///
  /// - Parameter title: What was swept.
  public func html(title: String = "Fault sweep") -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>\(escaped(title))</title>
    <style>\(style)</style>
    </head>
    <body>
    <h1>\(escaped(title))</h1>
    <p>\(escaped(summary)).</p>
    <div class="map">\(rows.indices.map(square).joined())</div>
    <p class="key"><a class="threw"></a> threw <a class="finished"></a> finished <a class="problem"></a> problem</p>
    <table>
    <thead><tr><th>point</th><th>call</th><th>mode</th><th>function</th><th>SQL</th><th>code</th><th>outcome</th></tr></thead>
    <tbody>
    \(rows.indices.map(line).joined(separator: "\n"))
    </tbody>
    </table>
    </body>
    </html>

    """
  }

  private var style: String {
    """
    :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif } body { margin: 2em auto; max-width: 75em; padding: 0 1em }
    .map { line-height: 0 } .map a, .key a { display: inline-block; width: 12px; height: 12px; margin: 1px; border-radius: 2px }
    a.threw { background: #2a9d5c } a.finished { background: #e0a526 } a.problem { background: #d0342c }
    table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: 2px 12px 2px 0; vertical-align: top }
    td:first-child { text-align: right } tr.problem td { color: #d0342c; font-weight: 600 } tr:target { outline: 2px solid #3b82f6 }
    tbody td { border-top: 1px solid #8884; font-family: ui-monospace, monospace; overflow-wrap: anywhere }
    """
  }

  private func kind(_ row: Row) -> String { !row.problems.isEmpty ? "problem" : row.thrown == nil ? "finished" : "threw" }

  private func square(_ index: Int) -> String {
    let row = rows[index]
    return "<a class=\"\(kind(row))\" href=\"#r\(index)\" title=\"\(escaped(row.cells.joined(separator: " ")))\"></a>"
  }

  private func line(_ index: Int) -> String {
    let row = rows[index]
    return "<tr id=\"r\(index)\" class=\"\(kind(row))\">" + row.cells.map { "<td>\(escaped($0))</td>" }.joined() + "</tr>"
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { html, character in
      switch character {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      default: html.append(character)
      }
    }
  }
}
