import SQLiteCalls

/// What `sqlite3_limit` answers when nobody changed a limit: the defaults SQLite is built with. <https://sqlite.org/limits.html>
enum DefaultLimits {
  static let all: [Limit: Int32] = [
    .length: 1_000_000_000,
    .sqlLength: 1_000_000_000,
    .column: 2000,
    .exprDepth: 1000,
    .compoundSelect: 500,
    .vdbeOp: 250_000_000,
    .functionArg: 127,
    .attached: 10,
    .likePatternLength: 50_000,
    .variableNumber: 32_766,
    .triggerDepth: 1000,
    .workerThreads: 0,
  ]

  /// The default of a limit; -1 for one that SQLite does not know.
  static func value(of limit: Limit) -> Int32 { all[limit] ?? -1 }
}
