/// The state of an SQLite counter: its value, and its highest value if SQLite tracks it.
public struct StatusCount: Hashable, Sendable {
  /// The current value.
  public let current: Int64
  /// The highest value since the last reset; 0 for counters that have none.
  public let highest: Int64
}
