import SQLiteCore

/// The kind of a statement, as far as the ways in which it can fail depend on it. It is read off the words; nothing is parsed.
enum StatementKind: Hashable {
  /// It reads, or has an effect that cannot be undone and need not be.
  case reads
  /// It may change rows or tables.
  case writes
  /// BEGIN that takes no lock.
  case begins
  /// BEGIN IMMEDIATE or EXCLUSIVE.
  case beginsWriting
  /// COMMIT or END.
  case commits
  /// ROLLBACK, whole or to a savepoint.
  case rollsBack
  /// SAVEPOINT, with its name in small letters.
  case opensSavepoint(String)
  /// RELEASE, with the name in small letters.
  case releases(String)

  /// - Parameter sql: One statement.
  init(of sql: String) {
    let bytes = Array(sql.utf8)
    var words = StatementText.words(of: bytes, limit: 1).map { $0.uppercased() }
    // The first word decides for most statements.
    if ["BEGIN", "PRAGMA", "WITH"].contains(words.first) { words = StatementText.words(of: bytes).map { $0.uppercased() } }
    switch words.first {
    case "BEGIN": self = words.contains("IMMEDIATE") || words.contains("EXCLUSIVE") ? .beginsWriting : .begins
    case "COMMIT", "END": self = .commits
    case "ROLLBACK": self = .rollsBack
    case "SAVEPOINT": self = .opensSavepoint(Self.names(in: sql).first ?? "")
    case "RELEASE": self = .releases(Self.names(in: sql).first { $0 != "savepoint" } ?? "")
    case "PRAGMA":
      self = words.contains { Self.writingPragmas.contains($0) } && words.contains { $0 == "=" || $0 == "(" } ? .writes : .reads
    default: self = MockVerb.isReadonly(words) ? .reads : .writes
    }
  }

  /// The pragmas that change the file when they are set; the others set the connection.
  private static let writingPragmas: Set<String> = [
    "USER_VERSION", "APPLICATION_ID", "SCHEMA_VERSION", "JOURNAL_MODE", "AUTO_VACUUM", "INCREMENTAL_VACUUM",
  ]

  /// The names and other tokens after the first word, without quotes and in small letters.
  private static func names(in sql: String) -> [String] {
    SQLToken.all(in: sql).filter { !$0.isSign(";") }.dropFirst().map(\.named)
  }
}
