public import SQLiteCalls

/// Time that tasks, threads or SQLite let pass, or waited for, on a ``VirtualClock``: all of one kind.
public struct VirtualWait: Hashable, Sendable, CustomStringConvertible {
  /// The cause of a wait.
  public enum Reason: Hashable, Sendable {
    /// A task that sleeps.
    case task
    /// A thread, by ``VirtualClock/wait(for:)``.
    case thread
    /// `sqlite3_sleep`.
    case sqlite3Sleep
    /// SQLite, by its file system: its busy handler, the recovery of a write-ahead log, a file operation that takes its time.
    case fileSystem
    /// A C call that takes its time.
    case latency(Sqlite3Call)

    var told: String {
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
  /// How many waits there were.
  public internal(set) var count: Int
  /// How long the waits took in all, in nominal time: a wait that was cut short counts whole.
  public internal(set) var duration: Duration

  /// Waits of one kind.
  public init(_ reason: Reason, count: Int, duration: Duration) {
    self.reason = reason
    self.count = count
    self.duration = duration
  }

  /// Such as `5000 ms in 54 waits: SQLite's busy handler or file operations`.
  public var description: String { "\(duration.told) in \(count) wait\(count == 1 ? "" : "s"): \(reason.told)" }
}

extension Duration {
  /// In milliseconds, with as many digits as it takes, such as `5000 ms`, `0.25 ms`.
  package var told: String {
    let milliseconds = self / .milliseconds(1)
    return Int64(exactly: milliseconds).map { "\($0) ms" } ?? "\(milliseconds) ms"
  }
}
