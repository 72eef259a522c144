import SQLiteCalls

/// SQLite's counters for a statement, for all of its runs or since the last reading. <https://sqlite.org/c3ref/stmt_status.html>
struct StatementCounters: Hashable, Sendable {
  var fullScanSteps = 0
  var sorts = 0
  var automaticIndexRows = 0
  var vmSteps = 0

  private static let all = [\StatementCounters.fullScanSteps, \.sorts, \.automaticIndexRows, \.vmSteps]

  /// Creates counters that are all zero.
  init() {}

  /// Reads the current values of the counters other than `vmSteps`. They are not reset, because the code under test may also read them.
  @safe init(of statement: OpaquePointer, on sqlite: any Sqlite3WrapperProtocol) {
    fullScanSteps = unsafe Int(sqlite.sqlite3_stmt_status(statement, StatementStatus.fullscanStep.rawValue, 0))
    sorts = unsafe Int(sqlite.sqlite3_stmt_status(statement, StatementStatus.sort.rawValue, 0))
    automaticIndexRows = unsafe Int(sqlite.sqlite3_stmt_status(statement, StatementStatus.autoindex.rawValue, 0))
  }

  /// Whether any counter other than `vmSteps` is not zero.
  var hasWork: Bool { fullScanSteps != 0 || sorts != 0 || automaticIndexRows != 0 }

  /// Returns the increase since an earlier reading. A counter that decreased was reset in between.
  func since(_ earlier: StatementCounters) -> StatementCounters {
    var difference = self
    for counter in Self.all where earlier[keyPath: counter] <= self[keyPath: counter] {
      difference[keyPath: counter] -= earlier[keyPath: counter]
    }
    return difference
  }

  /// Returns the larger value of each counter.
  func larger(_ other: StatementCounters?) -> StatementCounters {
    guard let other else { return self }
    return Self.all.reduce(into: self) { $0[keyPath: $1] = max($0[keyPath: $1], other[keyPath: $1]) }
  }
}
