import Foundation
import SQLiteManager

/// A line on the terminal for work that lasts longer than a second; nothing where standard error is not a terminal.
final class Progress {
  private let label: String
  private let isShown = System.isTerminal(2) && !System.isTerminal(1)
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
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
    let now = ContinuousClock.now
    guard now - start > .seconds(1), now - last > .milliseconds(100) else { return }
    last = now
    hasLine = true
    var text = "\r\u{1b}[K"
    if let total, total > 0 {
      let filled = Int(min(30, 30 * done / total))
      text += "[" + String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled) + "] \(100 * done / total) % "
    }
    write(text + "\(done) \(label), \((now - start).components.seconds) s")
  }

  /// Takes the line away.
  func end() {
    if hasLine { write("\r\u{1b}[K") }
    hasLine = false
  }

  private func write(_ text: String) { try? System.write(Array(text.utf8), to: 2) }

  deinit { end() }
}

extension Progress {
  /// Runs work that cannot say how far it is, and shows on the terminal how long it has been at it.
  static func showing<Result>(_ label: String, _ work: () throws -> Result) rethrows -> Result {
    guard System.isTerminal(2) else { return try work() }
    let clock = Clock(label)
    Thread.detachNewThread { clock.run() }
    defer { clock.stop() }
    return try work()
  }

  /// A thread that draws until it is stopped. Whoever has the lock has the terminal, too.
  private final class Clock: Sendable {
    private let label: String
    private let isDone = Locked(false)

    init(_ label: String) { self.label = label }

    func run() {
      let start = ContinuousClock.now
      while isDone.withLock({ isDone in draw(ContinuousClock.now - start, unless: isDone) }) { Thread.sleep(forTimeInterval: 0.1) }
    }

    private func draw(_ passed: Duration, unless isDone: Bool) -> Bool {
      if !isDone, passed > .seconds(1) {
        let place = Int(passed / .milliseconds(100)) % 30
        let bar = String(repeating: "░", count: place) + "█" + String(repeating: "░", count: 29 - place)
        try? System.write(Array("\r\u{1b}[K[\(bar)] \(label), \(passed.components.seconds) s".utf8), to: 2)
      }
      return !isDone
    }

    func stop() {
      isDone.withLock { isDone in
        isDone = true
        try? System.write(Array("\r\u{1b}[K".utf8), to: 2)
      }
    }
  }
}
