public import SQLiteCalls

/// The waits of tasks, threads or SQLite on a ``VirtualClock`` for one cause.
public struct VirtualWait: Hashable, Sendable, CustomStringConvertible {
  /// The cause of a wait.
  public enum Reason: Hashable, Sendable {
    /// A sleeping task.
    case task
    /// A thread, by ``VirtualClock/wait(for:)``.
    case thread
    /// `sqlite3_sleep`.
    case sqlite3Sleep
    /// SQLite, through its file system: its busy handler, the recovery of a write-ahead log, or a file operation with latency.
    case fileSystem
    /// The latency of a C call.
    case latency(Sqlite3Call)

    var text: String {
      switch self {
      case .task: "tasks that slept"
      case .thread: "threads that waited"
      case .sqlite3Sleep: "sqlite3_sleep"
      case .fileSystem: "SQLite's busy handler or file operations"
      case .latency(let call): "latency of \(call.rawValue)"
      }
    }
  }

  /// The cause of the waits.
  public let reason: Reason
  /// The number of waits.
  public internal(set) var count: Int
  /// The total requested duration of the waits. A wait that was cut short counts in full.
  public internal(set) var duration: Duration

  /// Creates the waits for one cause.
  public init(_ reason: Reason, count: Int, duration: Duration) {
    self.reason = reason
    self.count = count
    self.duration = duration
  }

  /// The wait as text, such as `5000 ms in 54 waits: SQLite's busy handler or file operations`.
  public var description: String { "\(duration.inMilliseconds) in \(count) wait\(count == 1 ? "" : "s"): \(reason.text)" }
}

extension Duration {
  /// The duration in milliseconds, with as many digits as needed, such as `5000 ms` or `0.25 ms`.
  package var inMilliseconds: String {
    let milliseconds = self / .milliseconds(1)
    return Int64(exactly: milliseconds).map { "\($0) ms" } ?? "\(milliseconds) ms"
  }
}
