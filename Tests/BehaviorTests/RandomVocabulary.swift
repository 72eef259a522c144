/// The texts of a random sequence.
enum RandomVocabulary: CaseIterable {
  /// Values, columns and parameters.
  case values
  /// Transactions that end by a full disk, an interrupt or a conflict; each connection has a database in memory.
  case transactions
  /// PRAGMAs and savepoints; each connection has a database in memory.
  case pragmas
  /// The header of one file, which all connections write.
  case oneFile
  /// Rows and the header of one file, which two connections read and write while statements of theirs are on their rows.
  case twoConnections

  var isOneFile: Bool { self == .oneFile || self == .twoConnections }

  static let returning = "INSERT INTO t(b) VALUES ('x'), ('y') RETURNING a"
  static let insert = "INSERT INTO t VALUES (?, ?)"
  static let big = "INSERT INTO t(b) VALUES (zeroblob(9000))"
  static let bigInJournal = "INSERT INTO t(b) SELECT zeroblob(9000) UNION ALL SELECT zeroblob(90)"
  static let conflict = "INSERT INTO t VALUES (1, 2)"
  static let append = "INSERT INTO t(b) VALUES ('z')"
  static let orFail = "INSERT OR FAIL INTO t VALUES (70, 1), (1, 2), (71, 3)"
  static let delete = "DELETE FROM t WHERE a > 1"
  static let count = "SELECT count(*) FROM t"
  static let keys = "SELECT a FROM t ORDER BY -a"

  /// The texts that are run while an INSERT with RETURNING is on its row.
  static let besideWriting = [
    "COMMIT", "ROLLBACK", "SAVEPOINT s", "RELEASE s", "ROLLBACK TO s", "PRAGMA user_version", "VALUES (1),(2),(3)",
  ]

  private static let savepoints = ["SAVEPOINT s", "RELEASE s", "ROLLBACK TO s"]

  /// The texts that are prepared, and whose statements are stepped, reset and finalized one by one.
  var prepared: [String] {
    switch self {
    case .values:
      [
        "SELECT 1, 'a', NULL, 2.5, x'00ff'", "VALUES (1),(2),(3)", "SELECT ?1, ?2", Self.insert, "SELEC 1", "",
        "SELECT :a, '12abc', ' 7', 1e15, ''", "BEGIN", "COMMIT", "  VALUES (1),(2),(3) ; SELECT 2",
      ]
    case .transactions:
      [Self.insert, "VALUES (1),(2),(3)", "BEGIN", "COMMIT", "ROLLBACK", Self.big, "PRAGMA user_version"] + Self.savepoints
    case .pragmas, .oneFile: []
    case .twoConnections:
      [Self.insert, Self.returning, Self.count, Self.keys, "SELECT 7", "PRAGMA user_version", "PRAGMA user_version = 9", "BEGIN", "COMMIT"]
    }
  }

  /// The texts that are prepared, stepped to their end and finalized at once.
  var run: [String] {
    switch self {
    case .values: []
    case .transactions:
      ["BEGIN", "BEGIN IMMEDIATE", "COMMIT", "ROLLBACK", Self.big, Self.bigInJournal, Self.conflict, "PRAGMA user_version", "BEGIN WORK"]
        + ["PRAGMA user_version = 3", "PRAGMA user_version = 4"] + Self.savepoints
    case .pragmas: Self.pragmaTexts + Self.savepoints + ["BEGIN", "COMMIT", "ROLLBACK", "END TRANSACTION", "ROLLBACK TO"]
    case .oneFile:
      [
        "BEGIN IMMEDIATE", "BEGIN IMEDIATE", "COMMIT", "ROLLBACK", "PRAGMA user_version", "PRAGMA main.user_version = 5",
        "PRAGMA user_version = 6",
      ]
        + ["PRAGMA application_id = -7", "PRAGMA application_id", "PRAGMA query_only = ON", "PRAGMA query_only = 0", "SAVEPOINT"]
    case .twoConnections:
      ["BEGIN", "BEGIN IMMEDIATE", "BEGIN EXCLUSIVE", "COMMIT", "COMMIT", "ROLLBACK", Self.count, Self.keys, "SELECT 7"] + Self.savepoints
        + [Self.append, Self.returning, Self.conflict, Self.orFail, Self.delete, Self.big]
        + ["PRAGMA user_version", "PRAGMA user_version = 3", "PRAGMA application_id", "PRAGMA query_only", "PRAGMA page_size"]
    }
  }

  private static let pragmaTexts =
    ["abc", "0x10", "'7'", "5.9", "-3", "99999999999", "+4", "on"].map { "PRAGMA user_version = \($0)" }
    + ["foreign_keys", "query_only", "recursive_triggers", "defer_foreign_keys"].flatMap { name in
      ["yes", "ONN", "1", "off", "'true'"].map { "PRAGMA \(name) = \($0)" } + ["PRAGMA \(name)"]
    }
    + ["NORMAL", "full", "EXTRA", "1", "nix", "9"].map { "PRAGMA synchronous = \($0)" }
    + ["WAL", "WALL", "memory", "del"].map { "PRAGMA journal_mode = \($0)" }
    + ["secure_delete = fast", "secure_delete", "cache_size = -55", "cache_size(7)", "cache_size", "busy_timeout = 20", "busy_timeout"]
    .map { "PRAGMA \($0)" }
    + ["wal_autocheckpoint = 3", "locking_mode = exclusive", "locking_mode = foo", "user_version", "X.user_version", "temp.user_version"]
    .map { "PRAGMA \($0)" }
    + [
      "PRAGMA x.user_version = 8", "PRAGMA temp.user_version = 4", "ATTACH ':memory:' AS x", "PRAGMA synchronous", "PRAGMA user_version =",
    ]
    + ["PRAGMA user_version(3", "PRAGMA main.application_id(12)", "PRAGMA application_id", "PRAGMA journal_mode", "PRAGMA 7"]
}
