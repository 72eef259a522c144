/// A counter of SQLite's: what it shows, and the highest that it has shown where that is kept.
public struct StatusCount: Hashable, Sendable {
  /// What it shows now.
  public let current: Int64
  /// The highest it has shown since it was reset; 0 for counters without it.
  public let highest: Int64
}
