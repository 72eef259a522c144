import SQLiteCalls

/// The state of a ``VirtualTimeSqlite3Wrapper``.
struct TimeState {
  /// A busy timeout of a connection, set by `sqlite3_busy_timeout` or as the handler of a `Connection`.
  struct Timeout {
    let milliseconds: Int32
    /// A description of the setting that may have replaced it since; nil when there is none.
    var lostTo: String?

    var text: String {
      guard let lostTo else {
        return """
          has a busy timeout of \(milliseconds) ms: SQLite does not wait when a transaction that has read begins to write while another one \
          writes. Begin it with BEGIN IMMEDIATE
          """
      }
      return "had a busy timeout of \(milliseconds) ms: \(lostTo). A connection has one of them, the last one"
    }

    /// The milliseconds that a PRAGMA sets; nil for other SQL, and for a PRAGMA that only reads the setting.
    static func set(by sql: String) -> Int32? {
      let words = sql.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
      guard let name = words.firstIndex(of: "busy_timeout"), words.contains("pragma"), name + 1 < words.count else { return nil }
      return Int32(words[name + 1])
    }
  }

  var latency: [Sqlite3Call: Duration] = [:]
  /// The latencies of statement runs, by a part of their SQL.
  var runLatency: [String: Duration] = [:]
  /// The busy timeouts, by connection.
  var timeouts: [UInt: Timeout] = [:]
  /// The file systems that were made, by the name of the underlying one.
  var systems: [String?: VirtualTimeVFS] = [:]
  /// The busy handlers of the code under test, kept as long as SQLite may call them.
  var handlers: [UInt: BusyHandlerMonitor] = [:]
  /// The moment until which a statement that wants to write meets a lock, as if another process held it.
  var lockedUntil: Duration?
  /// Whether all calls fail.
  var isAtEnd = false
  /// The number of times that a lock was met in one moment.
  var lockedTries = TriesInMoment()

  /// The number of calls.
  var calls = 0
  /// The time to let pass before one call, and the number of that call.
  var passage: (number: Int, duration: Duration)?
  /// A description of the call before which that time passed.
  var passedBefore: String?

  /// Counts a call; returns the time to let pass before it, and whether all calls fail.
  mutating func begin(_ call: Sqlite3Call) -> (latency: Duration?, isPassage: Bool, isAtEnd: Bool) {
    calls += 1
    if let passage, passage.number == calls { return (passage.duration + (latency[call] ?? .zero), true, isAtEnd) }
    return (latency.isEmpty ? nil : latency[call], false, isAtEnd)
  }
}

/// The number of tries in one moment of a clock.
struct TriesInMoment {
  private var moment = Duration.zero
  private var count = 0

  /// Counts a try, and returns the number of tries in this moment; the first of a series counts from 1 again.
  mutating func count(at now: Duration, isFirst: Bool = false) -> Int {
    count = now == moment && !isFirst ? count + 1 : 1
    moment = now
    return count
  }
}
