import SQLiteCalls

extension Connection {
  /// Adds an auxiliary function to FTS5: one that is called for a row that matches and knows of the match, such as one that ranks.
  ///
  /// ```swift
  /// try connection.addFullTextFunction("hits") { match, _ in try match.instanceCount }
  /// let best = try connection.rows("SELECT title FROM search WHERE search MATCH 'wine' ORDER BY hits(search) DESC")
  /// ```
  /// Its first argument in SQL is the table, which it does not see; in a query without MATCH it fails. One of the same name, also one of FTS5's own, gives way to the new one.
  /// With `ORDER BY rank` it is used when the table's option `rank` names it. It may throw, as any function: see
  /// ``addFunction(_:argumentCount:_:_:)``.
  /// - Parameters:
  ///   - name: The name, in any case; at most 255 bytes.
  ///   - body: The function: the match, and the arguments after the table. The connection keeps it until it closes, so it must not capture
  ///     the connection.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when the library has no FTS5, SQLITE_MISUSE for a name that cannot be, SQLITE_BUSY while a
  ///   statement uses a function of the name.
  ///
  /// <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  public func addFullTextFunction<Answer: SQLiteBindable>(
    _ name: String, _ body: @escaping (_ match: FullTextMatchContext, _ arguments: FunctionArguments) throws -> Answer
  ) throws {
    try refuseFullTextName(name)
    let interface = unsafe try fullTextInterface().source.interface
    failures.connection = self
    let function = MatchBox(name, on: self) { match, wrapper, call in
      try call.answer(try body(match, FunctionArguments(wrapper, call)), through: wrapper)
    }
    let box = unsafe Unmanaged<FunctionBox>.passRetained(function)
    let code = unsafe name.withCString { name in
      unsafe wrapper.fts5_api_xCreateFunction(interface, name, box.toOpaque(), wrapper.trampolines.match, FunctionBox.destructor)
    }
    if code != 0 {
      unsafe box.release()  // FTS5 calls no destructor of what it refuses
      throw error(code, in: .fts5_api_xCreateFunction)
    }
  }
}

/// An auxiliary function.
@safe final class MatchBox: FunctionBox {
  private let body: (FullTextMatchContext, any Sqlite3WrapperProtocol, FunctionCall) throws -> Void

  init(
    _ name: String, on connection: Connection,
    _ body: @escaping (FullTextMatchContext, any Sqlite3WrapperProtocol, FunctionCall) throws -> Void
  ) {
    self.body = body
    super.init(name, on: connection)
  }

  override func match(_ api: UnsafePointer<Fts5ExtensionApi>?, _ match: OpaquePointer?, _ call: Sqlite3FunctionCall) {
    guard let api = unsafe api, let match = unsafe match else { return }
    let call = FunctionCall(self, call)
    do {
      // Without MATCH there is no expression, and FTS5 follows a null pointer to it when it is asked for a rowid or a size.
      guard unsafe wrapper.Fts5ExtensionApi_xPhraseCount(api, match) > 0 else {
        throw SQLiteError.refused(.error, "\(name)() can only be used in a query with MATCH")
      }
      try unsafe body(FullTextMatchContext(wrapper, api, match, name), wrapper, call)
    } catch {
      call.fail(error)
    }
    call.leave()
  }
}
