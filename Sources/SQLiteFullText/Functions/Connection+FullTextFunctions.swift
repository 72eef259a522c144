import SQLiteCalls
public import SQLiteCore
import SQLiteText

extension Connection {
  /// Adds an auxiliary function to FTS5. It is called for a matching row and can inspect the match, for example to rank the row.
  ///
  /// ```swift
  /// try connection.addFullTextFunction("hits") { match, _ in try match.instanceCount }
  /// let best = try connection.rows("SELECT title FROM search WHERE search MATCH 'wine' ORDER BY hits(search) DESC")
  /// ```
  /// In SQL its first argument is the table, which is not passed to `body`. The function fails in a query without MATCH. It replaces any
  /// function of the same name, even one of FTS5's own. `ORDER BY rank` uses it if the table's `rank` option names it. Like any function,
  /// it may throw: see ``addFunction(_:argumentCount:_:_:)``.
  /// - Parameters:
  ///   - name: The name, case-insensitive; at most 255 bytes.
  ///   - body: The function, called with the match and the arguments after the table. The connection keeps the closure until it closes, so
  ///     the closure must not capture the connection.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR if the library has no FTS5, SQLITE_MISUSE for an invalid name, SQLITE_BUSY while a
  ///   statement uses a function of this name.
  ///
  /// <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  public func addFullTextFunction<Answer: SQLiteBindable>(
    _ name: String, _ body: @escaping (_ match: FullTextMatchContext, _ arguments: FunctionArguments) throws -> Answer
  ) throws {
    try refuseFullTextName(name)
    let interface = unsafe try fullTextInterface().registry.interface
    failures.connection = self
    let function = unsafe MatchBox(name, on: self) { api, match, wrapper, call in
      let context = unsafe FullTextMatchContext(wrapper, api, match, name)
      try call.setResult(body(context, FunctionArguments(wrapper, call)), through: wrapper)
    }
    let box = unsafe Unmanaged<FunctionBox>.passRetained(function)
    let code = unsafe name.withCString { name in
      unsafe wrapper.fts5_api_xCreateFunction(interface, name, box.toOpaque(), wrapper.trampolines.match, Sqlite3Destructor.ofObject)
    }
    if code != 0 {
      unsafe box.release()  // FTS5 does not call the destructor of a function that it rejects
      throw error(code, in: .fts5_api_xCreateFunction)
    }
  }
}
