import SQLiteCalls

/// The explanation that a statement with EXPLAIN returns instead of running. <https://sqlite.org/c3ref/stmt_isexplain.html>
public enum Explanation: Int32, Hashable, Sendable {
  /// The statement runs.
  case none = 0
  /// The program, for EXPLAIN.
  case program = 1
  /// The plan, for EXPLAIN QUERY PLAN.
  case queryPlan = 2
}

extension Statement {
  /// Whether the statement makes no direct change to a database file.
  ///
  /// It is also true for BEGIN, ATTACH and many PRAGMA statements, which only change the connection.
  /// <https://sqlite.org/c3ref/stmt_readonly.html>
  public var isReadOnly: Bool { prepared.isReadOnly }

  /// Whether the statement is on a row, as inside the closure of its own loop. <https://sqlite.org/c3ref/stmt_busy.html>
  public var isBusy: Bool { unsafe connection.isEnterable && prepared.wrapper.sqlite3_stmt_busy(prepared.handle) != 0 }

  /// The kind of explanation that the statement returns instead of running.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE for a kind introduced by a later SQLite.
  ///
  /// The C function is `sqlite3_stmt_isexplain`: <https://sqlite.org/c3ref/stmt_isexplain.html>
  public var explanation: Explanation {
    get throws(SQLiteError) {
      try connection.enter()
      let kind = unsafe prepared.wrapper.sqlite3_stmt_isexplain(prepared.handle)
      guard let explanation = Explanation(rawValue: kind) else {
        throw SQLiteError.refused(.range, "there is no explanation of kind \(kind)", sql: sql)
      }
      return explanation
    }
  }

  /// The SQL with the bound values in place of the parameters; unbound parameters are NULL.
  ///
  /// Use it for a developer's logs only: the values may be private.
  /// - Throws: ``SQLiteError`` with SQLITE_NOMEM when there is no memory for it, or when it would be longer than SQLITE_LIMIT_LENGTH:
  ///   SQLite does not distinguish the two.
  ///
  /// The C function is `sqlite3_expanded_sql`: <https://sqlite.org/c3ref/expanded_sql.html>
  public var expandedSQL: String {
    get throws(SQLiteError) {
      try connection.enter()
      guard let text = unsafe prepared.wrapper.sqlite3_expanded_sql(prepared.handle) else {
        throw SQLiteError(
          .nomem, "SQLite has no memory for the expanded SQL, or it is longer than SQLITE_LIMIT_LENGTH",
          origin: .call(.sqlite3_expanded_sql),
          sql: sql)
      }
      defer { unsafe prepared.wrapper.sqlite3_free(text) }
      return unsafe String(cString: text)
    }
  }

  /// The names of the parameters, in order, each with its `:`, `@`, `$` or `?`; nil for a parameter without a name.
  /// <https://sqlite.org/c3ref/bind_parameter_name.html>
  public var parameterNames: [String?] {
    guard prepared.parameterCount > 0, connection.isEnterable else { return [] }
    return (1...prepared.parameterCount).map { index in
      unsafe prepared.wrapper.sqlite3_bind_parameter_name(prepared.handle, index).map { unsafe String(cString: $0) }
    }
  }
}

/// One compilation of a statement. As long as the compilation is the same, the part of the schema that the statement uses is unchanged.
///
/// SQLite recompiles a statement before its first step when any connection has changed the schema in the meantime.
/// <https://sqlite.org/c3ref/c_stmtstatus_counter.html>
@usableFromInline package struct Compilation {
  /// The statement, retained so that no other statement can reuse its memory.
  private let prepared: PreparedStatement
  private let number: Int32

  init(of prepared: PreparedStatement) {
    self.prepared = prepared
    number = prepared.compilations
  }

  /// Returns whether this is the current compilation of a statement.
  func isOf(_ prepared: PreparedStatement) -> Bool { self.prepared === prepared && number == prepared.compilations }
}

extension Statement {
  /// Returns whether this is the statement's current compilation.
  @usableFromInline package func isCompiled(as compilation: Compilation?) -> Bool { compilation?.isOf(prepared) == true }

  /// The current compilation of the statement.
  @usableFromInline package var compilation: Compilation { Compilation(of: prepared) }
}

extension Row {
  /// Returns whether this is the current compilation of the row's statement.
  package func isCompiled(as compilation: Compilation?) -> Bool { compilation?.isOf(prepared) == true }
}
