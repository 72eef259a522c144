import Foundation
import SQLiteManager

/// Shows a progress line on the terminal if nothing else has been printed for a second. Does nothing if standard error is not a terminal.
///
/// A thread draws the line. Only the holder of the lock may write to the terminal, and the line is erased before anything else is written.
enum Progress {
  private struct State {
    var label = ""
    var rows: Int64 = 0
    var lastSeen = ContinuousClock.now
    var hasLine = false
    var isDone = true

    /// Erases the line.
    mutating func erase() {
      if hasLine { try? System.writeAll(Array("\r\u{1b}[K".utf8), to: 2) }
      hasLine = false
    }
  }

  private static let isShown = System.isTerminal(2)
  private static let state = Locked(State())

  /// Runs work, and shows how long it has taken so far.
  static func showing<Result>(_ label: String, _ work: () throws -> Result) rethrows -> Result {
    guard isShown else { return try work() }
    let start = ContinuousClock.now
    state.withLock { $0 = State(label: label, lastSeen: start, isDone: false) }
    Thread.detachNewThread {
      while state.withLock({ draw(&$0, since: start) }) { Thread.sleep(forTimeInterval: 0.1) }
    }
    defer {
      state.withLock { state in
        state.erase()
        state.isDone = true
      }
    }
    return try work()
  }

  /// Sets the name of the current step.
  static func step(_ label: @autoclosure () -> String) {
    if isShown { state.withLock { $0.label = label() } }
  }

  /// Counts a row that has been processed.
  static func countRow() {
    if isShown { state.withLock { $0.rows += 1 } }
  }

  /// Calls a closure that writes other text to the terminal.
  static func writing(_ write: () throws -> Void) rethrows {
    guard isShown else { return try write() }
    try state.withLock { state in
      state.erase()
      defer { state.lastSeen = .now }
      try write()
    }
  }

  private static func draw(_ state: inout State, since start: ContinuousClock.Instant) -> Bool {
    let now = ContinuousClock.now
    if !state.isDone, now - state.lastSeen > .seconds(1) {
      let place = Int((now - start) / .milliseconds(100)) % 30
      let bar = String(repeating: "░", count: place) + "█" + String(repeating: "░", count: 29 - place)
      let rows = state.rows == 0 ? "" : " \(state.rows) rows,"
      let text = "[\(bar)] \(state.label.withoutControls),\(rows) \((now - start).components.seconds) s"
      state.hasLine = true
      try? System.writeAll(Array(("\r\u{1b}[K" + text.cut(toWidth: System.columns(of: 2) - 1)).utf8), to: 2)
    }
    return !state.isDone
  }
}
