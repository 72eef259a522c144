/// The progress of a backup.
public struct BackupProgress: Hashable, Sendable {
  /// How many pages the source has; 0 before the first step.
  public internal(set) var pageCount = 0
  /// How many of the pages are still to be copied.
  public internal(set) var remainingPageCount = 0
  /// How often the backup began again, because another connection had changed the source.
  public internal(set) var restartCount = 0
  /// How many steps in a row a lock of another connection kept from copying; 0 after one that copied.
  public internal(set) var busyStepCount = 0

  /// A backup that has not begun.
  package init() {}

  /// How many pages are copied.
  public var copiedPageCount: Int { pageCount - remainingPageCount }

  /// The copied part of all pages, from 0 to 1.
  public var fractionCompleted: Double { pageCount == 0 ? 0 : Double(copiedPageCount) / Double(pageCount) }

  /// Takes note of a step that copied.
  mutating func note(remaining: Int, of count: Int) {
    // Each step copies at least one page: without more pages than before, the backup has begun again.
    if copiedPageCount > 0, count - remaining <= copiedPageCount { restartCount += 1 }
    (pageCount, remainingPageCount, busyStepCount) = (count, remaining, 0)
  }
}
