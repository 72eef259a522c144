/// How far a backup is.
public struct BackupProgress: Hashable, Sendable {
  /// How many pages the source has; 0 before the first step.
  public internal(set) var pageCount = 0
  /// How many of them are still to be copied.
  public internal(set) var remainingPageCount = 0
  /// How often it began again, because another connection had changed the source.
  public internal(set) var restartCount = 0
  /// How many steps in a row somebody else's lock has kept from copying; 0 after one that copied.
  public internal(set) var busyStepCount = 0

  /// A backup that has not begun.
  package init() {}

  /// How many pages are copied.
  public var copiedPageCount: Int { pageCount - remainingPageCount }

  /// The copied part of all, from 0 to 1.
  public var fractionCompleted: Double { pageCount == 0 ? 0 : Double(copiedPageCount) / Double(pageCount) }

  /// Takes note of a step that copied.
  mutating func note(remaining: Int, of count: Int) {
    // Each step copies at least one page: as many as before are those from the beginning.
    if copiedPageCount > 0, count - remaining <= copiedPageCount { restartCount += 1 }
    (pageCount, remainingPageCount, busyStepCount) = (count, remaining, 0)
  }
}
