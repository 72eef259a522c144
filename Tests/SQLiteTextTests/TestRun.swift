import Foundation

enum TestRun {
  /// Whether there is time for all of it.
  static let isLong = ProcessInfo.processInfo.environment["SQLITEMANAGER_LONG_RUNS"] != nil
}
