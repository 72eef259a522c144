import SQLiteManager
import SystemSQLite
import SQLiteVirtualTables

// The same functions, registered by direct C calls and by a connection, on one connection under different names. The same prepared
// statement of C calls all of them.

extension Direct {
  /// Runs a query of one number.
  static func number(_ sql: String, named name: String, _ database: OpaquePointer) -> Contender {
    Contender(name) { stopwatch in
      let statement = try prepare(database, sql)
      defer { sqlite3_finalize(statement) }
      var checksum = Checksum()
      try stopwatch.time { while try step(statement, database) { checksum.add(sqlite3_column_double(statement, 0)) } }
      return checksum
    }
  }

  static func function(_ database: OpaquePointer) throws -> Contender {
    let flags = SQLITE_UTF8 | SQLITE_DIRECTONLY
    let code = sqlite3_create_function_v2(
      database, "direct_next", 1, flags, nil,
      { context, _, values in
        guard let value = values?[0], sqlite3_value_type(value) == SQLITE_FLOAT else {
          return sqlite3_result_error(context, "a double is wanted", -1)
        }
        sqlite3_result_double(context, sqlite3_value_double(value) * 3 + 1)
      }, nil, nil, nil)
    try check(code, database)
    return number("SELECT sum(direct_next(amount)) FROM thing", named: Contender.direct, database)
  }

  static func aggregate(_ database: OpaquePointer) throws -> Contender {
    let flags = SQLITE_UTF8 | SQLITE_DIRECTONLY
    let code = sqlite3_create_function_v2(
      database, "direct_total", 1, flags, nil, nil,
      { context, _, values in
        guard let memory = sqlite3_aggregate_context(context, 8) else { return sqlite3_result_error_nomem(context) }
        guard let value = values?[0], sqlite3_value_type(value) == SQLITE_FLOAT else {
          return sqlite3_result_error(context, "a double is wanted", -1)
        }
        memory.assumingMemoryBound(to: Double.self).pointee += sqlite3_value_double(value)
      },
      { context in
        let memory = sqlite3_aggregate_context(context, 0)
        sqlite3_result_double(context, memory?.assumingMemoryBound(to: Double.self).pointee ?? 0)
      }, nil)
    try check(code, database)
    return number("SELECT direct_total(amount) FROM thing", named: Contender.direct, database)
  }
}

extension Ours {
  static func function(_ connection: Connection) throws -> Contender {
    try connection.addFunction("next") { (x: Double) in x * 3 + 1 }
    return Direct.number("SELECT sum(next(amount)) FROM thing", named: Contender.ours, try handle(of: connection)).keeping(connection)
  }

  static func functionOfArguments(_ connection: Connection) throws -> Contender {
    try connection.addFunction("next_of", argumentCount: -1) { arguments in try arguments[0, as: Double.self] * 3 + 1 }
    return Direct.number("SELECT sum(next_of(amount)) FROM thing", named: "SQLiteManager, any arguments", try handle(of: connection))
      .keeping(connection)
  }

  static func aggregate(_ connection: Connection) throws -> Contender {
    try connection.addAggregate("mine", initial: 0.0, step: { (sum, x: Double) in sum += x }, final: { $0 })
    return Direct.number("SELECT mine(amount) FROM thing", named: Contender.ours, try handle(of: connection)).keeping(connection)
  }

  static func aggregateOfArguments(_ connection: Connection) throws -> Contender {
    try connection.addAggregate(
      "mine_of", argumentCount: 1, initial: 0.0, step: { sum, arguments in sum += try arguments[0, as: Double.self] }, final: { $0 })
    return Direct.number("SELECT mine_of(amount) FROM thing", named: "SQLiteManager, any arguments", try handle(of: connection))
      .keeping(connection)
  }
}
