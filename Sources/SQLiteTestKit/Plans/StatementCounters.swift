import SQLiteCalls

/// SQLite's counters of a statement: of all its runs, or of those since the last look at it. <https://sqlite.org/c3ref/stmt_status.html>
struct StatementCounters: Hashable, Sendable {
  var fullScanSteps = 0
  var sorts = 0
  var automaticIndexRows = 0
  var vmSteps = 0

  static let all = [\StatementCounters.fullScanSteps, \.sorts, \.automaticIndexRows, \.vmSteps]

  /// Counters that are all zero.
  init() {}

  /// The present values of the counters, without `vmSteps`; nothing is reset, for the code under test may want to read them, too.
  @safe init(of statement: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) {
    fullScanSteps = unsafe Int(sqlite.sqlite3_stmt_status(statement, StatementStatus.fullscanStep.rawValue, 0))
    sorts = unsafe Int(sqlite.sqlite3_stmt_status(statement, StatementStatus.sort.rawValue, 0))
    automaticIndexRows = unsafe Int(sqlite.sqlite3_stmt_status(statement, StatementStatus.autoindex.rawValue, 0))
  }

  /// Whether SQLite scanned, sorted or indexed something.
  var speak: Bool { fullScanSteps != 0 || sorts != 0 || automaticIndexRows != 0 }

  /// The growth since an earlier look; a counter that went back was reset in between.
  func since(_ earlier: StatementCounters) -> StatementCounters {
    var difference = self
    for counter in Self.all where earlier[keyPath: counter] <= self[keyPath: counter] {
      difference[keyPath: counter] -= earlier[keyPath: counter]
    }
    return difference
  }
}
