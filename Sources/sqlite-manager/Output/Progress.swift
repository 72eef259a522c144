/// A line on the terminal for work that lasts longer than a second; nothing where standard error is no terminal.
final class Progress {
  private let label: String
  private let isShown = System.isTerminal(2) && !System.isTerminal(1)
  private let start = System.seconds
  private var last = 0.0
  private var calls = 0
  private var hasLine = false
  /// The whole, when it is known.
  var total: Int64?

  init(_ label: String, total: Int64? = nil) {
    self.label = label
    self.total = total
  }

  /// Shows how much is done, ten times a second at most.
  func show(_ done: Int64) {
    guard isShown else { return }
    calls += 1
    guard calls % 64 == 0 else { return }
    let now = System.seconds
    guard now - start > 1, now - last > 0.1 else { return }
    last = now
    hasLine = true
    var text = "\r\u{1b}[K"
    if let total, total > 0 {
      let filled = Int(min(30, 30 * done / total))
      text += "[" + String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled) + "] \(100 * done / total) % "
    }
    write(text + "\(done) \(label), \(Int(now - start)) s")
  }

  /// Takes the line away.
  func end() {
    if hasLine { write("\r\u{1b}[K") }
    hasLine = false
  }

  private func write(_ text: String) { try? System.write(Array(text.utf8), to: 2) }

  deinit { end() }
}
