/// The progress of a backup.
public struct BackupProgress: Hashable, Sendable {
  /// The number of pages of the source; 0 before the first step.
  public internal(set) var pageCount = 0
  /// The number of pages that are not copied yet.
  public internal(set) var remainingPageCount = 0
  /// The number of restarts, each caused by another connection that changed the source.
  public internal(set) var restartCount = 0
  /// The number of consecutive steps blocked by another connection's lock; 0 after a step that copied.
  public internal(set) var busyStepCount = 0

  /// The progress of a backup that has not started.
  package init() {}

  /// The number of pages copied so far.
  public var copiedPageCount: Int { pageCount - remainingPageCount }

  /// The fraction of pages copied, from 0 to 1.
  public var fractionCompleted: Double { pageCount == 0 ? 0 : Double(copiedPageCount) / Double(pageCount) }

  /// Records a step that copied pages.
  mutating func note(remaining: Int, of count: Int) {
    // Each step copies at least one page. So if there are no more pages than before, the backup has restarted.
    if copiedPageCount > 0, count - remaining <= copiedPageCount { restartCount += 1 }
    (pageCount, remainingPageCount, busyStepCount) = (count, remaining, 0)
  }
}
