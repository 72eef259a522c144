import Foundation

/// What `Scripts/test` says of the run.
public enum TestRun {
  /// Whether there is time for all of it.
  public static let isLong = variable("LONG_RUNS") != nil

  /// Whether a sanitizer watches: it maps terabytes, and takes the place of some of libc's functions.
  public static let isSanitized = variable("SANITIZED") != nil

  /// What an environment variable of these tests says.
  public static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment["SQLITEMANAGER_" + name] }
}
