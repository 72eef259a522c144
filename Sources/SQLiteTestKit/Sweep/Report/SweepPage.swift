/// The layout of a sweep's page and the script that filters its table.
enum SweepPage {
  /// Returns a page with a heading and a verdict below it.
  static func html(_ title: String, isClean: Bool, _ verdict: String, _ body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(escapedHTML(title))</title>
    <style>\(style)</style>
    </head>
    <body>
    <h1>\(escapedHTML(title))</h1>
    <p class="verdict \(isClean ? "threw" : "problem")">\(verdict)</p>
    \(body)
    </body>
    </html>

    """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; --threw: #2a9d5c; --finished: #e0a526; --problem: #d0342c }
    body { margin: 2em auto; max-width: 90em; padding: 0 1em } h2 { margin-top: 1.6em } .wide { overflow-x: auto }
    table { border-collapse: collapse } th, td { text-align: left; vertical-align: top; padding: 2px 10px 2px 0 }
    tbody td { border-top: 1px solid #8884 } td:first-child { text-align: right } td, code { font-family: ui-monospace, monospace }
    .map th span { writing-mode: vertical-rl; transform: rotate(180deg); font-weight: 400 } .map th { vertical-align: bottom }
    .map td { white-space: nowrap; padding-right: 6px } .runs { width: 100% } .runs td { white-space: nowrap }
    .runs td:nth-child(5), .runs td:last-child { white-space: normal; overflow-wrap: anywhere }
    .map a, .key i { display: inline-block; width: 11px; height: 11px; margin: 1px; border-radius: 2px; vertical-align: middle }
    .map a.forever, .key i.forever { border-radius: 50% } .map a:hover { outline: 2px solid #3b82f6 }
    .map a.threw, .key .threw { background: var(--threw) } .map a.finished, .key .finished { background: var(--finished) }
    .map a.problem, .key .problem { background: var(--problem) } .findings { max-height: 26em; overflow-y: auto } .findings li { margin: .3em 0; overflow-wrap: anywhere }
    .runs tr.problem td:last-child { color: var(--problem) } tr:target td { outline: 2px solid #3b82f6 } .filters label { margin-right: 1em }
    .verdict { font-size: 1.3em; font-weight: 600; border-left: 6px solid; padding-left: .5em } .key span { white-space: nowrap }
    .verdict.threw { border-color: var(--threw) } .verdict.problem { border-color: var(--problem) } .sweeps li { margin: .5em 0; overflow-wrap: anywhere }
    [hidden] { display: none }
    @media (max-width: 40em) {
      body { margin: 1em auto } .map td:nth-child(-n+3) { max-width: 6em; overflow: hidden; text-overflow: ellipsis } .runs thead { display: none } .runs tr { display: block; padding: .4em 0; border-top: 1px solid #8884 }
      .runs td, .runs td:first-child { display: inline; border: 0; text-align: left; white-space: normal; overflow-wrap: anywhere }
      .runs td:first-child::before { content: "point\u{a0}" } .runs td:nth-child(2)::before { content: "call\u{a0}" } .runs td::after { content: " " } .runs td:last-child { display: block }
      .runs tr:target { outline: 2px solid #3b82f6 } tr:target td { outline: 0 } .runs tr[hidden] { display: none }
      .filters input[type=search] { width: 100%; box-sizing: border-box }
    }
    """

  /// Shows the runs whose box is checked and whose line contains the filter text, and always the run that the URL points to.
  static let script = """
    const boxes = [...document.querySelectorAll(".filters input[type=checkbox]")]
    const wanted = document.querySelector(".filters input[type=search]")
    const lines = [...document.querySelectorAll(".runs tbody tr")]
    const texts = lines.map(line => line.textContent.toLowerCase())
    function filter() {
      const kinds = new Set(boxes.filter(box => box.checked).map(box => box.value))
      const text = wanted.value.toLowerCase()
      let shown = 0
      lines.forEach((line, place) => {
        line.hidden = !(kinds.has(line.className) && texts[place].includes(text)) && "#" + line.id != location.hash
        if (!line.hidden) shown += 1
      })
      document.getElementById("count").textContent = shown + " of " + lines.length
    }
    [...boxes, wanted].forEach(input => input.addEventListener("input", filter))
    addEventListener("hashchange", () => { filter(); document.getElementById(location.hash.slice(1))?.scrollIntoView() })
    filter()
    """
}
