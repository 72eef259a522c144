import SQLiteCalls

/// The state of a ``VirtualTimeSqlite3Wrapper``.
struct TimeState {
  /// The busy timeout of a connection, set by `sqlite3_busy_timeout` or by the busy handler of a `Connection`.
  struct Timeout {
    let milliseconds: Int32
    /// A description of the setting that may have replaced the timeout since; nil if there is none.
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

    /// Returns the milliseconds that a PRAGMA sets; nil for other SQL and for a PRAGMA that only reads the setting.
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
  /// The file systems created so far, by the name of the underlying file system.
  var systems: [String?: VirtualTimeVFS] = [:]
  /// The busy handlers of the code under test, kept as long as SQLite may call them.
  var handlers: [UInt: BusyHandlerMonitor] = [:]
  /// The time until which writing statements find the database locked, as if by another process.
  var lockedUntil: Duration?
  /// Whether all calls fail.
  var isAtEnd = false
  /// The number of tries in one moment that found the database locked.
  var lockedTries = TriesInMoment()

  /// The number of calls.
  var calls = 0
  /// The time to let pass before a particular call, and the number of the call.
  var passage: (number: Int, duration: Duration)?
  /// A description of the call before which the time passed.
  var passedBefore: String?

  /// Counts a call. Returns the time to let pass before it, and whether all calls fail.
  mutating func begin(_ call: Sqlite3Call) -> (latency: Duration?, isPassage: Bool, isAtEnd: Bool) {
    calls += 1
    if let passage, passage.number == calls { return (passage.duration + (latency[call] ?? .zero), true, isAtEnd) }
    return (latency.isEmpty ? nil : latency[call], false, isAtEnd)
  }
}

/// Counts the tries in a single moment of a clock.
struct TriesInMoment {
  private var moment = Duration.zero
  private var count = 0

  /// Counts a try and returns the number of tries in this moment. The first try of a series restarts the count at 1.
  mutating func count(at now: Duration, isFirst: Bool = false) -> Int {
    count = now == moment && !isFirst ? count + 1 : 1
    moment = now
    return count
  }
}
