import SQLiteCore

/// The kind of a statement, on which its possible failures depend. It is determined by keywords, without parsing.
enum StatementKind: Hashable {
  /// A statement that reads, or has only effects that are never undone.
  case reads
  /// A statement that may change rows or tables.
  case writes
  /// BEGIN without a lock.
  case begins
  /// BEGIN IMMEDIATE or EXCLUSIVE.
  case beginsWriting
  /// COMMIT or END.
  case commits
  /// ROLLBACK, entirely or to a savepoint.
  case rollsBack
  /// SAVEPOINT, with the name in lower case.
  case opensSavepoint(String)
  /// RELEASE, with the name in lower case.
  case releases(String)

  /// - Parameter sql: One statement.
  init(of sql: String) {
    let syntax = MockSyntax(sql)
    switch try? MockTransaction(syntax) {
    case .begin(.deferred)?: self = .begins
    case .begin?: self = .beginsWriting
    case .commit?: self = .commits
    case .rollback?, .rollbackTo?: self = .rollsBack
    case .savepoint(let name)?: self = .opensSavepoint(name.lowercased())
    case .release(let name)?: self = .releases(name.lowercased())
    case nil where syntax.rest.first?.isWord("pragma") == true:
      let isSet = syntax.rest.contains { $0.isSign("=") || $0.isSign("(") }
      self = isSet && syntax.rest.contains { Self.writingPragmas.contains($0.folded) } ? .writes : .reads
    case nil: self = MockVerb(syntax).isReadonly ? .reads : .writes
    }
  }

  /// The pragmas that change the file when they are set. Other pragmas change only the connection.
  private static let writingPragmas: Set<String> = [
    "user_version", "application_id", "schema_version", "journal_mode", "auto_vacuum", "incremental_vacuum",
  ]
}
