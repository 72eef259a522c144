import SQLiteCalls

/// The kind of a statement, as far as the way to run it depends on that.
enum StatementKind: Equatable {
  /// Reads rows, and can be the source of another SELECT.
  case select
  /// Reads rows, and cannot be the source of another SELECT: PRAGMA without a value, EXPLAIN.
  case tells
  /// Changes rows. It may insert some.
  case changes(inserts: Bool)
  /// Changes the database otherwise.
  case schema
  /// Changes a setting of the connection, which has to be set again on another one.
  case setting(name: String)
  case transaction(TransactionStatement)

  /// Whether nothing is lost when it is run twice.
  var onlyReads: Bool {
    switch self {
    case .select, .tells, .setting: true
    case .changes, .schema, .transaction: false
    }
  }
}

extension StatementKind {
  /// Whether all that it does is lost with the connection.
  var begins: Bool {
    switch self {
    case .transaction(.begin), .transaction(.savepoint): true
    default: false
    }
  }

  /// Whether it makes no direct change to the database.
  var isReadOnly: Bool {
    switch self {
    case .changes, .schema, .transaction(.begin(writes: true)): false
    case .select, .tells, .setting, .transaction: true
    }
  }
}

/// A statement that begins or ends a transaction or a savepoint.
enum TransactionStatement: Equatable {
  /// Begins a transaction. `writes` says whether it takes the right to write at once.
  case begin(writes: Bool)
  case commit
  case rollback
  case savepoint(String)
  case release(String)
  case rollbackTo(String)
}

/// Why a statement is not sent to a node.
struct StatementRefusal: Error, Equatable {
  let code: ResultCode
  let reason: String

  init(_ reason: String, code: ResultCode = .error) { (self.code, self.reason) = (code, reason) }
}

extension StatementText {
  /// The kind of the statement.
  ///
  /// - Throws: ``StatementRefusal`` for a statement that would act on one of the nodes only or without the others knowing, or that a
  ///   node would not survive.
  func kind() throws(StatementRefusal) -> StatementKind {
    let words = outerWords
    if parameters.count > WireWriter.mostParameters {
      throw StatementRefusal("too many SQL variables: dqlite takes \(WireWriter.mostParameters), this statement has \(parameters.count)")
    }
    switch word(0) {
    case "SELECT", "VALUES": return .select
    case "WITH":
      let verb = words.first { ["SELECT", "VALUES", "INSERT", "REPLACE", "UPDATE", "DELETE"].contains($0.word) }?.word
      return ["SELECT", "VALUES"].contains(verb) ? .select : try changes(verb, words)
    case "INSERT", "REPLACE", "UPDATE", "DELETE": return try changes(word(0), words)
    case "BEGIN": return .transaction(.begin(writes: ["IMMEDIATE", "EXCLUSIVE"].contains(word(1))))
    case "COMMIT", "END": return .transaction(.commit)
    case "SAVEPOINT": return .transaction(.savepoint(name(1) ?? ""))
    case "RELEASE": return .transaction(.release(name(word(1) == "SAVEPOINT" ? 2 : 1) ?? ""))
    case "ROLLBACK": return .transaction(rollback)
    case "EXPLAIN": return .tells
    case "PRAGMA": return try pragma()
    case "ATTACH", "DETACH": throw StatementRefusal("\(word(0) ?? "") is not replicated: dqlite has one database for each connection")
    case "VACUUM" where words.contains { $0.word == "INTO" }:
      throw StatementRefusal("VACUUM INTO would write a file on the node that leads")
    case "CREATE", "DROP", "ALTER":
      if reachesTemp { throw StatementRefusal("what is TEMP is not replicated, and gone with the leader") }
      return .schema
    default: return .schema
    }
  }

  private var reachesTemp: Bool {
    if ["TEMP", "TEMPORARY"].contains(word(1)) { return true }
    return tokens.indices.dropLast().contains { index in
      name(index)?.lowercased() == "temp" && tokens[index + 1].kind == .mark(UInt8(ascii: "."))
    }
  }

  private func changes(_ verb: String?, _ words: [(index: Int, word: String)]) throws(StatementRefusal) -> StatementKind {
    if words.contains(where: { $0.word == "RETURNING" }) {
      throw StatementRefusal("RETURNING is not served by dqlite 1.11: a node cannot tell the rows of a statement that writes")
    }
    return .changes(inserts: verb == "INSERT" || verb == "REPLACE")
  }

  /// ROLLBACK [TRANSACTION] [TO [SAVEPOINT] name]
  private var rollback: TransactionStatement {
    guard let to = tokens.indices.first(where: { word($0) == "TO" }) else { return .rollback }
    return .rollbackTo(name(word(to + 1) == "SAVEPOINT" ? to + 2 : to + 1) ?? "")
  }

  /// Pragmas whose values are kept in the database, or until the transaction ends: they are set once.
  private static let kept: Set<String> = ["user_version", "application_id", "defer_foreign_keys"]
  /// Pragmas whose values are kept by the connection: they are set again on a new one.
  private static let ofConnection: Set<String> = [
    "foreign_keys", "recursive_triggers", "case_sensitive_like", "reverse_unordered_selects", "query_only", "ignore_check_constraints",
    "automatic_index", "cache_size", "trusted_schema", "cell_size_check", "legacy_alter_table", "analysis_limit",
  ]
  /// Pragmas that describe the table or index that their argument names.
  private static let aboutNamed: Set<String> = [
    "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo", "foreign_key_list", "foreign_key_check",
    "integrity_check", "quick_check",
  ]
  /// Pragmas that do something although they have no argument.
  private static let doing: Set<String> = ["wal_checkpoint", "incremental_vacuum", "shrink_memory", "optimize"]

  private func pragma() throws(StatementRefusal) -> StatementKind {
    let isQualified = tokens.indices.contains(2) && tokens[2].kind == .mark(UInt8(ascii: "."))
    let at = isQualified ? 3 : 1
    let name = (name(at) ?? "").lowercased()
    let hasValue = tokens.count > at + 1
    if name == "busy_timeout" {
      throw StatementRefusal("PRAGMA busy_timeout is not served, because nodes do not wait: sqlite3_busy_timeout is")
    }
    if !hasValue, !Self.doing.contains(name) { return .tells }
    if Self.aboutNamed.contains(name) { return .tells }
    if Self.kept.contains(name) { return .schema }
    if Self.ofConnection.contains(name) { return .setting(name: name) }
    throw StatementRefusal("PRAGMA \(name) is not served: how a database is kept, written and copied is dqlite's own business", code: .auth)
  }
}
