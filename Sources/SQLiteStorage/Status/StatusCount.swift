/// The state of a counter of SQLite: its value, and the highest one where SQLite keeps that.
public struct StatusCount: Hashable, Sendable {
  /// The value now.
  public let current: Int64
  /// The highest value since the counter was reset; 0 for counters without one.
  public let highest: Int64
}
