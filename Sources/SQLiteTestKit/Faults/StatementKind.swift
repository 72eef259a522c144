import SQLiteCore

/// The kind of a statement, as far as its possible failures depend on it. It is decided by keywords; nothing is parsed.
enum StatementKind: Hashable {
  /// A statement that reads, or has an effect that cannot be undone and need not be.
  case reads
  /// A statement that may change rows or tables.
  case writes
  /// BEGIN without a lock.
  case begins
  /// BEGIN IMMEDIATE or EXCLUSIVE.
  case beginsWriting
  /// COMMIT or END.
  case commits
  /// ROLLBACK, whole or to a savepoint.
  case rollsBack
  /// SAVEPOINT, with its name in lower case.
  case opensSavepoint(String)
  /// RELEASE, with the name in lower case.
  case releases(String)

  /// - Parameter sql: One statement.
  init(of sql: String) {
    let bytes = Array(sql.utf8)
    var words = StatementText.words(of: bytes, limit: 1).map { $0.uppercased() }
    // The first word is enough for most statements.
    if ["PRAGMA", "WITH"].contains(words.first) { words = StatementText.words(of: bytes).map { $0.uppercased() } }
    switch try? MockTransaction(MockSyntax(bytes)) {
    case .begin(.deferred)?: self = .begins
    case .begin?: self = .beginsWriting
    case .commit?: self = .commits
    case .rollback?, .rollbackTo?: self = .rollsBack
    case .savepoint(let name)?: self = .opensSavepoint(name.lowercased())
    case .release(let name)?: self = .releases(name.lowercased())
    case nil where words.first == "PRAGMA":
      self = words.contains { Self.writingPragmas.contains($0) } && words.contains { $0 == "=" || $0 == "(" } ? .writes : .reads
    case nil: self = MockVerb(words).isReadonly ? .reads : .writes
    }
  }

  /// The pragmas that change the file when they are set; others change the connection.
  private static let writingPragmas: Set<String> = [
    "USER_VERSION", "APPLICATION_ID", "SCHEMA_VERSION", "JOURNAL_MODE", "AUTO_VACUUM", "INCREMENTAL_VACUUM",
  ]
}
