/// A form of dates as text, named for ``DateText``.
///
/// ```swift
/// enum RailsTime: DateTextFormat { static let pattern = "YYYY-MM-DD HH:MM:SS.SSSSSS" }
/// ```
/// <https://sqlite.org/lang_datefunc.html#time_values>
public protocol DateTextFormat {
  /// The form as SQLite's page on date functions writes it: `YYYY-MM-DD`, then if at all a space or `T` and `HH:MM`, `HH:MM:SS` or `HH:MM:SS.`
  /// with 1 to 9 times `S`, then if at all `Z` or `+00:00`. The time is UTC in every form.
  static var pattern: String { get }
}

/// `2026-11-21 17:20:23`: SQLite's CURRENT_TIMESTAMP and `datetime()`.
public enum CurrentTimestamp: DateTextFormat {
  /// The form.
  public static let pattern = "YYYY-MM-DD HH:MM:SS"
}

/// `2026-11-21`: SQLite's CURRENT_DATE and `date()`.
public enum CurrentDate: DateTextFormat {
  /// The form.
  public static let pattern = "YYYY-MM-DD"
}

/// `2026-11-21T17:20:23Z`: Foundation's `ISO8601DateFormatter`, and GRDB with its strategy `iso8601`.
public enum ISO8601UTC: DateTextFormat {
  /// The form.
  public static let pattern = "YYYY-MM-DDTHH:MM:SSZ"
}

/// `2026-11-21T17:20:23.123Z`: JavaScript's `toISOString`, and many web services.
public enum ISO8601UTCMilliseconds: DateTextFormat {
  /// The form.
  public static let pattern = "YYYY-MM-DDTHH:MM:SS.SSSZ"
}

/// `2026-11-21T17:20:23.123`: SQLite.swift.
public enum ISO8601Milliseconds: DateTextFormat {
  /// The form.
  public static let pattern = "YYYY-MM-DDTHH:MM:SS.SSS"
}
